//! Positions in words: enough to follow a game without seeing it.

use super::words::Words;
use crate::games::tawlbwrdd::{CASTLE, Piece, Side, Squares, View};
use crate::games::{AnyView, Outcome};

/// A picture's description, at most 1024 characters.
pub(super) fn text(view: &AnyView, words: Words) -> String {
    match view {
        AnyView::Tawlbwrdd(view) => tawlbwrdd(view, words),
    }
}

fn tawlbwrdd(view: &View, words: Words) -> String {
    let position = view.position();
    let attackers = position.pieces(Side::Attackers);
    let defenders: Squares = position
        .pieces(Side::Defenders)
        .iter()
        .filter(|&square| position.piece(square) == Some(Piece::Defender))
        .collect();
    let text = words.tell(
        "alt-tawlbwrdd",
        &[
            ("game", words.say("game-tawlbwrdd").into()),
            ("status", status(view, words).into()),
            ("last", last(view, words).into()),
            ("king", king(view, words).into()),
            ("ways", ways(view, words).into()),
            ("threats", threats(view, words).into()),
            ("attackers", attackers.len().into()),
            ("attackersquares", list(attackers, words).into()),
            ("defenders", defenders.len().into()),
            ("defendersquares", list(defenders, words).into()),
        ],
    );
    // Sentences that have nothing to say leave their spaces behind.
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn status(view: &View, words: Words) -> String {
    let seat = |side: Side| Words::sentence(&words.seat(side.seat()));
    match view.outcome() {
        None => words.tell("alt-to-move", &[("seat", seat(view.position().side()).into())]),
        Some(Outcome { winner: None, reason }) => {
            words.tell("alt-drawn", &[("reason", words.reason(reason).into())])
        }
        Some(Outcome { winner: Some(winner), reason }) => {
            let winner = Words::sentence(&words.seat(winner));
            words.tell(
                "alt-won",
                &[("seat", winner.into()), ("reason", words.reason(reason).into())],
            )
        }
    }
}

fn last(view: &View, words: Words) -> String {
    let Some(last) = view.last() else { return words.say("alt-no-move") };
    let mover = view.position().side().opponent();
    let mut args = vec![
        ("seat", words.seat(mover.seat()).into()),
        ("from", last.action.from.to_string().into()),
        ("to", last.action.to.to_string().into()),
    ];
    let fallen = last.fallen.squares();
    if fallen.is_empty() {
        return words.tell("alt-last", &args);
    }
    args.push(("squares", list(fallen, words).into()));
    words.tell("alt-last-taking", &args)
}

fn king(view: &View, words: Words) -> String {
    let Some(square) = view.position().king() else { return words.say("alt-king-captured") };
    let id = if square == CASTLE { "alt-king-castle" } else { "alt-king" };
    words.tell(id, &[("square", square.to_string().into())])
}

fn ways(view: &View, words: Words) -> String {
    let escapes = view.escapes();
    if view.outcome().is_some() {
        String::new()
    } else if escapes.is_empty() {
        words.say("alt-no-way")
    } else {
        words.tell("alt-ways", &[("squares", list(escapes, words).into())])
    }
}

fn threats(view: &View, words: Words) -> String {
    let takeable = view.takeable();
    if view.outcome().is_some() {
        String::new()
    } else if takeable.is_empty() {
        words.say("alt-no-threats")
    } else {
        words.tell("alt-threats", &[("squares", list(takeable, words).into())])
    }
}

fn list(squares: Squares, words: Words) -> String {
    if squares.is_empty() {
        return words.say("nobody");
    }
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}
