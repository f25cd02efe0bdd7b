//! What a line that is being typed can become.

use serde::Serialize;

use super::names::{HasNames, Named, called};
use super::typed::{
    Segment, Target, bare_option, choice, is_given, missing, read, segments, target,
};
use crate::app::Invocation;
use crate::language::Language;
use crate::present::{Choice, CommandText, OptionText, SubcommandText};

/// One thing that the line can become.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Suggestion {
    /// What is offered.
    pub(super) label: String,
    /// What it means.
    pub(super) description: String,
    /// What the text before the cursor becomes.
    pub(super) before: String,
}

/// What a line can become.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Suggestions {
    /// The possibilities, best first.
    pub(super) suggestions: Vec<Suggestion>,
    /// Whether the line can be sent as it stands.
    pub(super) ready: bool,
}

/// What completion needs to know.
pub(super) struct Typing<'a> {
    /// The table of commands.
    pub(super) table: &'a [CommandText],
    /// The language of the person who types.
    pub(super) language: Language,
    /// The line up to the cursor.
    pub(super) before: &'a str,
    /// The line after the cursor.
    pub(super) after: &'a str,
    /// The commands that are likeliest meant: of the games that the person plays.
    pub(super) likely: &'a [&'a str],
}

/// Gives an option's values: for a command so far, the option's key, and what is typed of it.
pub(super) type Values<'a> = dyn Fn(Invocation, &str, &str) -> Vec<Choice> + 'a;

/// How many suggestions are shown.
const MOST: usize = 25;
/// How many commands are shown: all, where they are what one looks for.
const MOST_COMMANDS: usize = 50;

/// What a line can become.
pub(super) fn complete(typing: &Typing<'_>, values: &Values<'_>) -> Suggestions {
    if !typing.before.starts_with('/') {
        return Suggestions::default();
    }
    let line = format!("{}{}", typing.before, typing.after);
    let sound = read(&line, typing.table, typing.language).is_ok();
    let found = match target(typing.before, typing.table, typing.language) {
        Ok(found) if found.rest.starts_with(char::is_whitespace) => found,
        _ => return Suggestions { suggestions: commands(typing), ready: sound },
    };
    let (mut suggestions, exact) = options(typing, &found, values);
    suggestions.retain(|one| one.before.trim_end() != typing.before.trim_end());
    suggestions.truncate(MOST);
    Suggestions { suggestions, ready: sound && exact }
}

/// The commands whose name has what is typed in it.
fn commands(typing: &Typing<'_>) -> Vec<Suggestion> {
    let typed = typing.before.trim_start_matches('/').trim_start().to_lowercase();
    let ranked = |command: &CommandText| {
        let unlikely = !typing.likely.contains(&command.key);
        let paths = paths(command, &typed, typing.language).into_iter();
        let rank = |path: Path| Some(((path.rank(&typed)?, unlikely), path.suggestion));
        paths.filter_map(rank).collect::<Vec<_>>()
    };
    let mut ranked: Vec<_> = typing.table.iter().flat_map(ranked).collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    let unlike = |one: &Suggestion| one.before.trim_end() != typing.before.trim_end();
    ranked.into_iter().map(|(_, one)| one).filter(unlike).take(MOST_COMMANDS).collect()
}

/// A command with its subcommand, as it is offered.
struct Path {
    /// The names it can be found by, in lower case.
    names: Vec<String>,
    suggestion: Suggestion,
}

impl Path {
    /// How well it fits what is typed: a lower number fits better.
    fn rank(&self, typed: &str) -> Option<u8> {
        let starts = |name: &String| name.starts_with(typed);
        let word_starts = |name: &String| name.split(' ').any(|word| word.starts_with(typed));
        let own = self.names.first().is_some_and(starts);
        if own || self.names.iter().any(starts) {
            return Some(u8::from(!own));
        }
        if self.names.iter().any(word_starts) {
            return Some(2);
        }
        self.names.iter().any(|name| name.contains(typed)).then_some(3)
    }
}

/// The ways in which a command can be given: one for each of its subcommands. A group stands for
/// those in it until they are what is typed.
fn paths(command: &CommandText, typed: &str, language: Language) -> Vec<Path> {
    if command.subcommands.is_empty() {
        return vec![path(&[command], &command.options, &command.descriptions, language)];
    }
    let subcommands = command.subcommands.iter();
    subcommands.flat_map(|sub| subpaths(command, sub, typed, language)).collect()
}

