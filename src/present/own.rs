//! A player's own view of a game: which game, and whose view.

use super::message::Message;
use super::words::{Words, number};
use super::{bosworth, veldslag};
use crate::app::Own;
use crate::games::{AnyView, Seat};
use crate::text::Rich;

/// What a player sees: in the direct message, and when asking for it.
pub(super) fn own(own: &Own, words: Words) -> Message {
    match &own.scene.view {
        AnyView::Bosworth(view) => bosworth::own(own, view, words),
        AnyView::Tawlbwrdd(_) | AnyView::Veldslag(_) => veldslag::own(own, words),
    }
}

/// Which game it is, which side one leads, and where it is played.
pub(super) fn headline(own: &Own, words: Words) -> Rich {
    let game = &own.scene.game;
    let seat = seat(own);
    let args = [
        ("game", words.kind(game.kind).into()),
        ("number", number(game.id).into()),
        ("seat", seat.map(|seat| words.seat(seat)).unwrap_or_default().into()),
        ("channel", game.room.clone().into()),
    ];
    words.rich("own-headline", &args)
}

pub(super) fn is_next(own: &Own) -> bool {
    seat(own) == Some(own.scene.view.to_move())
}

pub(super) fn seat(own: &Own) -> Option<Seat> {
    own.scene.game.player(&own.user).and_then(|player| player.seat)
}
