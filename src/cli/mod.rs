//! The command line: the commands of `docs/formats.md`, one file each.

#![expect(clippy::print_stderr, reason = "a command line prints")]

mod args;
mod bosworth;
mod fault;
mod game;
mod perft;
mod records;
mod render;
mod replay;
mod tawlbwrdd;
mod veldslag;
mod view;

pub use args::{Args, Command};

use std::io::Write;
use std::process::ExitCode;

use crate::l10n;
use crate::language::Language;

/// Runs a command that reads records.
#[must_use]
pub fn run(command: &Command, language: Language) -> ExitCode {
    let done = match command {
        Command::Replay(args) => replay::run(args, language),
        Command::Perft(args) => perft::run(args, language),
        Command::Render(args) => render::run(args, language),
        Command::View(args) => view::run(args, language),
    };
    done.unwrap_or_else(|trouble| {
        complain(&trouble);
        ExitCode::FAILURE
    })
}

/// Says on standard output what whoever started the bot wants to know.
pub fn announce(line: &str) {
    // Nobody may be listening.
    let _ = writeln!(std::io::stdout(), "{line}");
}

/// Says on standard error what went wrong.
pub fn complain(trouble: &str) {
    let _ = writeln!(std::io::stderr(), "{trouble}");
}

/// What went wrong, in the reader's words.
type Trouble = String;

/// The language of the terminal, from its locale.
#[must_use]
pub fn terminal_language() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|locale| !locale.is_empty())
        .and_then(|locale| Language::of_tag(&locale))
        .unwrap_or_default()
}

/// A message about a file or an argument: its name and what the system says of it.
fn trouble(language: Language, id: &str, name: &str, why: &str) -> Trouble {
    l10n::text(language, id, &[("name", name.into()), ("why", why.into())])
}
