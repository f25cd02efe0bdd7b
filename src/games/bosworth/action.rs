use super::camp::Square;
use super::card::Kind;

/// One step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A card goes from one square to another.
    Move {
        /// Where the card stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// A card from the hand is placed in the camp.
    Place(Kind, Square),
    /// No move is possible, or a won queen stays in the hand.
    Pass,
}

impl Action {
    /// The card that comes from the hand; `None` where none does.
    #[must_use]
    pub const fn placed(self) -> Option<Kind> {
        match self {
            Self::Place(kind, _) => Some(kind),
            Self::Move { .. } | Self::Pass => None,
        }
    }
}
