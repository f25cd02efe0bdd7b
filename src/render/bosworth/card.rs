//! Cards: a colour's body with a figure and its emblem, with the figure alone, or with the emblem
//! alone.

use image::{RgbaImage, imageops};

use super::drawings::{CHEVRON, CHEVRONS, body, emblem, figure};
use super::dress::Dress;
use super::turn::Side;
use crate::games::bosworth::{Colour, Kind};
use crate::render::drawing::{rasterise, rasterise_inside};

/// The empty margin of a body's drawing.
const MARGIN: f32 = 0.085;
/// Where the emblem stands on a card with a figure, and its side, in hundredths of the card's side.
const EMBLEM: (u32, u32) = (15, 65);
const EMBLEM_SIDE: u32 = 21;
/// Where it stands alone.
const LARGE_EMBLEM: (u32, u32) = (20, 20);
const LARGE_EMBLEM_SIDE: u32 = 60;

/// A card as it lies on the board, `side` pixels a side.
pub fn card(dress: &Dress, colour: Colour, kind: Kind, side: u32) -> RgbaImage {
    figured(dress, colour, (kind, (0, 0)), side)
}

/// A pawn's card, on which a chevron points forward: two where the pawn may still go two squares.
pub fn pawn(dress: &Dress, colour: Colour, (way, moved): (Side, bool), side: u32) -> RgbaImage {
    let mut card = figured(dress, colour, (Kind::Pawn, aside(way)), side);
    let arrow = rasterise(if moved { CHEVRON } else { CHEVRONS }, &dress.sheet(colour), side);
    imageops::overlay(&mut card, &turned(&arrow, way), 0, 0);
    card
}

/// How far a pawn's figure makes room for its chevrons, in hundredths of the card's side.
const fn aside(way: Side) -> (i64, i64) {
    match way {
        Side::Top => (0, 8),
        Side::Right => (-3, -4),
        Side::Bottom => (0, -8),
        Side::Left => (9, 0),
    }
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

/// A card with an emblem and a figure, which is moved a little.
fn figured(
    dress: &Dress,
    colour: Colour,
    (kind, (right, down)): (Kind, (i64, i64)),
    side: u32,
) -> RgbaImage {
    let sheet = dress.sheet(colour);
    let mut card = rasterise(body(colour), &sheet, side);
    let drawn = rasterise(figure(kind), &sheet, side);
    let part = |hundredths: i64| (hundredths * i64::from(side)).div_euclid(100);
    imageops::overlay(&mut card, &drawn, part(right), part(down));
    lay_emblem(&mut card, emblem(colour), &sheet, EMBLEM, EMBLEM_SIDE);
    card
}

fn lay_emblem(card: &mut RgbaImage, svg: &str, sheet: &str, (x, y): (u32, u32), emblem: u32) {
    let part = |hundredths: u32| (hundredths * card.width() + 50) / 100;
    let (x, y, drawn) = (part(x), part(y), rasterise(svg, sheet, part(emblem)));
    imageops::overlay(card, &drawn, x.into(), y.into());
}

/// A card without a margin and with its figure alone.
pub fn small(dress: &Dress, colour: Colour, kind: Kind, side: u32) -> RgbaImage {
    let (sheet, size) = (dress.sheet(colour), (side, side));
    let mut card = rasterise_inside(body(colour), &sheet, MARGIN, size);
    let middle = if kind == Kind::Pawn { 0 } else { -i64::from(side * 8 / 100) };
    let figure = rasterise_inside(figure(kind), &sheet, MARGIN, size);
    imageops::overlay(&mut card, &figure, middle, 0);
    card
}

/// A card without a margin and with its emblem alone.
pub fn shield(dress: &Dress, colour: Colour, side: u32) -> RgbaImage {
    let sheet = dress.sheet(colour);
    let mut card = rasterise_inside(body(colour), &sheet, MARGIN, (side, side));
    lay_emblem(&mut card, emblem(colour), &sheet, LARGE_EMBLEM, LARGE_EMBLEM_SIDE);
    card
}
