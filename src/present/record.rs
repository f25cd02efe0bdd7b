//! A game's record as a file.

use time::OffsetDateTime;

use super::message::TextFile;
use crate::app::{Scene, Table};
use crate::games::bosworth::{Camp, Hand, View};
use crate::games::veldslag::Side;
use crate::games::{AnyView, Seat, record};

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
    for seat in turns(scene) {
        let player = game.in_seat(seat).map(|player| player.name.clone());
        tags.push((seat.name(), player.unwrap_or_default()));
    }
    match &scene.view {
        AnyView::Tawlbwrdd(_) => {}
        AnyView::Veldslag(view) => {
            tags.extend(Side::ALL.map(|side| (side.setup_tag(), view.setup_text(side))));
        }
        AnyView::Bosworth(view) => tags.extend(cards(view)),
    }
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

/// Bosworth's decks, or while they are hidden what is known of the hands; who began, and the colours.
fn cards(view: &View) -> Vec<(&'static str, String)> {
    let camps: Vec<Camp> = Camp::ALL.into_iter().filter(|camp| view.plays(*camp)).collect();
    let deck = |camp: Camp| match (view.deck(camp), view.hand(camp)) {
        (Some(deck), _) => (camp.deck_tag(), deck.to_string()),
        (None, Hand::Hidden(count)) => (camp.hand_tag(), "?".repeat(*count)),
        (None, Hand::Known(known)) => {
            (camp.hand_tag(), known.iter().map(|kind| kind.letter()).collect())
        }
    };
    let mut tags: Vec<_> = camps.iter().copied().map(deck).collect();
    tags.push(("First", view.first().seat().name().to_owned()));
    let colour = |camp: Camp| (camp.colour_tag(), view.colour(camp).key().to_owned());
    tags.extend(camps.into_iter().map(colour));
    tags
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
