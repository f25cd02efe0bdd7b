//! Bytes on disk: the only module that names sled.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use super::error::{OpenError, StoreError};
use super::flushes::Flushes;
use super::witness::Witness;

const REVISION: &str = "revision";

/// A map from bytes to bytes whose changes are atomic, seen at once after [`Disk::apply`] and on
/// disk after [`Disk::durable`].
pub(super) struct Disk {
    db: sled::Db,
    flushes: Flushes,
    /// How many changes have been applied.
    revision: Arc<Mutex<u64>>,
}

/// Changes that are made all together or not at all.
#[derive(Default)]
pub(super) struct Changes(sled::Batch);

impl Changes {
    pub(super) fn put(&mut self, key: impl AsRef<[u8]>, value: Vec<u8>) {
        self.0.insert(key.as_ref(), value);
    }

    pub(super) fn remove(&mut self, key: impl AsRef<[u8]>) {
        self.0.remove(key.as_ref());
    }
}

impl Disk {
    /// Opens or creates the map in a folder. The witness is told after each flush how far the disk
    /// has come.
    pub(super) fn open(path: &Path, witness: Option<Witness>) -> Result<Self, OpenError> {
        let db = open_db(path)?;
        let found = db.get(REVISION).map_err(|error| damaged(path, error.to_string()))?;
        let known =
            found.and_then(|bytes| Some(u64::from_be_bytes(bytes.as_ref().try_into().ok()?)));
        let revision = Arc::new(Mutex::new(known.unwrap_or(0)));
        let flushes = Flushes::start(flush(db.clone(), Arc::clone(&revision), witness));
        Ok(Self { db, flushes, revision })
    }

    /// How many changes have been applied since the map was made.
    pub(super) fn revision(&self) -> u64 {
        *self.revision.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn get(&self, key: impl AsRef<[u8]>) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.db.get(key).map_err(disk)?.map(|value| value.to_vec()))
    }

    /// All pairs whose key begins so, in the order of the keys.
    pub(super) fn scan(
        &self,
        prefix: impl AsRef<[u8]>,
    ) -> impl DoubleEndedIterator<Item = Result<(Vec<u8>, Vec<u8>), StoreError>> {
        let pairs = self.db.scan_prefix(prefix);
        pairs.map(|pair| pair.map(|(key, value)| (key.to_vec(), value.to_vec())).map_err(disk))
    }

    /// Makes changes so that they are seen at once; [`Self::durable`] waits until they are on disk.
    pub(super) fn apply(&self, mut changes: Changes) -> Result<(), StoreError> {
        let mut revision = self.revision.lock().unwrap_or_else(PoisonError::into_inner);
        changes.put(REVISION, (*revision + 1).to_be_bytes().to_vec());
        self.db.apply_batch(changes.0).map_err(disk)?;
        *revision += 1;
        Ok(())
    }

    /// Waits until everything applied before is on disk. Those who wait share flushes.
    pub(super) fn durable(&self) -> Result<(), StoreError> {
        self.flushes.wait()
    }
}

fn open_db(path: &Path) -> Result<sled::Db, OpenError> {
    // sled may panic on a file that is no log of its own.
    let opened = catch_unwind(AssertUnwindSafe(|| sled::Config::new().path(path).open()));
    match opened {
        Ok(Ok(db)) => Ok(db),
        Ok(Err(sled::Error::Io(error))) if error.kind() != std::io::ErrorKind::InvalidData => {
            Err(OpenError::Io(path.to_owned(), error.to_string()))
        }
        Ok(Err(error)) => Err(damaged(path, error.to_string())),
        Err(_) => Err(damaged(path, "the log can't be read".into())),
    }
}

/// One flush: everything applied before it is on disk afterwards, and the witness knows.
fn flush(
    db: sled::Db,
    revision: Arc<Mutex<u64>>,
    witness: Option<Witness>,
) -> impl Fn() -> Result<(), StoreError> + Send {
    move || {
        let reached = *revision.lock().unwrap_or_else(PoisonError::into_inner);
        db.flush().map_err(disk)?;
        witness.as_ref().map_or(Ok(()), |witness| witness.saw(reached))
    }
}

fn damaged(path: &Path, why: String) -> OpenError {
    OpenError::Damaged(path.to_owned(), why)
}

#[expect(clippy::needless_pass_by_value, reason = "it is passed to map_err")]
fn disk(error: sled::Error) -> StoreError {
    StoreError::Disk(error.to_string())
}
