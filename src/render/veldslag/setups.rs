//! Both sides' set-ups as small boards, side by side under the strip.

use super::atlas::Atlas;
use super::places::{FILES, FRAME, cell, column, turn};
use super::strip::headers;
use crate::games::veldslag::{Seen, Side, View};
use crate::render::canvas::{Canvas, Point};
use crate::render::caption::{Caption, of_seat};
use crate::render::layout::{Layout, Turn};

/// Heights and distances at the usual width.
const TITLE_MIDDLE: u32 = 38;
const TOP: u32 = 74;
const BOTTOM: u32 = 24;
/// Rows of a set-up.
const ROWS: u32 = 3;

/// How much higher they make a picture.
pub const fn height(layout: &Layout) -> u32 {
    layout.scale(TOP) + 2 * layout.scale(FRAME) + ROWS * cell(layout) + layout.scale(BOTTOM)
}

/// Draws what the viewer knows of the set-ups where the picture of the board ends, both turned as
/// the board is.
pub fn draw(canvas: &mut Canvas, atlas: &Atlas, view: &View, caption: &Caption) {
    let layout = atlas.layout();
    let labels = Side::ALL.map(|side| of_seat(&caption.setups, side.seat()));
    headers(canvas, atlas, labels, layout.height + layout.scale(TITLE_MIDDLE));
    for side in Side::ALL {
        let at = Point { x: column(layout, side).0, y: layout.height + layout.scale(TOP) };
        board(canvas, atlas, at, (side, turn(view.own())), view.setup(side));
    }
}

/// A small board; `at` is its frame's corner.
fn board(
    canvas: &mut Canvas,
    atlas: &Atlas,
    at: Point,
    (side, turn): (Side, Turn),
    setup: &[Seen],
) {
    let (frame, cell) = (atlas.layout().scale(FRAME), cell(atlas.layout()));
    canvas.fill(at, (FILES * cell + 2 * frame, ROWS * cell + 2 * frame), atlas.frame());
    for (place, &seen) in (0..).zip(setup) {
        let (file, row) = (turn.index(place % FILES, FILES), place / FILES);
        let faces_up = (side == Side::Red) == (turn == Turn::FirstBelow);
        let row = if faces_up { row } else { ROWS - 1 - row };
        let (x, y) = (at.x + frame + file * cell, at.y + frame + row * cell);
        canvas.put(atlas.sprites().cells.of(side, seen), Point { x, y });
    }
}
