use serde::{Deserialize, Serialize};

use crate::games::Seat;
use crate::games::grid::{self, Direction};

/// A square of the 6×6 field, a1 to f6.
pub type Square = grid::Square<6>;

/// A side of the field with its camp, and the kingdom that camps there. Play goes round in this
/// order, clockwise.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Camp {
    /// b1 c1 d1 e1.
    #[default]
    South,
    /// a2 a3 a4 a5.
    West,
    /// b6 c6 d6 e6.
    North,
    /// f2 f3 f4 f5.
    East,
}

impl Camp {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::South, Self::West, Self::North, Self::East];

    /// The seat that plays the kingdom.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self {
            Self::South => Seat::South,
            Self::West => Seat::West,
            Self::North => Seat::North,
            Self::East => Seat::East,
        }
    }

    /// The kingdom of a seat; `None` for another game's seat.
    #[must_use]
    pub const fn of(seat: Seat) -> Option<Self> {
        match seat {
            Seat::South => Some(Self::South),
            Seat::West => Some(Self::West),
            Seat::North => Some(Self::North),
            Seat::East => Some(Self::East),
            _ => None,
        }
    }

    /// The tag of a record that has the kingdom's deck.
    #[must_use]
    pub const fn deck_tag(self) -> &'static str {
        match self {
            Self::South => "SouthDeck",
            Self::West => "WestDeck",
            Self::North => "NorthDeck",
            Self::East => "EastDeck",
        }
    }

    /// The tag of a record that has what is known of the kingdom's hand, while the deck is hidden.
    #[must_use]
    pub const fn hand_tag(self) -> &'static str {
        match self {
            Self::South => "SouthHand",
            Self::West => "WestHand",
            Self::North => "NorthHand",
            Self::East => "EastHand",
        }
    }

    /// The tag of a record that has the colour of the kingdom's cards.
    #[must_use]
    pub const fn colour_tag(self) -> &'static str {
        match self {
            Self::South => "SouthColour",
            Self::West => "WestColour",
            Self::North => "NorthColour",
            Self::East => "EastColour",
        }
    }

    /// The letter that position strings write.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::South => 's',
            Self::West => 'w',
            Self::North => 'n',
            Self::East => 'e',
        }
    }

    /// The camp across the field.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::West => Self::East,
            Self::North => Self::South,
            Self::East => Self::West,
        }
    }

    /// Inward from this side: South up, West right, North down, East left.
    #[must_use]
    pub const fn inward(self) -> Direction {
        match self {
            Self::South => Direction::Up,
            Self::West => Direction::Right,
            Self::North => Direction::Down,
            Self::East => Direction::Left,
        }
    }

    /// The four camp spaces of this side, from a1 on.
    pub fn spaces(self) -> impl Iterator<Item = Square> {
        Square::all().filter(move |square| Self::of_space(*square) == Some(self))
    }

    /// The side whose camp space this is; `None` in the inner field and in the corners.
    #[must_use]
    pub const fn of_space(square: Square) -> Option<Self> {
        match (square.file(), square.rank()) {
            (0 | 5, 0 | 5) => None,
            (_, 0) => Some(Self::South),
            (0, _) => Some(Self::West),
            (_, 5) => Some(Self::North),
            (5, _) => Some(Self::East),
            _ => None,
        }
    }

    /// The side of the board that lies in a direction.
    #[must_use]
    pub const fn towards(direction: Direction) -> Self {
        match direction {
            Direction::Down => Self::South,
            Direction::Left => Self::West,
            Direction::Up => Self::North,
            Direction::Right => Self::East,
        }
    }
}

/// Whether nothing can ever stand on a square: "the corners are never entered".
#[must_use]
pub const fn is_corner(square: Square) -> bool {
    matches!((square.file(), square.rank()), (0 | 5, 0 | 5))
}