fn subpaths(
    command: &CommandText,
    sub: &SubcommandText,
    typed: &str,
    language: Language,
) -> Vec<Path> {
    let mut own = path(&[command, sub], &sub.options, &sub.descriptions, language);
    if sub.subcommands.is_empty() {
        return vec![own];
    }
    if own.rank(typed).is_some() && !own.names.iter().any(|name| typed.trim_end() == name) {
        own.suggestion.before.push(' ');
        return vec![own];
    }
    let of_group = |one: &SubcommandText| {
        path(&[command, sub, one], &one.options, &one.descriptions, language)
    };
    sub.subcommands.iter().map(of_group).collect()
}

fn path(
    parts: &[&dyn HasNames],
    options: &[OptionText],
    descriptions: &Named,
    language: Language,
) -> Path {
    let joined = |name: &dyn Fn(&dyn HasNames) -> String| {
        parts.iter().map(|part| name(*part)).collect::<Vec<_>>().join(" ")
    };
    let own = joined(&|part| called(part.names(), language).to_owned());
    let others =
        Language::ALL.map(|other| joined(&|part| called(part.names(), other).to_lowercase()));
    let mut names = vec![own.to_lowercase()];
    names.extend(others);
    names.push(joined(&|part| part.key().to_owned()));
    let suggestion = Suggestion {
        label: format!("/{own}"),
        description: called(descriptions, language).to_owned(),
        before: format!("/{own}{}", opening(options, language)),
    };
    Path { names, suggestion }
}

/// What follows a command as soon as it is chosen: the name of the option that has to be given.
fn opening(options: &[OptionText], language: Language) -> String {
    match options.iter().find(|option| option.required) {
        Some(option) => format!(" {}:", called(&option.names, language)),
        None if options.is_empty() => String::new(),
        None => " ".into(),
    }
}

/// What the options of a command can become, and whether the value at the cursor is complete.
fn options(
    typing: &Typing<'_>,
    target: &Target<'_>,
    values: &Values<'_>,
) -> (Vec<Suggestion>, bool) {
    let mut given = segments(target.options, target.rest, typing.language);
    let Some(last) = given.pop() else { return (Vec::new(), true) };
    let typed = last.value.trim();
    let kept = typing.before[..typing.before.len() - last.value.len()].trim_end();
    let Some(option) = last.option else {
        return nameless(typing, target, &given, typed, values);
    };
    let next = next_word(option, last.value);
    given.push(last);
    if let Some(word) = next {
        let kept = typing.before[..typing.before.len() - word.len()].trim_end();
        let names = names(typing, target, &given, word, kept);
        if word.is_empty() {
            return ([further(typing, target, &given, option, values), names].concat(), true);
        }
        if !names.is_empty() {
            return (names, false);
        }
    }
    let choices = choices(typing, target, &given, option, typed, values);
    let exact = option.choices.is_empty() && !option.completed
        || choice(option, typed).is_some()
        || choices.iter().any(|one| same(&one.value, typed) || same(&one.label, typed))
        || is_guess(option, &choices, typed);
    let space = if open(target, &given).next().is_some() { " " } else { "" };
    let become_value = |one: Choice| Suggestion {
        before: format!("{kept}{}{space}", one.value),
        description: if one.label.starts_with(&one.value) { String::new() } else { one.value },
        label: one.label,
    };
    (choices.into_iter().map(become_value).collect(), exact)
}

/// What an option that takes several values with spaces between can have after those typed.
fn further(
    typing: &Typing<'_>,
    target: &Target<'_>,
    given: &[Segment<'_>],
    option: &OptionText,
    values: &Values<'_>,
) -> Vec<Suggestion> {
    let typed = given.last().map_or("", |last| last.value).trim_start();
    let before = typing.before.strip_suffix(typed).unwrap_or_default();
    let goes_on = |one: &Choice| typed.ends_with(' ') && one.value.starts_with(typed);
    let more = choices(typing, target, given, option, typed, values).into_iter();
    let suggestion = |one: Choice| Suggestion {
        before: format!("{before}{}", one.value),
        description: String::new(),
        label: one.label,
    };
    more.filter(goes_on).map(suggestion).collect()
}

/// The word that is being typed after a value that is complete.
fn next_word<'a>(option: &OptionText, value: &'a str) -> Option<&'a str> {
    let (head, word) = value.rsplit_once(char::is_whitespace)?;
    let head = head.trim();
    let complete = !head.is_empty() && option.completed || choice(option, head).is_some();
    complete.then_some(word)
}

fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// Whether completion only guesses: then the line is sent as it was typed, and the answer says what
/// is wrong with it.
fn is_guess(option: &OptionText, choices: &[Choice], typed: &str) -> bool {
    let bare = |text: &str| -> String {
        text.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
    };
    let typed = bare(typed);
    let fits = |one: &Choice| bare(&one.label).contains(&typed);
    option.completed && !choices.is_empty() && !choices.iter().any(fits)
}

/// What words that stand before any option can become: the value of the option that needs no name,
/// or an option's name.
fn nameless(
    typing: &Typing<'_>,
    target: &Target<'_>,
    given: &[Segment<'_>],
    typed: &str,
    values: &Values<'_>,
) -> (Vec<Suggestion>, bool) {
    let cut = typing.before.trim_end();
    let kept = cut[..cut.len() - typed.len()].trim_end();
    let Some(option) = bare_option(target.options, given) else {
        return (names(typing, target, given, typed, kept), typed.is_empty());
    };
    let name = called(&option.names, typing.language);
    let choices = choices(typing, target, given, option, typed, values);
    let exact = typed.is_empty()
        || choices.iter().any(|one| same(&one.value, typed))
        || is_guess(option, &choices, typed);
    let become_option = |one: Choice| Suggestion {
        before: format!("{kept} {name}:{}", one.value),
        description: if one.label.starts_with(&one.value) { String::new() } else { one.value },
        label: one.label,
    };
    let values = choices.into_iter().filter(|one| !same(&one.value, typed)).map(become_option);
    let mut found: Vec<Suggestion> = values.collect();
    found.extend(names(typing, target, given, typed, kept));
    (found, exact)
}

/// The options that are not given yet.
fn open<'a>(target: &Target<'a>, given: &'a [Segment<'_>]) -> impl Iterator<Item = &'a OptionText> {
    target.options.iter().filter(|option| !is_given(option, given))
}

/// The names of options that can follow.
fn names(
    typing: &Typing<'_>,
    target: &Target<'_>,
    given: &[Segment<'_>],
    typed: &str,
    kept: &str,
) -> Vec<Suggestion> {
    let typed = typed.trim_end_matches(':').to_lowercase();
    let fits = |option: &&OptionText| {
        let mut names = option.names.iter().map(|(_, name)| name.as_str()).chain([option.key]);
        names.any(|name| name.to_lowercase().starts_with(&typed))
    };
    let suggestion = |option: &OptionText| {
        let name = called(&option.names, typing.language);
        Suggestion {
            label: format!("{name}:"),
            description: called(&option.descriptions, typing.language).to_owned(),
            before: format!("{kept} {name}:"),
        }
    };
    let mut found: Vec<&OptionText> = open(target, given).filter(fits).collect();
    let needed: Vec<&str> = missing(target.options, given).map(|option| option.key).collect();
    found.sort_by_key(|option| !needed.contains(&option.key));
    found.into_iter().map(suggestion).collect()
}

/// The values that an option can have and that fit what is typed.
fn choices(
    typing: &Typing<'_>,
    target: &Target<'_>,
    given: &[Segment<'_>],
    option: &OptionText,
    typed: &str,
    values: &Values<'_>,
) -> Vec<Choice> {
    if option.completed {
        return values(so_far(target, given, option.key), option.key, typed);
    }
    let lower = typed.to_lowercase();
    let fits = |key: &str, texts: &Named| {
        let mut names = texts.iter().map(|(_, text)| text.to_lowercase());
        key.starts_with(&lower) || names.any(|name| name.starts_with(&lower))
    };
    let fitting = option.choices.iter().filter(|(key, texts)| fits(key, texts));
    let offered = |texts: &Named| {
        let label = called(texts, typing.language).to_owned();
        Choice { value: short(option, &label), label }
    };
    fitting.map(|(_, texts)| offered(texts)).collect()
}

/// A choice's name without what explains it, where it is understood without.
fn short(option: &OptionText, label: &str) -> String {
    let head = label.split([',', '(']).next().unwrap_or_default().trim();
    let clear = choice(option, head) == choice(option, label);
    if clear { head.to_owned() } else { label.to_owned() }
}

/// The command with the options that stand before the one that is being typed.
fn so_far(target: &Target<'_>, given: &[Segment<'_>], current: &str) -> Invocation {
    let read = |segment: &Segment<'_>| {
        let (option, typed) =
            (segment.option.filter(|one| one.key != current)?, segment.value.trim());
        let value = choice(option, typed).unwrap_or(typed);
        Some((option.key.to_owned(), value.to_owned()))
    };
    target.invocation(given.iter().filter_map(read).collect())
}
