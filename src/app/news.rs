//! Counting what there is new to see.

use crate::games::{AnyState, Seat};
use crate::store::Game;

/// Counts what everybody, and every player's own view, has to show anew.
pub(super) fn everywhere(game: &mut Game) {
    game.news();
    game.own_news(|_| true);
}

/// Counts something that is said about a game, but changes nothing on the board.
pub(super) fn said(game: &mut Game) {
    game.said();
    game.own_news(|_| true);
}

/// Counts what a seat has done. Everybody is told once the turn is over; until then it shows in the
/// player's own view alone.
pub(super) fn done(game: &mut Game, by: Seat, after: &AnyState) {
    if after.is_halfway() && after.to_move() == by {
        game.own_news(|player| player.seat == Some(by));
    } else {
        everywhere(game);
    }
}
