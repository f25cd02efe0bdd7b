use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::camp::{Camp, Square};
use super::card::Kind;
use super::colour::Colour;
use crate::games::{SPELLINGS, Seed, Spelling};

/// The twelve cards that are shuffled, in the order in which the draw of lots numbers them.
pub const DEAL: [Kind; 12] = [
    Kind::King,
    Kind::Queen,
    Kind::Bishop,
    Kind::Bishop,
    Kind::Knight,
    Kind::Knight,
    Kind::Rook,
    Kind::Rook,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
];

/// How many cards a hand is drawn up to.
pub(super) const HAND: usize = 4;

/// A kingdom's shuffled cards in the order in which they are drawn; the first four are the opening
/// hand. `Debug` does not show them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Deck([Kind; 12]);

/// What a game starts from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    decks: [Option<Deck>; 4],
    split: bool,
    first: Camp,
    colours: [Colour; 4],
}

/// Why cards and camps make no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupRefusal {
    /// Two to four kingdoms play.
    Players(usize),
    /// Two players take opposite camps.
    NotOpposite,
    /// With `split`, two take opposite camps and the third the seat that follows the first of them.
    NotSplit,
    /// Who begins does not play.
    First(Camp),
}

impl Deck {
    /// A deck of just the cards that a kingdom shuffles.
    #[must_use]
    pub fn new(cards: [Kind; 12]) -> Option<Self> {
        let (mut sorted, mut wanted) = (cards, DEAL);
        sorted.sort_unstable();
        wanted.sort_unstable();
        (sorted == wanted).then_some(Self(cards))
    }

    /// The deck that follows from a seed.
    fn draw(seed: &Seed, camp: Camp, spelling: Spelling) -> Self {
        let numbered = DEAL.into_iter().enumerate();
        let name = spelling(camp.seat());
        let label = |(number, _): &(usize, Kind)| format!("deck:{name}:{number}");
        let drawn = seed.draw(numbered, label).into_iter().map(|(_, kind)| kind);
        let cards: Vec<Kind> = drawn.collect();
        Self(cards.try_into().expect("a draw keeps the cards"))
    }

    /// Reads twelve letters, in either case.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let cards: Option<Vec<Kind>> = text.chars().map(Kind::of_letter).collect();
        Self::new(cards?.try_into().ok()?)
    }

    /// The cards in the order in which they are drawn.
    #[must_use]
    pub const fn cards(&self) -> &[Kind; 12] {
        &self.0
    }
}

impl fmt::Display for Deck {
    /// Twelve letters.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = self.0.iter().map(|kind| kind.letter()).collect();
        f.write_str(&letters)
    }
}

impl Serialize for Deck {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text).ok_or_else(|| de::Error::custom("a deck is twelve cards"))
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Deck(…)")
    }
}

impl Setup {
    /// A game of the kingdoms that have a deck, clockwise from South; `first` begins.
    ///
    /// # Errors
    /// Why there is no such game.
    pub fn new(
        decks: [Option<Deck>; 4],
        split: bool,
        first: Option<Camp>,
    ) -> Result<Self, SetupRefusal> {
        let playing: Vec<Camp> =
            Camp::ALL.into_iter().filter(|camp| decks[*camp as usize].is_some()).collect();
        match playing[..] {
            [one, other] if one.opposite() != other => return Err(SetupRefusal::NotOpposite),
            [_, _] if split => return Err(SetupRefusal::NotSplit),
            [_, _] => {}
            [..] if playing.len() == 3 => {}
            [_, _, _, _] if !split => {}
            [_, _, _, _] => return Err(SetupRefusal::NotSplit),
            _ => return Err(SetupRefusal::Players(playing.len())),
        }
        if split && split_third(&playing).is_none() {
            return Err(SetupRefusal::NotSplit);
        }
        let first = first.unwrap_or(playing[0]);
        if !playing.contains(&first) {
            return Err(SetupRefusal::First(first));
        }
        Ok(Self { decks, split, first, colours: Colour::ALL })
    }

    /// The game of some kingdoms that follows from a seed: their decks, and who begins.
    ///
    /// # Errors
    /// Why there is no such game.
    pub fn draw(seed: &Seed, playing: &[Camp], split: bool) -> Result<Self, SetupRefusal> {
        Self::draw_spelled(seed, playing, split, SPELLINGS[0])
    }

    /// The same, with another spelling of seats in the labels of the lots.
    ///
    /// # Errors
    /// Why there is no such game.
    pub fn draw_spelled(
        seed: &Seed,
        playing: &[Camp],
        split: bool,
        spelling: Spelling,
    ) -> Result<Self, SetupRefusal> {
        let deck = |camp: Camp| playing.contains(&camp).then(|| Deck::draw(seed, camp, spelling));
        Self::new(Camp::ALL.map(deck), split, first_by_lot(seed, playing, spelling))
    }

    /// Who plays, clockwise from South.
    pub fn playing(&self) -> impl Iterator<Item = Camp> {
        Camp::ALL.into_iter().filter(|camp| self.decks[*camp as usize].is_some())
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> usize {
        self.playing().count()
    }

    /// The same with these colours, South's first; without it they are red, yellow, green and blue.
    #[must_use]
    pub const fn coloured(self, colours: [Colour; 4]) -> Self {
        Self { colours, ..self }
    }

    /// The colours of the kingdoms, South's first.
    #[must_use]
    pub const fn colours(&self) -> [Colour; 4] {
        self.colours
    }

    /// A kingdom's deck.
    #[must_use]
    pub const fn deck(&self, camp: Camp) -> Option<&Deck> {
        self.decks[camp as usize].as_ref()
    }

    /// Whether the third player's camp is split over two sides.
    #[must_use]
    pub const fn is_split(&self) -> bool {
        self.split
    }

    /// Who begins.
    #[must_use]
    pub const fn first(&self) -> Camp {
        self.first
    }

    /// Whose camp a space belongs to; `None` in the field, in corners, and on unused spaces.
    #[must_use]
    pub fn camp_of(&self, square: Square) -> Option<Camp> {
        camp_of(&self.playing().collect::<Vec<_>>(), self.split, square)
    }
}

/// Whose camp a space is, when these kingdoms play.
pub(super) fn camp_of(playing: &[Camp], split: bool, square: Square) -> Option<Camp> {
    let side = Camp::of_space(square)?;
    let third = if split { split_third(playing) } else { None };
    match third {
        Some(third) if side == third || side == third.opposite() => {
            let middle = |at: u8| matches!(at, 2 | 3);
            (middle(square.file()) || middle(square.rank())).then_some(third)
        }
        _ => Some(side).filter(|camp| playing.contains(camp)),
    }
}

/// The third of three who play with `split`: two camp opposite each other, and the third's seat is
/// the side that comes first in turn order after the first of them.
fn split_third(playing: &[Camp]) -> Option<Camp> {
    match playing {
        [Camp::South, Camp::West, Camp::North] => Some(Camp::West),
        [Camp::West, Camp::North, Camp::East] => Some(Camp::North),
        _ => None,
    }
}

/// Who begins: "the seats that play by `first:SEAT`".
fn first_by_lot(seed: &Seed, playing: &[Camp], spelling: Spelling) -> Option<Camp> {
    let label = |camp: &Camp| format!("first:{}", spelling(camp.seat()));
    seed.draw(playing.iter().copied(), label).first().copied()
}
