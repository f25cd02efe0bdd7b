//! A player's own view: the set-up, then the board with one's own ranks.

use super::alt::{missing, piece};
use crate::app::{Control, Deploy, Own, Press, Table};
use crate::games::veldslag::{Draft, Preset, Rank};
use crate::present::controls::{self, button};
use crate::present::message::{Entry, Menu, Message, Row, Tone};
use crate::present::own::{headline, is_next, seat};
use crate::present::picture::{draft_picture, picture};
use crate::present::public;
use crate::present::words::{Words, name_in};
use crate::store::Stage;
use crate::text::Rich;

/// What a player sees: in the direct message, and when asking for it.
pub fn own(own: &Own, words: Words) -> Message {
    match (&own.draft, own.scene.game.stage) {
        (Some(draft), _) => setting_up(own, draft, words),
        (None, Stage::Cancelled) => {
            Message { text: public::closed(&own.scene.game, words), ..Message::default() }
        }
        _ => playing(own, words),
    }
}

fn playing(own: &Own, words: Words) -> Message {
    let scene = &own.scene;
    let running = scene.view.outcome().is_none();
    let mut lines = vec![headline(own, words), public::moved(scene, words)];
    lines.push(match scene.view.outcome() {
        Some(outcome) => public::result(&scene.game, outcome, words),
        None if is_next(own) => words.rich("own-your-move", &[]),
        None => {
            let next = name_in(&scene.game, scene.view.to_move());
            words.rich("own-their-move", &[("player", next.into())])
        }
    });
    lines.extend(public::open_questions(scene, words));
    lines.push(legend(words));
    lines.retain(|line| !line.is_empty());
    Message {
        text: Rich::stacked(lines),
        picture: Some(picture(&scene.view, words.0)),
        rows: if running { controls::playing(scene, seat(own), words) } else { Vec::new() },
        ..Message::default()
    }
}

/// What the codes in the picture stand for.
fn legend(words: Words) -> Rich {
    let entry = |rank: Rank| format!("{} {}", rank.code(), piece(rank, words));
    Rich::from(Rank::ALL.map(entry).join(" · ")).small()
}

fn setting_up(own: &Own, draft: &Draft, words: Words) -> Message {
    let game = &own.scene.game;
    let ready = game.player(&own.user).is_some_and(|player| player.ready);
    let state = if ready {
        words.rich("own-ready", &[])
    } else if draft.missing().is_empty() {
        words.rich("own-complete", &[("button", words.say("button-ready").into())])
    } else {
        words.rich("own-missing", &[("pieces", missing(draft, words).into())])
    };
    let mut lines = vec![headline(own, words), state];
    lines.extend(opponent(own, words));
    lines.push(legend(words));
    Message {
        text: Rich::stacked(lines),
        picture: Some(draft_picture(draft, words)),
        rows: if ready { ready_rows(game, words) } else { draft_rows(game, draft, words) },
        ..Message::default()
    }
}

fn opponent(own: &Own, words: Words) -> Option<Rich> {
    let other = own.scene.game.players.iter().find(|player| player.user != own.user)?;
    let seat = other.seat.map(|seat| words.seat(seat)).unwrap_or_default();
    let id = if other.ready { "setup-is-ready" } else { "setup-is-busy" };
    let name = crate::present::words::name(other);
    Some(words.rich(id, &[("player", name.into()), ("seat", seat.into())]))
}

fn ready_rows(game: &Table, words: Words) -> Vec<Row> {
    let back = Control::Deploy(Deploy::Unready);
    vec![Row::Buttons(vec![button(game, back, &words.say("button-unready"), Tone::Secondary)])]
}

fn draft_rows(game: &Table, draft: &Draft, words: Words) -> Vec<Row> {
    let plain =
        |step, id: &str| button(game, Control::Deploy(step), &words.say(id), Tone::Secondary);
    let complete = draft.missing().is_empty();
    let ready = Control::Deploy(Deploy::Ready);
    vec![
        Row::Menu(presets(game, words)),
        Row::Menu(places(game, draft, words)),
        Row::Buttons(vec![
            button(game, ready, &words.say("button-ready"), Tone::Success).when(complete),
            plain(Deploy::Form, "button-form"),
            plain(Deploy::Mirror, "button-mirror").when(!draft.is_empty()),
            plain(Deploy::ClearAll, "button-clear-all").when(!draft.is_empty()),
        ]),
        Row::Buttons(vec![
            plain(Deploy::Name, "button-save").when(!draft.is_empty()),
            plain(Deploy::Saved, "button-saved"),
        ]),
    ]
}

fn presets(game: &Table, words: Words) -> Menu {
    let entry = |preset: Preset, mirrored: bool| {
        let name = words.say(&format!("choice-preset-{}", preset.key()));
        Entry {
            press: step(game, Deploy::Preset(preset, mirrored)),
            label: if mirrored {
                words.tell("preset-mirrored", &[("name", name.into())])
            } else {
                name
            },
            hint: Some(words.say(&format!("preset-{}", preset.key()))),
        }
    };
    let both = |preset| [entry(preset, false), entry(preset, true)];
    Menu {
        prompt: words.say("preset-menu"),
        entries: Preset::ALL.into_iter().flat_map(both).collect(),
    }
}

fn places(game: &Table, draft: &Draft, words: Words) -> Menu {
    let entry = |place| {
        let square = draft.square(place);
        Entry {
            press: step(game, Deploy::Choose(square)),
            label: super::place_label(square, draft.rank_at(place), words),
            hint: None,
        }
    };
    Menu { prompt: words.say("place-menu"), entries: (0..24).map(entry).collect() }
}

/// The press for a step of setting up.
pub fn step(game: &Table, step: Deploy) -> Press {
    Press::Game { game: game.id, ply: game.ply(), control: Control::Deploy(step) }
}
