//! A set-up in the making: the owner's three ranks, the lakes before them, and what is still to be
//! placed.

use super::atlas::{Atlas, PLAN, with_atlas};
use super::compose::ground;
use super::look::Ground;
use super::places::turn;
use crate::games::veldslag::{Draft, MEN, Rank, Seen, Side, Square};
use crate::render::board::coordinates;
use crate::render::canvas::{Canvas, Point};
use crate::render::caption::Caption;
use crate::render::encode;
use crate::render::layout::{Layout, Plan, Turn};
use crate::render::palette::{Palette, Tone};
use crate::render::strip::{status, write};
use crate::render::style::Style;
use crate::render::text::{Face, Line};

/// Heights and distances at the usual width.
const STATUS: u32 = 74;
const TRAY_ROW: u32 = 116;
const COUNT: f32 = 34.0;
const GAP: u32 = 6;
/// Pieces in a row of the tray.
const TRAY_FILES: u32 = 5;

/// Three ranks, and half of the next one.
const HALVES: u32 = 7;

/// The picture of a set-up of Veldslag in the making, as PNG.
#[must_use]
pub fn png(draft: &Draft, style: Style, caption: &Caption) -> Vec<u8> {
    with_atlas(style, |atlas| encode::png(&compose(atlas, draft, caption), atlas.palette()))
}

/// Puts the picture of a set-up together.
fn compose(atlas: &Atlas, draft: &Draft, caption: &Caption) -> Canvas {
    let missing = draft.missing();
    let layout = layout(atlas, missing.len());
    let cut = atlas.layout().board_height - layout.board_height;
    let top = layout.board.y + layout.frame;
    let mut canvas = atlas.page().clone().without(top..top + cut);
    canvas = canvas.resized(layout.height, Palette::PAGE);
    coordinates(&mut canvas, &layout, turn(Some(draft.side())));
    board(&mut canvas, atlas, &layout, draft);
    let emblem = atlas.sprites().emblems.of(draft.side(), Seen::Hidden);
    status(&mut canvas, &layout, &[emblem], &caption.status);
    tray(&mut canvas, atlas, &layout, draft.side(), &missing);
    canvas
}

/// The layout with room for a number of kinds of pieces in the tray.
fn layout(atlas: &Atlas, kinds: usize) -> Layout {
    let rows = u32::try_from(kinds).unwrap_or(0).div_ceil(TRAY_FILES);
    atlas.layout().planned(Plan { halves: HALVES, strip: STATUS + rows * TRAY_ROW, ..PLAN })
}

fn board(canvas: &mut Canvas, atlas: &Atlas, layout: &Layout, draft: &Draft) {
    let turn = turn(Some(draft.side()));
    lakes(canvas, atlas, layout, turn);
    for place in (0..).take(MEN) {
        let at = layout.corner(draft.square(place), turn);
        canvas.put(&atlas.sprites().field, at);
        if let Some(rank) = draft.rank_at(place) {
            canvas.lay(atlas.sprites().tokens.of(draft.side(), Seen::Known(rank)), at);
        }
    }
}

/// The near half of the rank in front, with its lakes.
fn lakes(canvas: &mut Canvas, atlas: &Atlas, layout: &Layout, turn: Turn) {
    let rank = if turn == Turn::FirstBelow { 3 } else { 4 };
    let height = layout.board_height - 3 * layout.square;
    for square in Square::all().filter(|square| square.rank() == rank) {
        let tile = ground(atlas.sprites(), Ground::of(square, turn)).clone();
        let x = layout.corner(square, turn).x;
        canvas.put(&tile.without(0..layout.square - height), Point { x, y: layout.board.y });
    }
}

/// What is still to be placed, with how many of each.
fn tray(
    canvas: &mut Canvas,
    atlas: &Atlas,
    layout: &Layout,
    side: Side,
    missing: &[(Rank, usize)],
) {
    let width = (layout.right() + layout.frame - layout.left()) / TRAY_FILES;
    let (top, height) = (layout.strip() + layout.scale(STATUS), layout.scale(TRAY_ROW));
    for (index, &(rank, count)) in (0..).zip(missing) {
        let (column, row) = (index % TRAY_FILES, index / TRAY_FILES);
        let token = atlas.sprites().tray.of(side, Seen::Known(rank));
        let at = Point { x: layout.left() + column * width, y: top + row * height };
        canvas.lay(token, at);
        let line = Line::new(&format!("×{count}"), Face::Bold, layout.text(COUNT));
        let x = at.x + token.width() + layout.scale(GAP);
        write(canvas, &line, Point { x, y: at.y + token.height() / 2 }, Tone::Ink);
    }
}
