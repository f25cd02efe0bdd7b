//! The table of commands with its names and descriptions in every language.

use super::words::Words;
use crate::app::commands::{CommandSpec, OptionSpec, SubcommandSpec, TABLE, Values};
use crate::language::Language;

/// A text in every language, in the order of [`Language::ALL`].
pub type Texts = [(Language, String); Language::ALL.len()];

/// A command with its texts.
#[derive(Clone, Debug)]
pub struct CommandText {
    /// The name that requests use.
    pub key: &'static str,
    /// The names, 1 to 32 lower-case characters.
    pub names: Texts,
    /// The descriptions, 1 to 100 characters.
    pub descriptions: Texts,
    /// Subcommands.
    pub subcommands: Vec<SubcommandText>,
    /// Options of a command without subcommands.
    pub options: Vec<OptionText>,
}

/// A subcommand with its texts.
#[derive(Clone, Debug)]
pub struct SubcommandText {
    /// The name that requests use.
    pub key: &'static str,
    /// The names.
    pub names: Texts,
    /// The descriptions.
    pub descriptions: Texts,
    /// Options; none where it is a group.
    pub options: Vec<OptionText>,
    /// The subcommands of a group.
    pub subcommands: Vec<SubcommandText>,
}

/// An option with its texts.
#[derive(Clone, Debug)]
pub struct OptionText {
    /// The name that requests use.
    pub key: &'static str,
    /// The names.
    pub names: Texts,
    /// The descriptions.
    pub descriptions: Texts,
    /// Whether it has to be given.
    pub required: bool,
    /// The values it can have, with their texts; none where completion offers them.
    pub choices: Vec<(&'static str, Texts)>,
    /// Whether completion offers its values.
    pub completed: bool,
}

/// The whole table.
#[must_use]
pub fn catalogue() -> Vec<CommandText> {
    TABLE.iter().map(command).collect()
}

fn command(spec: &CommandSpec) -> CommandText {
    let id = format!("command-{}", spec.name);
    CommandText {
        key: spec.name,
        names: texts(&id),
        descriptions: texts(&format!("{id}-about")),
        subcommands: spec.subcommands.iter().map(|sub| subcommand(&id, sub)).collect(),
        options: spec.options.iter().map(option).collect(),
    }
}

fn subcommand(command: &str, spec: &SubcommandSpec) -> SubcommandText {
    let id = format!("{command}-{}", spec.name);
    SubcommandText {
        key: spec.name,
        names: texts(&id),
        descriptions: texts(&format!("{id}-about")),
        options: spec.options.iter().map(option).collect(),
        subcommands: spec.subcommands.iter().map(|sub| subcommand(&id, sub)).collect(),
    }
}

fn option(spec: &OptionSpec) -> OptionText {
    let id = format!("option-{}", spec.name);
    let (values, completed): (&'static [&'static str], bool) = match spec.values {
        Values::Fixed(values) => (values, false),
        Values::Completed => (&[], true),
    };
    let choice = |value: &&'static str| (*value, texts(&format!("choice-{}-{value}", spec.name)));
    OptionText {
        key: spec.name,
        names: texts(&id),
        descriptions: texts(&format!("{id}-about")),
        required: spec.required,
        choices: values.iter().map(choice).collect(),
        completed,
    }
}

fn texts(id: &str) -> Texts {
    Language::ALL.map(|language| (language, Words(language).say(id)))
}
