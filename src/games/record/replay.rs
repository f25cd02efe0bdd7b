//! Plays a record.

use super::check::contradiction;
use super::fault::{Fault, FaultKind};
use super::parsed::Record;
use super::setup::setup;
use crate::games::AnyState;

/// A played record, as far as it could be played.
#[derive(Clone, Debug, Default)]
pub struct Replay {
    /// Every position, the first before any action; none when the game can't begin. Each with the
    /// canonical text of the action that led to it.
    pub positions: Vec<(Option<String>, AnyState)>,
    /// What ended the replay too early, or a tag that the game contradicts.
    pub fault: Option<Fault>,
}

/// Plays a record from its start.
#[must_use]
pub fn replay(record: &Record) -> Replay {
    let mut replay = Replay::default();
    replay.fault = play(record, &mut replay.positions).err();
    replay
}

fn play(record: &Record, positions: &mut Vec<(Option<String>, AnyState)>) -> Result<(), Fault> {
    let mut state = setup(record)?.start();
    positions.push((None, state.clone()));
    for token in &record.tokens {
        let refused = |refusal| Fault::new(token.place, &token.text, FaultKind::Refused(refusal));
        let played = state.play(&token.text).map_err(refused)?;
        positions.push((Some(played), state.clone()));
    }
    if let Some(fault) = record.fault.clone() {
        return Err(fault);
    }
    contradiction(record, state.outcome()).map_or(Ok(()), Err)
}
