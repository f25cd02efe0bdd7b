//! A small file beside the log that knows how far the log had come. A log that has lost its end
//! looks whole to sled; the witness gives it away.

use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use super::error::StoreError;

pub(super) struct Witness(File);

impl Witness {
    pub(super) fn open(path: &Path) -> std::io::Result<Self> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false).open(path).map(Self)
    }

    /// The revision that was on disk for certain; 0 where the file can't tell.
    pub(super) fn revision(&mut self) -> u64 {
        let mut text = String::new();
        let read = self.0.seek(SeekFrom::Start(0)).and_then(|_| self.0.read_to_string(&mut text));
        read.ok().and_then(|_| text.trim().parse().ok()).unwrap_or(0)
    }

    /// Notes a revision that is on disk now. The note itself may reach the disk later.
    pub(super) fn saw(&self, revision: u64) -> Result<(), StoreError> {
        let text = format!("{revision:020}\n");
        let mut file = &self.0;
        file.seek(SeekFrom::Start(0))
            .and_then(|_| file.write_all(text.as_bytes()))
            .map_err(|error| StoreError::Disk(error.to_string()))
    }
}
