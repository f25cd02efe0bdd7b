//! The front end's own texts.

use std::collections::BTreeMap;

use super::names::called;
use super::typed::{self, Problem};
use crate::app::Invocation;
use crate::l10n::{Value, rich, text};
use crate::language::Language;
use crate::present::CommandText;
use crate::text::Rich;

/// How much of what was typed an answer repeats, in characters.
const LONGEST: usize = 60;

/// Messages that the page shows. What stands in them is left for the page to fill in.
const LABELS: &[(&str, &[&str])] = &[
    ("web-title", &[]),
    ("web-skip", &[]),
    ("web-channel", &[]),
    ("web-channel-name", &[]),
    ("web-channel-topic", &[]),
    ("web-direct", &[]),
    ("web-direct-topic", &["name"]),
    ("web-rooms", &[]),
    ("web-people", &[]),
    ("web-add", &[]),
    ("web-add-title", &[]),
    ("web-add-text", &[]),
    ("web-name", &[]),
    ("web-language", &[]),
    ("web-add-confirm", &[]),
    ("web-cancel", &[]),
    ("web-close", &[]),
    ("web-speaks-as", &["name"]),
    ("web-switch-to", &["name"]),
    ("web-theme", &[]),
    ("web-theme-auto", &[]),
    ("web-theme-light", &[]),
    ("web-theme-dark", &[]),
    ("web-bot", &[]),
    ("web-bot-tag", &[]),
    ("web-messages", &[]),
    ("web-only-you", &[]),
    ("web-dismiss", &[]),
    ("web-used", &["name", "command"]),
    ("web-composer", &["room", "name"]),
    ("web-hint-channel", &[]),
    ("web-hint-direct", &[]),
    ("web-send", &[]),
    ("web-suggestions", &[]),
    ("web-suggestions-hint", &[]),
    ("web-suggestion-count", &["count"]),
    ("web-picture-open", &[]),
    ("web-picture", &[]),
    ("web-download", &["name"]),
    ("web-new-messages", &[]),
    ("web-unread", &["count"]),
    ("web-news", &["name", "room"]),
    ("web-form-send", &[]),
    ("web-form-empty", &[]),
    ("web-form-short", &["least"]),
    ("web-working", &[]),
    ("web-lost", &[]),
    ("web-back", &[]),
    ("web-failed", &[]),
    ("web-not-yours", &[]),
    ("web-gone", &[]),
    ("web-welcome-title", &[]),
    ("web-welcome-text", &[]),
    ("web-empty-title", &[]),
    ("web-empty-text", &[]),
    ("web-empty-add", &[]),
    ("web-empty-new", &[]),
    ("web-empty-join", &[]),
    ("web-empty-help", &[]),
    ("web-empty-direct-title", &[]),
    ("web-empty-direct-text", &[]),
    ("web-name-empty", &[]),
    ("web-name-long", &[]),
    ("web-name-unreadable", &[]),
    ("web-name-taken", &[]),
    ("web-room-full", &[]),
];

/// Commands that the page offers as a beginning: the label, the command and its subcommand.
const EXAMPLES: [(&str, &str, Option<&str>); 5] = [
    ("web-example-bosworth", "bosworth", Some("new")),
    ("web-example-new", "tawlbwrdd", Some("new")),
    ("web-example-veldslag", "veldslag", Some("new")),
    ("web-example-help", "help", None),
    ("web-example-games", "games", None),
];

/// Everything the page says, in a language.
pub(super) fn labels(table: &[CommandText], language: Language) -> BTreeMap<&'static str, String> {
    let label = |(id, names): &(&'static str, &[&str])| {
        let args: Vec<(&str, Value)> =
            names.iter().map(|name| (*name, Value::from(format!("{{{name}}}")))).collect();
        (*id, text(language, id, &args))
    };
    let example = |(id, command, subcommand): &(&'static str, &str, Option<&str>)| {
        let name = command_name(table, command, *subcommand, language);
        (*id, format!("/{name}"))
    };
    LABELS.iter().map(label).chain(EXAMPLES.iter().map(example)).collect()
}

/// The answer to a line without a command in a conversation with the bot.
pub(super) fn only_commands(table: &[CommandText], language: Language) -> Rich {
    rich(language, "web-only-commands", &[("help", help(table, language).into())])
}

/// The name of the command that helps.
fn help(table: &[CommandText], language: Language) -> String {
    command_name(table, "help", None, language)
}

/// A command's name in a language.
pub(super) fn command(
    table: &[CommandText],
    invocation: &Invocation,
    language: Language,
) -> String {
    command_name(table, &invocation.command, invocation.subcommand.as_deref(), language)
}

fn command_name(
    table: &[CommandText],
    command: &str,
    subcommand: Option<&str>,
    language: Language,
) -> String {
    let Some(command) = table.iter().find(|one| one.key == command) else {
        return command.to_owned();
    };
    let mut name = called(&command.names, language).to_owned();
    let mut subcommands = command.subcommands.as_slice();
    for key in subcommand.iter().flat_map(|path| path.split(' ')) {
        let Some(sub) = subcommands.iter().find(|sub| sub.key == key) else { break };
        name = format!("{name} {}", called(&sub.names, language));
        subcommands = &sub.subcommands;
    }
    name
}

