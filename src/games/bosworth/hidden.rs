use std::fmt;

use super::card::Kind;
use super::deal::HAND;
use crate::games::inline::Inline;

/// A hand. `Debug` does not show it.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct Hidden(pub(super) Inline<Kind, MOST>);

/// The most cards a hand can hold: those that are drawn, and the queens of three others.
const MOST: usize = HAND + 3;

impl fmt::Debug for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hidden(…)")
    }
}
