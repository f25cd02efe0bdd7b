//! The strip under the field: whose turn it is, the hands that are known, and what is captured.

use super::compose::Extent;
use super::kit::Kit;
use super::places::{STATUS, columns, ends};
use super::stamps::Stamp;
use super::{captured, hands};
use crate::games::Outcome;
use crate::games::bosworth::{Camp, View};
use crate::render::canvas::{Canvas, Point};
use crate::render::caption::Caption;
use crate::render::palette::Tone;
use crate::render::strip::{room, status_between, write};
use crate::render::text::{Face, Line};

/// Heights and distances at the usual width.
const LABEL: f32 = 28.0;
const HEADER_MIDDLE: u32 = 18;
/// How high a header is with the room under it.
pub const HEADER: u32 = 46;
/// Between an emblem and its row.
pub const GAP: u32 = 12;
/// Below everything.
pub const BELOW: u32 = 14;

/// Draws the strip.
pub fn draw(canvas: &mut Canvas, kit: &Kit, view: &View, caption: &Caption, extent: Extent) {
    let layout = kit.layout();
    let emblems: Vec<&Canvas> =
        leading(view).iter().map(|camp| kit.stamp(Stamp::Emblem(view.colour(*camp)))).collect();
    status_between(canvas, layout, ends(layout), &emblems, &caption.status);
    let top = layout.strip() + layout.scale(STATUS);
    let top = hands::draw(canvas, kit, view, caption, (extent.hands, top));
    if extent.captured > 0 {
        captured::draw(canvas, kit, view, caption, top);
    }
}

/// The kingdom whose turn it is, the winner, or all that live when the game is drawn.
fn leading(view: &View) -> Vec<Camp> {
    match view.outcome() {
        None if view.is_before() => Vec::new(),
        None => vec![view.turn()],
        Some(Outcome { winner: None, .. }) => view.living().collect(),
        Some(Outcome { winner: Some(seat), .. }) => Camp::of(seat).into_iter().collect(),
    }
}

/// The kingdoms that play or have played, clockwise from South.
pub fn kingdoms(view: &View) -> impl Iterator<Item = Camp> {
    Camp::ALL.into_iter().filter(|camp| view.plays(*camp))
}

/// Writes a line above rows, and tells where they begin.
pub fn header(canvas: &mut Canvas, kit: &Kit, text: &str, top: u32) -> u32 {
    let layout = kit.layout();
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
    kit: &Kit,
    view: &View,
    kingdoms: &[Camp],
    (top, height): (u32, u32),
) -> Vec<(Camp, Point)> {
    let (gap, columns) = (kit.layout().scale(GAP), columns(kit.layout()));
    let middles = (top + height / 2..).step_by(height as usize);
    let places = middles.flat_map(|y| columns.map(|x| Point { x, y }));
    let mut starts = Vec::new();
    for (&camp, at) in kingdoms.iter().zip(places) {
        let emblem = kit.stamp(Stamp::RowEmblem(view.colour(camp)));
        canvas.lay(emblem, Point { x: at.x, y: at.y - emblem.height() / 2 });
        starts.push((camp, Point { x: at.x + emblem.width() + gap, ..at }));
    }
    starts
}
