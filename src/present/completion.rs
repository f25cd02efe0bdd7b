//! What a typed option can be completed to.

use super::message::Choice;
use super::words::{Words, number};
use super::{bosworth, veldslag};
use crate::app::{App, Completion, Invocation, Scene, Suggestion, Table};
use crate::games::bosworth::{Action, Bosworth, Kind};
use crate::games::veldslag::Veldslag;
use crate::games::{AnyView, Game as _, Move, Seat};
use crate::language::Language;

/// At most 25 choices for an option that somebody is typing. Reads the disk: call it off the async
/// threads.
#[must_use]
pub fn complete(app: &App, completion: &Completion) -> Vec<Choice> {
    let invocation = with_letters(&completion.invocation);
    let suggestions = app.complete(&Completion { invocation, ..completion.clone() });
    let words = Words(app.language_of(&completion.who));
    let fitting = suggestions.choices.iter().filter(|one| fits(one, &completion.typed, words));
    let view = suggestions.view.as_ref();
    let mut choices: Vec<Choice> = fitting.map(|one| choice(one, view, words)).collect();
    if suggestions.more > 0
        && let Some(last) = choices.last_mut()
    {
        let args = [("choice", last.label.as_str().into()), ("more", suggestions.more.into())];
        last.label = words.tell("more-choices", &args);
    }
    choices
}

/// A command in which a card that is named in words, in any language, is named by its letter.
pub(super) fn with_letters(invocation: &Invocation) -> Invocation {
    let mut read = invocation.clone();
    for (_, value) in read.options.iter_mut().filter(|(name, _)| name == "card") {
        let typed = value.trim().to_lowercase();
        let is_named = |kind: &Kind| {
            Language::ALL.into_iter().any(|of| bosworth::card(*kind, Words(of)) == typed)
        };
        if let Some(kind) = Kind::ALL.into_iter().find(is_named) {
            *value = kind.letter().to_string();
        }
    }
    read
}

/// Whether a piece or a card is what is typed: by its code, or by how its name begins in any language the
/// reader may type. What has no name in words has been looked at already.
fn fits(suggestion: &Suggestion, typed: &str, words: Words) -> bool {
    let names = match suggestion {
        Suggestion::Piece(rank, _) => {
            [veldslag::piece(*rank, words), rank.key().to_owned(), rank.code().to_string()]
        }
        Suggestion::Card(kind) => {
            [bosworth::card(*kind, words), kind.key().to_owned(), kind.letter().to_string()]
        }
        _ => return true,
    };
    let typed = typed.trim().to_lowercase();
    names.iter().any(|name| name.to_lowercase().starts_with(&typed))
}

fn choice(suggestion: &Suggestion, view: Option<&AnyView>, words: Words) -> Choice {
    match suggestion {
        Suggestion::Move(known) => {
            let repeats = known.repeats.then(|| format!(" ({})", words.say("square-repeats")));
            let piece = view.and_then(|view| mover(view, known, words));
            let piece = piece.map(|piece| format!(" ({piece})"));
            let label = known.full.clone() + &piece.or(repeats).unwrap_or_default();
            Choice { label, value: known.action.clone() }
        }
        Suggestion::Piece(rank, left) => {
            Choice { label: veldslag::left(*rank, *left, words), value: rank.code().to_string() }
        }
        Suggestion::Place(square, rank) => Choice {
            label: veldslag::place_label(*square, *rank, words),
            value: square.to_string(),
        },
        Suggestion::Card(kind) => Choice {
            label: Words::sentence(&bosworth::card(*kind, words)),
            value: kind.letter().to_string(),
        },
        Suggestion::Space(square) => Choice { label: square.clone(), value: square.clone() },
        Suggestion::Placement(before, known) => placement(before, known, words),
        Suggestion::Saved(name) => Choice { label: name.clone(), value: name.clone() },
        Suggestion::Game(scene) => {
            Choice { label: game(scene, words), value: scene.game.id.to_string() }
        }
    }
}

/// What moves, in games where the squares alone do not tell everybody.
fn mover(view: &AnyView, known: &Move, words: Words) -> Option<String> {
    match view {
        AnyView::Tawlbwrdd(_) => None,
        AnyView::Veldslag(view) => {
            let rank = Veldslag::action(known.value).and_then(|action| view.mover(action));
            rank.map(|rank| veldslag::piece(rank, words))
        }
        AnyView::Bosworth(view) => {
            let card = Bosworth::action(known.value).and_then(|action| view.card(action));
            card.map(|kind| bosworth::card(kind, words))
        }
    }
}

/// A card on a space, after those that are typed already.
fn placement(before: &str, known: &Move, words: Words) -> Choice {
    let value = format!("{before} {}", known.action).trim_start().to_owned();
    let card = Bosworth::action(known.value).and_then(Action::placed);
    let card = card.map(|kind| bosworth::card(kind, words)).unwrap_or_default();
    Choice { label: format!("{value} ({card})"), value }
}

fn game(scene: &Scene, words: Words) -> String {
    let Table { kind, id, .. } = scene.game;
    let player = |seat: Seat| scene.game.in_seat(seat).map(|player| player.name.clone());
    let names: Vec<String> = kind.seats().iter().filter_map(|seat| player(*seat)).collect();
    format!("{} {} {}", words.kind(kind), number(id), names.join(" – "))
}
