//! Whether a store is whole. sled repairs what it opens, and may throw away what it can't read; so
//! a copy is looked at first.

use std::fs;
use std::path::{Path, PathBuf};

use super::copy::copy_folder;
use super::disk::Disk;
use super::error::{OpenError, StoreError};
use super::game::Game;
use super::games::last_id;
use super::label::Label;
use super::open::Sum;
use super::versioned::{VERSION, decode};

/// Checks the log of a labelled store. `revision` is how far it had come for certain.
pub(super) fn check(
    folder: &Path,
    log: &Path,
    label: &Label,
    revision: u64,
) -> Result<(), OpenError> {
    let copy = folder.join("store.check");
    let refused = |error: std::io::Error| OpenError::Io(log.to_owned(), error.to_string());
    if !log.join("db").is_file() {
        return Err(OpenError::Damaged(log.to_owned(), "the file db is missing".into()));
    }
    copy_folder(log, &copy).map_err(refused)?;
    let checked = check_copy(&copy, log, label, revision);
    fs::remove_dir_all(&copy).map_err(refused)?;
    checked
}

fn check_copy(copy: &Path, log: &Path, label: &Label, revision: u64) -> Result<(), OpenError> {
    let disk = Disk::open(copy, None).map_err(|error| renamed(error, log))?;
    let lost = |why: String| OpenError::Damaged(log.to_owned(), why);
    if disk.revision() < revision {
        return Err(lost(format!("it ends at change {} of {revision}", disk.revision())));
    }
    whole(&disk, label).map_err(|error| unusable(log.to_owned(), error))
}

/// The error about the copy is one about the log.
fn renamed(error: OpenError, log: &Path) -> OpenError {
    match error {
        OpenError::Damaged(_, why) => OpenError::Damaged(log.to_owned(), why),
        OpenError::Io(_, why) => OpenError::Io(log.to_owned(), why),
        other => other,
    }
}

/// Checks that nothing is missing and every game can be read.
fn whole(disk: &Disk, label: &Label) -> Result<(), StoreError> {
    let sum = Sum::read(disk)?
        .filter(|sum| sum.store == label.id)
        .ok_or_else(|| StoreError::Damaged("the log is not the one its label names".into()))?;
    let mut found = Sum { store: sum.store.clone(), ..Sum::default() };
    for pair in disk.scan("game/") {
        let (key, value) = pair?;
        let game: Game = decode(&format!("game {}", last_id(&key)), &value)?;
        found.games += 1;
        found.actions += u64::from(game.ply());
    }
    if found == sum {
        return Ok(());
    }
    Err(StoreError::Damaged(format!(
        "{} games with {} actions are there, {} with {} should be",
        found.games, found.actions, sum.games, sum.actions
    )))
}

pub(super) fn unusable(log: PathBuf, error: StoreError) -> OpenError {
    match error {
        StoreError::Disk(why) => OpenError::Io(log, why),
        StoreError::Damaged(why) => OpenError::Damaged(log, why),
        StoreError::Newer(_) => OpenError::Newer(log, VERSION + 1),
    }
}
