//! The menus of a move: which piece, then where to.

use super::controls::button;
use super::message::{Entry, Menu, Message, Row, Tone};
use super::words::Words;
use crate::app::{Control, Press, Scene};
use crate::games::tawlbwrdd::{Action, Piece, Square, View};
use crate::games::{AnyView, Move};

/// How many entries a menu holds. No piece of these games has more squares to go to, and no side
/// more pieces.
const MOST: usize = 25;

/// Which piece.
pub(super) fn pieces(scene: &Scene, words: Words) -> Message {
    let moves = scene.view.moves();
    let mut entries: Vec<Entry> = Vec::new();
    for first in &moves {
        let press = press(scene, Control::Squares(first.from.clone()));
        if entries.iter().all(|entry| entry.press != press) {
            let piece = piece_on(&scene.view, &first.from, words);
            let label = [("square", first.from.as_str().into()), ("piece", piece.into())];
            let of_piece: Vec<&Move> = moves.iter().filter(|m| m.from == first.from).collect();
            entries.push(Entry {
                press,
                label: words.tell("piece-entry", &label),
                hint: Some(cut(&piece_hint(&of_piece, words))),
            });
        }
    }
    debug_assert!(entries.len() <= MOST);
    Message {
        text: words.say("choose-piece"),
        rows: vec![Row::Menu(Menu { prompt: words.say("choose-piece-menu"), entries })],
        ..Message::default()
    }
}

/// Where the piece on a square goes.
pub(super) fn squares(scene: &Scene, from: &str, words: Words) -> Message {
    let moves = scene.view.moves();
    let entries: Vec<Entry> = moves
        .iter()
        .filter(|known| known.from == from)
        .map(|known| Entry {
            press: press(scene, Control::Play(known.action.clone())),
            label: known.to.clone(),
            hint: square_hint(&scene.view, known, words),
        })
        .collect();
    debug_assert!(entries.len() <= MOST);
    let piece = piece_on(&scene.view, from, words);
    let other = words.say("button-other-piece");
    let back = button(&scene.game, Control::Pieces, &other, Tone::Secondary);
    Message {
        text: words.tell("choose-square", &[("piece", piece.into()), ("square", from.into())]),
        rows: vec![
            Row::Menu(Menu { prompt: words.say("choose-square-menu"), entries }),
            Row::Buttons(vec![back]),
        ],
        ..Message::default()
    }
}

fn press(scene: &Scene, control: Control) -> Press {
    Press::Game { game: scene.game.id, ply: scene.game.ply(), control }
}

fn piece_on(view: &AnyView, square: &str, words: Words) -> String {
    let AnyView::Tawlbwrdd(view) = view;
    let piece = Square::read(square).and_then(|(square, _)| view.position().piece(square));
    match piece {
        Some(Piece::Attacker) => words.say("piece-attacker"),
        Some(Piece::Defender) => words.say("piece-defender"),
        Some(Piece::King) => words.say("piece-king"),
        None => String::new(),
    }
}

/// What a piece can take, else where it can go.
fn piece_hint(moves: &[&Move], words: Words) -> String {
    let mut taken: Vec<&str> = moves.iter().flat_map(|known| taken(known)).collect();
    taken.sort_unstable();
    taken.dedup();
    if !taken.is_empty() {
        return words.tell("piece-takes", &[("squares", taken.join(", ").into())]);
    }
    let squares: Vec<&str> = moves.iter().map(|known| known.to.as_str()).collect();
    let squares = squares.join(", ");
    words.tell("piece-goes", &[("count", moves.len().into()), ("squares", squares.into())])
}

fn square_hint(view: &AnyView, known: &Move, words: Words) -> Option<String> {
    let AnyView::Tawlbwrdd(view) = view;
    if escapes(view, known) {
        return Some(words.say("square-escapes"));
    }
    if known.repeats {
        return Some(words.say("square-repeats"));
    }
    let taken: Vec<&str> = taken(known).collect();
    (!taken.is_empty()).then(|| words.tell("square-takes", &[("squares", taken.join(", ").into())]))
}

fn escapes(view: &View, known: &Move) -> bool {
    let king = view.position().king();
    Action::parse(&known.action)
        .is_ok_and(|action| king == Some(action.from) && action.to.is_edge())
}

/// The squares in a move's capture suffix.
fn taken(known: &Move) -> impl Iterator<Item = &str> {
    let suffix = known.full[known.action.len()..].strip_prefix('x').unwrap_or_default();
    suffix.split('/').filter(|square| !square.is_empty())
}

/// At most 100 characters.
fn cut(text: &str) -> String {
    if text.chars().count() <= 100 {
        return text.to_owned();
    }
    text.chars().take(99).chain(['…']).collect()
}
