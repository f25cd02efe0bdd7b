use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};

use super::check::{Known, unusable};
use super::copy::{close, create};
use super::disk::{Changes, Disk};
use super::drawer::Drawer;
use super::error::{OpenError, StoreError};
use super::keys::Front;
use super::manifest::Manifest;
use super::versioned::{decode, encode};
use super::watermark::{Seal, Watermark};

/// Everything the bot keeps.
pub struct Store {
    pub(super) disk: Disk,
    /// Dropped after the disk.
    _seal: Seal,
    manifest: Manifest,
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
        let manifest = Manifest::read(folder)?;
        let watermark = Watermark::open(&folder.join("revision")).map_err(refused)?;
        let watermark = Arc::new(watermark);
        let disk = open_log(folder, &log, manifest.as_ref(), &watermark)?;
        let sum = Self::sum(&disk).map_err(|error| unusable(log.clone(), error))?;
        let manifest = match manifest {
            Some(manifest) if !manifest.is_old() => manifest,
            _ => Manifest::write(folder, &sum.store).map_err(refused)?,
        };
        let seal = Seal { watermark, log };
        Ok(Self { disk, _seal: seal, manifest, sum: Mutex::new(sum), _lock: lock })
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
        &self.manifest.id
    }

    /// How many records have been read since the store was opened, opening it included.
    #[must_use]
    pub fn records_read(&self) -> u64 {
        self.disk.reads()
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

/// Opens a store's log once it is known to be whole.
fn open_log(
    folder: &Path,
    log: &Path,
    manifest: Option<&Manifest>,
    watermark: &Arc<Watermark>,
) -> Result<Disk, OpenError> {
    let refused = |error: std::io::Error| OpenError::Io(folder.to_owned(), error.to_string());
    let revision = watermark.revision();
    let known = manifest.map(|manifest| Known { id: &manifest.id, revision });
    if let Some(known) = &known {
        known.check_before_opening(folder, log, watermark.is_untouched(log))?;
    }
    watermark.unseal().map_err(refused)?;
    let disk = Disk::open(log, Some(Arc::clone(watermark)))?;
    known.map_or(Ok(()), |known| known.check(&disk, log))?;
    Ok(disk)
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
