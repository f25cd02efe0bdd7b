//! A game's record as a file.

use time::OffsetDateTime;

use super::message::TextFile;
use crate::app::{Scene, Table};
use crate::games::{Seat, record};

/// The record as a text file, in the format of `docs/formats.md`.
pub(super) fn file(scene: &Scene) -> TextFile {
    let game = &scene.game;
    let mut tags = vec![("Game", game.kind.key().to_owned())];
    let outcome = scene.view.outcome();
    tags.push(("Result", outcome.map_or("*", |outcome| outcome.result()).to_owned()));
    if let Some(outcome) = outcome {
        tags.push(("Termination", outcome.reason.name().to_owned()));
    }
    tags.push(("Date", date(game.opened)));
    let variant =
        game.variant.iter().filter(|name| Some(name.as_str()) != game.kind.default_variant());
    tags.extend(variant.map(|name| ("Variant", name.clone())));
    for seat in turns(scene) {
        let player = game.in_seat(seat).map(|player| player.name.clone());
        tags.push((seat.name(), player.unwrap_or_default()));
    }
    tags.extend(scene.view.tags());
    tags.extend(lots(game));
    TextFile {
        name: format!("{}-{}.txt", game.kind.key(), game.id),
        text: record::write(&tags, &game.actions, |action| scene.view.is_numbered(action)),
    }
}

/// The seats that play, in the order of their turns from the first seat on.
fn turns(scene: &Scene) -> Vec<Seat> {
    let seats = scene.game.kind.seats().iter().copied();
    seats.filter(|seat| scene.game.in_seat(*seat).is_some()).collect()
}

/// The seats that were drawn by lot, in the order in which their players joined; the commit, and once
/// the game is over the seed that it commits to.
fn lots(game: &Table) -> Vec<(&'static str, String)> {
    let drawn = game.players.iter().filter(|player| player.drawn).filter_map(|one| one.seat);
    let drawn: Vec<&str> = drawn.map(Seat::name).collect();
    let mut tags = vec![("Commit", game.commit.clone())];
    if !drawn.is_empty() {
        tags.push(("Drawn", drawn.join(" ")));
    }
    tags.extend(game.seed.clone().map(|seed| ("Seed", seed)));
    tags
}

/// `2026.11.30`, as PGN writes dates.
fn date(seconds: u64) -> String {
    let seconds = i64::try_from(seconds).unwrap_or(0);
    let day = OffsetDateTime::from_unix_timestamp(seconds).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    format!("{:04}.{:02}.{:02}", day.year(), u8::from(day.month()), day.day())
}
