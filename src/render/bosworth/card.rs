//! Cards: a colour's body with a figure and its emblem, with the figure alone, or with the emblem
//! alone.

use image::{RgbaImage, imageops};

use super::drawings::{CHEVRON, CHEVRONS, body, emblem, figure};
use super::scheme::Scheme;
use super::turn::Side;
use crate::games::bosworth::{Colour, Kind};
use crate::render::drawing::{rasterise, rasterise_inside};

/// The empty margin of a body's drawing.
const MARGIN: f32 = 0.085;
/// How far a figure stands aside for the emblem, in hundredths of a card without its margin.
const ASIDE: u32 = 8;

/// Where a square drawing lies on a card, in hundredths of the card's side.
#[derive(Clone, Copy, Debug)]
struct Place {
    x: u32,
    y: u32,
    side: u32,
}

/// The emblem beside a figure.
const EMBLEM: Place = Place { x: 14, y: 63, side: 23 };
/// The emblem alone.
const SHIELD: Place = Place { x: 18, y: 18, side: 64 };
/// A pawn's way.
const ARROW: Place = Place { x: 16, y: 16, side: 24 };

/// A card as it lies on the board, `side` pixels a side.
pub fn card(scheme: &Scheme, colour: Colour, kind: Kind, side: u32) -> RgbaImage {
    let sheet = scheme.sheet(colour);
    let mut card = rasterise(body(colour), &sheet, side);
    imageops::overlay(&mut card, &rasterise(figure(kind), &sheet, side), 0, 0);
    lay(&mut card, EMBLEM, |emblem_side| rasterise(emblem(colour), &sheet, emblem_side));
    card
}

/// A pawn's card, on which a chevron points forward: two where the pawn may still go two squares.
pub fn pawn(scheme: &Scheme, colour: Colour, (way, moved): (Side, bool), side: u32) -> RgbaImage {
    let mut card = card(scheme, colour, Kind::Pawn, side);
    let arrow = if moved { CHEVRON } else { CHEVRONS };
    lay(&mut card, ARROW, |arrow_side| {
        turned(&rasterise(arrow, &scheme.sheet(colour), arrow_side), way)
    });
    card
}

/// What points up in its drawing, pointing to a side.
fn turned(drawing: &RgbaImage, way: Side) -> RgbaImage {
    match way {
        Side::Top => drawing.clone(),
        Side::Right => imageops::rotate90(drawing),
        Side::Bottom => imageops::rotate180(drawing),
        Side::Left => imageops::rotate270(drawing),
    }
}

/// Lays a drawing on its place on a card.
fn lay(card: &mut RgbaImage, place: Place, draw: impl Fn(u32) -> RgbaImage) {
    let part = |hundredths: u32| (hundredths * card.width() + 50) / 100;
    let (x, y, drawn) = (part(place.x), part(place.y), draw(part(place.side)));
    imageops::overlay(card, &drawn, x.into(), y.into());
}

/// A card without a margin and with its figure alone.
pub fn small(scheme: &Scheme, colour: Colour, kind: Kind, side: u32) -> RgbaImage {
    let sheet = scheme.sheet(colour);
    let draw = |svg| rasterise_inside(svg, &sheet, MARGIN, (side, side));
    let mut card = draw(body(colour));
    imageops::overlay(&mut card, &draw(figure(kind)), -i64::from(side * ASIDE / 100), 0);
    card
}

/// A card without a margin and with its emblem alone, in the colours of a style sheet.
pub fn shield(sheet: &str, colour: Colour, side: u32) -> RgbaImage {
    let mut card = rasterise_inside(body(colour), sheet, MARGIN, (side, side));
    lay(&mut card, SHIELD, |emblem_side| rasterise(emblem(colour), sheet, emblem_side));
    card
}
