use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};

use super::check::{check, unusable};
use super::copy::{close, create};
use super::disk::{Changes, Disk};
use super::drawer::Drawer;
use super::error::{OpenError, StoreError};
use super::keys::Front;
use super::label::Label;
use super::versioned::{decode, encode};
use super::witness::Witness;

/// Everything the bot keeps.
pub struct Store {
    pub(super) disk: Disk,
    label: Label,
    /// Held while games change, so that the sum stays true.
    sum: Mutex<Sum>,
    /// Locked as long as the store is open.
    _lock: File,
}

/// How much there has to be: a store that has lost a part of itself is found out by it.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Sum {
    pub(super) store: String,
    pub(super) games: u64,
    pub(super) actions: u64,
}

impl Sum {
    pub(super) const KEY: &str = "sum";

    pub(super) fn read(disk: &Disk) -> Result<Option<Self>, StoreError> {
        disk.get(Self::KEY)?.map(|bytes| decode(Self::KEY, &bytes)).transpose()
    }
}

impl Store {
    /// Opens the store in a folder, or makes a new one there.
    ///
    /// # Errors
    /// When it is locked, of a newer version, damaged, or the disk refuses. Nothing is overwritten
    /// then.
    pub fn open(folder: &Path) -> Result<Self, OpenError> {
        let refused = |error: std::io::Error| OpenError::Io(folder.to_owned(), error.to_string());
        create(folder).map_err(refused)?;
        let lock = lock(folder)?;
        let log = folder.join("store");
        create(&log).and_then(|()| close(&log)).map_err(refused)?;
        let known = Label::read(folder)?;
        let mut witness = Witness::open(&folder.join("revision")).map_err(refused)?;
        if let Some(label) = &known {
            check(folder, &log, label, witness.revision())?;
        }
        let disk = Disk::open(&log, Some(witness))?;
        let sum = Self::sum(&disk).map_err(|error| unusable(log, error))?;
        let label = match known {
            Some(label) if !label.is_old() => label,
            _ => Label::write(folder, &sum.store).map_err(refused)?,
        };
        Ok(Self { disk, label, sum: Mutex::new(sum), _lock: lock })
    }

    /// The sum of a store; a new one gets its name here.
    fn sum(disk: &Disk) -> Result<Sum, StoreError> {
        if let Some(sum) = Sum::read(disk)? {
            return Ok(sum);
        }
        let sum = Sum { store: random_hex(8), ..Sum::default() };
        let mut changes = Changes::default();
        changes.put(Sum::KEY, encode(&sum));
        disk.apply(changes)?;
        disk.durable()?;
        Ok(sum)
    }

    /// The store's own random name: 16 hexadecimal digits.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.label.id
    }

    /// The drawer of a front end.
    #[must_use]
    pub const fn drawer(&self, front: Front) -> Drawer<'_> {
        Drawer { disk: &self.disk, front }
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, Sum> {
        self.sum.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes the folder for this process alone.
fn lock(folder: &Path) -> Result<File, OpenError> {
    let path: PathBuf = folder.join("lock");
    let refused = |error: std::io::Error| OpenError::Io(path.clone(), error.to_string());
    let file = File::create(&path).map_err(refused)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::Locked(folder.to_owned())),
        Err(TryLockError::Error(error)) => Err(refused(error)),
    }
}

/// Random bytes from the system's secure source as hexadecimal digits.
fn random_hex(bytes: usize) -> String {
    let mut buffer = vec![0; bytes];
    getrandom::fill(&mut buffer).expect("the system has a secure source of randomness");
    hex::encode(buffer)
}
