//! Records as bytes: JSON with a schema version.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::error::StoreError;

/// The version this bot writes.
pub(super) const VERSION: u32 = 1;

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
