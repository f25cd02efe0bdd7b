use super::camp::Camp;
use crate::games::grid::Direction;

/// What a card shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Whose capture defeats the kingdom.
    #[default]
    King,
    /// Slides all ways.
    Queen,
    /// Slides along ranks and files.
    Rook,
    /// Slides along diagonals.
    Bishop,
    /// Jumps.
    Knight,
    /// Goes forward.
    Pawn,
}

/// A card on the board, face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// The kingdom that moves it.
    pub owner: Camp,
    /// What it shows.
    pub kind: Kind,
    /// A pawn's forward direction: inward from the camp space on which it entered, for life.
    pub forward: Direction,
    /// Whether it has moved since it entered.
    pub moved: bool,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 6] =
        [Self::King, Self::Queen, Self::Rook, Self::Bishop, Self::Knight, Self::Pawn];

    /// The letter that records write.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Queen => 'Q',
            Self::Rook => 'R',
            Self::Bishop => 'B',
            Self::Knight => 'N',
            Self::Pawn => 'P',
        }
    }

    /// The kind of a letter, in either case.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        let letter = letter.to_ascii_uppercase();
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The name as message ids and commands write it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::King => "king",
            Self::Queen => "queen",
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Knight => "knight",
            Self::Pawn => "pawn",
        }
    }
}
