//! Forms, and the set-ups that a player has saved.

use super::own::step;
use crate::app::{Control, Deploy, Form as Asked, LONGEST_NAME, Scene};
use crate::games::veldslag::{Draft, Side};
use crate::present::controls::button;
use crate::present::message::{Entry, Field, Form, Menu, Message, Row, Tone};
use crate::present::words::Words;
use crate::text::Rich;

/// A form in the reader's language.
pub fn form(form: &Asked, words: Words) -> Form {
    match form {
        Asked::Rows(scene, draft) => rows(scene, draft, words),
        Asked::Name(scene) => Form {
            press: step(&scene.game, Deploy::Save),
            title: words.say("form-name"),
            fields: vec![Field {
                label: words.say("form-name-field"),
                value: String::new(),
                hint: words.say("form-name-hint"),
                least: 1,
                most: u16::try_from(LONGEST_NAME).unwrap_or(u16::MAX),
            }],
        },
    }
}

/// Three rows of eight codes, as the owner sees them, with what stands there now.
fn rows(scene: &Scene, draft: &Draft, words: Words) -> Form {
    let text = draft.seen();
    let [left, right] = if draft.side() == Side::Red { ["a", "h"] } else { ["h", "a"] };
    let row = |(number, row): (usize, &str)| {
        let rank = draft.square(u8::try_from(number * 8).unwrap_or(0)).rank() + 1;
        let id = ["form-front", "form-middle", "form-back"][number];
        Field {
            label: words.tell(
                id,
                &[
                    ("rank", usize::from(rank).into()),
                    ("left", left.into()),
                    ("right", right.into()),
                ],
            ),
            value: if row == "........" { String::new() } else { row.to_owned() },
            hint: words.say("form-rows-hint"),
            least: 8,
            most: 24,
        }
    };
    Form {
        press: step(&scene.game, Deploy::Text),
        title: words.say("form-rows"),
        fields: text.split('/').enumerate().map(row).collect(),
    }
}

/// The saved set-ups: to load one, or to forget one.
pub fn saved(scene: &Scene, names: &[String], words: Words) -> Message {
    let game = &scene.game;
    let menu = |prompt: &str, press: fn(String) -> Deploy| {
        let entry = |name: &String| Entry {
            press: step(game, press(name.clone())),
            label: name.clone(),
            hint: None,
        };
        Row::Menu(Menu { prompt: words.say(prompt), entries: names.iter().map(entry).collect() })
    };
    let mut rows = Vec::new();
    if !names.is_empty() {
        rows.push(menu("saved-load", Deploy::Load));
        rows.push(menu("saved-forget", Deploy::Forget));
    }
    let back = Control::Deploy(Deploy::Show);
    rows.push(Row::Buttons(vec![button(game, back, &words.say("button-back"), Tone::Secondary)]));
    let list = names.iter().map(|name| Rich::from(name.as_str()).item());
    let id = if names.is_empty() { "saved-none" } else { "saved-some" };
    let command = words.game_command(game.kind, "setup save");
    let text = words.rich(id, &[("list", Rich::stacked(list).into()), ("command", command.into())]);
    Message { text, rows, ..Message::default() }
}
