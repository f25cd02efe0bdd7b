//! What every picture of a style shares: the page, the frame, the coordinates.

use image::{RgbaImage, imageops};
use imageproc::drawing::draw_filled_circle_mut;

use super::canvas::{Canvas, Point};
use super::colour::Colours;
use super::layout::{Layout, Turn};
use super::marks::{OVER, bar};
use super::palette::Tone;
use super::text::{Face, Line};

/// The height of a capital at the usual width; a small letter is as high as a digit.
pub const LETTER: f32 = 36.0;
/// The height of a digit.
pub const DIGIT: f32 = 28.0;

/// The page with an empty frame on it.
pub fn page(colours: &Colours, layout: &Layout) -> RgbaImage {
    let mut page = RgbaImage::from_pixel(layout.width, layout.height, colours.page.pixel());
    let around = 2 * layout.frame;
    let sides = (layout.board_width() + around, layout.board_height + around);
    let corner = (layout.left(), layout.board.y - layout.frame);
    bar(&mut page, corner, sides, colours.frame.pixel());
    round(&mut page, corner, sides, colours, around);
    page
}

/// Rounds the frame's corners.
fn round(
    page: &mut RgbaImage,
    (x, y): (u32, u32),
    (width, height): (u32, u32),
    colours: &Colours,
    radius: u32,
) {
    let large = radius * OVER;
    let mut corner = RgbaImage::from_pixel(large, large, colours.page.pixel());
    let reach = large.cast_signed();
    draw_filled_circle_mut(&mut corner, (reach, reach), reach, colours.frame.pixel());
    let left = imageops::thumbnail(&corner, radius, radius);
    let right = imageops::flip_horizontal(&left);
    for (corner, dx) in [(left, 0), (right, width - radius)] {
        imageops::replace(page, &corner, (x + dx).into(), y.into());
        let below = imageops::flip_vertical(&corner);
        imageops::replace(page, &below, (x + dx).into(), (y + height - radius).into());
    }
}

/// Writes files and ranks on all four sides; a rank that is cut in two gets none.
pub fn coordinates(canvas: &mut Canvas, layout: &Layout, turn: Turn) {
    let half = layout.square / 2;
    for (file, letter) in (0..layout.files).zip('a'..) {
        let line = Line::new(&letter.to_string(), Face::Plain, layout.text(LETTER));
        let x = layout.board.x + turn.index(file, layout.files) * layout.square + half;
        for y in margins(layout, layout.board_height) {
            centred(canvas, &line, Point { x, y }, layout.text(DIGIT));
        }
    }
    for row in 0..layout.board_height / layout.square {
        let number = turn.index(row, layout.files) + 1;
        let line = Line::new(&number.to_string(), Face::Plain, layout.text(DIGIT));
        let y = layout.board.y + layout.board_height - (row + 1) * layout.square + half;
        for x in margins(layout, layout.board_width()) {
            centred(canvas, &line, Point { x, y }, layout.text(DIGIT));
        }
    }
}

/// The middles of the margins before and after the board, which is `length` long; it lies as far
/// from the top as from the left.
const fn margins(layout: &Layout, length: u32) -> [u32; 2] {
    let middle = layout.left() / 2;
    [middle, layout.board.x + length + layout.board.x - middle]
}

/// Writes a line around its middle, standing back; `height` is that of its letters.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "places in the picture"
)]
pub fn centred(canvas: &mut Canvas, line: &Line, middle: Point, height: f32) {
    let x = (middle.x as f32 - line.width() / 2.0).round() as u32;
    let y = (middle.y as f32 + height / 2.0).round() as u32;
    line.draw(canvas, Point { x, y }, Tone::Muted);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::layout::Plan;
    use crate::render::style::Size;

    const PLAN: Plan = Plan { files: 11, square: 86, halves: 22, strip: 0 };

    #[test]
    fn letters_and_digits_are_large_enough() {
        let layout = Layout::new(Size::DEFAULT, PLAN);
        let height = |text: &str, capital: f32| {
            let mut canvas = Canvas::new(100, 100, vec![0; 10_000]);
            let line = Line::new(text, Face::Plain, layout.text(capital));
            line.draw(&mut canvas, Point { x: 20, y: 70 }, Tone::Muted);
            (0..100).filter(|&y| canvas.row(0, y, 100).iter().any(|&pixel| pixel > 0)).count()
        };
        for letter in ('a'..).take(11) {
            assert!(height(&letter.to_string(), LETTER) >= 27, "{letter}");
        }
        for number in 1..=PLAN.files {
            assert!(height(&number.to_string(), DIGIT) >= 27, "{number}");
        }
    }
}
