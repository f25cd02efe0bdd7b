use image::{Rgba, RgbaImage, imageops};

use super::drawings::LAKE;
use super::places::cell;
use super::scheme::Scheme;
use super::token::{small, token};
use crate::games::veldslag::{Seen, Side};
use crate::render::colour::Colours;
use crate::render::drawing::{on_ground, rasterise};
use crate::render::layout::Layout;
use crate::render::marks::{OVER, bar, brackets, cross, floor, ghost, ring};

/// A piece in the strip, at the usual width.
pub const SMALL: (u32, u32) = (34, 42);
/// The letter on small pieces, at the usual width.
pub const SMALL_LETTER: f32 = 28.0;
/// A piece on a small board.
const CELL_TOKEN: (u32, u32) = (46, 48);
/// A fine line of a small token's frame, and the frame with two of them.
const KEYLINE: u32 = 2;
const BAND: u32 = 8;

/// Draws squares, marks and pieces in a theme and size.
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
    /// An empty square.
    pub fn field(&self) -> RgbaImage {
        self.marked(|_| ())
    }

    /// A square where the last move came from.
    pub fn from(&self) -> RgbaImage {
        self.marked(|square| ring(square, self.colours.from.pixel()))
    }

    /// A square where it went.
    pub fn to(&self) -> RgbaImage {
        self.marked(|square| brackets(square, self.colours.to.pixel()))
    }

    /// A square with the cross of what fell.
    pub fn cross(&self) -> RgbaImage {
        self.marked(|square| cross(square, self.colours.fallen.pixel()))
    }

    fn marked(&self, mark: impl Fn(&mut RgbaImage)) -> RgbaImage {
        self.floor(self.layout.square, mark)
    }

    /// An empty square of a size, with something drawn on it while it is large.
    fn floor(&self, side: u32, mark: impl Fn(&mut RgbaImage)) -> RgbaImage {
        let mut large = floor(self.colours, self.colours.field, side * OVER);
        mark(&mut large);
        imageops::thumbnail(&large, side, side)
    }

    /// The upper half of a lake in a square; the line to the lower half is under water.
    pub fn lake(&self) -> RgbaImage {
        let mut lake = self.field();
        imageops::overlay(&mut lake, &self.plain(LAKE), 0, 0);
        lake
    }

    /// A drawing that is no side's, to be laid on a square.
    pub fn drawing(&self, svg: &str) -> RgbaImage {
        self.on_field(&self.plain(svg))
    }

    fn plain(&self, svg: &str) -> RgbaImage {
        let sheet = self.scheme.board_sheet(self.colours.fallen, self.colours.page);
        rasterise(svg, &sheet, self.layout.square)
    }

    /// A piece as large as a square.
    pub fn token(&self, of: Side, seen: Seen) -> RgbaImage {
        token(self.scheme, of, seen, self.layout.square)
    }

    /// An image blended with the ground that pieces stand on.
    pub fn on_field(&self, image: &RgbaImage) -> RgbaImage {
        on_ground(image, self.colours.field.pixel())
    }

    /// A piece seen faintly on a square.
    pub fn faint(&self, token: &RgbaImage) -> RgbaImage {
        let (width, height) = token.dimensions();
        let mut faint = RgbaImage::from_pixel(width, height, self.colours.field.pixel());
        ghost(&mut faint, token);
        for (pixel, drawn) in faint.pixels_mut().zip(token.pixels()) {
            if drawn.0[3] == 0 {
                *pixel = Rgba([0; 4]);
            }
        }
        faint
    }

    /// A piece on the page, `side` pixels a side at the usual width.
    pub fn sized(&self, of: Side, seen: Seen, side: u32) -> RgbaImage {
        let token = token(self.scheme, of, seen, self.layout.scale(side));
        on_ground(&token, self.colours.page.pixel())
    }

    /// A piece for the strip.
    pub fn small(&self, of: Side, seen: Seen) -> RgbaImage {
        on_ground(&self.little(of, seen, SMALL), self.colours.page.pixel())
    }

    fn little(&self, of: Side, seen: Seen, (width, height): (u32, u32)) -> RgbaImage {
        let size = (self.layout.scale(width), self.layout.scale(height));
        small(self.scheme, of, seen, size, self.layout.text(SMALL_LETTER))
    }

    /// A small piece in a black frame between two fine lines.
    pub fn framed(&self, token: &RgbaImage) -> RgbaImage {
        let line = self.layout.scale(KEYLINE).max(1);
        let band = self.layout.scale(BAND).max(2 * line + 1);
        let sides =
            |inset| (token.width() + 2 * (band - inset), token.height() + 2 * (band - inset));
        let (keyline, known) = (self.scheme.keyline.pixel(), self.scheme.known.pixel());
        let mut framed = RgbaImage::from_pixel(sides(0).0, sides(0).1, keyline);
        let page = self.colours.page.pixel();
        for (inset, colour) in [(line, known), (band - line, keyline), (band, page)] {
            bar(&mut framed, (inset, inset), sides(inset), colour);
        }
        imageops::overlay(&mut framed, token, band.into(), band.into());
        framed
    }

    /// An empty square of a small board.
    pub fn empty_cell(&self) -> RgbaImage {
        self.floor(cell(self.layout), |_| ())
    }

    /// A square of a small board with a piece on it.
    pub fn cell(&self, empty: &RgbaImage, of: Side, seen: Seen) -> RgbaImage {
        let mut cell = empty.clone();
        let token = self.little(of, seen, CELL_TOKEN);
        let x = (cell.width() - token.width()) / 2;
        let y = (cell.height() - token.height()) / 2;
        imageops::overlay(&mut cell, &token, x.into(), y.into());
        cell
    }
}
