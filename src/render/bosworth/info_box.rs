//! Beside each camp: its kingdom's emblem and name, and the sizes of its hand and its draw pile.

use super::atlas::Atlas;
use super::margin::camper;
use super::places::middle;
use super::sprites::Sprite;
use super::turn::{Side, Turn};
use crate::games::bosworth::{Camp, Hand, View};
use crate::render::canvas::{Canvas, Point};
use crate::render::caption::{Caption, of_seat};
use crate::render::layout::Layout;
use crate::render::palette::Tone;
use crate::render::strip::{ceil, write};
use crate::render::text::{Face, Line};

/// Heights and distances at the usual width.
const NAME: f32 = 28.0;
const NUMBER: f32 = 30.0;
/// From the field's edge to the middle of an info box above or below it, and beside it.
const ACROSS: u32 = 100;
const BESIDE: u32 = 116;
/// The most room for a name beside the field.
const NARROW: f32 = 106.0;
/// And above or below it.
const WIDE: f32 = 260.0;
const GAP: u32 = 10;
const WIDE_GAP: u32 = 26;

/// What stands in an info box.
#[derive(Debug)]
struct InfoBox<'a> {
    atlas: &'a Atlas,
    emblem: Sprite,
    name: Line,
    turn: bool,
    defeated: bool,
    /// The sizes of hand and draw pile; nothing for who has none any more, or not here.
    sizes: Option<[usize; 2]>,
}

/// Draws all info boxes.
pub fn draw(canvas: &mut Canvas, atlas: &Atlas, view: &View, caption: &Caption, turn: Turn) {
    for side in Camp::ALL {
        let Some(camp) = camper(view, side) else { continue };
        let edge = turn.side(side);
        let info = InfoBox::of(atlas, view, caption, (camp, side), edge);
        match edge {
            Side::Top | Side::Bottom => info.lie(canvas, edge),
            Side::Left | Side::Right => info.stand(canvas, edge),
        }
    }
}

/// How many cards a hand holds.
pub fn size(hand: &Hand) -> usize {
    match hand {
        Hand::Known(cards) => cards.len(),
        Hand::Hidden(count) => *count,
    }
}

impl<'a> InfoBox<'a> {
    fn of(
        atlas: &'a Atlas,
        view: &View,
        caption: &Caption,
        (camp, side): (Camp, Camp),
        edge: Side,
    ) -> Self {
        let lives = view.living().any(|living| living == camp);
        let room = if matches!(edge, Side::Top | Side::Bottom) { WIDE } else { NARROW };
        let name = of_seat(&caption.names, camp.seat());
        let layout = atlas.layout();
        let emblem = if lives { Sprite::BoxEmblem } else { Sprite::Defeated };
        Self {
            atlas,
            emblem: emblem(view.colour(camp)),
            name: Line::new(name, Face::Plain, layout.text(NAME)).fit(layout.text(room)),
            turn: lives && view.turn() == camp && view.outcome().is_none() && !view.is_before(),
            defeated: !lives,
            sizes: (lives && camp == side && !view.is_before())
                .then(|| [size(view.hand(camp)), view.pile(camp)]),
        }
    }

    const fn layout(&self) -> &Layout {
        self.atlas.layout()
    }

    /// Everything in a row, above or below the field.
    fn lie(&self, canvas: &mut Canvas, edge: Side) {
        let layout = self.layout();
        let (ring, gap) = (self.atlas.sprite(Sprite::Turn).width(), layout.scale(GAP));
        let wide = layout.scale(WIDE_GAP);
        let size = self.size_width();
        let name = ceil(self.name.width());
        let sizes = u32::try_from(self.sizes().count()).unwrap_or(0);
        let width = ring + gap + name + sizes * (wide + size);
        let field = middle(layout);
        let away = layout.board_height / 2 + layout.scale(ACROSS);
        let y = if edge == Side::Top { field.y - away } else { field.y + away };
        let mut x = field.x - width / 2;
        self.emblem(canvas, Point { x: x + ring / 2, y });
        x += ring + gap;
        self.name(canvas, Point { x, y });
        x += name + wide;
        for (icon, number) in self.sizes() {
            self.size(canvas, icon, number, Point { x, y });
            x += size + wide;
        }
    }

    /// Everything below one another, beside the field.
    fn stand(&self, canvas: &mut Canvas, edge: Side) {
        let layout = self.layout();
        let (ring, gap) = (self.atlas.sprite(Sprite::Turn).width(), layout.scale(GAP));
        let icon = self.atlas.sprite(Sprite::HandSize).height();
        let name = ceil(layout.text(NAME));
        let height = ring + name + 2 * icon + 5 * gap;
        let field = middle(layout);
        let away = layout.board_width() / 2 + layout.scale(BESIDE);
        let x = if edge == Side::Left { field.x - away } else { field.x + away };
        let mut y = field.y - height / 2;
        self.emblem(canvas, Point { x, y: y + ring / 2 });
        y += ring + gap;
        let left = x - ceil(self.name.width() / 2.0);
        self.name(canvas, Point { x: left, y: y + name / 2 });
        y += name + 2 * gap;
        for (sprite, number) in self.sizes() {
            let left = x - self.size_width() / 2;
            self.size(canvas, sprite, number, Point { x: left, y: y + icon / 2 });
            y += icon + gap;
        }
    }

    /// Lays the emblem around its middle.
    fn emblem(&self, canvas: &mut Canvas, middle: Point) {
        let ring = self.turn.then_some(Sprite::Turn);
        for sprite in [Some(self.emblem), ring].into_iter().flatten() {
            let sprite = self.atlas.sprite(sprite);
            let (x, y) = (middle.x - sprite.width() / 2, middle.y - sprite.height() / 2);
            canvas.lay(sprite, Point { x, y });
        }
    }

    fn name(&self, canvas: &mut Canvas, at: Point) {
        write(canvas, &self.name, at, if self.defeated { Tone::Muted } else { Tone::Ink });
    }

    fn sizes(&self) -> impl Iterator<Item = (Sprite, usize)> {
        let icons = [Sprite::HandSize, Sprite::PileSize];
        self.sizes.into_iter().flat_map(move |sizes| icons.into_iter().zip(sizes))
    }

    fn digits(&self, number: usize) -> Line {
        Line::new(&number.to_string(), Face::Bold, self.layout().text(NUMBER))
    }

    /// The room for an icon and a number of one digit: no hand and no pile is larger.
    fn size_width(&self) -> u32 {
        let icon = self.atlas.sprite(Sprite::HandSize).width();
        icon + self.layout().scale(GAP) + ceil(self.digits(8).width())
    }

    /// A number behind its icon; `at` is the left end and the middle.
    fn size(&self, canvas: &mut Canvas, icon: Sprite, number: usize, at: Point) {
        let icon = self.atlas.sprite(icon);
        canvas.lay(icon, Point { x: at.x, y: at.y - icon.height() / 2 });
        let x = at.x + icon.width() + self.layout().scale(GAP);
        write(canvas, &self.digits(number), Point { x, ..at }, Tone::Ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_large_in_both_languages() {
        for name in ["South", "West", "North", "East", "Zuid", "Noord", "Oost"] {
            let width = Line::new(name, Face::Plain, NAME).width();
            assert!(width <= NARROW, "{name}: {width}");
        }
    }
}
