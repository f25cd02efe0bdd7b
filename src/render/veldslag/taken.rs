//! What each side has taken, under its header in the strip.

use std::cmp::Reverse;

use super::atlas::Atlas;
use super::places::column;
use crate::games::veldslag::{Rank, Seen, Side, View};
use crate::render::canvas::{Canvas, Point};

/// The tops of both rows, at the usual width.
const ROWS: [u32; 2] = [122, 172];
/// How far apart the left ends of pieces are.
const STEP: u32 = 36;
/// How many pieces a row has room for.
const ROW: usize = 12;

/// What a side has taken.
#[derive(Clone, Debug, Default)]
pub struct Taken {
    /// With the last move.
    last: Option<Rank>,
    /// Before, the highest first, then those that don't count.
    before: Vec<Rank>,
}

impl Taken {
    /// What a side has taken in a view's game.
    pub fn by(side: Side, view: &View) -> Self {
        let fallen = view.fallen(side.opponent());
        let mut before: Vec<Rank> = fallen.into_iter().map(|(_, rank)| rank).collect();
        let last = if took(side, view) { before.pop() } else { None };
        before.sort_by_key(|rank| (Reverse(rank.points()), *rank));
        Self { last, before }
    }
}

/// Whether a side took something with the last move, its own or the other one's.
fn took(side: Side, view: &View) -> bool {
    let fallen = view.last().map(|last| last.fallen()).unwrap_or_default();
    fallen.iter().any(|(man, _)| man.side == side.opponent())
}

/// Lays out what a side has taken: what fell last in front, framed, then the rest in two rows.
pub fn draw(canvas: &mut Canvas, atlas: &Atlas, by: Side, taken: &Taken) {
    let (layout, side) = (atlas.layout(), by.opponent());
    let left = column(layout, by).0;
    let [upper, lower] = ROWS.map(|top| Point { x: left, y: layout.strip() + layout.scale(top) });
    let (next, in_row) = match taken.last {
        Some(last) => (framed(canvas, atlas, side, last, upper), ROW - 1),
        None => (upper, ROW),
    };
    let (first, second) = taken.before.split_at(taken.before.len().min(in_row));
    row(canvas, atlas, side, first, next);
    row(canvas, atlas, side, second, lower);
}

/// Lays a row of a side's pieces; `at` is the first one's corner.
fn row(canvas: &mut Canvas, atlas: &Atlas, side: Side, ranks: &[Rank], at: Point) {
    let step = atlas.layout().scale(STEP) as usize;
    for (&rank, x) in ranks.iter().zip((at.x..).step_by(step)) {
        canvas.lay(atlas.sprites().small.of(side, Seen::Known(rank)), Point { x, ..at });
    }
}

/// Lays a piece in its frame and tells where the next one stands.
fn framed(canvas: &mut Canvas, atlas: &Atlas, side: Side, rank: Rank, at: Point) -> Point {
    let (sprites, seen) = (atlas.sprites(), Seen::Known(rank));
    let (framed, small) = (sprites.framed.of(side, seen), sprites.small.of(side, seen));
    let outside = (framed.height() - small.height()) / 2;
    canvas.lay(framed, Point { y: at.y - outside, ..at });
    let gap = atlas.layout().scale(STEP) - small.width();
    Point { x: at.x + framed.width() + gap, ..at }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::style::{Size, Style, Theme};
    use crate::render::veldslag::atlas::with_atlas;

    /// The last column and row that a side's pieces change.
    fn reach(atlas: &Atlas, by: Side, pieces: &Taken) -> (u32, u32) {
        let mut canvas = atlas.page().clone();
        draw(&mut canvas, atlas, by, pieces);
        let (width, height) = (canvas.width(), canvas.height());
        let pixel = |x, y| canvas.row(x, y, 1) != atlas.page().row(x, y, 1);
        let column = (0..width).rev().find(|&x| (0..height).any(|y| pixel(x, y)));
        let row = (0..height).rev().find(|&y| (0..width).any(|x| pixel(x, y)));
        (column.expect("pieces are drawn"), row.expect("pieces are drawn"))
    }

    #[test]
    fn a_whole_army_fits_in_its_column() {
        let framed = Taken { last: Some(Rank::Bomb), before: vec![Rank::Bomb; 23] };
        let plain = Taken { last: None, before: vec![Rank::Bomb; 24] };
        for size in [Size::MIN, Size::DEFAULT, Size::MAX] {
            with_atlas(Style { theme: Theme::Light, size }, |atlas| {
                for side in Side::ALL {
                    for pieces in [&framed, &plain] {
                        let (right, bottom) = reach(atlas, side, pieces);
                        assert!(
                            right < column(atlas.layout(), side).1,
                            "{size:?} {side:?}: {right}"
                        );
                        assert!(bottom < atlas.layout().height, "{size:?} {side:?}: {bottom}");
                    }
                }
            });
        }
    }
}
