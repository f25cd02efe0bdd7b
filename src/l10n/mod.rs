//! Messages in the reader's language.

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{Loader, static_loader};
use unic_langid::{LanguageIdentifier, langid};

use crate::language::Language;

static_loader! {
    static LOCALES = {
        locales: "./assets/i18n",
        fallback_language: "en",
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// A value that stands in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A text.
    Text(String),
    /// A number.
    Number(u64),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

const EN: LanguageIdentifier = langid!("en");
const NL: LanguageIdentifier = langid!("nl");

/// A message in a language.
#[must_use]
pub fn text(language: Language, id: &str, args: &[(&str, Value)]) -> String {
    let args: HashMap<Cow<'static, str>, FluentValue> = args
        .iter()
        .map(|(name, value)| {
            let value = match value {
                Value::Text(text) => FluentValue::from(text.clone()),
                Value::Number(number) => FluentValue::from(*number),
            };
            (Cow::Owned((*name).to_owned()), value)
        })
        .collect();
    let tag = match language {
        Language::En => &EN,
        Language::Nl => &NL,
    };
    LOCALES.lookup_with_args(tag, id, &args)
}
