//! What can be wrong with a record.

use super::read::{Place, Record, Tag};
use crate::games::bosworth::SetupRefusal;
use crate::games::veldslag::DraftRefusal;
use crate::games::{Outcome, Refusal, Seed};

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// The piece of text that is wrong.
    pub token: String,
    /// What is wrong with it.
    pub kind: FaultKind,
}

/// The kinds of faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// A `{` comment without its `}`.
    OpenComment,
    /// A tag that is not `[Name "value"]`.
    BadTag,
    /// The same tag a second time.
    TagTwice,
    /// A tag other than `Game` among the moves.
    TagInMoves,
    /// The record does not begin with a `Game` tag.
    NoGame,
    /// No game of this name is known.
    UnknownGame,
    /// The game has no such variant.
    UnknownVariant,
    /// The tag with a side's set-up is missing: its name.
    NoSetup(&'static str),
    /// The set-up is not one, or not complete.
    BadSetup(DraftRefusal),
    /// Parts of the set-up are hidden: such a record can't be played.
    HiddenSetup,
    /// The deck has not just the cards that a kingdom shuffles.
    BadDeck,
    /// Nobody of this name can begin.
    BadFirst,
    /// The kingdoms that play can't camp so.
    BadCamps(SetupRefusal),
    /// The action can't be played.
    Refused(Refusal),
    /// The `Result` tag says something else than the game; the right value.
    WrongResult(String),
    /// The `Termination` tag says something else than the game; the right value, or none.
    WrongTermination(Option<String>),
    /// `Seed` or `Commit` is not 64 hexadecimal digits.
    BadHex,
    /// `Commit` is not the SHA-256 of `Seed`.
    WrongCommit,
}

impl Fault {
    /// A fault at a place.
    #[must_use]
    pub fn new(place: Place, token: &str, kind: FaultKind) -> Self {
        Self { place, token: token.to_owned(), kind }
    }

    pub(super) fn at(tag: &Tag, kind: FaultKind) -> Self {
        Self::new(tag.place, &tag.value, kind)
    }
}

/// Compares the `Result` and `Termination` tags with how the game stands after its last action.
pub(super) fn contradiction(record: &Record, outcome: Option<Outcome>) -> Option<Fault> {
    let result = outcome.map_or("*", |outcome| outcome.result());
    let reason = outcome.map(|outcome| outcome.reason.name().to_owned());
    if let Some(tag) = record.tag("Result").filter(|tag| tag.value != result) {
        return Some(Fault::at(tag, FaultKind::WrongResult(result.to_owned())));
    }
    let tag = record.tag("Termination")?;
    let agrees = reason.as_ref() == Some(&tag.value);
    (!agrees).then(|| Fault::at(tag, FaultKind::WrongTermination(reason)))
}

/// Whether a record's `Seed` fits its `Commit`: `None` where one of them is missing.
///
/// # Errors
/// [`FaultKind::BadHex`] or [`FaultKind::WrongCommit`], at the tag.
pub fn verify(record: &Record) -> Result<Option<Seed>, Fault> {
    let (Some(seed), Some(commit)) = (record.tag("Seed"), record.tag("Commit")) else {
        return Ok(None);
    };
    let known = Seed::from_hex(&seed.value).ok_or_else(|| Fault::at(seed, FaultKind::BadHex))?;
    if known.commit().eq_ignore_ascii_case(&commit.value) {
        Ok(Some(known))
    } else {
        Err(Fault::at(commit, FaultKind::WrongCommit))
    }
}
