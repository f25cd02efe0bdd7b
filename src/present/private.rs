//! What one person alone reads.

use super::controls::button;
use super::message::{Message, Row, Tone};
use super::words::{Words, number};
use super::{overview, panel, picture, record, refused, rules, veldslag};
use crate::app::{Control, News, Private, Scene};
use crate::games::AnyView;
use crate::language::Language;

/// The private message.
pub(super) fn message(private: &Private, language: Language, room: Language) -> Message {
    let words = Words(language);
    let of_kind = |id: &str, kind| words.tell(id, &[("game", words.kind(kind).into())]);
    match private {
        Private::Refused(refusal) => text(refused::text(refusal, words, Words(room))),
        Private::Joined(kind, None) => text(of_kind("joined-any", *kind)),
        Private::Joined(kind, Some(seat)) => {
            let args = [("game", words.kind(*kind).into()), ("seat", words.seat(*seat).into())];
            text(words.tell("joined-seat", &args))
        }
        Private::Left(kind) => text(of_kind("left", *kind)),
        Private::Cancelled(kind) => text(of_kind("cancelled", *kind)),
        Private::ChoosePiece(scene) => panel::pieces(scene, words),
        Private::ChooseSquare(scene, from) => panel::squares(scene, from, words),
        Private::Moved(played) => text(words.tell("moved", &[("move", played.as_str().into())])),
        Private::ConfirmResign(scene) => {
            let answers = ["button-keep-playing", "button-really-resign"];
            confirm(scene, "confirm-resign", answers, Control::Resign, words)
        }
        Private::ConfirmCancel(scene) => {
            let answers = ["button-keep-playing", "button-really-cancel"];
            confirm(scene, "confirm-cancel", answers, Control::CallOff, words)
        }
        Private::KeptPlaying => text(words.say("kept-playing")),
        Private::Resigned => text(words.say("resigned")),
        Private::Rules(kind, page) => rules::page(*kind, page, words),
        Private::Record(scene) => record_file(scene, words),
        Private::Film(scene, views) => film(scene, views, words),
        Private::Board(scene) => board(scene, words),
        Private::Own(own) => veldslag::own(own, words),
        Private::Place(own, square) => veldslag::place(own, *square, words),
        Private::Saved(scene, names) => veldslag::saved(scene, names, words),
        Private::Deployed => text(words.say("deployed")),
        Private::Told => text(words.say("told")),
        Private::DoorClosed(kind) => {
            let command = words.game_command(*kind, "army").into();
            text(words.tell("door-closed", &[("command", command)]))
        }
        Private::Games(overview) => text(overview::games(overview, words)),
        Private::Help(overview) => text(overview::help(overview, words, Words(room))),
        Private::Settings { person, room } => text(settings(*person, *room, words)),
    }
}

fn text(text: String) -> Message {
    Message { text, ..Message::default() }
}

fn film(scene: &Scene, views: &[AnyView], words: Words) -> Message {
    let game = &scene.game;
    let args = [("game", words.kind(game.kind).into()), ("number", number(game.id).into())];
    Message {
        text: words.tell("film-here", &args),
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
        text: words.say(question),
        rows: vec![Row::Buttons(vec![keep, act])],
        ..Message::default()
    }
}

fn record_file(scene: &Scene, words: Words) -> Message {
    let game = &scene.game;
    let args = [("game", words.kind(game.kind).into()), ("number", number(game.id).into())];
    Message {
        text: words.tell("record-here", &args),
        file: Some(record::file(scene)),
        ..Message::default()
    }
}

fn settings(person: (Language, bool), room: (Language, bool), words: Words) -> String {
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
    words.tell("settings", &args)
}
