//! How games end.

use super::seat::Seat;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won; `None` when the game is drawn.
    pub winner: Option<Seat>,
    /// What ended it.
    pub reason: Reason,
}

/// What ended a game, in the words of a record's `Termination` tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Tawlbwrdd: the king reached the edge.
    KingEscaped,
    /// Tawlbwrdd: the king was captured.
    KingCaptured,
    /// A position came back.
    Repetition,
    /// The player to move has no legal move.
    NoLegalMove,
    /// Veldslag: the flag was taken.
    FlagCaptured,
    /// Veldslag: neither side has a piece that could move.
    NoMobilePieces,
    /// Bosworth: only one king is left.
    LastKing,
    /// Bosworth: nobody could move or place anything for a whole round.
    Deadlock,
    /// A player resigned.
    Resigned,
    /// A player ran out of time and was expelled.
    Time,
    /// The players agreed on a draw.
    Agreed,
    /// A player claimed a draw that the rules grant.
    Claimed,
    /// A moderator declared the game drawn.
    Declared,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Self; 13] = [
        Self::KingEscaped,
        Self::KingCaptured,
        Self::Repetition,
        Self::NoLegalMove,
        Self::FlagCaptured,
        Self::NoMobilePieces,
        Self::LastKing,
        Self::Deadlock,
        Self::Resigned,
        Self::Time,
        Self::Agreed,
        Self::Claimed,
        Self::Declared,
    ];

    /// The reason as a record writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::KingEscaped => "king escaped",
            Self::KingCaptured => "king captured",
            Self::Repetition => "repetition",
            Self::NoLegalMove => "no legal move",
            Self::FlagCaptured => "flag captured",
            Self::NoMobilePieces => "no mobile pieces",
            Self::LastKing => "last king",
            Self::Deadlock => "deadlock",
            Self::Resigned => "resigned",
            Self::Time => "time",
            Self::Agreed => "agreed",
            Self::Claimed => "claimed",
            Self::Declared => "declared",
        }
    }
}

impl Outcome {
    /// The value of a record's `Result` tag.
    #[must_use]
    pub const fn result(&self) -> &'static str {
        match self.winner {
            Some(seat) => seat.name(),
            None => "draw",
        }
    }
}
