//! Whether a record agrees with itself and with its seed.

use super::fault::{Fault, FaultKind};
use super::parsed::Record;
use super::setup::setup;
use super::text::Tag;
use crate::games::{
    AnySetup, GameKind, Outcome, Rules, SPELLINGS, Seat, Seating, Seed, Spelling, each_game,
};

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
    // What is no set-up has been said before.
    let setup = setup(record).ok();
    let check = |spelling| {
        setup.as_ref().map_or(Ok(()), |setup| verify_draw(record, setup, &seed, spelling))?;
        verify_seats(record, &seed, spelling)
    };
    let [own, others] = SPELLINGS;
    check(own).or_else(|fault| check(others).map_err(|_| fault))?;
    Ok(commit.map(|_| seed))
}

/// What was drawn by lot and stands in tags.
fn verify_draw(
    record: &Record,
    setup: &AnySetup,
    seed: &Seed,
    spelling: Spelling,
) -> Result<(), Fault> {
    let game = setup.kind();
    let (own, right) = each_game!(AnySetup, setup, G, setup => {
        let (seats, variant) = (G::seats(setup), G::variant(setup));
        let right = G::draw_spelled(seed, &seats, variant, spelling);
        (G::drawn_tags(setup), right.as_ref().map(G::drawn_tags).unwrap_or_default())
    });
    let wrong = own.into_iter().zip(right).find(|(own, right)| own != right);
    let Some((_, (tag, right))) = wrong else { return Ok(()) };
    let at = record.tag(tag).or(record.tags.first());
    at.map_or(Ok(()), |at| Err(Fault::at(at, FaultKind::WrongDraw { game, tag, right })))
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
    let seating = Seating::new(kind, record.value("Variant"), None);
    let right = seating.draw_spelled(&chosen, drawn.len(), seed, spelling);
    let right = right.unwrap_or_default();
    if right == drawn { Ok(()) } else { Err(Fault::at(tag, FaultKind::WrongSeats(right))) }
}
