//! What has been captured, in the strip: for each kingdom the kinds it lost, with how many of each.

use super::atlas::Atlas;
use super::places;
use super::rows::{self, HEADER, header, rows};
use super::sprites::Sprite;
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
pub fn draw(canvas: &mut Canvas, atlas: &Atlas, view: &View, caption: &Caption, top: u32) {
    let top = header(canvas, atlas, &caption.discard, top);
    let kingdoms: Vec<Camp> = rows::kingdoms(view).collect();
    for (camp, at) in rows(canvas, atlas, view, &kingdoms, (top, atlas.layout().scale(ROW))) {
        row(canvas, atlas, counts(view, camp), at);
    }
}

/// How many of each kind a kingdom has lost.
fn counts(view: &View, camp: Camp) -> [usize; 6] {
    Kind::ALL.map(|kind| view.discard().iter().filter(|card| **card == (camp, kind)).count())
}

/// Lays a kingdom's row; `at` is its left end and its middle.
fn row(canvas: &mut Canvas, atlas: &Atlas, counts: [usize; 6], at: Point) {
    let layout = atlas.layout();
    let mut x = at.x;
    for (kind, count) in Kind::ALL.into_iter().zip(counts) {
        if count == 0 {
            continue;
        }
        let figure = atlas.sprite(Sprite::Figure(kind));
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
    use crate::render::bosworth::atlas::with_atlas;
    use crate::render::bosworth::places::{columns, ends};
    use crate::render::bosworth::rows::GAP as BEFORE;
    use crate::render::canvas::last_change;
    use crate::render::style::{Size, Style, Theme};

    #[test]
    fn everything_that_a_kingdom_can_lose_fits_in_its_column() {
        for size in [Size::MIN, Size::DEFAULT, Size::MAX] {
            with_atlas(Style { theme: Theme::Light, size }, |atlas| {
                let layout = atlas.layout();
                let [first, second] = columns(layout);
                let emblem = atlas.sprite(Sprite::RowEmblem(crate::games::bosworth::Colour::Red));
                for (start, end) in [(first, second), (second, ends(layout).1)] {
                    let mut canvas = atlas.page().clone();
                    let x = start + emblem.width() + layout.scale(BEFORE);
                    row(&mut canvas, atlas, [1, 4, 2, 2, 2, 8], Point { x, y: layout.scale(60) });
                    let last = last_change(&canvas, atlas.page()).expect("figures are drawn");
                    assert!(last.x < end, "{size:?}: {} {end}", last.x);
                }
            });
        }
    }
}
