//! A small file beside the log that knows how far the log had come, and how its file looked when the
//! store was closed last. A log that has lost its end looks whole to sled; the watermark gives it
//! away.

use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::UNIX_EPOCH;

use super::error::StoreError;

/// The length of the first line: twenty digits and the line's end.
const FIRST: u64 = 21;

/// The file, and the highest revision in it; nobody else has it open.
pub(super) struct Watermark {
    file: File,
    highest: AtomicU64,
}

/// How a log's file looks from outside: its length, and when it was written last.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Written {
    length: u64,
    nanoseconds: u128,
}

impl Watermark {
    pub(super) fn open(path: &Path) -> std::io::Result<Self> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let watermark = Self { file: options.open(path)?, highest: AtomicU64::new(0) };
        let first = watermark.text().lines().next().and_then(|line| line.parse().ok());
        watermark.highest.store(first.unwrap_or(0), Ordering::Relaxed);
        Ok(watermark)
    }

    fn text(&self) -> String {
        let (mut file, mut text) = (&self.file, String::new());
        let read = file.seek(SeekFrom::Start(0)).and_then(|_| file.read_to_string(&mut text));
        read.map(|_| text).unwrap_or_default()
    }

    /// The revision that was on disk for certain; 0 where the file can't tell.
    pub(super) fn revision(&self) -> u64 {
        self.highest.load(Ordering::Relaxed)
    }

    /// Whether nothing has been written to a log since its store was closed.
    pub(super) fn is_untouched(&self, log: &Path) -> bool {
        let text = self.text();
        let known = text.lines().nth(1).and_then(Written::parse);
        known.is_some_and(|known| Written::of(log).is_ok_and(|now| now == known))
    }

    /// Forgets how the log's file looked, on disk, before it is written to.
    pub(super) fn unseal(&self) -> std::io::Result<()> {
        if self.file.metadata()?.len() > FIRST {
            self.file.set_len(FIRST)?;
            self.file.sync_data()?;
        }
        Ok(())
    }

    /// Notes a revision that is on disk now, unless a higher one was. The note itself may reach the
    /// disk later.
    pub(super) fn saw(&self, revision: u64) -> Result<(), StoreError> {
        if self.highest.fetch_max(revision, Ordering::Relaxed) > revision {
            return Ok(());
        }
        self.write(0, &format!("{revision:020}\n"))
            .map_err(|error| StoreError::Disk(error.to_string()))
    }

    /// Notes how the log's file looks, now that nobody writes to it any more.
    fn seal(&self, log: &Path) -> std::io::Result<()> {
        File::open(db(log))?.sync_all()?;
        self.write(FIRST, &format!("{}\n", Written::of(log)?.line()))?;
        self.file.sync_data()
    }

    fn write(&self, at: u64, text: &str) -> std::io::Result<()> {
        let mut file = &self.file;
        file.seek(SeekFrom::Start(at)).and_then(|_| file.write_all(text.as_bytes()))
    }
}

impl Written {
    fn of(log: &Path) -> std::io::Result<Self> {
        let file = db(log).metadata()?;
        let since = file.modified()?.duration_since(UNIX_EPOCH).unwrap_or_default();
        Ok(Self { length: file.len(), nanoseconds: since.as_nanos() })
    }

    fn line(&self) -> String {
        format!("{} {}", self.length, self.nanoseconds)
    }

    fn parse(line: &str) -> Option<Self> {
        let (length, nanoseconds) = line.split_once(' ')?;
        Some(Self { length: length.parse().ok()?, nanoseconds: nanoseconds.parse().ok()? })
    }
}

fn db(log: &Path) -> PathBuf {
    log.join("db")
}

/// Notes how the log's file looks when it is dropped: after the log itself.
pub(super) struct Seal {
    pub(super) watermark: Arc<Watermark>,
    pub(super) log: PathBuf,
}

impl Drop for Seal {
    fn drop(&mut self) {
        if let Err(error) = self.watermark.seal(&self.log) {
            // The log is only looked at more closely when it is opened next.
            tracing::warn!(%error, "that the store was closed could not be noted");
        }
    }
}