/// Says why a line is no command, and how the command is written where its options are the trouble.
pub(super) fn problem(
    table: &[CommandText],
    language: Language,
    line: &str,
    problem: &Problem,
) -> Rich {
    let why = reason(table, language, problem);
    let helps = matches!(problem, Problem::UnknownOption { .. } | Problem::MissingOption { .. });
    match typed::usage(line, table, language).filter(|_| helps) {
        Some(usage) => {
            Rich::joined([why, rich(language, "web-usage", &[("usage", usage.into())])], " ")
        }
        None => why,
    }
}

fn reason(table: &[CommandText], language: Language, problem: &Problem) -> Rich {
    let say = |id: &str, args: &[(&str, Value)]| rich(language, id, args);
    let near = |id: &str, nearest: Option<&String>, args: &[(&str, Value)]| match nearest {
        Some(name) => {
            let nearest = ("nearest", name.as_str().into());
            rich(language, &format!("{id}-near"), &[args, &[nearest]].concat())
        }
        None => rich(language, id, args),
    };
    match problem {
        Problem::UnknownCommand { typed, nearest } => {
            let args = [("typed", shortened(typed)), ("help", help(table, language).into())];
            near("web-unknown-command", nearest.as_ref(), &args)
        }
        Problem::NoSubcommand { command, subcommands } => {
            let list = listed(subcommands.iter().map(|name| format!("/{command} {name}")));
            say("web-no-subcommand", &[("command", command.as_str().into()), ("subcommands", list)])
        }
        Problem::UnknownSubcommand { command, typed, nearest } => {
            let args = [("command", command.as_str().into()), ("typed", shortened(typed))];
            near("web-unknown-subcommand", nearest.as_ref(), &args)
        }
        Problem::UnknownOption { typed, nearest } => {
            near("web-unknown-option", nearest.as_ref(), &[("typed", shortened(typed))])
        }
        Problem::MissingOption { option } => {
            say("web-missing-option", &[("option", option.as_str().into())])
        }
        Problem::Twice { option } => say("web-option-twice", &[("option", option.as_str().into())]),
        Problem::NotAChoice { option, typed, choices } => {
            let option = ("option", option.as_str().into());
            let choices = ("choices", listed(choices.iter().cloned()));
            say("web-no-choice", &[option, ("typed", shortened(typed)), choices])
        }
    }
}

/// What was typed, short enough to be repeated.
fn shortened(typed: &str) -> Value {
    let mut short: String = typed.chars().take(LONGEST).collect();
    if short.len() < typed.len() {
        short.push('…');
    }
    short.into()
}

/// What can be typed, one after the other.
fn listed(names: impl Iterator<Item = String>) -> Value {
    Rich::joined(names.map(|name| Rich::code(&name)), ", ").into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Span;

    #[test]
    fn every_label_has_a_text_of_its_own() {
        for language in Language::ALL {
            for (id, label) in labels(&[], language) {
                assert!(!label.contains("Unknown localization"), "{id} in {language:?}");
            }
        }
        let (en, nl) = (labels(&[], Language::En), labels(&[], Language::Nl));
        let differ = en.iter().filter(|(id, label)| nl[*id] != **label).count();
        assert!(differ > LABELS.len() * 3 / 4);
    }

    #[test]
    fn labels_leave_room_for_names() {
        assert!(labels(&[], Language::Nl)["web-used"].contains("{name}"));
    }

    #[test]
    fn where_options_are_the_trouble_the_answer_shows_how_it_is_written() {
        let table = crate::present::catalogue();
        let answer = |line: &str, language| {
            let trouble = typed::read(line, &table, language).unwrap_err();
            problem(&table, language, line, &trouble).to_string()
        };
        let shows = |line: &str, language, usage: &str| {
            let answer = answer(line, language);
            assert!(answer.ends_with(&format!(": `/{usage}`")), "{answer}");
        };
        let place = "veldslag setup place piece:… square:…";
        shows("/veldslag setup place a1 flag", Language::En, place);
        shows("/veldslag setup place", Language::En, place);
        shows("/veldslag setup swap a1 h1", Language::En, "veldslag setup swap square:… with:…");
        let rows = "veldslag setup text [front:…] [middle:…] [back:…]";
        shows("/veldslag setup text 31517314/11111111/11111111", Language::En, rows);
        let dutch = "veldslag opstellen plaatsen stuk:… veld:…";
        shows("/veldslag setup place a1 flag", Language::Nl, dutch);
        shows("/help me", Language::En, "help");
        assert!(!answer("/veldslag setup xyzzy", Language::En).contains('…'));
    }

    #[test]
    fn what_was_typed_stays_code_and_is_shortened() {
        let typed = "*a`b* ".repeat(20);
        let trouble = Problem::UnknownOption { typed: typed.clone(), nearest: None };
        let answer = reason(&[], Language::En, &trouble);
        let repeated = Span::Code(typed.chars().take(LONGEST).chain(['…']).collect());
        assert!(answer.lines()[0].spans.contains(&repeated), "{answer}");
    }
}
