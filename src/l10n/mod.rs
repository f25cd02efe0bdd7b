//! Messages in the reader's language, with Fluent. The texts stand in `assets/i18n/LANGUAGE/*.ftl`.

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, Loader, static_loader};
use unic_langid::langid;

use crate::language::Language;

#[cfg(test)]
mod tests;

static_loader! {
    static TEXTS = {
        locales: "./assets/i18n",
        fallback_language: "en",
        // Isolation marks would stand in commands that people copy.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// A value that a message speaks of.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A name, a move, another message.
    Text(String),
    /// A count, for which the message may have plural forms.
    Number(u64),
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

/// A message with its values. A message that is missing shows its id: the tests know them all.
#[must_use]
pub fn text(language: Language, id: &str, args: &[(&str, Value)]) -> String {
    lookup(language, id, args).unwrap_or_else(|| id.to_owned())
}

/// The same; `None` where there is no such message.
#[must_use]
pub fn lookup(language: Language, id: &str, args: &[(&str, Value)]) -> Option<String> {
    let args: HashMap<Cow<'static, str>, FluentValue> =
        args.iter().map(|(name, value)| (Cow::Owned((*name).to_owned()), fluent(value))).collect();
    TEXTS.try_lookup_with_args(&identifier(language), id, &args)
}

fn fluent(value: &Value) -> FluentValue<'static> {
    match value {
        Value::Text(text) => text.clone().into(),
        Value::Number(number) => (*number).into(),
    }
}

const fn identifier(language: Language) -> LanguageIdentifier {
    match language {
        Language::En => langid!("en"),
        Language::Nl => langid!("nl"),
    }
}
