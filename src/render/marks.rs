//! Squares and the marks of the last move. They are drawn [`OVER`] times too large and scaled down, which makes
//! their edges smooth.

use image::{Rgba, RgbaImage, imageops};
use imageproc::drawing::{draw_filled_circle_mut, draw_filled_rect_mut};
use imageproc::rect::Rect;

use super::colour::{Colours, Rgb};
use super::drawing::faded;

/// How many times too large squares and marks are drawn.
pub const OVER: u32 = 4;

/// How much of a fallen piece is still to be seen, in hundredths.
const GHOST: u32 = 40;

/// Discs along a stroke.
const DISCS: u16 = 240;

/// An empty square with its half of the lines around it.
pub fn floor(colours: &Colours, ground: Rgb, side: u32) -> RgbaImage {
    let line = side * 12 / 1000;
    let mut floor = RgbaImage::from_pixel(side, side, colours.line.pixel());
    bar(&mut floor, (line, line), (side - 2 * line, side - 2 * line), ground.pixel());
    floor
}

/// Lays a piece over a larger square, faintly: it has fallen.
pub fn ghost(tile: &mut RgbaImage, sprite: &RgbaImage) {
    let (width, height) = tile.dimensions();
    let ghost = imageops::resize(&faded(sprite, GHOST), width, height, imageops::Triangle);
    imageops::overlay(tile, &ghost, 0, 0);
}

/// An open ring: the last move came from here.
pub fn ring(tile: &mut RgbaImage, colour: Rgba<u8>) {
    let radius = 0.26;
    let turn = |part: f32| (part * std::f32::consts::TAU).sin_cos();
    let path = |part| (0.5 + radius * turn(part).0, 0.5 + radius * turn(part).1);
    stroke(tile, path, 0.04, colour);
}

/// A cross: a piece fell here.
pub fn cross(tile: &mut RgbaImage, colour: Rgba<u8>) {
    let (low, high) = (0.26, 0.74);
    stroke(tile, |part| (low + (high - low) * part, low + (high - low) * part), 0.04, colour);
    stroke(tile, |part| (low + (high - low) * part, high - (high - low) * part), 0.04, colour);
}

/// Solid brackets in the corners: the last move went here.
pub fn brackets(tile: &mut RgbaImage, colour: Rgba<u8>) {
    let side = tile.width();
    let (inset, arm, thick) = (side * 4 / 100, side * 26 / 100, side * 8 / 100);
    let (near, far) = (inset, side - inset);
    for (x, y) in [(near, near), (far - arm, near), (near, far - thick), (far - arm, far - thick)] {
        bar(tile, (x, y), (arm, thick), colour);
    }
    for (x, y) in [(near, near), (far - thick, near), (near, far - arm), (far - thick, far - arm)] {
        bar(tile, (x, y), (thick, arm), colour);
    }
}

/// A filled rectangle from its corner and its sides.
pub fn bar(tile: &mut RgbaImage, corner: (u32, u32), sides: (u32, u32), colour: Rgba<u8>) {
    if sides.0 > 0 && sides.1 > 0 {
        let rect = Rect::at(corner.0.cast_signed(), corner.1.cast_signed());
        draw_filled_rect_mut(tile, rect.of_size(sides.0, sides.1), colour);
    }
}

/// A stroke with round ends along a path, whose parameter runs from 0 to 1; path and radius are in
/// parts of the tile's side.
fn stroke(tile: &mut RgbaImage, path: impl Fn(f32) -> (f32, f32), radius: f32, colour: Rgba<u8>) {
    let side = tile.width();
    for disc in 0..=DISCS {
        let (x, y) = path(f32::from(disc) / f32::from(DISCS));
        let centre = (pixels(x, side), pixels(y, side));
        draw_filled_circle_mut(tile, centre, pixels(radius, side), colour);
    }
}

#[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "small numbers")]
fn pixels(part: f32, side: u32) -> i32 {
    (part * side as f32).round() as i32
}
