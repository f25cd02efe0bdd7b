use serde::{Deserialize, Serialize};

use crate::language::Language;

/// What a person has set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct UserSettings {
    /// The language of private answers; `None`: the client's.
    pub language: Option<Language>,
}

/// What has been set for a room.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RoomSettings {
    /// The language of public messages; `None`: the server's.
    pub language: Option<Language>,
}
