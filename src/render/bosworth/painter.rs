use image::{RgbaImage, imageops};

use super::card::{card, pawn, shield, small};
use super::drawings::{
    BACK, DEFEATED, FROM_COVERED, FROM_OPEN, HAND, PILE, PLACED, TAKEN, TO, TURN, WOOD, figure,
};
use super::scheme::Scheme;
use super::sprites::Sprite;
use crate::games::bosworth::{Colour, Kind};
use crate::render::colour::{Colours, fill, stroke};
use crate::render::drawing::{on_ground, rasterise};
use crate::render::layout::Layout;
use crate::render::marks::{OVER, floor};

/// Sides at the usual width.
const OWN: u32 = 120;
const SMALL: u32 = 56;
const FIGURE: u32 = 58;
/// From where on a figure reaches, and how far, in hundredths.
const FIGURE_KEPT: (u32, u32) = (26, 62);
const EMBLEM: u32 = 58;
/// Between two emblems in a line.
const APART: u32 = 6;
const BOX_EMBLEM: u32 = 54;
const TURN_RING: u32 = 74;
const ROW_EMBLEM: u32 = 48;
const ICON: u32 = 46;

/// Draws sprites in a theme and size.
#[derive(Clone, Copy, Debug)]
pub struct Painter<'a> {
    /// The colours of all games.
    pub colours: &'a Colours,
    /// Those of this one.
    pub scheme: &'a Scheme,
    /// The sizes.
    pub layout: &'a Layout,
}

impl Painter<'_> {
    /// Draws a sprite on the ground on which it will be laid.
    pub fn draw(&self, sprite: Sprite) -> RgbaImage {
        let (scheme, square) = (self.scheme, self.layout.square);
        match sprite {
            Sprite::Field => self.field(),
            Sprite::Wood => self.wood(),
            Sprite::Back => self.on_field(BACK),
            Sprite::Piece(colour, kind) => self.fielded(&card(scheme, colour, kind, square)),
            Sprite::Pawn(colour, way, moved) => {
                self.fielded(&pawn(scheme, colour, (way, moved), square))
            }
            Sprite::FromOpen => self.on_field(FROM_OPEN),
            Sprite::FromCovered => self.on_field(FROM_COVERED),
            Sprite::To => self.on_field(TO),
            Sprite::Taken => self.on_field(TAKEN),
            Sprite::Placed => self.on_field(PLACED),
            beside => self.beside(beside),
        }
    }

    /// Draws what lies beside the field.
    fn beside(&self, sprite: Sprite) -> RgbaImage {
        let (scheme, scale) = (self.scheme, |length| self.layout.scale(length));
        let image = match sprite {
            Sprite::Own(colour, kind) => card(scheme, colour, kind, scale(OWN)),
            Sprite::Small(colour, kind) => small(scheme, colour, kind, scale(SMALL)),
            Sprite::Emblem(colour) => self.emblem(colour),
            Sprite::BoxEmblem(colour) => shield(&scheme.sheet(colour), colour, scale(BOX_EMBLEM)),
            Sprite::Defeated(colour) => self.defeated(colour),
            Sprite::RowEmblem(colour) => shield(&scheme.sheet(colour), colour, scale(ROW_EMBLEM)),
            Sprite::Figure(kind) => self.figure(kind),
            Sprite::Turn => self.plain(TURN, scale(TURN_RING)),
            Sprite::HandSize => self.plain(HAND, scale(ICON)),
            Sprite::PileSize => self.plain(PILE, scale(ICON)),
            _ => self.plain(BACK, scale(SMALL)),
        };
        on_ground(&image, self.colours.page.pixel())
    }

    /// An empty square.
    fn field(&self) -> RgbaImage {
        let side = self.layout.square;
        imageops::thumbnail(&floor(self.colours, self.colours.field, side * OVER), side, side)
    }

    fn wood(&self) -> RgbaImage {
        let mut wood = self.field();
        imageops::overlay(&mut wood, &self.plain(WOOD, self.layout.square), 0, 0);
        wood
    }

    /// An emblem with room to the next one.
    fn emblem(&self, colour: Colour) -> RgbaImage {
        let side = self.layout.scale(EMBLEM);
        let shield = shield(&self.scheme.sheet(colour), colour, side);
        let mut emblem = RgbaImage::new(side + self.layout.scale(APART), side);
        imageops::overlay(&mut emblem, &shield, 0, 0);
        emblem
    }

    /// A grey emblem, struck through.
    fn defeated(&self, colour: Colour) -> RgbaImage {
        let (side, ring) = (self.layout.scale(BOX_EMBLEM), self.layout.scale(TURN_RING));
        let grey = shield(&self.scheme.defeated_sheet(self.colours), colour, side);
        let mut emblem = RgbaImage::new(ring, ring);
        let inset = i64::from((ring - side) / 2);
        imageops::overlay(&mut emblem, &grey, inset, inset);
        imageops::overlay(&mut emblem, &self.plain(DEFEATED, ring), 0, 0);
        emblem
    }

    /// A figure in the colours of text.
    fn figure(&self, kind: Kind) -> RgbaImage {
        let sheet = fill("card-mark", self.colours.ink) + &stroke("card-seam", self.colours.page);
        let side = self.layout.scale(FIGURE);
        let drawn = rasterise(figure(kind), &sheet, side);
        let part = |hundredths: u32| side * hundredths / 100;
        let (left, width) = FIGURE_KEPT;
        imageops::crop_imm(&drawn, part(left), 0, part(width), side).to_image()
    }

    /// A drawing that is no kingdom's.
    fn plain(&self, svg: &str, side: u32) -> RgbaImage {
        rasterise(svg, &self.scheme.board_sheet(self.colours), side)
    }

    fn on_field(&self, svg: &str) -> RgbaImage {
        self.fielded(&self.plain(svg, self.layout.square))
    }

    fn fielded(&self, image: &RgbaImage) -> RgbaImage {
        on_ground(image, self.colours.field.pixel())
    }
}
