//! What can be wrong with a record.

use super::read::{Place, Record, Tag};
use crate::games::bosworth::{Camp, Setup as Deal, SetupRefusal};
use crate::games::veldslag::DraftRefusal;
use crate::games::{
    AnySetup, GameKind, Outcome, Refusal, SPELLINGS, Seat, Seating, Seed, Spelling,
};

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
    /// There is no such colour.
    BadColour,
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
    /// The deck does not follow from `Seed`; the right one.
    WrongDeck(String),
    /// Another seat begins by `Seed`.
    WrongFirst(Seat),
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

/// Whether a record's `Seed` fits its `Commit`, and what was drawn by lot fits the seed; gives the
/// seed. `None` where `Commit` or `Seed` is missing, and not all could be checked.
///
/// # Errors
/// [`FaultKind::BadHex`] or [`FaultKind::WrongCommit`], or what was not drawn so, at the tag.
pub fn verify(record: &Record) -> Result<Option<Seed>, Fault> {
    let Some(tag) = record.tag("Seed") else { return Ok(None) };
    let seed = Seed::from_hex(&tag.value).ok_or_else(|| Fault::at(tag, FaultKind::BadHex))?;
    let commit = record.tag("Commit");
    let right = |tag: &&Tag| seed.commit().eq_ignore_ascii_case(&tag.value);
    if let Some(commit) = commit.filter(|tag| !right(tag)) {
        return Err(Fault::at(commit, FaultKind::WrongCommit));
    }
    let deal = match super::replay::setup(record) {
        Ok(AnySetup::Bosworth(deal)) => Some(deal),
        // What is no setup has been said before.
        _ => None,
    };
    let check = |spelling| {
        deal.as_ref().map_or(Ok(()), |deal| verify_deal(record, deal, &seed, spelling))?;
        verify_seats(record, &seed, spelling)
    };
    let [own, others] = SPELLINGS;
    check(own).or_else(|fault| check(others).map_err(|_| fault))?;
    Ok(commit.map(|_| seed))
}

/// Decks, and who begins.
fn verify_deal(record: &Record, deal: &Deal, seed: &Seed, spelling: Spelling) -> Result<(), Fault> {
    let playing: Vec<Camp> = deal.playing().collect();
    let drawn = Deal::draw_spelled(seed, &playing, deal.is_split(), spelling);
    let Ok(right) = drawn else { return Ok(()) };
    for camp in playing {
        let (Some(tag), Some(deck)) = (record.tag(camp.deck_tag()), right.deck(camp)) else {
            continue;
        };
        if deal.deck(camp) != Some(deck) {
            return Err(Fault::at(tag, FaultKind::WrongDeck(deck.to_string())));
        }
    }
    if deal.first() == right.first() {
        return Ok(());
    }
    let tag = record.tag("First").or(record.tag("Game"));
    tag.map_or(Ok(()), |tag| Err(Fault::at(tag, FaultKind::WrongFirst(right.first().seat()))))
}

/// The seats of those who did not choose: the tag `Drawn` has them in the order in which their
/// players joined.
fn verify_seats(record: &Record, seed: &Seed, spelling: Spelling) -> Result<(), Fault> {
    let (Some(tag), Some(kind)) =
        (record.tag("Drawn"), record.value("Game").and_then(GameKind::parse))
    else {
        return Ok(());
    };
    let drawn: Vec<Seat> = tag.value.split_whitespace().filter_map(Seat::parse).collect();
    let sits = |seat: &Seat| record.tag(seat.name()).is_some() && !drawn.contains(seat);
    let chosen: Vec<Seat> = kind.seats().iter().copied().filter(sits).collect();
    let split = record.value("Variant") == Some("split");
    let seating = Seating { kind, split, players: None };
    let right = seating.draw_spelled(&chosen, drawn.len(), seed, spelling);
    let right = right.unwrap_or_default();
    if right == drawn { Ok(()) } else { Err(Fault::at(tag, FaultKind::WrongSeats(right))) }
}
