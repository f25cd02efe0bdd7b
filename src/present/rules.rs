//! The rules, a page at a time, with a picture.

use super::message::{Entry, Menu, Message, Row};
use super::picture::picture;
use super::words::Words;
use crate::app::{Press, rules};
use crate::games::tawlbwrdd::{Action, Layout, Position, View};
use crate::games::{AnyView, GameKind};

/// A page of the rules.
pub(super) fn page(kind: GameKind, page: &str, words: Words) -> Message {
    Message {
        text: words.say(&format!("rules-{}-{page}", kind.key())),
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
    let GameKind::Tawlbwrdd = kind;
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
