//! Where things stand in a picture; lengths are those at the usual width.

use crate::render::canvas::Point;
use crate::render::layout::{Layout, Plan};
use crate::render::style::Size;

/// What a picture of the field consists of.
pub const PLAN: Plan = Plan { files: 6, square: 122, halves: 12, strip: 0 };

/// From the picture's upper edge to the field, and from the field to the strip.
const ABOVE: u32 = 142;
/// From the picture's edge to both ends of the strip.
const EDGE: u32 = 30;
/// Between two columns of the strip.
const GUTTER: u32 = 24;
/// The height of the strip's first line.
pub const STATUS: u32 = 78;

/// The layout of the field and its info boxes; the strip is not in its height.
pub fn layout(size: Size) -> Layout {
    let mut layout = Layout::new(size, PLAN);
    layout.board.y = layout.scale(ABOVE);
    layout.height = layout.strip();
    layout
}

/// The middle of the field.
pub const fn middle(layout: &Layout) -> Point {
    Point {
        x: layout.board.x + layout.board_width() / 2,
        y: layout.board.y + layout.board_height / 2,
    }
}

/// Both ends of the strip.
pub const fn ends(layout: &Layout) -> (u32, u32) {
    let edge = layout.scale(EDGE);
    (edge, layout.width - edge)
}

/// Where the left and the right column of the strip begin.
pub const fn columns(layout: &Layout) -> [u32; 2] {
    let (left, right) = ends(layout);
    [left, u32::midpoint(left, right) + layout.scale(GUTTER) / 2]
}

/// How many rows of the strip a number of kingdoms take.
pub fn rows(kingdoms: usize) -> u32 {
    u32::try_from(kingdoms).unwrap_or(0).div_ceil(2)
}
