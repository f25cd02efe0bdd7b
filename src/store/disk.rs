//! Bytes on disk: the only module that names sled.

use std::io::ErrorKind;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::error::{OpenError, StoreError};
use super::flushes::Flushes;
use super::watermark::Watermark;

const REVISION: &str = "revision";

/// A map from bytes to bytes whose changes are atomic, seen at once after [`Disk::apply`] and on
/// disk after [`Disk::durable`].
pub(super) struct Disk {
    db: sled::Db,
    flushes: Flushes,
    /// How many changes have been applied.
    revision: Arc<Mutex<u64>>,
    /// How many records have been read.
    reads: AtomicU64,
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
    /// Opens or creates the map in a folder. The watermark is told after each flush how far the disk
    /// has come.
    pub(super) fn open(path: &Path, watermark: Option<Arc<Watermark>>) -> Result<Self, OpenError> {
        let db = open_db(path)?;
        let found =
            guarded(REVISION, || db.get(REVISION)).map_err(|error| unusable(path, error))?;
        let known =
            found.and_then(|bytes| Some(u64::from_be_bytes(bytes.as_ref().try_into().ok()?)));
        let revision = Arc::new(Mutex::new(known.unwrap_or(0)));
        let flushes = Flushes::start(flush(db.clone(), Arc::clone(&revision), watermark));
        Ok(Self { db, flushes, revision, reads: AtomicU64::new(0) })
    }

    /// How many changes have been applied since the map was made.
    pub(super) fn revision(&self) -> u64 {
        *self.revision.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn get(&self, key: impl AsRef<[u8]>) -> Result<Option<Vec<u8>>, StoreError> {
        let key = key.as_ref();
        self.reads.fetch_add(1, Ordering::Relaxed);
        Ok(guarded(&name(key), || self.db.get(key))?.map(|value| value.to_vec()))
    }

    /// All pairs whose key begins so, in the order of the keys.
    pub(super) fn scan(
        &self,
        prefix: impl AsRef<[u8]>,
    ) -> impl DoubleEndedIterator<Item = Result<(Vec<u8>, Vec<u8>), StoreError>> {
        let name = name(prefix.as_ref());
        let pairs = self.db.scan_prefix(prefix);
        pairs.map(move |pair| {
            self.reads.fetch_add(1, Ordering::Relaxed);
            let (key, value) = pair.map_err(|error| failed(&name, error))?;
            Ok((key.to_vec(), value.to_vec()))
        })
    }

    /// Makes changes so that they are seen at once; [`Self::durable`] waits until they are on disk.
    pub(super) fn apply(&self, mut changes: Changes) -> Result<(), StoreError> {
        let mut revision = self.revision.lock().unwrap_or_else(PoisonError::into_inner);
        changes.put(REVISION, (*revision + 1).to_be_bytes().to_vec());
        self.db.apply_batch(changes.0).map_err(|error| failed("a change", error))?;
        *revision += 1;
        Ok(())
    }

    /// How many records have been read since the map was opened.
    pub(super) fn reads(&self) -> u64 {
        self.reads.load(Ordering::Relaxed)
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
        Ok(Err(error)) => Err(unusable(path, failed("the log", error))),
        Err(_) => Err(damaged(path, "the log can't be read".into())),
    }
}

/// One flush: everything applied before it is on disk afterwards, and the watermark knows.
fn flush(
    db: sled::Db,
    revision: Arc<Mutex<u64>>,
    watermark: Option<Arc<Watermark>>,
) -> impl Fn() -> Result<(), StoreError> + Send {
    move || {
        let reached = *revision.lock().unwrap_or_else(PoisonError::into_inner);
        db.flush().map_err(|error| failed("the log", error))?;
        watermark.as_ref().map_or(Ok(()), |watermark| watermark.saw(reached))
    }
}

fn damaged(path: &Path, why: String) -> OpenError {
    OpenError::Damaged(path.to_owned(), why)
}

/// Reads something that sled may find broken: what it was is named.
fn guarded<T>(name: &str, read: impl Fn() -> sled::Result<T>) -> Result<T, StoreError> {
    // sled may panic on a page that is none of its own.
    let read = catch_unwind(AssertUnwindSafe(read));
    let read = read.map_err(|_| StoreError::Damaged(format!("{name}: the page can't be read")))?;
    read.map_err(|error| failed(name, error))
}

/// What sled's error means for a record.
fn failed(name: &str, error: sled::Error) -> StoreError {
    match error {
        sled::Error::Io(error) if !is_nonsense(error.kind()) => StoreError::Disk(error.to_string()),
        error => StoreError::Damaged(format!("{name}: {error}")),
    }
}

/// Whether the disk has given what was asked for, but it means nothing.
fn is_nonsense(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::InvalidData | ErrorKind::UnexpectedEof)
}

fn unusable(path: &Path, error: StoreError) -> OpenError {
    match error {
        StoreError::Disk(why) => OpenError::Io(path.to_owned(), why),
        StoreError::Damaged(why) | StoreError::Newer(why) => damaged(path, why),
    }
}

/// A key as people can read it.
fn name(key: &[u8]) -> String {
    String::from_utf8_lossy(key).into_owned()
}
