use image::{RgbaImage, imageops};

use super::look::{Ground, Look};
use super::marks::{OVER, bar, brackets, cross, ring};
use super::pieces::{CASTLE_DRAWING, PerPiece};
use crate::games::tawlbwrdd::Piece;
use crate::render::colour::Colours;
use crate::render::drawing::{faded, rasterise};

/// How much of a fallen piece is still to be seen, in hundredths.
const GHOST: u32 = 40;

/// Draws a square with what is to be seen on it.
pub fn tile(
    colours: &Colours,
    sprites: &PerPiece<RgbaImage>,
    ground: Ground,
    look: Look,
) -> RgbaImage {
    let side = sprites.of(Piece::King).width();
    let mut large = floor(colours, ground, side * OVER);
    match look {
        Look::From => ring(&mut large, colours.from.pixel()),
        Look::Moved(_) => brackets(&mut large, colours.to.pixel()),
        Look::Fallen(piece) => fall(&mut large, sprites.of(piece), colours),
        Look::Empty | Look::Standing(_) => {}
    }
    let mut tile = imageops::thumbnail(&large, side, side);
    if let Some(piece) = look.piece() {
        imageops::overlay(&mut tile, sprites.of(piece), 0, 0);
    }
    tile
}

/// A faint piece under a cross.
fn fall(large: &mut RgbaImage, sprite: &RgbaImage, colours: &Colours) {
    let (width, height) = large.dimensions();
    let ghost = imageops::resize(&faded(sprite, GHOST), width, height, imageops::Triangle);
    imageops::overlay(large, &ghost, 0, 0);
    cross(large, colours.fallen.pixel());
}

/// An empty square with its half of the lines around it.
fn floor(colours: &Colours, ground: Ground, side: u32) -> RgbaImage {
    let colour = match ground {
        Ground::Field => colours.field,
        Ground::Edge => colours.edge,
        Ground::Castle => colours.castle,
    };
    let line = side * 12 / 1000;
    let mut floor = RgbaImage::from_pixel(side, side, colours.line.pixel());
    bar(&mut floor, (line, line), (side - 2 * line, side - 2 * line), colour.pixel());
    if ground == Ground::Castle {
        imageops::overlay(&mut floor, &rasterise(CASTLE_DRAWING, &colours.sheet(), side), 0, 0);
    }
    floor
}
