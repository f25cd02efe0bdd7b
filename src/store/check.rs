//! Whether a store is whole. sled repairs what it opens, and may throw away what it can't read; so
//! a log that was not closed, or was touched since, is first looked at as a copy.

use std::fs;
use std::path::{Path, PathBuf};

use super::copy::copy_folder;
use super::disk::Disk;
use super::error::{OpenError, StoreError};
use super::open::Sum;
use super::versioned::VERSION;

/// What is known of a log without opening it.
pub(super) struct Known<'a> {
    /// The store's own name.
    pub(super) id: &'a str,
    /// How far the log had come for certain.
    pub(super) revision: u64,
}

impl Known<'_> {
    /// Looks for a log, and at a copy of it unless it is as it was when it was closed.
    pub(super) fn check_before_opening(
        &self,
        folder: &Path,
        log: &Path,
        untouched: bool,
    ) -> Result<(), OpenError> {
        if !log.join("db").is_file() {
            return Err(OpenError::Damaged(log.to_owned(), "the file db is missing".into()));
        }
        if untouched { Ok(()) } else { self.check_copy(folder, log) }
    }

    fn check_copy(&self, folder: &Path, log: &Path) -> Result<(), OpenError> {
        let copy = folder.join("store.check");
        let refused = |error: std::io::Error| OpenError::Io(log.to_owned(), error.to_string());
        copy_folder(log, &copy).map_err(refused)?;
        let opened = Disk::open(&copy, None).map_err(|error| renamed(error, log));
        let checked = opened.and_then(|disk| self.check(&disk, log));
        fs::remove_dir_all(&copy).map_err(refused)?;
        checked
    }

    /// Whether a log that has been opened is the one that is meant, and has lost nothing of its end.
    pub(super) fn check(&self, disk: &Disk, log: &Path) -> Result<(), OpenError> {
        let lost = |why: String| OpenError::Damaged(log.to_owned(), why);
        if disk.revision() < self.revision {
            return Err(lost(format!(
                "it ends at change {} of {}",
                disk.revision(),
                self.revision
            )));
        }
        let sum = Sum::read(disk).map_err(|error| unusable(log.to_owned(), error))?;
        if sum.is_some_and(|sum| sum.store == self.id) {
            return Ok(());
        }
        Err(lost("the log is not the one its manifest names".into()))
    }
}

/// The error about the copy is one about the log.
fn renamed(error: OpenError, log: &Path) -> OpenError {
    match error {
        OpenError::Damaged(_, why) => OpenError::Damaged(log.to_owned(), why),
        OpenError::Io(_, why) => OpenError::Io(log.to_owned(), why),
        other => other,
    }
}

pub(super) fn unusable(log: PathBuf, error: StoreError) -> OpenError {
    match error {
        StoreError::Disk(why) => OpenError::Io(log, why),
        StoreError::Damaged(why) => OpenError::Damaged(log, why),
        StoreError::Newer(_) => OpenError::Newer(log, VERSION + 1),
    }
}
