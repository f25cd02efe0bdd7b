use image::{RgbaImage, imageops};

use super::look::{Ground, Look};
use super::pieces::{CASTLE_DRAWING, PerPiece};
use super::scheme::Scheme;
use crate::games::tawlbwrdd::Piece;
use crate::render::colour::Colours;
use crate::render::drawing::rasterise;
use crate::render::marks::{OVER, brackets, cross, floor, ghost, ring};

/// Draws a square with what is to be seen on it.
pub fn tile(
    colours: &Colours,
    scheme: &Scheme,
    sprites: &PerPiece<RgbaImage>,
    ground: Ground,
    look: Look,
) -> RgbaImage {
    let side = sprites.of(Piece::King).width();
    let mut large = ground_floor(colours, scheme, ground, side * OVER);
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
    ghost(large, sprite);
    cross(large, colours.fallen.pixel());
}

/// An empty square, with the walls on the castle's.
fn ground_floor(colours: &Colours, scheme: &Scheme, ground: Ground, side: u32) -> RgbaImage {
    let colour = match ground {
        Ground::Field => colours.field,
        Ground::Edge => scheme.edge,
        Ground::Castle => scheme.castle,
    };
    let mut floor = floor(colours, colour, side);
    if ground == Ground::Castle {
        imageops::overlay(&mut floor, &rasterise(CASTLE_DRAWING, &scheme.sheet(), side), 0, 0);
    }
    floor
}
