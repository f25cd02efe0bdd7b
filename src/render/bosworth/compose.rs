use super::kit::Kit;
use super::look::{Badge, Lies, Look, Mark};
use super::places::STATUS;
use super::stamps::Stamp;
use super::strip::{BELOW, kingdoms};
use super::turn::Turn;
use super::{captured, hands, margin, plate, strip};
use crate::games::bosworth::{Camp, Hand, Square, View};
use crate::render::canvas::{Canvas, Point};
use crate::render::caption::Caption;
use crate::render::layout::Layout;
use crate::render::palette::Palette;

/// Which hands a picture has room for; more come later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hands {
    /// None.
    None,
    /// The viewer's own.
    Own(Camp),
    /// Those of all that live: how many.
    All(usize),
}

/// What a picture has room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// Hands.
    pub hands: Hands,
    /// How many kingdoms' captured cards; none as long as nothing is captured.
    pub captured: usize,
}

impl Extent {
    /// What a view needs: the viewer's own hand, or the hands of all when the game is over.
    pub fn of(view: &View) -> Self {
        let known = |camp: &Camp| matches!(view.hand(*camp), Hand::Known(_));
        let hands = if view.is_before() {
            Hands::None
        } else if kingdoms(view).all(|camp| known(&camp)) {
            Hands::All(view.living().count())
        } else {
            let lives = |camp: &Camp| view.living().any(|living| living == *camp);
            view.own().filter(known).filter(lives).map_or(Hands::None, Hands::Own)
        };
        let captured = if view.discard().is_empty() { 0 } else { kingdoms(view).count() };
        Self { hands, captured }
    }

    /// What all views of a film need.
    pub fn of_film<'a>(views: impl Iterator<Item = &'a View>) -> Option<Self> {
        views.map(Self::of).reduce(|one, other| Self {
            hands: one.hands.max(other.hands),
            captured: one.captured.max(other.captured),
        })
    }

    /// How high the strip is.
    fn height(self, layout: &Layout) -> u32 {
        let hands = hands::height(layout, self.hands);
        let captured = captured::height(layout, self.captured);
        layout.scale(STATUS) + hands + captured + layout.scale(BELOW)
    }
}

/// Puts a picture together.
pub fn compose(kit: &Kit, view: &View, caption: &Caption, extent: Extent) -> Canvas {
    let (layout, turn) = (kit.layout(), Turn::of(view.own()));
    let height = layout.height + extent.height(layout);
    let mut canvas = kit.page().clone().resized(height, Palette::PAGE);
    margin::bands(&mut canvas, kit, view, turn);
    margin::coordinates(&mut canvas, layout, turn);
    for square in Square::all() {
        let at = turn.corner(layout, square);
        canvas.put(kit.stamp(Stamp::Field), at);
        lay(&mut canvas, kit, Look::of(view, square, turn), at);
    }
    plate::draw(&mut canvas, kit, view, caption, turn);
    strip::draw(&mut canvas, kit, view, caption, extent);
    canvas
}

/// Lays on a square what is to be seen there, from below.
fn lay(canvas: &mut Canvas, kit: &Kit, look: Look, at: Point) {
    let lies = match look.lies {
        Lies::Nothing => None,
        Lies::Wood => Some(Stamp::Wood),
        Lies::Back => Some(Stamp::Back),
        Lies::Piece(colour, kind) => Some(Stamp::Piece(colour, kind)),
        Lies::Pawn(colour, way, moved) => Some(Stamp::Pawn(colour, way, moved)),
    };
    let mark = look.mark.map(|mark| match (mark, look.lies) {
        (Mark::From, Lies::Nothing) => Stamp::FromOpen,
        (Mark::From, _) => Stamp::FromCovered,
        (Mark::To, _) => Stamp::To,
    });
    let badge = look.badge.map(|badge| match badge {
        Badge::Taken => Stamp::Taken,
        Badge::Placed => Stamp::Placed,
    });
    for stamp in [lies, mark, badge].into_iter().flatten() {
        canvas.lay(kit.stamp(stamp), at);
    }
}
