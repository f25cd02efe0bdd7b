//! Tawlbwrdd in words.

use super::refused::Typed;
use super::words::{Words, name_in};
use crate::app::Table;
use crate::games::tawlbwrdd::{
    Action, CASTLE, Layout, Piece, Position, Refusal, Side, Square, Squares, View,
};
use crate::games::{AnyView, Move};
use crate::text::Rich;

/// A position in words, at most 1024 characters.
pub(super) fn alt(view: &View, words: Words) -> String {
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
            ("status", super::alt::status(&AnyView::Tawlbwrdd(view.clone()), words).into()),
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
    Words::one_line(&text)
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

/// What the last move did.
pub(super) fn moved(game: &Table, view: &View, words: Words) -> Rich {
    let Some(last) = view.last() else { return Rich::default() };
    let seat = view.position().side().opponent().seat();
    let played = last.action.with_captures(last.fallen);
    let mut args = vec![
        ("player", name_in(game, seat).into()),
        ("seat", words.seat(seat).into()),
        ("move", played.into()),
    ];
    let soldiers = last.fallen.soldiers.len();
    let soldiers_text = words.tell("taken-soldiers", &[("count", soldiers.into())]);
    let taken = match (last.fallen.king, soldiers) {
        (None, 0) => return words.rich("game-moved", &args),
        (None, _) => soldiers_text,
        (Some(_), 0) => words.say("taken-king"),
        (Some(_), _) => words.tell("taken-king-and", &[("soldiers", soldiers_text.into())]),
    };
    args.push(("taken", taken.into()));
    words.rich("game-moved-taking", &args)
}

/// The piece on a square.
pub(super) fn piece_on(view: &View, square: &str, words: Words) -> String {
    let piece = Square::read(square).and_then(|(square, _)| view.position().piece(square));
    match piece {
        Some(Piece::Attacker) => words.say("piece-attacker"),
        Some(Piece::Defender) => words.say("piece-defender"),
        Some(Piece::King) => words.say("piece-king"),
        None => String::new(),
    }
}

/// Whether a move takes the king to the edge.
pub(super) fn escapes(view: &View, known: &Move) -> bool {
    let king = view.position().king();
    Action::parse(&known.action)
        .is_ok_and(|action| king == Some(action.from) && action.to.is_edge())
}

/// Why the rules refuse a move.
pub(super) fn refused(typed: Typed, refusal: Refusal, words: Words) -> Rich {
    use Refusal as R;
    let on = |id: &str, square: Square| {
        words.rich(id, &[typed.clone(), ("square", square.to_string().into())])
    };
    match refusal {
        R::Unreadable => words.rich("rules-unreadable", &[typed]),
        R::Empty(square) => on("rules-empty", square),
        R::NotYours { square, owner } => {
            on(&format!("rules-not-yours-{}", owner.seat().key()), square)
        }
        R::SameSquare(square) => on("rules-same-square", square),
        R::NotStraight => words.rich("rules-not-straight", &[typed]),
        R::Blocked(square) => on("rules-blocked", square),
        R::Castle => words.rich("rules-castle", &[typed]),
        R::Over => words.rich("rules-over", &[typed]),
    }
}

/// The position that a page of the rules shows, after a move where the page speaks of one.
pub(super) fn diagram(page: &str) -> Option<AnyView> {
    let (position, action) = match page {
        "start" => return Some(AnyView::Tawlbwrdd(View::diagram(Layout::Serif.position(), None)?)),
        "moving" => ("11/11/11/11/11/t10/11/8K2/11/11/11 a", "a6-j6"),
        "capturing" => ("11/11/8t2/2t8/11/7T3/3Tt6/4T6/8K2/11/11 a", "c8-c5"),
        "king" => ("11/11/4t6/11/11/3tK6/4t6/8T2/11/2T8/11 a", "e9-e7"),
        _ => return None,
    };
    let view = View::diagram(Position::parse(position)?, Some(Action::parse(action).ok()?))?;
    Some(AnyView::Tawlbwrdd(view))
}
