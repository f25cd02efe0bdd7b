//! The places at the games' boards.

use serde::{Deserialize, Serialize};

/// A place at a board. Every game has seats of its own; a record and the command line name them so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// Tawlbwrdd: the besiegers, who move first.
    Attackers,
    /// Tawlbwrdd: the king's side.
    Defenders,
}

impl Seat {
    /// All seats of all games.
    pub const ALL: [Self; 2] = [Self::Attackers, Self::Defenders];

    /// The seat's name as records write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Attackers => "Attackers",
            Self::Defenders => "Defenders",
        }
    }

    /// The seat's name in lower case, as JSON and message ids write it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Attackers => "attackers",
            Self::Defenders => "defenders",
        }
    }

    /// The seat with this name, in either case.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|seat| seat.key().eq_ignore_ascii_case(name))
    }
}

/// Whose eyes a view is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Everybody: what the channel may see.
    Public,
    /// The player in a seat.
    Seat(Seat),
}
