//! The manifest beside the log: it says that a store stands here, which one, and of which version.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::error::OpenError;
use super::versioned::VERSION;

const NAME: &str = "slagveld.json";

/// Which store stands here, and of which version.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Manifest {
    version: u32,
    pub(super) id: String,
}

impl Manifest {
    /// Reads the manifest before anything is opened; `None` where no store stands yet.
    pub(super) fn read(folder: &Path) -> Result<Option<Self>, OpenError> {
        let path = folder.join(NAME);
        let bytes = match fs::read(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(OpenError::Io(path, error.to_string())),
            Ok(bytes) => bytes,
        };
        let manifest: Self = serde_json::from_slice(&bytes)
            .map_err(|error| OpenError::Damaged(path, error.to_string()))?;
        if manifest.version > VERSION {
            return Err(OpenError::Newer(folder.to_owned(), manifest.version));
        }
        Ok(Some(manifest))
    }

    /// Whether an earlier bot wrote it. Such a bot must not open what this one goes on to write.
    pub(super) const fn is_old(&self) -> bool {
        self.version < VERSION
    }

    /// Writes the manifest of a new store, or of one that an earlier bot wrote, whole or not at all.
    pub(super) fn write(folder: &Path, id: &str) -> std::io::Result<Self> {
        let manifest = Self { version: VERSION, id: id.to_owned() };
        let new = folder.join(format!("{NAME}.new"));
        fs::write(&new, serde_json::to_string(&manifest)?)?;
        File::open(&new)?.sync_all()?;
        fs::rename(new, folder.join(NAME))?;
        Ok(manifest)
    }
}
