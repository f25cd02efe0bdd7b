use std::path::PathBuf;

/// Why a store can't be opened. Nothing has been overwritten.
#[derive(Debug)]
pub enum OpenError {
    /// Another process has it open.
    Locked(PathBuf),
    /// A newer bot wrote it: the version found there.
    Newer(PathBuf, u32),
    /// What is there can't be read as a store, or is not whole.
    Damaged(PathBuf, String),
    /// The disk refuses.
    Io(PathBuf, String),
}

/// Why something could not be read or kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The disk refuses: the system's words.
    Disk(String),
    /// A record can't be read; it is left as it is.
    Damaged(String),
    /// A newer bot wrote the record.
    Newer(String),
}
