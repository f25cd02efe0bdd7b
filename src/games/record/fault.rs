use super::text::{Place, Tag};
use crate::games::{AnyTagRefusal, GameKind, Refusal, Seat};

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
    /// A tag is missing without which there is no set-up: its name.
    NoSetup(&'static str),
    /// The game's rules make no set-up of the tag, or of it and others.
    BadSetup(AnyTagRefusal),
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
    /// What the tag says does not follow from `Seed`.
    WrongDraw {
        /// Which game it is.
        game: GameKind,
        /// The tag's name.
        tag: &'static str,
        /// The right value.
        right: String,
    },
    /// The seats in `Drawn` were not drawn so; the right ones.
    WrongSeats(Vec<Seat>),
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
