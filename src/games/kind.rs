//! The games there are.

use serde::{Deserialize, Serialize};

use super::seat::Seat;

/// One of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameKind {
    /// The Welsh tafl game.
    Tawlbwrdd,
    /// The Dutch game of hidden ranks.
    Veldslag,
    /// Chess cards, two to four kingdoms.
    Bosworth,
}

impl GameKind {
    /// All games.
    pub const ALL: [Self; 3] = [Self::Tawlbwrdd, Self::Veldslag, Self::Bosworth];

    /// The name as records, commands and message ids write it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Tawlbwrdd => "tawlbwrdd",
            Self::Veldslag => "veldslag",
            Self::Bosworth => "bosworth",
        }
    }

    /// The game with exactly this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == name)
    }

    /// Whether its players set their pieces up before the first move, each in secret.
    #[must_use]
    pub const fn is_set_up(self) -> bool {
        matches!(self, Self::Veldslag)
    }

    /// Whether its players know things that others must not see.
    #[must_use]
    pub const fn has_secrets(self) -> bool {
        matches!(self, Self::Veldslag | Self::Bosworth)
    }

    /// After how many quiet moves of both sides, or rounds, a player can claim a draw; `None` where
    /// the game ends in other ways.
    #[must_use]
    pub const fn claim(self) -> Option<u32> {
        match self {
            Self::Tawlbwrdd => None,
            Self::Veldslag => Some(super::veldslag::CLAIM),
            Self::Bosworth => Some(super::bosworth::CLAIM),
        }
    }

    /// The seats at its board, the one that moves first before the others.
    #[must_use]
    pub const fn seats(self) -> &'static [Seat] {
        match self {
            Self::Tawlbwrdd => &[Seat::Attackers, Seat::Defenders],
            Self::Veldslag => &[Seat::Red, Seat::Blue],
            Self::Bosworth => &[Seat::South, Seat::West, Seat::North, Seat::East],
        }
    }
}
