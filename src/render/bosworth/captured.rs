//! What has been captured, in the strip: for each kingdom the kinds it lost, with how many of each.

use super::kit::Kit;
use super::places;
use super::stamps::Stamp;
use super::strip::{self, HEADER, header, rows};
use crate::games::bosworth::{Camp, Kind, View};
use crate::render::canvas::{Canvas, Point};
use crate::render::caption::Caption;
use crate::render::layout::Layout;
use crate::render::palette::Tone;
use crate::render::strip::{ceil, write};
use crate::render::text::{Face, Line};

/// Heights and distances at the usual width.
const NUMBER: f32 = 28.0;
const ROW: u32 = 58;
/// Between a figure and its number, and between a kind and the next one.
const NEAR: u32 = 2;
const GAP: u32 = 12;

/// How much room it takes.
pub fn height(layout: &Layout, kingdoms: usize) -> u32 {
    if kingdoms == 0 {
        return 0;
    }
    layout.scale(HEADER) + places::rows(kingdoms) * layout.scale(ROW)
}

/// Draws it.
pub fn draw(canvas: &mut Canvas, kit: &Kit, view: &View, caption: &Caption, top: u32) {
    let top = header(canvas, kit, &caption.discard, top);
    let kingdoms: Vec<Camp> = strip::kingdoms(view).collect();
    for (camp, at) in rows(canvas, kit, view, &kingdoms, (top, kit.layout().scale(ROW))) {
        row(canvas, kit, counts(view, camp), at);
    }
}

/// How many of each kind a kingdom has lost.
fn counts(view: &View, camp: Camp) -> [usize; 6] {
    Kind::ALL.map(|kind| view.discard().iter().filter(|card| **card == (camp, kind)).count())
}

/// Lays a kingdom's row; `at` is its left end and its middle.
fn row(canvas: &mut Canvas, kit: &Kit, counts: [usize; 6], at: Point) {
    let layout = kit.layout();
    let mut x = at.x;
    for (kind, count) in Kind::ALL.into_iter().zip(counts) {
        if count == 0 {
            continue;
        }
        let figure = kit.stamp(Stamp::Figure(kind));
        canvas.lay(figure, Point { x, y: at.y - figure.height() / 2 });
        x += figure.width();
        if count > 1 {
            let line = Line::new(&count.to_string(), Face::Bold, layout.text(NUMBER));
            x += layout.scale(NEAR);
            write(canvas, &line, Point { x, ..at }, Tone::Ink);
            x += ceil(line.width());
        }
        x += layout.scale(GAP);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::bosworth::kit::with_kit;
    use crate::render::bosworth::places::{columns, ends};
    use crate::render::bosworth::strip::GAP as BEFORE;
    use crate::render::canvas::last_change;
    use crate::render::style::{Size, Style, Theme};

    #[test]
    fn everything_that_a_kingdom_can_lose_fits_in_its_column() {
        for size in [Size::MIN, Size::DEFAULT, Size::MAX] {
            with_kit(Style { theme: Theme::Light, size }, |kit| {
                let layout = kit.layout();
                let [first, second] = columns(layout);
                let emblem = kit.stamp(Stamp::RowEmblem(crate::games::bosworth::Colour::Red));
                for (start, end) in [(first, second), (second, ends(layout).1)] {
                    let mut canvas = kit.page().clone();
                    let x = start + emblem.width() + layout.scale(BEFORE);
                    row(&mut canvas, kit, [1, 4, 2, 2, 2, 8], Point { x, y: layout.scale(60) });
                    let last = last_change(&canvas, kit.page()).expect("figures are drawn");
                    assert!(last.x < end, "{size:?}: {} {end}", last.x);
                }
            });
        }
    }
}
