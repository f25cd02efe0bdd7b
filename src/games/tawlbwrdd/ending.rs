use super::piece::Side;
use super::position::{Fallen, Position};
use super::squares::Square;
use crate::games::{Outcome, Reason};

/// How a position ends the game, in the order of the rules: the king's capture, his escape, a
/// repetition ("als een positie zich herhaalt"), no legal move. `was_there` tells of a position whether it is an
/// earlier one.
pub(super) fn verdict(
    position: &Position,
    fallen: Fallen,
    was_there: impl Fn(&Position) -> bool,
) -> Option<Outcome> {
    let (winner, reason) = match decision(position, fallen, was_there) {
        Some(reason @ Reason::KingCaptured) => (Some(Side::Attackers.seat()), reason),
        Some(reason @ Reason::KingEscaped) => (Some(Side::Defenders.seat()), reason),
        Some(reason) => (None, reason),
        None if position.mobility() == 0 => (None, Reason::NoLegalMove),
        None => return None,
    };
    Some(Outcome { winner, reason })
}

/// What ends the game in a position, but for the want of a legal move.
#[inline]
pub(super) fn decision(
    position: &Position,
    fallen: Fallen,
    was_there: impl Fn(&Position) -> bool,
) -> Option<Reason> {
    if fallen.king.is_some() {
        Some(Reason::KingCaptured)
    } else if position.king().is_some_and(Square::is_edge) {
        Some(Reason::KingEscaped)
    } else if was_there(position) {
        Some(Reason::Repetition)
    } else {
        None
    }
}
