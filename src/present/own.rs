//! A player's own view of a game: which game, and whose view.

use super::message::Message;
use super::words::{Words, number};
use super::{bosworth, veldslag};
use crate::app::{Own, Table};
use crate::games::{AnyView, Seat};
use crate::store::Front;

/// What a player sees: in the direct message, and when asking for it.
pub(super) fn own(own: &Own, words: Words) -> Message {
    match &own.scene.view {
        AnyView::Bosworth(view) => bosworth::own(own, view, words),
        AnyView::Tawlbwrdd(_) | AnyView::Veldslag(_) => veldslag::own(own, words),
    }
}

/// Which game it is, which side one leads, and where it is played.
pub(super) fn headline(own: &Own, words: Words) -> String {
    let game = &own.scene.game;
    let seat = seat(own);
    let args = [
        ("game", words.kind(game.kind).into()),
        ("number", number(game.id).into()),
        ("seat", seat.map(|seat| words.seat(seat)).unwrap_or_default().into()),
        ("channel", channel(game).into()),
    ];
    words.tell("own-headline", &args).trim_end().to_owned()
}

/// Where the game is played, as a link to the channel where the front end has such links.
fn channel(game: &Table) -> String {
    let id = game.room.id.rsplit('/').next().unwrap_or_default();
    if game.room.front == Front::Discord { format!("<#{id}>") } else { String::new() }
}

pub(super) fn is_next(own: &Own) -> bool {
    seat(own) == Some(own.scene.view.to_move())
}

pub(super) fn seat(own: &Own) -> Option<Seat> {
    own.scene.game.player(&own.user).and_then(|player| player.seat)
}
