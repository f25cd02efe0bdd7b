//! Rows of the strip, one for each kingdom, with a header above them.

use super::atlas::Atlas;
use super::places::{columns, ends};
use super::sprites::Sprite;
use crate::games::bosworth::{Camp, View};
use crate::render::canvas::{Canvas, Point};
use crate::render::palette::Tone;
use crate::render::strip::{room, write};
use crate::render::text::{Face, Line};

/// Heights and distances at the usual width.
const LABEL: f32 = 28.0;
const HEADER_MIDDLE: u32 = 18;
/// How high a header is with the room under it.
pub const HEADER: u32 = 46;
/// Between an emblem and its row.
pub const GAP: u32 = 12;

/// The kingdoms that play or have played, clockwise from South.
pub fn kingdoms(view: &View) -> impl Iterator<Item = Camp> {
    Camp::ALL.into_iter().filter(|camp| view.plays(*camp))
}

/// Writes a line above rows, and tells where they begin.
pub fn header(canvas: &mut Canvas, atlas: &Atlas, text: &str, top: u32) -> u32 {
    let layout = atlas.layout();
    let (left, right) = ends(layout);
    let line = Line::new(text, Face::Plain, layout.text(LABEL)).fit(room(left, right));
    let at = Point { x: left, y: top + layout.scale(HEADER_MIDDLE) };
    write(canvas, &line, at, Tone::Muted);
    top + layout.scale(HEADER)
}

/// Lays the emblem of each of some kingdoms before its row, two rows side by side, and tells where
/// what follows begins: its left end and its middle.
pub fn rows(
    canvas: &mut Canvas,
    atlas: &Atlas,
    view: &View,
    kingdoms: &[Camp],
    (top, height): (u32, u32),
) -> Vec<(Camp, Point)> {
    let (gap, columns) = (atlas.layout().scale(GAP), columns(atlas.layout()));
    let middles = (top + height / 2..).step_by(height as usize);
    let places = middles.flat_map(|y| columns.map(|x| Point { x, y }));
    let mut starts = Vec::new();
    for (&camp, at) in kingdoms.iter().zip(places) {
        let emblem = atlas.sprite(Sprite::RowEmblem(view.colour(camp)));
        canvas.lay(emblem, Point { x: at.x, y: at.y - emblem.height() / 2 });
        starts.push((camp, Point { x: at.x + emblem.width() + gap, ..at }));
    }
    starts
}
