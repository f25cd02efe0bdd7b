//! Discord's list of commands, kept equal to the catalogue.

use serde_json::{Map, Value, json};
use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::http::Http;
use serenity::model::application::{
    CommandOptionType, CommandType, InstallationContext, InteractionContext,
};

use super::repeat::{Failure, Span, repeat};
use crate::language::Language;
use crate::present::{CommandText, OptionText, SubcommandText, catalogue};

/// A text in every language.
type Texts = [(Language, String)];

/// Registers the commands if Discord has others. Says whether it did.
pub async fn register(http: &Http) -> Result<bool, Failure> {
    let wanted: Vec<CreateCommand> = catalogue().iter().map(command).collect();
    let there = repeat(Span::unhurried(), || http.get_global_commands_with_localizations()).await?;
    if essences(&wanted) == essences(&there) {
        return Ok(false);
    }
    repeat(Span::unhurried(), || http.create_global_commands(&wanted)).await?;
    Ok(true)
}

fn command(text: &CommandText) -> CreateCommand {
    let (name, names) = texts(&text.names);
    let (description, descriptions) = texts(&text.descriptions);
    let mut command = CreateCommand::new(name)
        .kind(CommandType::ChatInput)
        .description(description)
        .integration_types(vec![InstallationContext::Guild])
        .contexts(vec![InteractionContext::Guild, InteractionContext::BotDm])
        .set_options(
            text.subcommands
                .iter()
                .map(subcommand)
                .chain(text.options.iter().map(option))
                .collect(),
        );
    for (locale, name) in names {
        command = command.name_localized(locale, name);
    }
    for (locale, description) in descriptions {
        command = command.description_localized(locale, description);
    }
    command
}

/// A subcommand, or a group of them.
fn subcommand(text: &SubcommandText) -> CreateCommandOption {
    let kind = if text.subcommands.is_empty() {
        CommandOptionType::SubCommand
    } else {
        CommandOptionType::SubCommandGroup
    };
    let inner = text.subcommands.iter().map(subcommand).chain(text.options.iter().map(option));
    translated(kind, &text.names, &text.descriptions).set_sub_options(inner)
}

fn option(text: &OptionText) -> CreateCommandOption {
    let start = translated(CommandOptionType::String, &text.names, &text.descriptions)
        .required(text.required)
        .set_autocomplete(text.completed);
    text.choices.iter().fold(start, |option, (value, labels)| {
        let (label, labels) = texts(labels);
        option.add_string_choice_localized(label, *value, labels)
    })
}

fn translated(kind: CommandOptionType, names: &Texts, about: &Texts) -> CreateCommandOption {
    let (name, names) = texts(names);
    let (description, descriptions) = texts(about);
    let option = CreateCommandOption::new(kind, name, description);
    let option = names
        .into_iter()
        .fold(option, |option, (locale, name)| option.name_localized(locale, name));
    descriptions.into_iter().fold(option, |option, (locale, description)| {
        option.description_localized(locale, description)
    })
}

/// The text for everybody, and the texts for languages of their own.
fn texts(texts: &Texts) -> (&str, Vec<(&'static str, &str)>) {
    let base = texts.iter().find(|(language, _)| *language == Language::default());
    let others = texts.iter().filter(|(language, _)| *language != Language::default());
    (
        base.map_or("", |(_, text)| text),
        others.map(|(language, text)| (language.code(), text.as_str())).collect(),
    )
}

/// What matters of commands, in one form for ours and Discord's.
fn essences(commands: &impl serde::Serialize) -> Vec<Value> {
    let json = serde_json::to_value(commands).unwrap_or_default();
    let mut all: Vec<Value> = json.as_array().into_iter().flatten().map(essence).collect();
    all.sort_by_key(|command| command["name"].as_str().map(str::to_owned));
    all
}

/// What matters of a command, an option or a choice: what is empty or false is left out, since
/// Discord leaves it out or sends it as it likes.
fn essence(of: &Value) -> Value {
    const KEYS: [&str; 12] = [
        "type",
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "options",
        "choices",
        "required",
        "autocomplete",
        "contexts",
        "integration_types",
        "value",
    ];
    let mut essence = Map::new();
    for key in KEYS {
        let part = match &of[key] {
            Value::Array(parts) if ["options", "choices"].contains(&key) => {
                parts.iter().map(self::essence).collect()
            }
            part => part.clone(),
        };
        if ![json!(null), json!(false), json!([]), json!({})].contains(&part) {
            essence.insert(key.to_owned(), part);
        }
    }
    Value::Object(essence)
}

#[cfg(test)]
#[path = "register_tests.rs"]
mod tests;
