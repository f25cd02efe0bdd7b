//! Bytes on disk: the only module that names sled.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::error::{OpenError, StoreError};

/// A map from bytes to bytes whose changes are atomic, and on disk when [`Disk::commit`] returns.
pub(super) struct Disk {
    db: sled::Db,
    flushes: Arc<Flushes>,
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
    /// Opens or creates the map in a folder.
    pub(super) fn open(path: &Path) -> Result<Self, OpenError> {
        // sled may panic on a file that is no log of its own.
        let opened = catch_unwind(AssertUnwindSafe(|| {
            sled::Config::new().path(path).mode(sled::Mode::HighThroughput).open()
        }));
        let damaged = |why: String| OpenError::Damaged(path.to_owned(), why);
        let db = match opened {
            Ok(Ok(db)) => db,
            Ok(Err(sled::Error::Io(error))) if is_lock(&error) => {
                return Err(OpenError::Locked(path.to_owned()));
            }
            Ok(Err(sled::Error::Io(error))) if error.kind() != std::io::ErrorKind::InvalidData => {
                return Err(OpenError::Io(path.to_owned(), error.to_string()));
            }
            Ok(Err(error)) => return Err(damaged(error.to_string())),
            Err(_) => return Err(damaged("the log can't be read".into())),
        };
        let flushes = Flushes::start(db.clone());
        Ok(Self { db, flushes })
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
    pub(super) fn apply(&self, changes: Changes) -> Result<(), StoreError> {
        self.db.apply_batch(changes.0).map_err(disk)
    }

    /// Waits until everything applied before is on disk. Those who wait share flushes.
    pub(super) fn durable(&self) -> Result<(), StoreError> {
        self.flushes.wait()
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        self.flushes.stop();
    }
}

fn disk(error: sled::Error) -> StoreError {
    StoreError::Disk(error.to_string())
}

fn is_lock(error: &std::io::Error) -> bool {
    error.kind() == std::io::ErrorKind::WouldBlock || error.to_string().contains("acquire lock")
}

/// A thread that flushes as long as somebody waits; one flush serves all who came before it.
struct Flushes {
    state: Mutex<FlushState>,
    changed: Condvar,
}

#[derive(Default)]
struct FlushState {
    /// Numbers of the last request, and of the last that a finished flush has served.
    asked: u64,
    done: u64,
    failure: Option<(u64, StoreError)>,
    stopped: bool,
}

impl Flushes {
    fn start(db: sled::Db) -> Arc<Self> {
        let flushes = Arc::new(Self { state: Mutex::default(), changed: Condvar::new() });
        let worker = Arc::clone(&flushes);
        thread::spawn(move || worker.run(&db));
        flushes
    }

    fn lock(&self) -> MutexGuard<'_, FlushState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn until<'a>(
        &self,
        guard: MutexGuard<'a, FlushState>,
        goes_on: impl Fn(&FlushState) -> bool,
    ) -> MutexGuard<'a, FlushState> {
        let waits = |state: &mut FlushState| !goes_on(state);
        self.changed.wait_while(guard, waits).unwrap_or_else(PoisonError::into_inner)
    }

    fn wait(&self) -> Result<(), StoreError> {
        let mut state = self.lock();
        state.asked += 1;
        let ticket = state.asked;
        self.changed.notify_all();
        let state = self.until(state, |state| state.done >= ticket || state.stopped);
        match &state.failure {
            Some((last, error)) if *last >= ticket => Err(error.clone()),
            _ if state.done < ticket => Err(StoreError::Disk("the store is closed".into())),
            _ => Ok(()),
        }
    }

    fn run(&self, db: &sled::Db) {
        loop {
            let state = self.until(self.lock(), |state| state.asked > state.done || state.stopped);
            let (serves, stopped) = (state.asked, state.stopped);
            drop(state);
            let flushed = db.flush();
            let mut state = self.lock();
            state.done = serves;
            if let Err(error) = flushed {
                state.failure = Some((serves, disk(error)));
            }
            self.changed.notify_all();
            drop(state);
            if stopped {
                return;
            }
        }
    }

    fn stop(&self) {
        self.lock().stopped = true;
        self.changed.notify_all();
    }
}
