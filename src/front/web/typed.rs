//! Reads a typed line by the table of commands.

use super::names::{Named, called, find, mentioned, nearest};
use crate::app::Invocation;
use crate::language::Language;
use crate::present::{CommandText, OptionText, SubcommandText};

/// Why a line is no command. Names are in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Problem {
    /// There is no such command.
    UnknownCommand { typed: String, nearest: Option<String> },
    /// The command needs one of its subcommands.
    NoSubcommand { command: String, subcommands: Vec<String> },
    /// The command has no such subcommand.
    UnknownSubcommand { command: String, typed: String, nearest: Option<String> },
    /// The command has no such option, or words that belong to none.
    UnknownOption { typed: String, nearest: Option<String> },
    /// An option has to be given.
    MissingOption { option: String },
    /// An option is given twice.
    Twice { option: String },
    /// The option can't have this value.
    NotAChoice { option: String, typed: String, choices: Vec<String> },
}

/// A command, its subcommand, and what is typed after them.
pub(super) struct Target<'a> {
    pub(super) command: &'a CommandText,
    /// The subcommand, after the group it belongs to.
    pub(super) path: Vec<&'a SubcommandText>,
    /// The options it can have.
    pub(super) options: &'a [OptionText],
    /// What follows, with the spaces before it.
    pub(super) rest: &'a str,
}

/// A stretch of the line that is one option's value, or belongs to none.
#[derive(Debug)]
pub(super) struct Segment<'a> {
    pub(super) option: Option<&'a OptionText>,
    /// The value as it is typed, with the spaces after it.
    pub(super) value: &'a str,
}

/// The first word of a text, and what follows it.
pub(super) fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    text.split_at(text.find(char::is_whitespace).unwrap_or(text.len()))
}

/// Finds the command and the subcommand that a line begins with, the latter maybe in a group. A
/// group alone means the first one in it.
pub(super) fn target<'a>(
    line: &'a str,
    table: &'a [CommandText],
    language: Language,
) -> Result<Target<'a>, Problem> {
    let (word, rest) = split_word(line.trim_start().trim_start_matches('/'));
    let Some(command) = find(table, word, language) else {
        return Err(Problem::UnknownCommand {
            typed: word.to_owned(),
            nearest: nearest(table, word, language),
        });
    };
    let mut target = Target { command, path: Vec::new(), options: &command.options, rest };
    let mut subcommands = command.subcommands.as_slice();
    while !subcommands.is_empty() {
        let (word, rest) = split_word(target.rest);
        let alone = word.is_empty() && !target.path.is_empty();
        let first = subcommands.first().filter(|_| alone);
        let Some(found) = first.or_else(|| find(subcommands, word, language)) else {
            return Err(no_subcommand(&target.name(language), subcommands, word, language));
        };
        target.path.push(found);
        (target.options, target.rest) = (&found.options, rest);
        subcommands = &found.subcommands;
    }
    Ok(target)
}

impl Target<'_> {
    /// The words before the options, without the slash.
    fn name(&self, language: Language) -> String {
        let path = self.path.iter().map(|sub| called(&sub.names, language));
        let words = std::iter::once(called(&self.command.names, language)).chain(path);
        words.collect::<Vec<_>>().join(" ")
    }

    /// How the command is written, without the slash. What can be left out stands in brackets.
    fn usage(&self, language: Language) -> String {
        let option = |option: &OptionText| {
            let name = called(&option.names, language);
            if option.required { format!(" {name}:…") } else { format!(" [{name}:…]") }
        };
        self.options.iter().fold(self.name(language), |usage, one| usage + &option(one))
    }

    /// The command with these options, in the names that requests use.
    pub(super) fn invocation(&self, options: Vec<(String, String)>) -> Invocation {
        let path: Vec<&str> = self.path.iter().map(|sub| sub.key).collect();
        Invocation {
            command: self.command.key.to_owned(),
            subcommand: (!path.is_empty()).then(|| path.join(" ")),
            options,
        }
    }
}

/// Why a word is none of the subcommands that can follow.
fn no_subcommand(
    command: &str,
    subcommands: &[SubcommandText],
    word: &str,
    language: Language,
) -> Problem {
    let command = command.to_owned();
    if word.is_empty() {
        let names = subcommands.iter().map(|sub| called(&sub.names, language).to_owned());
        return Problem::NoSubcommand { command, subcommands: names.collect() };
    }
    let nearest = nearest(subcommands, word, language);
    Problem::UnknownSubcommand { command, typed: word.to_owned(), nearest }
}

/// Cuts what follows a command into its options. The first segment belongs to none.
pub(super) fn segments<'a>(
    options: &'a [OptionText],
    rest: &'a str,
    language: Language,
) -> Vec<Segment<'a>> {
    let mut found = Vec::new();
    let (mut option, mut start) = (None, 0);
    for (word_at, word) in words(rest) {
        let Some((name, _)) = word.split_once(':') else { continue };
        if let Some(known) = find(options, name, language) {
            found.push(Segment { option, value: &rest[start..word_at] });
            (option, start) = (Some(known), word_at + name.len() + 1);
        }
    }
    found.push(Segment { option, value: &rest[start..] });
    found
}

/// The words of a text and where they begin.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + text[at..].find(|c: char| !c.is_whitespace())?;
        let word = split_word(&text[start..]).0;
        at = start + word.len();
        Some((start, word))
    })
}

