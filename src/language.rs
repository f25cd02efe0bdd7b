//! The languages the bot speaks.

use serde::{Deserialize, Serialize};

/// A language of messages, commands and alt texts.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Dutch.
    Nl,
}

impl Language {
    /// All languages, the default first.
    pub const ALL: [Self; 2] = [Self::En, Self::Nl];

    /// The two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Nl => "nl",
        }
    }

    /// The language of a tag such as `nl`, `nl-BE` or `en-US`; `None` for a language that the bot
    /// does not speak.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }
}
