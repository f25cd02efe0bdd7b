//! Tests of what is typed, against a small table of commands, and of what is kept.

mod complete;
mod log;
mod own;
mod privacy;
mod typed;

use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use super::names::Named;
use crate::language::Language;
use crate::present::{CommandText, OptionText, SubcommandText};
use crate::store::{OpenError, Store};

/// Opens a store that may be closing still.
pub(super) fn reopen(folder: &Path) -> Arc<Store> {
    loop {
        match Store::open(folder) {
            Err(OpenError::Locked(_)) => thread::sleep(Duration::from_millis(10)),
            opened => return Arc::new(opened.unwrap()),
        }
    }
}

type Texts = [(Language, String); 2];

fn texts(en: &str, nl: &str) -> Texts {
    [(Language::En, en.to_owned()), (Language::Nl, nl.to_owned())]
}

fn described(names: &Named) -> Texts {
    texts(&format!("About {}", names[0].1), &format!("Over {}", names[1].1))
}

fn option(key: &'static str, nl: &str, required: bool) -> OptionText {
    let names = texts(key, nl);
    let descriptions = described(&names);
    OptionText { key, descriptions, names, required, choices: Vec::new(), completed: true }
}

fn fixed(
    key: &'static str,
    nl: &str,
    choices: &[(&'static str, &'static str, &'static str)],
) -> OptionText {
    let choices = choices.iter().map(|(key, en, nl)| (*key, texts(en, nl))).collect();
    OptionText { choices, completed: false, ..option(key, nl, false) }
}

fn sub(key: &'static str, nl: &str, options: Vec<OptionText>) -> SubcommandText {
    let names = texts(key, nl);
    let descriptions = described(&names);
    SubcommandText { key, names, descriptions, options, subcommands: Vec::new() }
}

fn group(key: &'static str, nl: &str, subcommands: Vec<SubcommandText>) -> SubcommandText {
    SubcommandText { subcommands, ..sub(key, nl, Vec::new()) }
}

fn command(
    key: &'static str,
    nl: &str,
    subcommands: Vec<SubcommandText>,
    options: Vec<OptionText>,
) -> CommandText {
    let names = texts(key, nl);
    let descriptions = described(&names);
    CommandText { key, names, descriptions, subcommands, options }
}

/// A table with one of everything.
fn table() -> Vec<CommandText> {
    let side = || {
        let choices = [
            ("attackers", "Attackers (move first)", "Aanvallers (beginnen)"),
            ("defenders", "the king's side", "de kant van de koning"),
        ];
        fixed("side", "kant", &choices)
    };
    let layout =
        || fixed("layout", "opstelling", &[("serif", "serif", "schreef"), ("bell", "bell", "bel")]);
    let subcommands = vec![
        sub("new", "nieuw", vec![side(), layout()]),
        sub("join", "meedoen", vec![side()]),
        sub("move", "zet", vec![option("move", "zet", true)]),
        sub("place", "leg", vec![option("card", "kaart", true), option("space", "veld", true)]),
        sub("record", "verslag", vec![option("game", "spel", false)]),
        sub("board", "bord", Vec::new()),
        group(
            "setup",
            "opstelling",
            vec![
                sub("show", "toon", Vec::new()),
                sub(
                    "place",
                    "plaats",
                    vec![option("piece", "stuk", true), option("square", "veld", true)],
                ),
                sub("ready", "klaar", Vec::new()),
            ],
        ),
    ];
    let language =
        fixed("language", "taal", &[("en", "English", "Engels"), ("nl", "Dutch", "Nederlands")]);
    vec![
        command("tawlbwrdd", "tawlbwrdd", subcommands, Vec::new()),
        command("games", "spellen", Vec::new(), Vec::new()),
        command("settings", "instellingen", Vec::new(), vec![language]),
        command("help", "help", Vec::new(), Vec::new()),
    ]
}
