//! Between the field and the info boxes: the camps' bands, files and ranks.

use super::atlas::{Atlas, Band};
use super::turn::{Side, Turn};
use crate::games::bosworth::{Camp, Square, View};
use crate::render::board::{DIGIT, LETTER, centred};
use crate::render::canvas::{Canvas, Point};
use crate::render::layout::Layout;
use crate::render::text::{Face, Line};

/// Lengths at the usual width.
const BAND: u32 = 16;
const RIM: u32 = 3;
/// From the field's edge to the middle of a coordinate.
const COORDINATE: u32 = 40;

/// Writes files and ranks on all four sides.
pub fn coordinates(canvas: &mut Canvas, layout: &Layout, turn: Turn) {
    let [columns, rows] = turn.names();
    let (half, away) = (layout.square / 2, layout.scale(COORDINATE));
    let bottom = layout.board.y + layout.board_height;
    for (column, name) in (0..).zip(columns) {
        let x = layout.board.x + column * layout.square + half;
        for y in [layout.board.y - away, bottom + away] {
            coordinate(canvas, layout, name, Point { x, y });
        }
    }
    for (row, name) in (0..).zip(rows) {
        let y = bottom - row * layout.square - half;
        for x in [layout.board.x - away, layout.right() + away] {
            coordinate(canvas, layout, name, Point { x, y });
        }
    }
}

fn coordinate(canvas: &mut Canvas, layout: &Layout, name: char, middle: Point) {
    let height = if name.is_ascii_digit() { DIGIT } else { LETTER };
    let line = Line::new(&name.to_string(), Face::Plain, layout.text(height));
    centred(canvas, &line, middle, layout.text(DIGIT));
}

/// The kingdom that camps on a side of the field.
pub fn camper(view: &View, side: Camp) -> Option<Camp> {
    side.spaces().find_map(|space| view.camp_of(space))
}

/// Draws the bands of all camps.
pub fn bands(canvas: &mut Canvas, atlas: &Atlas, view: &View, turn: Turn) {
    for side in Camp::ALL {
        let Some(owner) = camper(view, side) else { continue };
        let lives = view.living().any(|camp| camp == owner);
        let band = if lives { atlas.band(view.colour(owner)) } else { atlas.gone() };
        let spaces: Vec<Square> =
            side.spaces().filter(|space| view.camp_of(*space) == Some(owner)).collect();
        draw(canvas, atlas.layout(), &spaces, turn, (turn.side(side), band));
    }
}

/// Draws a band along spaces that lie side by side.
fn draw(
    canvas: &mut Canvas,
    layout: &Layout,
    spaces: &[Square],
    turn: Turn,
    (side, band): (Side, Band),
) {
    let corners = || spaces.iter().map(|space| turn.corner(layout, *space));
    let (Some(left), Some(top)) =
        (corners().map(|corner| corner.x).min(), corners().map(|corner| corner.y).min())
    else {
        return;
    };
    let length = u32::try_from(spaces.len()).unwrap_or(0) * layout.square;
    let thick = layout.scale(BAND);
    let (at, sides) = match side {
        Side::Top => (Point { x: left, y: top - thick }, (length, thick)),
        Side::Bottom => (Point { x: left, y: top + layout.square }, (length, thick)),
        Side::Left => (Point { x: left - thick, y: top }, (thick, length)),
        Side::Right => (Point { x: left + layout.square, y: top }, (thick, length)),
    };
    let rim = layout.scale(RIM).max(1);
    canvas.fill(at, sides, band.rim);
    let inner = Point { x: at.x + rim, y: at.y + rim };
    canvas.fill(inner, (sides.0 - 2 * rim, sides.1 - 2 * rim), band.fill);
}
