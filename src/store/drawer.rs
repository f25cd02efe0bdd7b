use serde::Serialize;
use serde::de::DeserializeOwned;

use super::disk::{Changes, Disk};
use super::error::StoreError;
use super::keys::Front;
use super::versioned::{decode, decode_file, encode, encode_file};

/// A drawer of the store for a front end's own records and files, by names the front end chooses.
pub struct Drawer<'a> {
    pub(super) disk: &'a Disk,
    pub(super) front: Front,
}

impl Drawer<'_> {
    /// The record with this name.
    ///
    /// # Errors
    /// When the disk refuses or the record can't be read.
    pub fn get<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, StoreError> {
        let bytes = self.disk.get(self.key(name))?;
        bytes.map(|bytes| decode(name, &bytes)).transpose()
    }

    /// All records whose name begins so, in the order of their names.
    ///
    /// # Errors
    /// When the disk refuses or a record can't be read.
    pub fn scan<T: DeserializeOwned>(&self, prefix: &str) -> Result<Vec<(String, T)>, StoreError> {
        let skip = self.key("").len();
        let read = |(key, value): (Vec<u8>, Vec<u8>)| {
            let name = String::from_utf8_lossy(&key[skip..]).into_owned();
            decode(&name, &value).map(|record| (name, record))
        };
        self.disk.scan(self.key(prefix)).map(|pair| pair.and_then(read)).collect()
    }

    /// Keeps a record. It is seen at once, and on disk a moment later or after [`Self::durable`].
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn put(&self, name: &str, record: &impl Serialize) -> Result<(), StoreError> {
        let mut changes = Changes::default();
        changes.put(self.key(name), encode(record));
        self.disk.apply(changes)
    }

    /// The file with this name.
    ///
    /// # Errors
    /// When the disk refuses, or a newer bot kept the file.
    pub fn file(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let bytes = self.disk.get(self.key(name))?;
        bytes.map(|bytes| decode_file(name, bytes)).transpose()
    }

    /// Keeps a file, as [`Self::put`] keeps a record.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn put_file(&self, name: &str, bytes: &[u8]) -> Result<(), StoreError> {
        let mut changes = Changes::default();
        changes.put(self.key(name), encode_file(bytes));
        self.disk.apply(changes)
    }

    /// Waits until everything kept so far is on disk.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn durable(&self) -> Result<(), StoreError> {
        self.disk.durable()
    }

    /// Takes a record out.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn remove(&self, name: &str) -> Result<(), StoreError> {
        let mut changes = Changes::default();
        changes.remove(self.key(name));
        self.disk.apply(changes)
    }

    fn key(&self, name: &str) -> String {
        format!("front/{}/{name}", self.front)
    }
}
