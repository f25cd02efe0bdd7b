//! Who and where, whatever the front end.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A front end: where people are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Front {
    /// Discord.
    Discord,
    /// The local room.
    Web,
}

impl fmt::Display for Front {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Discord => "discord",
            Self::Web => "web",
        })
    }
}

/// A person on a front end.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct UserKey {
    /// Where the person is.
    pub front: Front,
    /// The front end's id of the person; no `/` in it.
    pub id: String,
}

/// A channel, thread or direct conversation on a front end.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct RoomKey {
    /// Where the room is.
    pub front: Front,
    /// The front end's id of the room. On Discord `GUILD/CHANNEL`.
    pub id: String,
}

/// A public message of the bot's.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MessageKey {
    /// The room it stands in.
    pub room: RoomKey,
    /// The front end's id of the message.
    pub id: String,
}

/// The number of a game, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(pub u64);

impl fmt::Display for UserKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.front, self.id)
    }
}

impl fmt::Display for RoomKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.front, self.id)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
