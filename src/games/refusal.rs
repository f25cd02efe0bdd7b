use super::all::AnyRefusal;
use super::word::WordRefusal;

/// Why an action of a record can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game's own rules refuse an action on the board.
    Board(AnyRefusal),
    /// An action in words is refused.
    Word(WordRefusal),
}

impl<R: Into<AnyRefusal>> From<R> for Refusal {
    fn from(refusal: R) -> Self {
        Self::Board(refusal.into())
    }
}
