use super::turn::Side;
use crate::games::bosworth::{Colour, Kind};

/// Something that is drawn once for a style and then laid wherever it is to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sprite {
    /// An empty square.
    Field,
    /// A corner of the field.
    Wood,
    /// A card face down on a square.
    Back,
    /// A piece's card on a square.
    Piece(Colour, Kind),
    /// A pawn's card on a square, with its way in the picture and whether it has moved.
    Pawn(Colour, Side, bool),
    /// Where the last move came from.
    FromOpen,
    /// The same around what lies there.
    FromCovered,
    /// Where it went.
    To,
    /// What was taken lay there.
    Taken,
    /// What has just been placed.
    Placed,
    /// A card of the viewer's own hand.
    Own(Colour, Kind),
    /// A card of one hand among all.
    Small(Colour, Kind),
    /// A card of such a hand that is not known.
    SmallBack,
    /// What was captured.
    Figure(Kind),
    /// A colour's emblem before the strip's first line.
    Emblem(Colour),
    /// In an info box.
    BoxEmblem(Colour),
    /// In the info box of a kingdom that is defeated.
    Defeated(Colour),
    /// Before a row of the strip.
    RowEmblem(Colour),
    /// The ring around an info box's emblem.
    Turn,
    /// What stands before the size of a hand.
    HandSize,
    /// What stands before the size of a draw pile.
    PileSize,
}

impl Sprite {
    /// All of them.
    pub fn all() -> Vec<Self> {
        let mut all = vec![Self::Field, Self::Wood, Self::Back, Self::SmallBack, Self::Turn];
        all.extend([Self::FromOpen, Self::FromCovered, Self::To, Self::Taken, Self::Placed]);
        all.extend([Self::HandSize, Self::PileSize]);
        all.extend(Kind::ALL.map(Self::Figure));
        for colour in Colour::ALL {
            let emblems = [Self::Emblem, Self::BoxEmblem, Self::Defeated, Self::RowEmblem];
            all.extend(emblems.map(|emblem| emblem(colour)));
            for card in [Self::Piece, Self::Own, Self::Small] {
                all.extend(Kind::ALL.map(|kind| card(colour, kind)));
            }
            let ways = Side::ALL.into_iter().flat_map(|way| [(way, false), (way, true)]);
            all.extend(ways.map(|(way, moved)| Self::Pawn(colour, way, moved)));
        }
        all
    }
}
