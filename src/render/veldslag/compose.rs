use super::atlas::Atlas;
use super::look::{Ground, Look, Mark};
use super::places::turn;
use super::sprites::Sprites;
use super::{setups, strip};
use crate::games::veldslag::{Seen, Square, View};
use crate::render::board::coordinates;
use crate::render::canvas::{Canvas, Point};
use crate::render::caption::Caption;
use crate::render::palette::Palette;

/// What a picture has room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// The board and its strip.
    Board,
    /// Both sides' set-ups as well.
    Setups,
}

impl Extent {
    /// What a view needs: set-ups are shown when the game is over.
    pub const fn of(view: &View) -> Self {
        match view.outcome() {
            None => Self::Board,
            Some(_) => Self::Setups,
        }
    }
}

/// Puts a picture together.
pub fn compose(atlas: &Atlas, view: &View, caption: &Caption, extent: Extent) -> Canvas {
    let (layout, turn) = (atlas.layout(), turn(view.own()));
    let mut canvas = atlas.page().clone();
    coordinates(&mut canvas, layout, turn);
    for square in Square::all() {
        let at = layout.corner(square, turn);
        canvas.put(ground(atlas.sprites(), Ground::of(square, turn)), at);
        lay(&mut canvas, atlas.sprites(), Look::of(view, square), at);
    }
    strip::draw(&mut canvas, atlas, view, caption);
    match extent {
        Extent::Board => canvas,
        Extent::Setups => {
            let height = layout.height + setups::height(layout);
            let mut canvas = canvas.resized(height, Palette::PAGE);
            setups::draw(&mut canvas, atlas, view, caption);
            canvas
        }
    }
}

/// The square itself.
pub const fn ground(sprites: &Sprites<Canvas>, ground: Ground) -> &Canvas {
    match ground {
        Ground::Field => &sprites.field,
        Ground::UpperLake => &sprites.upper_lake,
        Ground::LowerLake => &sprites.lower_lake,
    }
}

/// Lays on a square what is to be seen there, from below.
pub fn lay(canvas: &mut Canvas, sprites: &Sprites<Canvas>, look: Look, at: Point) {
    let Look { fallen, mark, piece, beaten } = look;
    let layers = [
        fallen.map(|(side, rank)| sprites.ghosts.of(side, Seen::Known(rank))),
        piece.filter(|piece| piece.given_away).map(|_| &sprites.known),
        mark.map(|mark| match mark {
            Mark::From => &sprites.from,
            Mark::To => &sprites.to,
        }),
        fallen.map(|_| &sprites.cross),
        piece.map(|piece| sprites.tokens.of(piece.side, piece.seen)),
        beaten.then_some(&sprites.beaten),
    ];
    layers.into_iter().flatten().for_each(|sprite| canvas.lay(sprite, at));
}
