use serde::Serialize;
use serde_json::{Map, Value};

use crate::games::Rules;
use crate::language::Language;

/// What the command line tells of a game and not of others. Every game has a file here that implements
/// it.
pub(super) trait Told: Rules {
    /// The phase of a turn that a position is in.
    fn phase(view: &Self::View) -> &'static str {
        let _ = view;
        "move"
    }

    /// The last move; `None` before the first.
    fn last(view: &Self::View) -> Option<Last>;

    /// What `replay` writes of a position beside what it does of every game.
    fn replayed(view: &Self::View) -> Fields {
        let _ = view;
        Fields::new()
    }

    /// What `view` writes of a position beside what it does of every game.
    fn viewed(view: &Self::View) -> Fields;

    /// Why a tag makes no set-up.
    fn bad_setup(refusal: &Self::TagRefusal, token: &str, language: Language) -> String;

    /// That a tag does not follow from the seed, and what does.
    fn wrong_draw(tag: &str, token: &str, right: &str, language: Language) -> String;
}

/// The last move of a game.
#[derive(Serialize)]
pub(super) struct Last {
    /// Where it came from.
    pub from: String,
    /// Where it went.
    pub to: String,
    /// What it took.
    pub took: Vec<String>,
}

/// Fields of a JSON object in their order.
pub(super) type Fields = Map<String, Value>;

/// Fields of these names and values.
pub(super) fn fields<const N: usize>(fields: [(&str, Value); N]) -> Fields {
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}
