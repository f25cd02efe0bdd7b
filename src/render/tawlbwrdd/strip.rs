//! The strip under the board: whose turn it is, and what has been captured.

use super::atlas::Atlas;
use crate::games::Outcome;
use crate::games::tawlbwrdd::{Piece, Side, View};
use crate::render::canvas::{Canvas, Point};
use crate::render::caption::{Caption, of_seat};
use crate::render::palette::Tone;
use crate::render::strip::{ceil, even, status, write};
use crate::render::text::{Face, Line};

/// Heights and distances at the usual width.
const LABEL: f32 = 28.0;
const ROWS_MIDDLE: [u32; 2] = [86, 134];
const GAP: u32 = 14;
/// The most room labels take.
const LABELS: f32 = 430.0;

/// The sides in the order of their rows.
const SIDES: [Side; 2] = [Side::Attackers, Side::Defenders];

/// Draws the strip.
pub fn draw(canvas: &mut Canvas, atlas: &Atlas, view: &View, caption: &Caption) {
    let emblems: Vec<&Canvas> = emblems(view).iter().map(|piece| atlas.emblem(*piece)).collect();
    status(canvas, atlas.layout(), &emblems, &caption.status);
    captured(canvas, atlas, view, caption);
}

/// The emblems of the seat to move, of the winner, or of both when the game is drawn.
fn emblems(view: &View) -> &'static [Piece] {
    let side = view.position().side();
    match view.outcome() {
        None => emblem(side),
        Some(Outcome { winner: None, .. }) => &[Piece::Attacker, Piece::Defender],
        Some(Outcome { winner: Some(seat), .. }) => emblem(Side::of(seat).unwrap_or(side)),
    }
}

const fn emblem(side: Side) -> &'static [Piece] {
    match side {
        Side::Attackers => &[Piece::Attacker],
        Side::Defenders => &[Piece::Defender],
    }
}

fn captured(canvas: &mut Canvas, atlas: &Atlas, view: &View, caption: &Caption) {
    let layout = atlas.layout();
    let left = layout.left();
    let labels = labels(atlas, caption);
    let longest = labels.iter().map(|label| ceil(label.width())).max().unwrap_or(0);
    for ((side, label), middle) in SIDES.into_iter().zip(labels).zip(ROWS_MIDDLE) {
        let middle = layout.strip() + layout.scale(middle);
        write(canvas, &label, Point { x: left, y: middle }, Tone::Muted);
        let at = Point { x: left + longest + layout.scale(GAP), y: middle };
        row(canvas, atlas, &pieces(view, side), at);
    }
}

/// The labels of both rows, in the size in which the longer one fits.
fn labels(atlas: &Atlas, caption: &Caption) -> Vec<Line> {
    let layout = atlas.layout();
    let label = |side: Side| {
        let text = of_seat(&caption.captured, side.seat());
        Line::new(text, Face::Plain, layout.text(LABEL)).fit(layout.text(LABELS))
    };
    even(SIDES.map(label).to_vec())
}

/// A row of captured pieces with their number before it.
fn row(canvas: &mut Canvas, atlas: &Atlas, pieces: &[Piece], at: Point) {
    let layout = atlas.layout();
    let digits = |count: usize| Line::new(&count.to_string(), Face::Bold, layout.text(LABEL));
    let (number, column) = (digits(pieces.len()), ceil(digits(24).width()));
    let indent = column.saturating_sub(ceil(number.width()));
    write(canvas, &number, Point { x: at.x + indent, y: at.y }, Tone::Ink);
    let start = at.x + column + layout.scale(GAP);
    let step = step(atlas, start, pieces.len());
    for (x, &piece) in (start..).step_by(step).zip(pieces) {
        let token = atlas.token(piece);
        canvas.lay(token, Point { x, y: at.y - token.height() / 2 });
    }
}

/// How far apart captured pieces stand: side by side, or closer where there are many.
fn step(atlas: &Atlas, start: u32, count: usize) -> usize {
    let side = atlas.token(Piece::King).width();
    let room = atlas.layout().right().saturating_sub(start + side) as usize;
    let gaps = count.saturating_sub(1).max(1);
    (room / gaps).clamp(1, side as usize)
}

/// The captured pieces of a side, the king first.
fn pieces(view: &View, side: Side) -> Vec<Piece> {
    let kinds: &[Piece] = match side {
        Side::Attackers => &[Piece::Attacker],
        Side::Defenders => &[Piece::King, Piece::Defender],
    };
    let of_kind = |&piece: &Piece| (0..view.captured(piece)).map(move |_| piece);
    kinds.iter().flat_map(of_kind).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::style::{Size, Style, Theme};
    use crate::render::tawlbwrdd::atlas::with_atlas;

    /// The last column that a row of pieces beside the longest labels changes.
    fn reach(atlas: &Atlas, pieces: &[Piece]) -> u32 {
        let (layout, before) = (atlas.layout(), atlas.board());
        let mut canvas = before.clone();
        let start = layout.board.x + ceil(layout.text(LABELS)) + layout.scale(GAP);
        row(&mut canvas, atlas, pieces, Point { x: start, y: layout.strip() + layout.scale(86) });
        let changed =
            |&x: &u32| (0..layout.height).any(|y| canvas.row(x, y, 1) != before.row(x, y, 1));
        (0..layout.width).rev().find(changed).expect("pieces are drawn")
    }

    #[test]
    fn all_captured_pieces_fit_beside_the_longest_labels() {
        let attackers = vec![Piece::Attacker; 24];
        let mut defenders = vec![Piece::Defender; 13];
        defenders[0] = Piece::King;
        for size in [Size::MIN, Size::DEFAULT, Size::MAX] {
            with_atlas(Style { theme: Theme::Light, size }, |atlas| {
                for pieces in [&attackers, &defenders, &attackers[..1].to_vec()] {
                    let (last, right) = (reach(atlas, pieces), atlas.layout().right());
                    assert!(last < right, "{size:?}: {last} {right}");
                }
            });
        }
    }
}
