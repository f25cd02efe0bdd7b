use super::camp::Camp;
use super::colour::Colour;
use super::deal::{Deck, Setup};
use super::refusal::TagRefusal;
use super::view::{Hand, View};
use crate::games::Seat;
use crate::games::tags::{TagFault, Tags};

/// The variant in which the third player's camp is split over two sides.
pub const SPLIT: &str = "split";

/// The tag that says who begins.
const FIRST: &str = "First";

type Fault = TagFault<TagRefusal>;

impl Setup {
    /// The decks of a record, who begins, and the colours.
    pub(super) fn of_tags(tags: Tags<'_>) -> Result<Self, Fault> {
        let variant = tags("Variant");
        if variant.is_some_and(|name| name != SPLIT) {
            return Err(TagFault::VARIANT);
        }
        let (mut decks, mut colours) = ([None; 4], Colour::ALL);
        for camp in Camp::ALL {
            decks[camp as usize] = read(tags, camp.deck_tag(), TagRefusal::Deck, Deck::parse)?;
        }
        let camp = |text: &str| Seat::parse(text).and_then(Camp::of);
        let first = read(tags, FIRST, TagRefusal::First, camp)?;
        for camp in Camp::ALL {
            let colour = read(tags, camp.colour_tag(), TagRefusal::Colour, Colour::parse)?;
            colours[camp as usize] = colour.unwrap_or(colours[camp as usize]);
        }
        let refused = |why| TagFault::refused("Variant", TagRefusal::Camps(why));
        Self::new(decks, variant.is_some(), first)
            .map(|setup| setup.coloured(colours))
            .map_err(refused)
    }

    /// The tags of a record that follow from its seed.
    pub(super) fn drawn_tags(&self) -> Vec<(&'static str, String)> {
        let deck = |camp: Camp| Some((camp.deck_tag(), self.deck(camp)?.to_string()));
        let mut tags: Vec<_> = self.playing().filter_map(deck).collect();
        tags.push((FIRST, self.first().seat().name().to_owned()));
        tags
    }
}

/// The value of a tag, if the record has it.
fn read<T>(
    tags: Tags<'_>,
    name: &'static str,
    why: TagRefusal,
    parse: impl FnOnce(&str) -> Option<T>,
) -> Result<Option<T>, Fault> {
    let value = tags(name).map(|text| parse(text).ok_or(TagFault::refused(name, why)));
    value.transpose()
}

impl View {
    /// What a record for this viewer says of the cards: the decks, or while they are hidden what is
    /// known of the hands; who began, and the colours.
    pub(super) fn tags(&self) -> Vec<(&'static str, String)> {
        let camps: Vec<Camp> = Camp::ALL.into_iter().filter(|camp| self.plays(*camp)).collect();
        let cards = |camp: Camp| match (self.deck(camp), self.hand(camp)) {
            (Some(deck), _) => (camp.deck_tag(), deck.to_string()),
            (None, Hand::Hidden(count)) => (camp.hand_tag(), "?".repeat(*count)),
            (None, Hand::Known(known)) => {
                (camp.hand_tag(), known.iter().map(|kind| kind.letter()).collect())
            }
        };
        let mut tags: Vec<_> = camps.iter().copied().map(cards).collect();
        tags.push((FIRST, self.first().seat().name().to_owned()));
        let colour = |camp: Camp| (camp.colour_tag(), self.colour(camp).key().to_owned());
        tags.extend(camps.into_iter().map(colour));
        tags
    }
}
