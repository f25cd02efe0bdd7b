//! What every picture of a style shares: the page, the frame, the coordinates.

use image::{RgbaImage, imageops};
use imageproc::drawing::draw_filled_circle_mut;

use super::layout::{Layout, SIDE};
use super::marks::{OVER, bar};
use crate::render::canvas::{Canvas, Point};
use crate::render::colour::Colours;
use crate::render::palette::Tone;
use crate::render::text::{Face, Line};

/// The height of a capital at the usual width; a small letter is as high as a digit.
const LETTER: f32 = 36.0;
const DIGIT: f32 = 28.0;

/// The page with an empty frame on it.
pub fn page(colours: &Colours, layout: &Layout) -> RgbaImage {
    let mut page = RgbaImage::from_pixel(layout.width, layout.height, colours.page.pixel());
    let (frame, side) = (layout.frame, layout.board_side() + 2 * layout.frame);
    let corner = (layout.board.x - frame, layout.board.y - frame);
    bar(&mut page, corner, (side, side), colours.frame.pixel());
    round(&mut page, corner, side, colours, frame * 2);
    page
}

/// Rounds the frame's corners.
fn round(page: &mut RgbaImage, (x, y): (u32, u32), side: u32, colours: &Colours, radius: u32) {
    let large = radius * OVER;
    let mut corner = RgbaImage::from_pixel(large, large, colours.page.pixel());
    let reach = large.cast_signed();
    draw_filled_circle_mut(&mut corner, (reach, reach), reach, colours.frame.pixel());
    let left = imageops::thumbnail(&corner, radius, radius);
    let right = imageops::flip_horizontal(&left);
    let far = side - radius;
    for (corner, dx) in [(left, 0), (right, far)] {
        imageops::replace(page, &corner, (x + dx).into(), y.into());
        let below = imageops::flip_vertical(&corner);
        imageops::replace(page, &below, (x + dx).into(), (y + far).into());
    }
}

/// Writes files and ranks on all four sides.
pub fn coordinates(canvas: &mut Canvas, layout: &Layout) {
    for (index, letter) in (0..SIDE).zip('a'..) {
        let line = Line::new(&letter.to_string(), Face::Plain, layout.text(LETTER));
        let middle = layout.board.x + index * layout.square + layout.square / 2;
        for edge in margins(layout) {
            centred(canvas, &line, Point { x: middle, y: edge }, layout.text(DIGIT));
        }
    }
    for index in 0..SIDE {
        let line = Line::new(&(SIDE - index).to_string(), Face::Plain, layout.text(DIGIT));
        let middle = layout.board.y + index * layout.square + layout.square / 2;
        for edge in margins(layout) {
            centred(canvas, &line, Point { x: edge, y: middle }, layout.text(DIGIT));
        }
    }
}

/// The middles of the margins before and after the board; it lies as far from the top as from the
/// left.
const fn margins(layout: &Layout) -> [u32; 2] {
    let middle = (layout.board.x - layout.frame) / 2;
    [middle, layout.board.x + layout.board_side() + layout.board.x - middle]
}

/// Writes a line around its middle; `height` is that of its letters.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "places in the picture"
)]
fn centred(canvas: &mut Canvas, line: &Line, middle: Point, height: f32) {
    let x = (middle.x as f32 - line.width() / 2.0).round() as u32;
    let y = (middle.y as f32 + height / 2.0).round() as u32;
    line.draw(canvas, Point { x, y }, Tone::Muted);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::style::Size;

    #[test]
    fn letters_and_digits_are_large_enough() {
        let layout = Layout::new(Size::DEFAULT);
        let height = |text: &str, capital: f32| {
            let mut canvas = Canvas::new(100, 100, vec![0; 10_000]);
            let line = Line::new(text, Face::Plain, layout.text(capital));
            line.draw(&mut canvas, Point { x: 20, y: 70 }, Tone::Muted);
            (0..100).filter(|&y| canvas.row(0, y, 100).iter().any(|&pixel| pixel > 0)).count()
        };
        for letter in ('a'..).take(11) {
            assert!(height(&letter.to_string(), LETTER) >= 27, "{letter}");
        }
        for number in 1..=SIDE {
            assert!(height(&number.to_string(), DIGIT) >= 27, "{number}");
        }
    }
}
