use super::atlas::Atlas;
use super::extent::Extent;
use super::look::{Badge, Lies, Look, Mark};
use super::places::STATUS;
use super::sprites::Sprite;
use super::strip::BELOW;
use super::turn::Turn;
use super::{captured, hands, info_box, margin, strip};
use crate::games::bosworth::{Square, View};
use crate::render::canvas::{Canvas, Point};
use crate::render::caption::Caption;
use crate::render::layout::Layout;
use crate::render::palette::Palette;

/// Puts a picture together.
pub fn compose(atlas: &Atlas, view: &View, caption: &Caption, extent: Extent) -> Canvas {
    let (layout, turn) = (atlas.layout(), Turn::of(view.own()));
    let height = layout.height + strip_height(layout, extent);
    let mut canvas = atlas.page().clone().resized(height, Palette::PAGE);
    margin::bands(&mut canvas, atlas, view, turn);
    margin::coordinates(&mut canvas, layout, turn);
    for square in Square::all() {
        let at = turn.corner(layout, square);
        canvas.put(atlas.sprite(Sprite::Field), at);
        lay(&mut canvas, atlas, Look::of(view, square, turn), at);
    }
    info_box::draw(&mut canvas, atlas, view, caption, turn);
    strip::draw(&mut canvas, atlas, view, caption, extent);
    canvas
}

/// Lays on a square what is to be seen there, from below.
fn lay(canvas: &mut Canvas, atlas: &Atlas, look: Look, at: Point) {
    let lies = match look.lies {
        Lies::Nothing => None,
        Lies::Wood => Some(Sprite::Wood),
        Lies::Back => Some(Sprite::Back),
        Lies::Piece(colour, kind) => Some(Sprite::Piece(colour, kind)),
        Lies::Pawn(colour, way, moved) => Some(Sprite::Pawn(colour, way, moved)),
    };
    let mark = look.mark.map(|mark| match (mark, look.lies) {
        (Mark::From, Lies::Nothing) => Sprite::FromOpen,
        (Mark::From, _) => Sprite::FromCovered,
        (Mark::To, _) => Sprite::To,
    });
    let badge = look.badge.map(|badge| match badge {
        Badge::Taken => Sprite::Taken,
        Badge::Placed => Sprite::Placed,
    });
    for sprite in [lies, mark, badge].into_iter().flatten() {
        canvas.lay(atlas.sprite(sprite), at);
    }
}

/// How high the strip is.
fn strip_height(layout: &Layout, extent: Extent) -> u32 {
    let hands = hands::height(layout, extent.hands);
    let captured = captured::height(layout, extent.captured);
    layout.scale(STATUS) + hands + captured + layout.scale(BELOW)
}
