//! What one person alone reads.

use super::controls::button;
use super::message::{Message, Row, Tone};
use super::words::{Words, number};
use super::{overview, own, panel, picture, record, refused, rules, veldslag};
use crate::app::{Control, News, Private, Proof, Scene};
use crate::games::bosworth::Colour;
use crate::games::{AnyView, GameKind, Seat};
use crate::language::Language;
use crate::text::Rich;

/// The private message.
pub(super) fn message(private: &Private, language: Language, room: Language) -> Message {
    let words = Words(language);
    let of_kind = |id: &str, kind| words.rich(id, &[("game", words.kind(kind).into())]);
    match private {
        Private::Refused(refusal) => text(refused::text(refusal, words, Words(room))),
        Private::Joined(kind, seat, colour) => text(joined(*kind, *seat, *colour, words)),
        Private::Left(kind) => text(of_kind("left", *kind)),
        Private::Cancelled(kind) => text(of_kind("cancelled", *kind)),
        Private::ChoosePiece(scene) => panel::pieces(scene, words),
        Private::ChooseSquare(scene, from) => panel::squares(scene, from, words),
        Private::Moved(played) => text(words.rich("moved", &[("move", played.as_str().into())])),
        Private::ConfirmResign(scene) => {
            let answers = ["button-keep-playing", "button-really-resign"];
            let others = scene.view.living().len() > 2;
            let question = if others { "confirm-resign-others" } else { "confirm-resign" };
            confirm(scene, question, answers, Control::Resign, words)
        }
        Private::ConfirmCancel(scene) => {
            let answers = ["button-keep-playing", "button-really-cancel"];
            confirm(scene, "confirm-cancel", answers, Control::CallOff, words)
        }
        Private::GoOn => text(words.rich("go-on", &[])),
        Private::KeptPlaying => text(words.rich("kept-playing", &[])),
        Private::Resigned => text(words.rich("resigned", &[])),
        Private::Rules(kind, page) => rules::page(*kind, page, words),
        Private::Record(scene) => record_file(scene, words),
        Private::Film(scene, views) => film(scene, views, words),
        Private::Board(scene) => board(scene, words),
        Private::Own(own) => own::own(own, words),
        Private::Place(own, square) => veldslag::place(own, *square, words),
        Private::Saved(scene, names) => veldslag::saved(scene, names, words),
        Private::Deployed => text(words.rich("deployed", &[])),
        Private::Told => text(words.rich("told", &[])),
        Private::DoorClosed(kind) => {
            let view = if *kind == GameKind::Bosworth { "hand" } else { "army" };
            let command = words.game_command(*kind, view).into();
            text(words.rich("door-closed", &[("command", command)]))
        }
        Private::Verified(scene, proof) => text(verified(scene, *proof, words)),
        Private::Games(overview) => text(overview::games(overview, words)),
        Private::Help(overview) => text(overview::help(overview, words, Words(room))),
        Private::Settings { person, room } => text(settings(*person, *room, words)),
    }
}

fn text(text: Rich) -> Message {
    Message { text, ..Message::default() }
}

fn joined(kind: GameKind, seat: Option<Seat>, colour: Option<Colour>, words: Words) -> Rich {
    let mut args = vec![("game", words.kind(kind).into())];
    args.extend(seat.map(|seat| ("seat", words.seat(seat).into())));
    let name = |colour: Colour| words.say(&format!("colour-{}", colour.key()));
    args.extend(colour.map(|colour| ("colour", name(colour).into())));
    let id = match (seat, colour) {
        (Some(_), Some(_)) => "joined-camp-colour",
        (Some(_), None) => "joined-seat",
        (None, Some(_)) => "joined-colour",
        (None, None) if kind == GameKind::Bosworth => "joined-lot",
        (None, None) => "joined-any",
    };
    words.rich(id, &args)
}

/// Whether the lots of a game were drawn fairly, and how to check it oneself.
fn verified(scene: &Scene, proof: Proof, words: Words) -> Rich {
    let game = &scene.game;
    let what = |seats: usize, cards: bool| {
        let cards = cards.then(|| words.say("verify-cards"));
        let seats = words.tell("verify-seats", &[("count", seats.into())]);
        cards.into_iter().chain([seats]).collect::<Vec<_>>().join(" ")
    };
    let mut args = vec![
        ("game", words.kind(game.kind).into()),
        ("number", number(game.id).into()),
        ("commit", game.commit.as_str().into()),
        ("seed", game.seed.clone().unwrap_or_default().into()),
    ];
    let id = match proof {
        Proof::Later => "verify-later",
        Proof::Unfair => "verify-unfair",
        Proof::Fair { seats, cards } => {
            args.push(("what", what(seats, cards).into()));
            "verify-fair"
        }
    };
    let command = words.game_command(game.kind, "record").into();
    let how = words.rich("verify-how", &[("command", command)]);
    let fair = matches!(proof, Proof::Fair { .. }).then_some(how);
    Rich::joined(std::iter::once(words.rich(id, &args)).chain(fair), " ")
}

fn film(scene: &Scene, views: &[AnyView], words: Words) -> Message {
    let game = &scene.game;
    let args = [("game", words.kind(game.kind).into()), ("number", number(game.id).into())];
    Message {
        text: words.rich("film-here", &args),
        picture: picture::film(views, words),
        ..Message::default()
    }
}

fn board(scene: &Scene, words: Words) -> Message {
    let message = super::public::message(scene, &News::Board, words.0);
    Message { rows: Vec::new(), ping: None, ..message }
}

/// A question about something that can't be taken back. Whoever presses twice by mistake changes
/// nothing.
fn confirm(
    scene: &Scene,
    question: &str,
    [no, yes]: [&str; 2],
    act: Control,
    words: Words,
) -> Message {
    let keep = button(&scene.game, Control::KeepPlaying, &words.say(no), Tone::Secondary);
    let act = button(&scene.game, act, &words.say(yes), Tone::Danger);
    Message {
        text: words.rich(question, &[]),
        rows: vec![Row::Buttons(vec![keep, act])],
        ..Message::default()
    }
}

fn record_file(scene: &Scene, words: Words) -> Message {
    let game = &scene.game;
    let args = [("game", words.kind(game.kind).into()), ("number", number(game.id).into())];
    Message {
        text: words.rich("record-here", &args),
        file: Some(record::file(scene)),
        ..Message::default()
    }
}

fn settings(person: (Language, bool), room: (Language, bool), words: Words) -> Rich {
    let name = |option: &str, (language, is_set): (Language, bool)| {
        let choice = |value: &str| words.say(&format!("choice-{option}-{value}"));
        let name = choice(language.code());
        if is_set { name } else { format!("{name} – {}", Words::phrase(&choice("auto"))) }.into()
    };
    let args = [
        ("person", name("language", person)),
        ("room", name("channel-language", room)),
        ("command", words.command("settings", None).into()),
    ];
    words.rich("settings", &args)
}
