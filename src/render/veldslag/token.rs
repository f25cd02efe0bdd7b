//! Tokens: a side's body with a figure and its letter, with the letter alone, or with the back.

use image::{RgbaImage, imageops};

use super::drawings::{back, body, figure};
use super::scheme::Scheme;
use crate::games::veldslag::{Rank, Seen, Side};
use crate::render::canvas::Point;
use crate::render::drawing::{rasterise, rasterise_inside};
use crate::render::text::{Face, Line};

/// Where the letter stands on a token with a figure, and its height, in parts of the token's side.
const LETTER_MIDDLE: f32 = 0.705;
const LETTER_BASE: f32 = 0.835;
const LETTER: f32 = 0.30;
/// The middle of a small token's letter: battlements leave less room above it.
const SMALL_MIDDLE: f32 = 0.545;
/// The empty margin of a body's drawing.
const MARGIN: f32 = 0.08;

/// A token as it stands on the board, `side` pixels a side.
pub fn token(scheme: &Scheme, of: Side, seen: Seen, side: u32) -> RgbaImage {
    let sheet = scheme.sheet(of);
    let drawing = seen.rank().map_or_else(|| back(of), figure);
    let mut token = rasterise(body(of), &sheet, side);
    imageops::overlay(&mut token, &rasterise(drawing, &sheet, side), 0, 0);
    if let Some(rank) = seen.rank() {
        let middle = (part(side, LETTER_MIDDLE), part(side, LETTER_BASE - LETTER / 2.0));
        write(&mut token, scheme, (of, rank), middle, part(side, LETTER));
    }
    token
}

/// A token without a margin, and without a figure where its rank is known: then its letter is
/// `letter` pixels high.
pub fn small(scheme: &Scheme, of: Side, seen: Seen, size: (u32, u32), letter: f32) -> RgbaImage {
    let sheet = scheme.sheet(of);
    let mut token = rasterise_inside(body(of), &sheet, MARGIN, size);
    match seen {
        Seen::Known(rank) => {
            let middle = (part(size.0, 0.5), part(size.1, SMALL_MIDDLE));
            write(&mut token, scheme, (of, rank), middle, letter);
        }
        Seen::Hidden => {
            let emblem = rasterise_inside(back(of), &sheet, MARGIN, size);
            imageops::overlay(&mut token, &emblem, 0, 0);
        }
    }
    token
}

/// Writes a rank's letter around its middle.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "places in the picture"
)]
fn write(
    token: &mut RgbaImage,
    scheme: &Scheme,
    (of, rank): (Side, Rank),
    (x, y): (f32, f32),
    height: f32,
) {
    let line = Line::new(&rank.code().to_string(), Face::Bold, height);
    let left = (x - line.width() / 2.0).round() as u32;
    let base = (y + height / 2.0).round() as u32;
    line.paint(token, Point { x: left, y: base }, scheme.uniform(of).coat.mark);
}

#[expect(clippy::cast_precision_loss, reason = "pictures are a few thousand pixels wide")]
fn part(side: u32, part: f32) -> f32 {
    side as f32 * part
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::style::Theme;
    use crate::render::veldslag::painter::{SMALL, SMALL_LETTER};

    /// Rows and columns in which two images differ.
    fn differences(a: &RgbaImage, b: &RgbaImage) -> (usize, usize) {
        let differ = |x, y| a.get_pixel(x, y) != b.get_pixel(x, y);
        let (width, height) = a.dimensions();
        let rows = (0..height).filter(|&y| (0..width).any(|x| differ(x, y))).count();
        (rows, (0..width).filter(|&x| (0..height).any(|y| differ(x, y))).count())
    }

    #[test]
    fn letters_are_large_enough_and_within_their_rims() {
        let scheme = Scheme::of(Theme::Light);
        for of in Side::ALL {
            for rank in Rank::ALL {
                let empty = rasterise_inside(body(of), &scheme.sheet(of), MARGIN, SMALL);
                let written = small(scheme, of, Seen::Known(rank), SMALL, SMALL_LETTER);
                let (rows, columns) = differences(&empty, &written);
                assert!((27..=30).contains(&rows), "{rank:?}: {rows}");
                assert!(columns <= 26, "{rank:?}: {columns}");
            }
        }
    }
}
