//! Messages in the reader's language, with Fluent. The texts stand in `assets/i18n/LANGUAGE/*.ftl`.

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, Loader, static_loader};
use unic_langid::langid;

use crate::language::Language;

static_loader! {
    static TEXTS = {
        locales: "./assets/i18n",
        fallback_language: "en",
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

/// A message with its values. A message that is missing shows its id.
#[must_use]
pub fn text(language: Language, id: &str, args: &[(&'static str, Value)]) -> String {
    let args: HashMap<Cow<'static, str>, FluentValue> =
        args.iter().map(|(name, value)| (Cow::Borrowed(*name), fluent(value))).collect();
    TEXTS.try_lookup_with_args(&identifier(language), id, &args).unwrap_or_else(|| id.to_owned())
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
