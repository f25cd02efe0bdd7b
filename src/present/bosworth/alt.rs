//! The field in words.

use crate::games::AnyView;
use crate::games::bosworth::{Camp, Card, Cell, Hand, Kind, Square, View, is_corner};
use crate::games::grid::Direction;
use crate::present::alt::status;
use crate::present::words::Words;

/// The most characters that a description may have.
const MOST: usize = 1024;

/// A position in words, at most 1024 characters: only what the viewer may know. In the very rare
/// case that all does not fit, what has been taken is left out.
pub fn alt(view: &View, words: Words) -> String {
    let whole = with_taken(view, &taken(view, words), words);
    if whole.chars().count() <= MOST { whole } else { with_taken(view, "", words) }
}

fn with_taken(view: &View, taken: &str, words: Words) -> String {
    let kingdoms: Vec<String> =
        Camp::ALL.into_iter().filter_map(|camp| kingdom(view, camp, words)).collect();
    let whole = AnyView::Bosworth(view.clone());
    let text = words.tell(
        "alt-bosworth",
        &[
            ("game", words.kind(whole.kind()).into()),
            ("status", state(view, &whole, words).into()),
            ("last", last(view, words).into()),
            ("kingdoms", kingdoms.join(" ").into()),
            ("closed", closed(view, words).into()),
            ("taken", taken.into()),
        ],
    );
    Words::one_line(&text)
}

fn state(view: &View, whole: &AnyView, words: Words) -> String {
    if view.is_before() {
        return format!("{}.", words.say("picture-start"));
    }
    if view.is_choosing() {
        return words.tell("alt-choosing", &[("seat", words.seat(view.turn().seat()).into())]);
    }
    status(whole, words)
}

fn last(view: &View, words: Words) -> String {
    if view.is_before() {
        return String::new();
    }
    let Some(turn) = view.last() else { return words.say("alt-no-move") };
    let Some((from, to)) = turn.step else { return String::new() };
    let mark = if turn.taken.is_some() { 'x' } else { '-' };
    let placed = turn.placed.iter().map(|(kind, square)| format!(", {}@{square}", kind.letter()));
    let text = format!("{from}{mark}{to}{}", placed.collect::<String>());
    words.tell("alt-went", &[("seat", words.seat(turn.by.seat()).into()), ("move", text.into())])
}

fn kingdom(view: &View, camp: Camp, words: Words) -> Option<String> {
    let seat = ("seat", words.seat(camp.seat()).into());
    if !view.plays(camp) {
        return None;
    }
    if !view.living().any(|living| living == camp) {
        return Some(words.tell("alt-kingdom-out", &[seat]));
    }
    let colour = words.say(&format!("colour-{}", view.colour(camp).key()));
    if view.is_before() {
        return Some(words.tell("alt-kingdom-lobby", &[seat, ("colour", colour.into())]));
    }
    let hand = match view.hand(camp) {
        Hand::Hidden(count) => words.tell("alt-hand-count", &[("count", (*count).into())]),
        Hand::Known(known) => words.tell("alt-hand", &[("cards", cards(known, words).into())]),
    };
    let args = [
        seat,
        ("colour", colour.into()),
        ("cards", on_board(view, camp, words).into()),
        ("hand", hand.into()),
        ("pile", view.pile(camp).into()),
    ];
    Some(words.tell("alt-kingdom", &args))
}

/// A kingdom's cards with their squares: `king c1, unmoved pawn d1 e1`.
fn on_board(view: &View, camp: Camp, words: Words) -> String {
    let mut groups: Vec<(Group, Vec<String>)> = Vec::new();
    for (square, found) in view.board().cards(camp) {
        let group = (found.kind, apart(view, found));
        match groups.iter_mut().find(|(of, _)| *of == group) {
            Some((_, squares)) => squares.push(square.to_string()),
            None => groups.push((group, vec![square.to_string()])),
        }
    }
    groups.sort_unstable();
    let text = |((kind, apart), squares): (Group, Vec<String>)| {
        let (card, squares) = (card(kind, words), squares.join(" "));
        match apart {
            None => format!("{card} {squares}"),
            Some(id) => words.tell(id, &[("card", card.into()), ("squares", squares.into())]),
        }
    };
    let texts: Vec<String> = groups.into_iter().map(text).collect();
    if texts.is_empty() { words.say("nobody") } else { texts.join(", ") }
}

/// Cards that are named together: of a kind, and what sets them apart.
type Group = (Kind, Option<&'static str>);

/// What sets a pawn apart: that it has not moved, or where it goes, which only a split camp leaves
/// open.
fn apart(view: &View, card: Card) -> Option<&'static str> {
    match card.forward {
        _ if card.kind != Kind::Pawn => None,
        _ if !card.moved => Some("alt-unmoved"),
        _ if !has_two_sides(view, card.owner) => None,
        Direction::Up => Some("alt-going-up"),
        Direction::Down => Some("alt-going-down"),
        Direction::Left => Some("alt-going-left"),
        Direction::Right => Some("alt-going-right"),
    }
}

/// Whether a kingdom's camp is split over two sides.
fn has_two_sides(view: &View, owner: Camp) -> bool {
    owner.opposite().spaces().any(|space| view.camp_of(space) == Some(owner))
}

fn closed(view: &View, words: Words) -> String {
    let lies = |square: &Square| view.board().at(*square) == Cell::Closed && !is_corner(*square);
    let squares: Vec<String> =
        Square::all().filter(lies).map(|square| square.to_string()).collect();
    if squares.is_empty() {
        return String::new();
    }
    words.tell("alt-closed", &[("squares", squares.join(" ").into())])
}

/// The discard pile.
fn taken(view: &View, words: Words) -> String {
    let of = |camp: Camp| {
        let lost = view.discard().iter().filter(|(owner, _)| *owner == camp);
        let kinds: Vec<Kind> = lost.map(|(_, kind)| *kind).collect();
        (!kinds.is_empty()).then(|| {
            let args =
                [("seat", words.seat(camp.seat()).into()), ("cards", cards(&kinds, words).into())];
            words.tell("alt-taken-of", &args)
        })
    };
    let list: Vec<String> = Camp::ALL.into_iter().filter_map(of).collect();
    if list.is_empty() {
        return String::new();
    }
    words.tell("alt-taken", &[("list", list.join("; ").into())])
}

/// A card's name.
pub fn card(kind: Kind, words: Words) -> String {
    words.say(&format!("card-{}", kind.key()))
}

/// A card's name with its article.
pub fn the_card(kind: Kind, words: Words) -> String {
    words.say(&format!("the-card-{}", kind.key()))
}

/// Cards, each kind once with its number: `king, 2 pawns`.
pub fn cards(kinds: &[Kind], words: Words) -> String {
    let count = |kind: Kind| kinds.iter().filter(|of| **of == kind).count();
    let some = Kind::ALL.into_iter().filter(|kind| count(*kind) > 0);
    let named =
        |kind: Kind| words.tell(&format!("cards-{}", kind.key()), &[("count", count(kind).into())]);
    let texts: Vec<String> = some.map(named).collect();
    if texts.is_empty() { words.say("nobody") } else { texts.join(", ") }
}
