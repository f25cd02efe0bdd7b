use crate::games::bosworth::{Colour, Kind};

/// A card face down.
pub const BACK: &str = include_str!("../../../assets/pieces/bosworth/back.svg");
/// A corner of the field.
pub const WOOD: &str = include_str!("../../../assets/pieces/bosworth/wood.svg");
/// The way of a pawn that has moved, upwards.
pub const CHEVRON: &str = include_str!("../../../assets/pieces/bosworth/chevron.svg");
/// The way of a pawn that has not moved, upwards.
pub const CHEVRONS: &str = include_str!("../../../assets/pieces/bosworth/chevrons.svg");
/// Where the last move came from.
pub const FROM_OPEN: &str = include_str!("../../../assets/pieces/bosworth/from-open.svg");
/// The same around what lies there now.
pub const FROM_COVERED: &str = include_str!("../../../assets/pieces/bosworth/from-covered.svg");
/// Where it went.
pub const TO: &str = include_str!("../../../assets/pieces/bosworth/to.svg");
/// What was taken stood here.
pub const TAKEN: &str = include_str!("../../../assets/pieces/bosworth/taken.svg");
/// What has just been placed.
pub const PLACED: &str = include_str!("../../../assets/pieces/bosworth/placed.svg");
/// The cards of a hand.
pub const HAND: &str = include_str!("../../../assets/pieces/bosworth/hand.svg");
/// A draw pile.
pub const PILE: &str = include_str!("../../../assets/pieces/bosworth/pile.svg");
/// The ring around the emblem of the kingdom whose turn it is.
pub const TURN: &str = include_str!("../../../assets/pieces/bosworth/turn.svg");
/// The cross over the emblem of a defeated kingdom.
pub const DEFEATED: &str = include_str!("../../../assets/pieces/bosworth/defeated.svg");

/// A colour's card without anything on it.
pub const fn body(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => include_str!("../../../assets/pieces/bosworth/red.svg"),
        Colour::Yellow => include_str!("../../../assets/pieces/bosworth/yellow.svg"),
        Colour::Green => include_str!("../../../assets/pieces/bosworth/green.svg"),
        Colour::Blue => include_str!("../../../assets/pieces/bosworth/blue.svg"),
    }
}

/// A colour's emblem, without a margin.
pub const fn emblem(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => include_str!("../../../assets/pieces/bosworth/rose.svg"),
        Colour::Yellow => include_str!("../../../assets/pieces/bosworth/sun.svg"),
        Colour::Green => include_str!("../../../assets/pieces/bosworth/leaf.svg"),
        Colour::Blue => include_str!("../../../assets/pieces/bosworth/anchor.svg"),
    }
}

/// The figure of a kind, as it stands on a card.
pub const fn figure(kind: Kind) -> &'static str {
    match kind {
        Kind::King => include_str!("../../../assets/pieces/bosworth/king.svg"),
        Kind::Queen => include_str!("../../../assets/pieces/bosworth/queen.svg"),
        Kind::Rook => include_str!("../../../assets/pieces/bosworth/rook.svg"),
        Kind::Bishop => include_str!("../../../assets/pieces/bosworth/bishop.svg"),
        Kind::Knight => include_str!("../../../assets/pieces/bosworth/knight.svg"),
        Kind::Pawn => include_str!("../../../assets/pieces/bosworth/pawn.svg"),
    }
}
