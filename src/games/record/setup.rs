use super::fault::{Fault, FaultKind};
use super::parsed::Record;
use super::text::Place;
use crate::games::{AnySetup, AnyTagRefusal, GameKind, Rules, TagError, TagFault, with_game};

/// What the tags say the game starts from.
pub(super) fn setup(record: &Record) -> Result<AnySetup, Fault> {
    let unreadable = || record.fault.clone().filter(|_| record.tags.is_empty());
    let first = record.tags.first().filter(|tag| tag.name == "Game");
    let game = first.ok_or_else(|| unreadable().unwrap_or_else(|| no_game(record)))?;
    let kind =
        GameKind::parse(&game.value).ok_or_else(|| Fault::at(game, FaultKind::UnknownGame))?;
    with_game!(kind, G => {
        let read = G::of_tags(&|name| record.value(name));
        read.map(AnySetup::from).map_err(|fault| wrong(record, fault))
    })
}

/// A tag's fault in its place, or that of the first tag where the record has no such tag.
fn wrong<R: Into<AnyTagRefusal>>(record: &Record, fault: TagFault<R>) -> Fault {
    let kind = match fault.why {
        // What could not be read may be what is missing.
        TagError::Missing => match record.fault.clone() {
            Some(unread) => return unread,
            None => FaultKind::NoSetup(fault.tag),
        },
        TagError::UnknownVariant => FaultKind::UnknownVariant,
        TagError::Refused(why) => FaultKind::BadSetup(why.into()),
    };
    let tag = record.tag(fault.tag).or(record.tags.first());
    tag.map_or_else(|| no_game(record), |tag| Fault::at(tag, kind))
}

fn no_game(record: &Record) -> Fault {
    let tag = record.tags.first().map(|tag| (tag.place, tag.name.as_str()));
    let token = record.tokens.first().map(|token| (token.place, token.text.as_str()));
    let start = (Place { line: 1, column: 1 }, "");
    let (place, text) = tag.or(token).unwrap_or(start);
    Fault::new(place, text, FaultKind::NoGame)
}
