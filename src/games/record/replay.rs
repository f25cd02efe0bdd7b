//! Plays a record.

use super::check::{Fault, FaultKind, contradiction};
use super::read::{Place, Record, Tag};
use crate::games::bosworth::{self, Camp, Colour, Deck};
use crate::games::veldslag::{Draft, Setup, Side};
use crate::games::{AnySetup, AnyState, GameKind, Seat};

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

/// What the tags say the game starts from.
pub(super) fn setup(record: &Record) -> Result<AnySetup, Fault> {
    let unreadable = || record.fault.clone().filter(|_| record.tags.is_empty());
    let first = record.tags.first().filter(|tag| tag.name == "Game");
    let game = first.ok_or_else(|| unreadable().unwrap_or_else(|| no_game(record)))?;
    let kind =
        GameKind::parse(&game.value).ok_or_else(|| Fault::at(game, FaultKind::UnknownGame))?;
    let variant = record.tag("Variant");
    let unknown = || Fault::at(variant.unwrap_or(game), FaultKind::UnknownVariant);
    if kind == GameKind::Bosworth {
        return decks(record, game);
    }
    if kind.is_set_up() {
        return if variant.is_some() { Err(unknown()) } else { armies(record, game) };
    }
    AnySetup::new(kind, variant.map(|tag| tag.value.as_str())).ok_or_else(unknown)
}

/// The decks of a record of Bosworth, and who begins.
fn decks(record: &Record, game: &Tag) -> Result<AnySetup, Fault> {
    let variant = record.tag("Variant");
    let split = match variant {
        None => false,
        Some(tag) if tag.value == "split" => true,
        Some(tag) => return Err(Fault::at(tag, FaultKind::UnknownVariant)),
    };
    let mut decks = [None; 4];
    for camp in Camp::ALL {
        if let Some(tag) = record.tag(camp.deck_tag()) {
            let deck = Deck::parse(&tag.value);
            let deck = deck.ok_or_else(|| Fault::at(tag, FaultKind::BadDeck))?;
            decks[camp as usize] = Some(deck);
        }
    }
    let first = match record.tag("First") {
        None => None,
        Some(tag) => {
            let camp = Seat::parse(&tag.value).and_then(Camp::of);
            Some(camp.ok_or_else(|| Fault::at(tag, FaultKind::BadFirst))?)
        }
    };
    let mut colours = Colour::ALL;
    for camp in Camp::ALL {
        if let Some(tag) = record.tag(camp.colour_tag()) {
            let colour = Colour::parse(&tag.value);
            colours[camp as usize] = colour.ok_or_else(|| Fault::at(tag, FaultKind::BadColour))?;
        }
    }
    let setup = bosworth::Setup::new(decks, split, first).map(|setup| setup.coloured(colours));
    let wrong = |refusal| Fault::at(variant.unwrap_or(game), FaultKind::BadCamps(refusal));
    setup.map(AnySetup::from).map_err(wrong)
}

/// Both armies of a record of Veldslag.
fn armies(record: &Record, game: &Tag) -> Result<AnySetup, Fault> {
    let army = |side: Side| {
        let name = side.setup_tag();
        // What could not be read may be what is missing.
        let missing = || {
            let unread = record.fault.clone();
            unread.unwrap_or_else(|| Fault::at(game, FaultKind::NoSetup(name)))
        };
        let tag = record.tag(name).ok_or_else(missing)?;
        if tag.value.contains('?') {
            return Err(Fault::at(tag, FaultKind::HiddenSetup));
        }
        let army = Draft::parse(side, &tag.value).and_then(|draft| draft.army());
        army.map_err(|refusal| Fault::at(tag, FaultKind::BadSetup(refusal)))
    };
    Ok(Setup { red: army(Side::Red)?, blue: army(Side::Blue)? }.into())
}

fn no_game(record: &Record) -> Fault {
    let tag = record.tags.first().map(|tag| (tag.place, tag.name.as_str()));
    let token = record.tokens.first().map(|token| (token.place, token.text.as_str()));
    let start = (Place { line: 1, column: 1 }, "");
    let (place, text) = tag.or(token).unwrap_or(start);
    Fault::new(place, text, FaultKind::NoGame)
}
