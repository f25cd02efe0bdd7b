//! A game's record as a file.

use time::OffsetDateTime;

use super::message::TextFile;
use crate::app::{Scene, Table};
use crate::games::veldslag::Side;
use crate::games::{AnyView, record};

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
    if let AnyView::Veldslag(view) = &scene.view {
        tags.extend(Side::ALL.map(|side| (side.setup_tag(), view.setup_text(side))));
    }
    tags.extend(lots(game));
    TextFile {
        name: format!("{}-{}.txt", game.kind.key(), game.id),
        text: record::write(&tags, &game.actions, |action| scene.view.is_numbered(action)),
    }
}

/// The commit, and once the game is over the seed that it commits to.
fn lots(game: &Table) -> Vec<(&'static str, String)> {
    let mut tags = vec![("Commit", game.commit.clone())];
    tags.extend(game.seed.clone().map(|seed| ("Seed", seed)));
    tags
}

/// `2026.11.30`, as PGN writes dates.
fn date(seconds: u64) -> String {
    let seconds = i64::try_from(seconds).unwrap_or(0);
    let day = OffsetDateTime::from_unix_timestamp(seconds).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    format!("{:04}.{:02}.{:02}", day.year(), u8::from(day.month()), day.day())
}
