use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::disk::Changes;
use super::error::StoreError;
use super::keys::{RoomKey, UserKey};
use super::open::Store;
use super::versioned::{decode, encode};
use crate::language::Language;

/// What a person has set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct UserSettings {
    /// The language of private answers; `None`: the client's.
    pub language: Option<Language>,
    /// Saved set-ups of Veldslag by name: rows of codes as their owner sees them.
    pub setups: BTreeMap<String, String>,
}

/// What has been set for a room.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RoomSettings {
    /// The language of public messages; `None`: the server's.
    pub language: Option<Language>,
}

impl Store {
    /// What a person has set.
    ///
    /// # Errors
    /// When the disk refuses or the record can't be read.
    pub fn user_settings(&self, user: &UserKey) -> Result<UserSettings, StoreError> {
        self.settings(&format!("set/user/{user}"))
    }

    /// What has been set for a room.
    ///
    /// # Errors
    /// When the disk refuses or the record can't be read.
    pub fn room_settings(&self, room: &RoomKey) -> Result<RoomSettings, StoreError> {
        self.settings(&format!("set/room/{room}"))
    }

    /// Keeps a person's settings. They are on disk when this returns.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn set_user(&self, user: &UserKey, settings: &UserSettings) -> Result<(), StoreError> {
        self.put_settings(&format!("set/user/{user}"), settings)
    }

    /// Keeps a room's settings. They are on disk when this returns.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn set_room(&self, room: &RoomKey, settings: &RoomSettings) -> Result<(), StoreError> {
        self.put_settings(&format!("set/room/{room}"), settings)
    }

    fn settings<T: DeserializeOwned + Default>(&self, key: &str) -> Result<T, StoreError> {
        let bytes = self.disk.get(key)?;
        bytes.map_or_else(|| Ok(T::default()), |bytes| decode(key, &bytes))
    }

    fn put_settings(&self, key: &str, settings: &impl Serialize) -> Result<(), StoreError> {
        let mut changes = Changes::default();
        changes.put(key, encode(settings));
        self.disk.apply(changes)?;
        self.disk.durable()
    }
}