/// The option that a value without a name belongs to: the only one that has to be given and is
/// not, or the only one there is.
pub(super) fn bare_option<'a>(
    options: &'a [OptionText],
    given: &[Segment<'a>],
) -> Option<&'a OptionText> {
    let open: Vec<&OptionText> = missing(options, given).collect();
    match (open.as_slice(), options) {
        ([only], _) => Some(*only),
        ([], [only]) if !is_given(only, given) => Some(only),
        _ => None,
    }
}

/// The options that have to be given and are not.
pub(super) fn missing<'a>(
    options: &'a [OptionText],
    given: &[Segment<'a>],
) -> impl Iterator<Item = &'a OptionText> {
    options.iter().filter(|option| option.required && !is_given(option, given))
}

/// Whether an option is among the segments.
pub(super) fn is_given(option: &OptionText, given: &[Segment<'_>]) -> bool {
    given.iter().any(|segment| segment.option.is_some_and(|found| found.key == option.key))
}

/// Reads a line that begins with a slash.
pub(super) fn read(
    line: &str,
    table: &[CommandText],
    language: Language,
) -> Result<Invocation, Problem> {
    let target = target(line, table, language)?;
    let segments = segments(target.options, target.rest, language);
    Ok(target.invocation(options(target.options, &segments, language)?))
}

/// How the command that a line begins with is written, without the slash.
pub(super) fn usage(line: &str, table: &[CommandText], language: Language) -> Option<String> {
    target(line, table, language).ok().map(|target| target.usage(language))
}

/// Reads the options, the nameless one among them.
fn options(
    options: &[OptionText],
    segments: &[Segment<'_>],
    language: Language,
) -> Result<Vec<(String, String)>, Problem> {
    let mut read: Vec<(String, String)> = Vec::new();
    for segment in segments {
        let typed = segment.value.trim();
        let option = match segment.option {
            Some(option) => option,
            None if typed.is_empty() => continue,
            None => nameless(options, segments, typed, language)?,
        };
        if read.iter().any(|(key, _)| key == option.key) {
            return Err(Problem::Twice { option: called(&option.names, language).to_owned() });
        }
        read.push((option.key.to_owned(), value(options, option, typed, language)?));
    }
    match missing(options, segments).find(|open| read.iter().all(|(key, _)| key != open.key)) {
        Some(open) => Err(missing_option(open, language)),
        None => Ok(read),
    }
}

fn missing_option(option: &OptionText, language: Language) -> Problem {
    Problem::MissingOption { option: called(&option.names, language).to_owned() }
}

/// Whose value words without a name are.
fn nameless<'a>(
    options: &'a [OptionText],
    segments: &[Segment<'a>],
    typed: &str,
    language: Language,
) -> Result<&'a OptionText, Problem> {
    if stray(typed).is_none() {
        let chosen = |option: &&OptionText| choice(option, typed).is_some();
        let open = options.iter().filter(|option| !is_given(option, segments));
        let found = bare_option(options, segments).or_else(|| only(open.filter(chosen)));
        if let Some(option) = found {
            return Ok(option);
        }
    }
    Err(unknown_option(options, stray(typed).unwrap_or(typed), language))
}

/// The only item of an iterator that has just one.
fn only<T>(mut items: impl Iterator<Item = T>) -> Option<T> {
    let first = items.next()?;
    items.next().is_none().then_some(first)
}

fn unknown_option(options: &[OptionText], typed: &str, language: Language) -> Problem {
    Problem::UnknownOption { typed: typed.to_owned(), nearest: nearest(options, typed, language) }
}

/// A word that looks like an option's name.
fn stray(typed: &str) -> Option<&str> {
    let name = typed.split_whitespace().find_map(|word| word.split_once(':'))?.0;
    let is_name = name.chars().count() > 1 && name.chars().all(|c| c.is_alphabetic() || c == '-');
    is_name.then_some(name)
}

/// Reads an option's value: one of its choices by any of their names, or what is typed.
fn value(
    options: &[OptionText],
    option: &OptionText,
    typed: &str,
    language: Language,
) -> Result<String, Problem> {
    if typed.is_empty() {
        return Err(missing_option(option, language));
    }
    if option.choices.is_empty() {
        return Ok(typed.to_owned());
    }
    if let Some(key) = choice(option, typed) {
        return Ok(key.to_owned());
    }
    if let Some(name) = stray(typed) {
        return Err(unknown_option(options, name, language));
    }
    let texts = option.choices.iter().map(|(_, texts)| called(texts, language).to_owned());
    let (option, typed) = (called(&option.names, language).to_owned(), typed.to_owned());
    Err(Problem::NotAChoice { option, typed, choices: texts.collect() })
}

/// The value of the choice with this name, or with the only name that begins so.
pub(super) fn choice(option: &OptionText, typed: &str) -> Option<&'static str> {
    let typed = typed.trim();
    let named = option.choices.iter().find(|(key, texts)| mentioned(key, texts, typed));
    let begun = || only(option.choices.iter().filter(|(key, texts)| begins(key, texts, typed)));
    named.or_else(begun).map(|(key, _)| *key)
}

/// Whether the key or a name begins with whole words that are typed.
fn begins(key: &str, names: &Named, typed: &str) -> bool {
    let typed = typed.to_lowercase();
    let begins = |name: &str| {
        let rest = name.to_lowercase().strip_prefix(&typed).map(str::to_owned);
        rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
    };
    !typed.is_empty() && (begins(key) || names.iter().any(|(_, name)| begins(name)))
}
