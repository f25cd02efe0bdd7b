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
    /// Veldslag: ranks 1 to 3, who moves first.
    Red,
    /// Veldslag: ranks 6 to 8.
    Blue,
    /// Bosworth: camps on rank 1.
    South,
    /// Bosworth: camps on file a.
    West,
    /// Bosworth: camps on rank 6.
    North,
    /// Bosworth: camps on file f.
    East,
}

impl Seat {
    /// All seats of all games.
    pub const ALL: [Self; 8] = [
        Self::Attackers,
        Self::Defenders,
        Self::Red,
        Self::Blue,
        Self::South,
        Self::West,
        Self::North,
        Self::East,
    ];

    /// The seat's name as records write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Attackers => "Attackers",
            Self::Defenders => "Defenders",
            Self::Red => "Red",
            Self::Blue => "Blue",
            Self::South => "South",
            Self::West => "West",
            Self::North => "North",
            Self::East => "East",
        }
    }

    /// The seat's name in lower case, as JSON and message ids write it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Attackers => "attackers",
            Self::Defenders => "defenders",
            Self::Red => "red",
            Self::Blue => "blue",
            Self::South => "south",
            Self::West => "west",
            Self::North => "north",
            Self::East => "east",
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
    /// Who holds the whole record, hidden things and all: the tools that check it. Nothing that
    /// people play with may take this viewer.
    Arbiter,
}
