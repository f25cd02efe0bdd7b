//! A game's record as a file.

use time::OffsetDateTime;

use super::message::TextFile;
use crate::app::Scene;
use crate::games::record;
use crate::store::Game;

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
    let variant = game.variant.iter().filter(|name| *name != "serif");
    tags.extend(variant.map(|name| ("Variant", name.clone())));
    for seat in game.kind.seats() {
        let player = game.in_seat(*seat).map(|player| player.name.clone());
        tags.push((seat.name(), player.unwrap_or_default()));
    }
    tags.extend(lots(game, outcome.is_some()));
    TextFile {
        name: format!("{}-{}.txt", game.kind.key(), game.id),
        text: record::write(&tags, &game.actions),
    }
}

/// The commit, and once the game is over the seed that it commits to.
fn lots(game: &Game, over: bool) -> Vec<(&'static str, String)> {
    let mut tags = vec![("Commit", game.seed.commit())];
    if over {
        tags.push(("Seed", game.seed.to_hex()));
    }
    tags
}

/// `2026.11.30`, as PGN writes dates.
fn date(seconds: u64) -> String {
    let seconds = i64::try_from(seconds).unwrap_or(0);
    let day = OffsetDateTime::from_unix_timestamp(seconds).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    format!("{:04}.{:02}.{:02}", day.year(), u8::from(day.month()), day.day())
}
