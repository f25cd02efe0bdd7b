use super::kit::Kit;
use super::look::{Ground, Look, Mark};
use super::stamps::Stamps;
use super::{setups, strip};
use crate::games::veldslag::{Seen, Side, Square, View};
use crate::render::board::coordinates;
use crate::render::canvas::{Canvas, Point};
use crate::render::caption::Caption;
use crate::render::layout::Turn;
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
pub fn compose(kit: &Kit, view: &View, caption: &Caption, extent: Extent) -> Canvas {
    let (layout, turn) = (kit.layout(), turn(view.own()));
    let mut canvas = kit.page().clone();
    coordinates(&mut canvas, layout, turn);
    for square in Square::all() {
        let at = layout.corner(square, turn);
        canvas.put(ground(kit.stamps(), Ground::of(square, turn)), at);
        lay(&mut canvas, kit.stamps(), Look::of(view, square), at);
    }
    strip::draw(&mut canvas, kit, view, caption);
    match extent {
        Extent::Board => canvas,
        Extent::Setups => {
            let height = layout.height + setups::height(layout);
            let mut canvas = canvas.resized(height, Palette::PAGE);
            setups::draw(&mut canvas, kit, view, caption);
            canvas
        }
    }
}

/// Everybody sees their own side at the bottom; those who have none, Red.
pub const fn turn(own: Option<Side>) -> Turn {
    match own {
        None | Some(Side::Red) => Turn::FirstBelow,
        Some(Side::Blue) => Turn::LastBelow,
    }
}

/// The square itself.
pub const fn ground(stamps: &Stamps<Canvas>, ground: Ground) -> &Canvas {
    match ground {
        Ground::Field => &stamps.field,
        Ground::UpperLake => &stamps.upper_lake,
        Ground::LowerLake => &stamps.lower_lake,
    }
}

/// Lays on a square what is to be seen there, from below.
pub fn lay(canvas: &mut Canvas, stamps: &Stamps<Canvas>, look: Look, at: Point) {
    let Look { fallen, mark, piece, beaten } = look;
    let layers = [
        fallen.map(|(side, rank)| stamps.ghosts.of(side, Seen::Known(rank))),
        piece.filter(|piece| piece.given_away).map(|_| &stamps.known),
        mark.map(|mark| match mark {
            Mark::From => &stamps.from,
            Mark::To => &stamps.to,
        }),
        fallen.map(|_| &stamps.cross),
        piece.map(|piece| stamps.tokens.of(piece.side, piece.seen)),
        beaten.then_some(&stamps.beaten),
    ];
    layers.into_iter().flatten().for_each(|stamp| canvas.lay(stamp, at));
}
