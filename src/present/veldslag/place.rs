//! What to do with a square of the set-up.

use super::alt::{counted, piece};
use super::own::step;
use crate::app::{Control, Deploy, Own};
use crate::games::veldslag::{Draft, Rank, Square};
use crate::present::controls::button;
use crate::present::message::{Entry, Menu, Message, Row, Tone};
use crate::present::picture::draft_picture;
use crate::present::words::Words;

/// What stands on a square: `a1: bomb`.
pub fn place_label(square: Square, rank: Option<Rank>, words: Words) -> String {
    let piece = rank.map_or_else(|| words.say("place-empty"), |rank| piece(rank, words));
    words.tell("place-entry", &[("square", square.to_string().into()), ("piece", piece.into())])
}

/// How many of a piece are left to be placed.
pub fn left(rank: Rank, count: usize, words: Words) -> String {
    words.tell("place-left", &[("pieces", counted(rank, count, words).into())])
}

/// The menus for a square: which piece goes there, or with which other square it is exchanged.
pub fn place(own: &Own, square: Square, words: Words) -> Message {
    let Some(draft) = &own.draft else { return Message::default() };
    let game = &own.scene.game;
    let here = draft.rank_on(square).unwrap_or(None);
    let mut rows: Vec<Row> = Vec::new();
    let pieces = pieces(own, draft, square, words);
    if !pieces.is_empty() {
        rows.push(Row::Menu(Menu { prompt: words.say("place-piece-menu"), entries: pieces }));
    }
    let others = others(own, draft, square, words);
    if !others.is_empty() {
        rows.push(Row::Menu(Menu { prompt: words.say("place-swap-menu"), entries: others }));
    }
    let clear = Control::Deploy(Deploy::Clear(square));
    let back = Control::Deploy(Deploy::Show);
    rows.push(Row::Buttons(vec![
        button(game, clear, &words.say("button-clear"), Tone::Secondary).when(here.is_some()),
        button(game, back, &words.say("button-back"), Tone::Secondary),
    ]));
    let id = if draft.missing().is_empty() { "place-ask-swap" } else { "place-ask" };
    let text = words.rich(id, &[("place", place_label(square, here, words).into())]);
    Message { text, picture: Some(draft_picture(draft, words)), rows, ..Message::default() }
}

fn pieces(own: &Own, draft: &Draft, square: Square, words: Words) -> Vec<Entry> {
    let entry = |(rank, count)| Entry {
        press: step(&own.scene.game, Deploy::Put(rank, square)),
        label: Words::sentence(&piece(rank, words)),
        hint: Some(left(rank, count, words)),
    };
    draft.missing().into_iter().map(entry).collect()
}

/// The squares to exchange with: an empty one only with those that are not.
fn others(own: &Own, draft: &Draft, square: Square, words: Words) -> Vec<Entry> {
    let here = draft.rank_on(square).unwrap_or(None);
    let places = (0..24).map(|place| (draft.square(place), draft.rank_at(place)));
    let useful = places.filter(|(other, rank)| *other != square && *rank != here);
    let entry = |(other, rank)| Entry {
        press: step(&own.scene.game, Deploy::Swap(square, other)),
        label: place_label(other, rank, words),
        hint: None,
    };
    useful.map(entry).collect()
}
