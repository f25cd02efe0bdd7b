//! Reading record files.

use std::fs;
use std::path::Path;

use super::{Trouble, fault, trouble};
use crate::games::record::{self, Record, Replay};
use crate::games::{AnyState, GameKind, Seat, Viewer};
use crate::language::Language;

/// All records of a file, at least one.
pub(super) fn read(path: &Path, language: Language) -> Result<Vec<Record>, Trouble> {
    let name = path.display().to_string();
    let bytes = fs::read(path)
        .map_err(|error| trouble(language, "cli-unreadable", &name, &error.to_string()))?;
    let text = String::from_utf8(bytes)
        .map_err(|error| trouble(language, "cli-not-text", &name, &error.to_string()))?;
    let records = record::read(&text);
    if records.is_empty() {
        return Err(trouble(language, "cli-no-game", &name, ""));
    }
    Ok(records)
}

/// The first game of a file, played without a fault.
pub(super) fn first_game(path: &Path, language: Language) -> Result<Replay, Trouble> {
    let records = read(path, language)?;
    let replay = record::replay(&records[0]);
    match &replay.fault {
        None => Ok(replay),
        Some(fault) => Err(fault::text(path, fault, language)),
    }
}

/// The last state of a game.
pub(super) fn last(replay: &Replay) -> &AnyState {
    let (_, state) = replay.positions.last().expect("a game without a fault has a position");
    state
}

/// `public` or a seat of the game's.
pub(super) fn viewer(name: &str, kind: GameKind, language: Language) -> Result<Viewer, Trouble> {
    if name.eq_ignore_ascii_case("public") {
        return Ok(Viewer::Public);
    }
    let seats = kind.seats();
    let seat = Seat::parse(name).filter(|seat| seats.contains(seat)).map(Viewer::Seat);
    let known: Vec<&str> = seats.iter().map(|seat| seat.key()).collect();
    seat.ok_or_else(|| trouble(language, "cli-viewer", name, &known.join(", ")))
}
