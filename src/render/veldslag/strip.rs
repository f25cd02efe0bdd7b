//! The strip under the board: whose turn it is, and for each side its score and what it has taken.

use super::atlas::Atlas;
use super::places::column;
use super::taken::{self, Taken};
use crate::games::Outcome;
use crate::games::veldslag::{Seen, Side, View};
use crate::render::canvas::{Canvas, Point};
use crate::render::caption::{Caption, of_seat};
use crate::render::layout::Layout;
use crate::render::palette::Tone;
use crate::render::strip::{ceil, even, room, status, write};
use crate::render::text::{Face, Line};

/// Heights and distances at the usual width.
const LABEL: f32 = 28.0;
const HEADER_MIDDLE: u32 = 90;
const GAP: u32 = 12;
/// No score is higher: all that an army has.
const HIGHEST: u32 = 55;

/// Draws the strip.
pub fn draw(canvas: &mut Canvas, atlas: &Atlas, view: &View, caption: &Caption) {
    let emblems: Vec<&Canvas> = emblems(view).iter().map(|side| emblem(atlas, *side)).collect();
    status(canvas, atlas.layout(), &emblems, &caption.status);
    let labels = Side::ALL.map(|side| of_seat(&caption.scores, side.seat()));
    let middle = atlas.layout().strip() + atlas.layout().scale(HEADER_MIDDLE);
    let ends = headers(canvas, atlas, labels, middle);
    for (side, end) in Side::ALL.into_iter().zip(ends) {
        score(canvas, atlas.layout(), view.score(side), Point { x: end, y: middle });
        taken::draw(canvas, atlas, side, &Taken::by(side, view));
    }
}

/// The side to move, the winner, or both when the game is drawn.
fn emblems(view: &View) -> Vec<Side> {
    match view.outcome() {
        None => vec![view.side()],
        Some(Outcome { winner: None, .. }) => Side::ALL.to_vec(),
        Some(Outcome { winner: Some(seat), .. }) => Side::of(seat).into_iter().collect(),
    }
}

fn emblem(atlas: &Atlas, side: Side) -> &Canvas {
    atlas.sprites().emblems.of(side, Seen::Hidden)
}

/// Writes a line above each column behind the side's token, in the size in which both fit, and
/// tells where they end. There is room for a score after them.
pub fn headers(canvas: &mut Canvas, atlas: &Atlas, labels: [&str; 2], middle: u32) -> [u32; 2] {
    let starts = Side::ALL.map(|side| {
        let token = atlas.sprites().small.of(side, Seen::Hidden);
        let left = column(atlas.layout(), side).0;
        canvas.lay(token, Point { x: left, y: middle - token.height() / 2 });
        left + token.width() + atlas.layout().scale(GAP)
    });
    let mut lines = fitting(atlas.layout(), labels, starts).into_iter();
    starts.map(|x| {
        let Some(line) = lines.next() else { return x };
        write(canvas, &line, Point { x, y: middle }, Tone::Muted);
        x + ceil(line.width())
    })
}

/// The lines above the columns from where their words start, as large as the longer one may be.
fn fitting(layout: &Layout, labels: [&str; 2], starts: [u32; 2]) -> Vec<Line> {
    let score = ceil(digits(layout, HIGHEST).width()) + layout.scale(GAP);
    let ends = Side::ALL.map(|side| column(layout, side).1 - score);
    let lines =
        labels.into_iter().zip(starts.into_iter().zip(ends)).map(|(label, (start, end))| {
            Line::new(label, Face::Plain, layout.text(LABEL)).fit(room(start, end))
        });
    even(lines.collect())
}

/// Writes a score after what stands before it.
fn score(canvas: &mut Canvas, layout: &Layout, score: u32, end: Point) {
    let at = Point { x: end.x + layout.scale(GAP), y: end.y };
    write(canvas, &digits(layout, score), at, Tone::Ink);
}

fn digits(layout: &Layout, number: u32) -> Line {
    Line::new(&number.to_string(), Face::Bold, layout.text(LABEL))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::veldslag::Rank;

    #[test]
    fn the_highest_score_is_all_that_an_army_has() {
        let points = |rank: &Rank| rank.points() * u32::try_from(rank.count()).unwrap();
        assert_eq!(Rank::ALL.iter().map(points).sum::<u32>(), HIGHEST);
    }
}
