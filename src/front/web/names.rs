//! Finds things of the table of commands by their names in any language.

use crate::language::Language;
use crate::present::{CommandText, OptionText, SubcommandText};

/// The same text in every language.
pub(super) type Named = [(Language, String)];

/// How like its nearest name a mistyped one has to be, from 0 to 1.
const ALIKE: f64 = 0.6;

/// Something with a key and names.
pub(super) trait HasNames {
    /// The name that requests use.
    fn key(&self) -> &str;
    /// The names in every language.
    fn names(&self) -> &Named;
}

macro_rules! has_names {
    ($($kind:ty),*) => {
        $(impl HasNames for $kind {
            fn key(&self) -> &str {
                self.key
            }
            fn names(&self) -> &Named {
                &self.names
            }
        })*
    };
}

has_names!(CommandText, SubcommandText, OptionText);

/// The text in a language.
pub(super) fn called(texts: &Named, language: Language) -> &str {
    let own = texts.iter().find(|(of, _)| *of == language);
    own.or(texts.first()).map_or("", |(_, text)| text)
}

/// Whether a word is the key or one of the names, in either case.
pub(super) fn mentioned(key: &str, names: &Named, word: &str) -> bool {
    let word = word.to_lowercase();
    key.to_lowercase() == word || names.iter().any(|(_, name)| name.to_lowercase() == word)
}

/// The item that a word names; names in the reader's own language come first.
pub(super) fn find<'a, T: HasNames>(
    items: &'a [T],
    word: &str,
    language: Language,
) -> Option<&'a T> {
    let lower = word.to_lowercase();
    let own = |item: &&T| called(item.names(), language).to_lowercase() == lower;
    let any = |item: &&T| mentioned(item.key(), item.names(), word);
    items.iter().find(own).or_else(|| items.iter().find(any))
}

/// The name, in the reader's language, of the item that a mistyped word is nearest to.
pub(super) fn nearest<T: HasNames>(items: &[T], word: &str, language: Language) -> Option<String> {
    let word = word.to_lowercase();
    let likeness = |item: &T| {
        let names = item.names().iter().map(|(_, name)| name.as_str());
        let scores = names.chain([item.key()]).map(|name| strsim::jaro_winkler(name, &word));
        scores.fold(0.0, f64::max)
    };
    let best = items.iter().map(|item| (likeness(item), item));
    let (score, item) = best.max_by(|(one, _), (other, _)| one.total_cmp(other))?;
    (score >= ALIKE).then(|| called(item.names(), language).to_owned())
}
