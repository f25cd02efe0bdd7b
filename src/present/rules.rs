//! The rules, a page at a time, with a picture.

use super::message::{Entry, Menu, Message, Row};
use super::picture::picture;
use super::words::Words;
use super::{bosworth, tawlbwrdd, veldslag};
use crate::app::{Press, rules};
use crate::games::{AnyView, GameKind};

/// A page of the rules.
pub(super) fn page(kind: GameKind, page: &str, words: Words) -> Message {
    Message {
        text: words.rich(&format!("rules-{}-{page}", kind.key()), &[]),
        picture: diagram(kind, page).map(|view| picture(&view, words.0)),
        rows: vec![Row::Menu(pages(kind, words))],
        ..Message::default()
    }
}

fn pages(kind: GameKind, words: Words) -> Menu {
    let entry = |page: &&str| Entry {
        press: Press::Rules { kind, topic: (*page).to_owned() },
        label: words.say(&format!("choice-topic-{page}")),
        hint: None,
    };
    Menu {
        prompt: words.say("rules-menu"),
        entries: rules::pages(kind).iter().map(entry).collect(),
    }
}

/// The position that a page shows, after a move where the page speaks of one.
pub(super) fn diagram(kind: GameKind, page: &str) -> Option<AnyView> {
    match kind {
        GameKind::Tawlbwrdd => tawlbwrdd::diagram(page),
        GameKind::Veldslag => veldslag::diagram(page),
        GameKind::Bosworth => bosworth::diagram(page),
    }
}
