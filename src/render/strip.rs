//! What the strips under all boards have in common.

use super::canvas::{Canvas, Point};
use super::layout::Layout;
use super::palette::Tone;
use super::text::{Face, Line};

/// Heights and distances at the usual width.
const STATUS: f32 = 36.0;
const STATUS_MIDDLE: u32 = 30;
const GAP: u32 = 14;
/// How far a status line's emblems reach out of the frame's left end: their drawings have a margin.
const OUTWARD: u32 = 4;

/// Writes the strip's first line behind its emblems.
pub fn status(canvas: &mut Canvas, layout: &Layout, emblems: &[&Canvas], text: &str) {
    let ends = (layout.left() - layout.scale(OUTWARD), layout.right());
    status_between(canvas, layout, ends, emblems, text);
}

/// The same between two places.
pub fn status_between(
    canvas: &mut Canvas,
    layout: &Layout,
    (left, right): (u32, u32),
    emblems: &[&Canvas],
    text: &str,
) {
    let middle = layout.strip() + layout.scale(STATUS_MIDDLE);
    let mut x = left;
    for emblem in emblems {
        canvas.lay(emblem, Point { x, y: middle - emblem.height() / 2 });
        x += emblem.width();
    }
    x += layout.scale(GAP);
    let line = Line::new(text, Face::Bold, layout.text(STATUS)).fit(room(x, right));
    write(canvas, &line, Point { x, y: middle }, Tone::Ink);
}

/// Writes a line; `at` is its left end and the middle of its capitals.
pub fn write(canvas: &mut Canvas, line: &Line, at: Point, tone: Tone) {
    let below = ceil(line.capital() / 2.0);
    line.draw(canvas, Point { x: at.x, y: at.y + below }, tone);
}

/// Lines that belong together, all in the size of the smallest.
pub fn even(lines: Vec<Line>) -> Vec<Line> {
    let capital = lines.iter().map(Line::capital).fold(f32::INFINITY, f32::min);
    lines.into_iter().map(|line| line.resized(capital)).collect()
}

/// The room between two places.
#[expect(clippy::cast_precision_loss, reason = "places in the picture")]
pub fn room(from: u32, to: u32) -> f32 {
    to.saturating_sub(from) as f32
}

/// A length in whole pixels.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "places in the picture"
)]
pub fn ceil(length: f32) -> u32 {
    length.ceil() as u32
}
