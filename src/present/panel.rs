//! The menus of a move: which piece, then where to.

use super::controls::button;
use super::message::{Entry, Menu, Message, Picture, Row, Tone};
use super::picture::picture;
use super::words::Words;
use super::{bosworth, tawlbwrdd, veldslag};
use crate::app::{Control, Press, Scene};
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
                hint: Some(piece_hint(&of_piece, scene.view.kind().is_set_up(), words)),
            });
        }
    }
    debug_assert!(entries.len() <= MOST);
    Message {
        text: words.rich("choose-piece", &[]),
        picture: own_picture(scene, words),
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
        text: words.rich(
            "choose-square",
            &[("piece", Words::sentence(&piece).into()), ("square", from.into())],
        ),
        picture: own_picture(scene, words),
        rows: vec![
            Row::Menu(Menu { prompt: words.say("choose-square-menu"), entries }),
            Row::Buttons(vec![back]),
        ],
        ..Message::default()
    }
}

/// What the player alone sees of the board, where the public board shows less.
fn own_picture(scene: &Scene, words: Words) -> Option<Picture> {
    scene.view.kind().has_secrets().then(|| picture(&scene.view, words.0))
}

fn press(scene: &Scene, control: Control) -> Press {
    Press::Game { game: scene.game.id, ply: scene.game.ply(), control }
}

fn piece_on(view: &AnyView, square: &str, words: Words) -> String {
    match view {
        AnyView::Tawlbwrdd(view) => tawlbwrdd::piece_on(view, square, words),
        AnyView::Veldslag(view) => veldslag::piece_on(view, square, words),
        AnyView::Bosworth(view) => bosworth::card_on(view, square, words),
    }
}

/// Where a piece can go, and what it can take.
fn piece_hint(moves: &[&Move], attacks: bool, words: Words) -> String {
    let squares: Vec<&str> = moves.iter().map(|known| known.to.as_str()).collect();
    let args = [("count", moves.len().into()), ("squares", squares.join(", ").into())];
    let goes = words.tell("piece-goes", &args);
    let mut taken: Vec<&str> =
        moves.iter().flat_map(|known| known.takes.iter().map(String::as_str)).collect();
    taken.sort_unstable();
    taken.dedup();
    if taken.is_empty() {
        return goes;
    }
    let id = if attacks { "piece-attacks" } else { "piece-takes" };
    let attacks = words.tell(id, &[("squares", taken.join(", ").into())]);
    format!("{attacks} – {goes}")
}

fn square_hint(view: &AnyView, known: &Move, words: Words) -> Option<String> {
    match view {
        AnyView::Tawlbwrdd(view) if tawlbwrdd::escapes(view, known) => {
            return Some(words.say("square-escapes"));
        }
        AnyView::Bosworth(view) => return bosworth::takes(view, &known.to, words),
        _ => {}
    }
    if known.repeats {
        return Some(words.say("square-repeats"));
    }
    let id = if view.kind().is_set_up() { "square-attacks" } else { "square-takes" };
    let taken = known.takes.join(", ");
    (!taken.is_empty()).then(|| words.tell(id, &[("squares", taken.into())]))
}
