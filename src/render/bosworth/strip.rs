//! The strip under the field: whose turn it is, the hands that are known, and what is captured.

use super::atlas::Atlas;
use super::extent::Extent;

use super::places::{STATUS, ends};
use super::sprites::Sprite;
use super::{captured, hands};
use crate::games::Outcome;
use crate::games::bosworth::{Camp, View};
use crate::render::canvas::Canvas;
use crate::render::caption::Caption;
use crate::render::strip::status_between;

/// Below everything, at the usual width.
pub const BELOW: u32 = 14;

/// Draws the strip.
pub fn draw(canvas: &mut Canvas, atlas: &Atlas, view: &View, caption: &Caption, extent: Extent) {
    let layout = atlas.layout();
    let emblems: Vec<&Canvas> =
        leading(view).iter().map(|camp| atlas.sprite(Sprite::Emblem(view.colour(*camp)))).collect();
    status_between(canvas, layout, ends(layout), &emblems, &caption.status);
    let top = layout.strip() + layout.scale(STATUS);
    let top = hands::draw(canvas, atlas, view, caption, (extent.hands, top));
    if extent.captured > 0 {
        captured::draw(canvas, atlas, view, caption, top);
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
