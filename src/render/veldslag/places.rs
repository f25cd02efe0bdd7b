//! Where things stand in a picture; lengths are those at the usual width.

use crate::games::veldslag::Side;
use crate::render::layout::{Layout, Turn};

/// Between the sides' columns.
const GUTTER: u32 = 44;
/// The frame of a small board.
pub const FRAME: u32 = 4;
/// The files of a small board.
pub const FILES: u32 = 8;

/// Everybody sees their own side at the bottom; those who have none, Red.
pub const fn turn(own: Option<Side>) -> Turn {
    match own {
        None | Some(Side::Red) => Turn::FirstBelow,
        Some(Side::Blue) => Turn::LastBelow,
    }
}

/// Where a side's column begins and ends.
pub const fn column(layout: &Layout, side: Side) -> (u32, u32) {
    let (left, right) = (layout.left(), layout.right() + layout.frame);
    let half = layout.scale(GUTTER) / 2;
    let middle = u32::midpoint(left, right);
    match side {
        Side::Red => (left, middle - half),
        Side::Blue => (middle + half, right),
    }
}

/// The side of a small board's square: eight of them fill a column.
pub const fn cell(layout: &Layout) -> u32 {
    let (left, right) = column(layout, Side::Red);
    (right - left - 2 * layout.scale(FRAME)) / FILES
}
