//! A player's own view: the hand, the field from one's own side, and what is to be chosen.

use super::alt::{card, cards};
use crate::app::{Control, Own, Press};
use crate::games::bosworth::{Action, Bosworth, Camp, Hand, Kind, View};
use crate::games::{AnyView, Game as _, Move};
use crate::present::controls::{self, button};
use crate::present::message::{Entry, Menu, Message, Row, Tone};
use crate::present::own::{headline, is_next, seat};
use crate::present::picture::picture;
use crate::present::public;
use crate::present::words::{Words, name_in};
use crate::text::Rich;

/// What a player sees: in the direct message, and when asking for it.
pub fn own(own: &Own, view: &View, words: Words) -> Message {
    let scene = &own.scene;
    let mut lines = vec![headline(own, words), public::moved(scene, words)];
    lines.push(next(own, view, words));
    lines.extend(hand(view, words));
    lines.extend(others(own, view, words));
    lines.extend(public::open_questions(scene, words));
    lines.retain(|line| !line.is_empty());
    let running = scene.view.outcome().is_none();
    Message {
        text: Rich::stacked(lines),
        picture: Some(picture(&scene.view, words.0)),
        rows: if running { rows(own, view, words) } else { Vec::new() },
        ..Message::default()
    }
}

/// What there is to do, or who has to do it, or how it ended.
fn next(own: &Own, view: &View, words: Words) -> Rich {
    let scene = &own.scene;
    if let Some(outcome) = scene.view.outcome() {
        return public::result(&scene.game, outcome, words);
    }
    if !lives(view) {
        return words.rich("own-out", &[]);
    }
    if !is_next(own) {
        let next = name_in(&scene.game, scene.view.to_move());
        return words.rich("own-their-move", &[("player", next.into())]);
    }
    let squares = spaces(&scene.view.moves());
    if !view.is_choosing() {
        words.rich("own-your-move", &[])
    } else if may_keep(&scene.view) {
        words.rich("own-dig", &[])
    } else {
        let args = [("count", squares.len().into()), ("squares", squares.join(", ").into())];
        words.rich("own-fill", &args)
    }
}

fn lives(view: &View) -> bool {
    view.own().is_some_and(|own| view.living().any(|living| living == own))
}

/// The hand, and how much is left to draw.
fn hand(view: &View, words: Words) -> Option<Rich> {
    let own = view.own().filter(|_| lives(view))?;
    let Hand::Known(known) = view.hand(own) else { return None };
    let id = if known.is_empty() { "own-hand-empty" } else { "own-hand" };
    let args = [("cards", cards(known, words).into()), ("count", view.pile(own).into())];
    Some(words.rich(id, &args))
}

/// How many cards the others have.
fn others(own: &Own, view: &View, words: Words) -> Option<Rich> {
    let other = |camp: Camp| {
        let count = match view.hand(camp) {
            Hand::Hidden(count) => *count,
            Hand::Known(known) => known.len(),
        };
        let args = [
            ("player", name_in(&own.scene.game, camp.seat()).into()),
            ("seat", words.seat(camp.seat()).into()),
            ("hand", count.into()),
            ("pile", view.pile(camp).into()),
        ];
        words.rich("own-other", &args)
    };
    let camps = view.living().filter(|camp| Some(*camp) != view.own());
    let list: Vec<Rich> = camps.map(other).collect();
    let running = view.outcome().is_none() && !list.is_empty();
    running.then(|| words.rich("own-others", &[("list", Rich::joined(list, "; ").into())]))
}

fn rows(own: &Own, view: &View, words: Words) -> Vec<Row> {
    if view.is_choosing() && is_next(own) {
        return choices(own, words);
    }
    if !lives(view) {
        return Vec::new();
    }
    controls::playing(&own.scene, seat(own), words)
}

/// A menu for each space. For a queen that may dig herself in, one with the spaces.
fn choices(own: &Own, words: Words) -> Vec<Row> {
    let (game, moves) = (&own.scene.game, own.scene.view.moves());
    let plain = |control, id: &str| button(game, control, &words.say(id), Tone::Secondary);
    let back = plain(Control::AskUndo, "button-undo");
    if may_keep(&own.scene.view) {
        let placed = moves.iter().filter(|known| placed(known).is_some());
        let entries = placed.map(|known| entry(own, known, known.to.clone(), None)).collect();
        let keep = plain(Control::Play("--".into()), "button-keep-queen");
        let menu = Menu { prompt: words.say("queen-menu"), entries };
        return vec![Row::Menu(menu), Row::Buttons(vec![keep, back])];
    }
    let menu = |square: String| {
        let fitting = moves.iter().filter(|known| known.to == square);
        Row::Menu(Menu {
            entries: fitting.filter_map(|known| card_entry(own, known, words)).collect(),
            prompt: words.tell("space-menu", &[("square", square.into())]),
        })
    };
    let mut rows: Vec<Row> = spaces(&moves).into_iter().map(menu).collect();
    rows.push(Row::Buttons(vec![back]));
    rows
}

fn card_entry(own: &Own, known: &Move, words: Words) -> Option<Entry> {
    let kind = placed(known)?;
    let count = held(&own.scene.view, kind);
    let hint = (count > 1).then(|| words.tell("card-count", &[("count", count.into())]));
    Some(entry(own, known, Words::sentence(&card(kind, words)), hint))
}

fn entry(own: &Own, known: &Move, label: String, hint: Option<String>) -> Entry {
    let (game, control) = (&own.scene.game, Control::Play(known.action.clone()));
    Entry { press: Press::Game { game: game.id, ply: game.ply(), control }, label, hint }
}

fn held(view: &AnyView, kind: Kind) -> usize {
    let AnyView::Bosworth(view) = view else { return 0 };
    match view.own().map(|own| view.hand(own)) {
        Some(Hand::Known(known)) => known.iter().filter(|of| **of == kind).count(),
        _ => 0,
    }
}

/// The card that a move brings from the hand.
fn placed(known: &Move) -> Option<Kind> {
    Bosworth::action(known.value).and_then(Action::placed)
}

/// The spaces on which a card can be placed.
fn spaces(moves: &[Move]) -> Vec<String> {
    let mut spaces: Vec<String> = moves
        .iter()
        .filter(|known| placed(known).is_some())
        .map(|known| known.to.clone())
        .collect();
    spaces.sort_unstable();
    spaces.dedup();
    spaces
}

/// Whether nothing need be placed.
fn may_keep(view: &AnyView) -> bool {
    view.is_halfway() && view.legal().iter().any(|action| action == "--")
}
