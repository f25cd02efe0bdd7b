//! Hands in the strip: the viewer's own in large cards, or those of all in small ones.

use super::atlas::Atlas;
use super::extent::Hands;
use super::info_box::size;
use super::places::{self, ends};
use super::rows::{HEADER, header, rows};
use super::sprites::Sprite;
use crate::games::bosworth::{Camp, Hand, View};
use crate::render::canvas::{Canvas, Point};
use crate::render::caption::Caption;
use crate::render::layout::Layout;
use crate::render::palette::Tone;
use crate::render::strip::write;
use crate::render::text::{Face, Line};

/// Heights and distances at the usual width.
const LABEL: f32 = 28.0;
/// The room for the words before the viewer's own hand, and the gap after them.
const LABELS: f32 = 186.0;
const LABELS_WIDTH: u32 = 200;
const OWN_ROW: u32 = 130;
const OWN_STEP: u32 = 112;
const ROW: u32 = 66;
const STEP: u32 = 62;
/// Between the last row and what follows.
const AFTER: u32 = 10;

/// How much room hands take.
pub fn height(layout: &Layout, hands: Hands) -> u32 {
    match hands {
        Hands::None => 0,
        Hands::Own(_) => layout.scale(OWN_ROW),
        Hands::All(count) => {
            layout.scale(HEADER) + places::rows(count) * layout.scale(ROW) + layout.scale(AFTER)
        }
    }
}

/// Draws hands, and tells where they end.
pub fn draw(
    canvas: &mut Canvas,
    atlas: &Atlas,
    view: &View,
    caption: &Caption,
    (hands, top): (Hands, u32),
) -> u32 {
    match hands {
        Hands::None => {}
        Hands::Own(camp) => own(canvas, atlas, view, caption, (camp, top)),
        Hands::All(_) => all(canvas, atlas, view, caption, top),
    }
    top + height(atlas.layout(), hands)
}

fn own(
    canvas: &mut Canvas,
    atlas: &Atlas,
    view: &View,
    caption: &Caption,
    (camp, top): (Camp, u32),
) {
    let layout = atlas.layout();
    let (left, y) = (ends(layout).0, top + layout.scale(OWN_ROW) / 2);
    let line = Line::new(&caption.own_hand, Face::Plain, layout.text(LABEL));
    write(canvas, &line.fit(layout.text(LABELS)), Point { x: left, y }, Tone::Muted);
    let at = Point { x: left + layout.scale(LABELS_WIDTH), y };
    let card = |kind| Sprite::Own(view.colour(camp), kind);
    let Hand::Known(cards) = view.hand(camp) else { return };
    lay(canvas, atlas, cards.iter().map(|kind| card(*kind)), (at, layout.scale(OWN_STEP)));
}

fn all(canvas: &mut Canvas, atlas: &Atlas, view: &View, caption: &Caption, top: u32) {
    let layout = atlas.layout();
    let (row, step) = (layout.scale(ROW), layout.scale(STEP));
    let top = header(canvas, atlas, &caption.hands, top);
    let living: Vec<Camp> = view.living().collect();
    for (camp, at) in rows(canvas, atlas, view, &living, (top, row)) {
        let hand = view.hand(camp);
        let sprites: Vec<Sprite> = match hand {
            Hand::Known(cards) => {
                cards.iter().map(|kind| Sprite::Small(view.colour(camp), *kind)).collect()
            }
            Hand::Hidden(_) => vec![Sprite::SmallBack; size(hand)],
        };
        lay(canvas, atlas, sprites, (at, step));
    }
}

/// Lays cards in a row; `at` is its left end and its middle.
fn lay(
    canvas: &mut Canvas,
    atlas: &Atlas,
    sprites: impl IntoIterator<Item = Sprite>,
    (at, step): (Point, u32),
) {
    for (x, sprite) in (at.x..).step_by(step as usize).zip(sprites) {
        let card = atlas.sprite(sprite);
        canvas.lay(card, Point { x, y: at.y - card.height() / 2 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::bosworth::{Colour, Kind};
    use crate::render::bosworth::atlas::with_atlas;
    use crate::render::bosworth::places::columns;
    use crate::render::bosworth::rows::GAP;
    use crate::render::canvas::last_change;
    use crate::render::style::{Size, Style, Theme};

    /// Four cards and three won queens.
    const MOST: usize = 7;

    #[test]
    fn the_largest_hand_fits() {
        for size in [Size::MIN, Size::DEFAULT, Size::MAX] {
            with_atlas(Style { theme: Theme::Light, size }, |atlas| {
                let layout = atlas.layout();
                let [left, second] = columns(layout);
                let small = left + layout.scale(48) + layout.scale(GAP);
                let own = left + layout.scale(LABELS_WIDTH);
                let rows = [
                    (Sprite::Small(Colour::Red, Kind::Queen), small, STEP, second),
                    (Sprite::Own(Colour::Red, Kind::Queen), own, OWN_STEP, ends(layout).1),
                ];
                for (sprite, x, step, end) in rows {
                    let mut canvas = atlas.page().clone();
                    let at = Point { x, y: layout.scale(70) };
                    lay(&mut canvas, atlas, [sprite; MOST], (at, layout.scale(step)));
                    let last = last_change(&canvas, atlas.page()).expect("cards are drawn");
                    assert!(last.x < end, "{size:?}: {} {end}", last.x);
                }
            });
        }
    }

    #[test]
    fn the_words_before_the_own_hand_stay_large() {
        for words in ["Your hand", "Jouw hand"] {
            assert!(Line::new(words, Face::Plain, LABEL).width() <= LABELS, "{words}");
        }
    }
}
