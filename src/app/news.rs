//! Counting what there is new to see.

use super::refusal::Refusal;
use crate::games::{AnyState, Seat};
use crate::store::{Game, Player};

/// Counts what everybody, and every player's own view, has to show anew.
pub(super) fn everywhere(game: &mut Game) {
    game.news();
    game.own_news(|_| true);
}

/// Counts something that is said about a game, but changes nothing on the board. Only where the
/// players' own views change with every move do they show that.
pub(super) fn said(game: &mut Game) {
    game.news();
    if game.kind.is_set_up() {
        game.own_news(|_| true);
    }
}

/// Counts what a seat has done. Everybody is told once the turn is over; until then it shows in the
/// player's own view alone. Afterwards it shows in the own views of those whom it concerns: not
/// every turn of others is worth a message.
///
/// # Errors
/// When the game's record can't be played.
pub(super) fn done(game: &mut Game, by: Seat, began: usize, after: &AnyState) -> Result<(), Refusal> {
    if after.is_halfway() && after.to_move() == by {
        game.own_news(|player| player.seat == Some(by));
        return Ok(());
    }
    let before = game.replay_of(began).ok_or(Refusal::Broken(game.id.0))?.living();
    let (now, next) = (after.living(), after.to_move());
    let always = game.kind.is_set_up() || after.outcome().is_some();
    let concerned = |seat: Seat| {
        seat == by || seat == next || (before.contains(&seat) && !now.contains(&seat))
    };
    game.news();
    game.own_news(|player: &Player| always || player.seat.is_some_and(concerned));
    Ok(())
}
