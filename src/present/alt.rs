//! Positions in words: enough to follow a game without seeing it.

use super::words::Words;
use super::{bosworth, tawlbwrdd, veldslag};
use crate::games::{AnyView, Outcome};

/// A picture's description, at most 1024 characters.
pub(super) fn text(view: &AnyView, words: Words) -> String {
    match view {
        AnyView::Tawlbwrdd(view) => tawlbwrdd::alt(view, words),
        AnyView::Veldslag(view) => veldslag::alt(view, words),
        AnyView::Bosworth(view) => bosworth::alt(view, words),
    }
}

/// Who is to move, or how the game ended.
pub(super) fn status(view: &AnyView, words: Words) -> String {
    let id = |id: &str| format!("{id}-{}", view.kind().key());
    let seat = |seat| ("seat", Words::sentence(&words.seat(seat)).into());
    match view.outcome() {
        None => words.tell("alt-to-move", &[seat(view.to_move())]),
        Some(Outcome { winner: None, reason }) => {
            words.tell("alt-drawn", &[("reason", words.reason(view.kind(), reason).into())])
        }
        Some(Outcome { winner: Some(winner), reason }) => {
            let reason = words.reason(view.kind(), reason).into();
            words.tell(&id("alt-won"), &[seat(winner), ("reason", reason)])
        }
    }
}
