use super::camp::{Camp, Square};
use super::card::{Card, Kind};
use crate::games::inline::Inline;

/// How many spaces a camp has.
const SPACES: usize = 4;

/// What happened in a turn, as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn.
    pub by: Camp,
    /// The move; `None` where none was possible.
    pub step: Option<(Square, Square)>,
    /// What was moved.
    pub card: Option<Kind>,
    /// What it took.
    pub taken: Option<Card>,
    /// The kingdom it defeated, whose queen the captor has won.
    pub defeated: Option<Camp>,
    /// What was placed after it.
    pub placed: Inline<(Kind, Square), SPACES>,
    /// Whether a won queen took the place of a card face down.
    pub dug: bool,
    /// The spaces that got a card face down because the hand was empty.
    pub closed: Inline<Square, SPACES>,
    /// How many cards were drawn.
    pub drew: usize,
}

impl Turn {
    /// A turn that begins with this move.
    pub(super) fn new(by: Camp, step: Option<(Square, Square)>) -> Self {
        Self {
            by,
            step,
            card: None,
            taken: None,
            defeated: None,
            placed: Inline::default(),
            dug: false,
            closed: Inline::default(),
            drew: 0,
        }
    }
}
