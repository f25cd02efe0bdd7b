use crate::app::Press;
use crate::games::GameKind;
use crate::present::{Button, Message, Row, Tone};
use std::path::Path;
use std::sync::Arc;

use super::super::kept::{Body, Kept, Part, Place};
use super::super::log::{Draft, Log};
use super::super::pictures::{Drawn, PngTheme};
use super::reopen;

fn open(folder: &Path) -> Log {
    Log::open(reopen(folder)).unwrap()
}

pub(super) fn draft(place: Place, text: &str) -> Draft {
    let body = Body::of_text(text);
    Draft { place, part: Part::Plain, author: None, asked: None, body, drawn: None }
}

pub(super) fn with_picture(place: Place, text: &str) -> Draft {
    Draft { drawn: Some(drawn(text)), ..draft(place, text) }
}

fn drawn(text: &str) -> Drawn {
    Drawn { alt: text.into(), light: format!("light {text}").into(), dark: text.into() }
}

pub(super) fn picture(kept: &Kept) -> String {
    kept.body.as_ref().unwrap().picture.as_ref().unwrap().id.clone()
}

fn texts(kept: &[Arc<Kept>]) -> Vec<String> {
    let text = |one: &Arc<Kept>| one.body.as_ref().map(|body| body.text.to_string());
    kept.iter().map(|one| text(one).unwrap_or_else(|| "-".into())).collect()
}

#[test]
fn messages_survive_a_restart_and_numbers_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let (first, second) = {
        let log = open(folder.path());
        let first = log.add(draft(Place::Channel, "one")).unwrap();
        let second = log.add(with_picture(Place::Private("1".into()), "two")).unwrap();
        log.replace(first.id, Body::of_text("one again"), None).unwrap();
        (first, second)
    };
    let log = open(folder.path());
    assert_eq!(texts(&log.since(0)), ["two", "one again"]);
    assert_eq!(*log.get(second.id).unwrap(), *second);
    let png = log.picture(&picture(&second), PngTheme::Light).unwrap();
    assert_eq!(png.as_deref(), Some(b"light two".as_slice()));
    let third = log.add(draft(Place::Channel, "three")).unwrap();
    assert!(third.id > second.id && third.id > first.id);
    assert_eq!(third.rev, 4);
}

#[test]
fn changes_come_once_and_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let log = open(folder.path());
    let mut news = log.subscribe();
    let first = log.add(draft(Place::Channel, "one")).unwrap();
    let second = log.add(draft(Place::Channel, "two")).unwrap();
    log.remove(first.id).unwrap();
    assert_eq!(texts(&log.since(0)), ["two", "-"]);
    assert_eq!(texts(&log.since(second.rev)), ["-"]);
    assert_eq!(log.since(3).len(), 0);
    for _ in 0..3 {
        news.try_recv().unwrap();
    }
    assert!(news.try_recv().is_err());
    assert!(log.retire(99).unwrap().is_none());
}

/// A row with a button.
fn row() -> Row {
    let press = Press::Rules { kind: GameKind::Tawlbwrdd, topic: "start".into() };
    Row::Buttons(vec![Button {
        press,
        label: "Rules".into(),
        tone: Tone::Secondary,
        enabled: true,
    }])
}

#[test]
fn a_picture_stays_as_long_as_its_message_shows_it() {
    let folder = tempfile::tempdir().unwrap();
    let log = open(folder.path());
    let body = Body::of(&Message { rows: vec![row()], ..Message::default() });
    let kept = log.add(Draft { body, ..with_picture(Place::Channel, "one") }).unwrap();
    let old = picture(&kept);
    let retired = log.retire(kept.id).unwrap().unwrap();
    assert_eq!(picture(&retired), old);
    assert!(log.retire(kept.id).unwrap().is_none(), "it has no buttons any more");
    let body = Body::of_text("two");
    let edited = log.replace(kept.id, body, Some(drawn("two"))).unwrap().unwrap();
    assert_ne!(picture(&edited), old);
    assert!(log.picture(&old, PngTheme::Dark).unwrap().is_none());
    log.remove(kept.id).unwrap();
    assert!(log.picture(&picture(&edited), PngTheme::Dark).unwrap().is_none());
}

#[test]
fn a_place_keeps_its_newest_messages() {
    let folder = tempfile::tempdir().unwrap();
    let log = open(folder.path());
    let oldest = log.add(with_picture(Place::Channel, "oldest")).unwrap();
    let direct = log.add(draft(Place::Direct("1".into()), "direct")).unwrap();
    for number in 0..500 {
        log.add(draft(Place::Channel, &number.to_string())).unwrap();
    }
    assert!(log.get(oldest.id).is_none());
    assert!(log.picture(&picture(&oldest), PngTheme::Light).unwrap().is_none());
    assert!(log.get(direct.id).is_some());
    assert_eq!(log.since(0).len(), 501);
    drop(log);
    assert_eq!(open(folder.path()).since(0).len(), 501);
}
