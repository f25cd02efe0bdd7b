//! Records and files as bytes with a schema version: records as JSON, files as they are.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::error::StoreError;

/// The version this bot writes. 1 knew no set-ups and no direct messages, 2 no cards and no more than
/// two players, 3 no texts with structure in the local room; all are read as they are.
pub(super) const VERSION: u32 = 4;

#[derive(Serialize, Deserialize)]
struct Versioned<T> {
    version: u32,
    data: T,
}

#[derive(Deserialize)]
struct Head {
    version: u32,
}

pub(super) fn encode<T: Serialize>(data: &T) -> Vec<u8> {
    let record = Versioned { version: VERSION, data };
    serde_json::to_vec(&record).expect("records have string keys and no failing parts")
}

/// Reads a record; `name` is for the error.
pub(super) fn decode<T: DeserializeOwned>(name: &str, bytes: &[u8]) -> Result<T, StoreError> {
    let damaged = |error: serde_json::Error| StoreError::Damaged(format!("{name}: {error}"));
    let head: Head = serde_json::from_slice(bytes).map_err(damaged)?;
    if head.version > VERSION {
        return Err(StoreError::Newer(name.to_owned()));
    }
    let record: Versioned<T> = serde_json::from_slice(bytes).map_err(damaged)?;
    Ok(record.data)
}

/// A file's bytes with the schema version before them.
pub(super) fn encode_file(bytes: &[u8]) -> Vec<u8> {
    [&VERSION.to_be_bytes(), bytes].concat()
}

/// Reads a file; `name` is for the error.
pub(super) fn decode_file(name: &str, mut bytes: Vec<u8>) -> Result<Vec<u8>, StoreError> {
    let Some(version) = bytes.first_chunk().map(|head| u32::from_be_bytes(*head)) else {
        return Err(StoreError::Damaged(format!("{name}: the file has no version")));
    };
    if version > VERSION {
        return Err(StoreError::Newer(name.to_owned()));
    }
    Ok(bytes.split_off(VERSION.to_be_bytes().len()))
}
