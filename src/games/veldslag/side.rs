use serde::{Deserialize, Serialize};

use super::squares::Square;
use crate::games::Seat;

/// One of the two sides.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Ranks 1 to 3; moves first.
    #[default]
    Red,
    /// Ranks 6 to 8.
    Blue,
}

impl Side {
    /// Both sides, the one that moves first before the other.
    pub const ALL: [Self; 2] = [Self::Red, Self::Blue];

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Red => Self::Blue,
            Self::Blue => Self::Red,
        }
    }

    /// The seat that plays this side.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self {
            Self::Red => Seat::Red,
            Self::Blue => Seat::Blue,
        }
    }

    /// The side of a seat; `None` for another game's seat.
    #[must_use]
    pub const fn of(seat: Seat) -> Option<Self> {
        match seat {
            Seat::Red => Some(Self::Red),
            Seat::Blue => Some(Self::Blue),
            _ => None,
        }
    }

    /// The name of the record's tag with the side's set-up.
    #[must_use]
    pub const fn setup_tag(self) -> &'static str {
        match self {
            Self::Red => "RedSetup",
            Self::Blue => "BlueSetup",
        }
    }

    /// The rank of the board, from 0, on which a row of the set-up stands: 0 the front row, 2 the
    /// back row.
    #[must_use]
    pub const fn home_rank(self, row: u8) -> u8 {
        match self {
            Self::Red => 2 - row,
            Self::Blue => 5 + row,
        }
    }

    /// The square of a place in the set-up, 0 to 23: the front row from file a to file h, then the
    /// middle row, then the back row.
    ///
    /// # Panics
    /// From 24 on.
    #[must_use]
    pub const fn home(self, place: u8) -> Square {
        Square::new(place % 8, self.home_rank(place / 8)).expect("a place from 0 to 23")
    }

    /// The place of a square in the set-up; `None` where the side does not set up.
    #[must_use]
    pub fn place(self, square: Square) -> Option<u8> {
        let row = (0..3).find(|&row| self.home_rank(row) == square.rank())?;
        Some(row * 8 + square.file())
    }
}
