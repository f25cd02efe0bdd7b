//! Messages in the reader's language, with Fluent. The texts stand in `assets/i18n/LANGUAGE/*.ftl`, in
//! the light markup that [`crate::text`] describes.

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, Loader, static_loader};
use unic_langid::langid;

pub use crate::text::Value;

use crate::language::Language;
use crate::text::{Rich, parse, placeholder};

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

/// A message with its values as a text with structure: the pattern is read as markup, which
/// [`crate::text`] describes, the values are not. A message that is missing shows its id: the tests
/// know them all.
#[must_use]
pub fn rich(language: Language, id: &str, args: &[(&str, Value)]) -> Rich {
    let values: Vec<Value> = args.iter().map(|(_, value)| value.clone()).collect();
    let stand_in = |(number, (name, value)): (usize, &(&str, Value))| match value {
        Value::Number(number) => (owned(name), (*number).into()),
        _ => (owned(name), placeholder(number).to_string().into()),
    };
    let args = args.iter().enumerate().map(stand_in).collect();
    formatted(language, id, &args).map_or_else(|| id.into(), |source| parse(&source, &values))
}

/// A message with its values as words alone, as labels, descriptions and terminals want them: nothing
/// is read as markup.
#[must_use]
pub fn text(language: Language, id: &str, args: &[(&str, Value)]) -> String {
    let words = |(name, value): &(&str, Value)| match value {
        Value::Number(number) => (owned(name), (*number).into()),
        value => (owned(name), value.to_plain().into()),
    };
    let args = args.iter().map(words).collect();
    formatted(language, id, &args).unwrap_or_else(|| id.to_owned())
}

type Args = HashMap<Cow<'static, str>, FluentValue<'static>>;

fn formatted(language: Language, id: &str, args: &Args) -> Option<String> {
    TEXTS.try_lookup_with_args(&identifier(language), id, args)
}

fn owned(name: &str) -> Cow<'static, str> {
    Cow::Owned(name.to_owned())
}

const fn identifier(language: Language) -> LanguageIdentifier {
    match language {
        Language::En => langid!("en"),
        Language::Nl => langid!("nl"),
    }
}
