//! What is laid on squares, strips and small boards.

use std::collections::BTreeSet;

use image::{Rgba, RgbaImage, imageops};

use super::drawings::{BEATEN, KNOWN};
use super::painter::Painter;
use crate::games::veldslag::{Rank, Seen, Side};
use crate::render::canvas::Canvas;
use crate::render::colour::Rgb;
use crate::render::palette::Palette;

/// Sides at the usual width.
const EMBLEM: u32 = 62;
const TRAY: u32 = 104;

/// Everything that can be known of a man.
pub const FACES: [Seen; 11] = {
    let mut faces = [Seen::Hidden; 11];
    let mut index = 0;
    while index < Rank::ALL.len() {
        faces[index] = Seen::Known(Rank::ALL[index]);
        index += 1;
    }
    faces
};

/// One value for each side and for all that can be known of its men.
#[derive(Clone, Debug)]
pub struct PerFace<T>(Vec<T>);

impl<T> PerFace<T> {
    /// Makes the values.
    pub fn new(mut make: impl FnMut(Side, Seen) -> T) -> Self {
        let mut values = Vec::new();
        for side in Side::ALL {
            values.extend(FACES.map(|seen| make(side, seen)));
        }
        Self(values)
    }

    /// A value.
    pub fn of(&self, side: Side, seen: Seen) -> &T {
        let face = seen.rank().map_or(FACES.len() - 1, |rank| rank as usize);
        &self.0[side as usize * FACES.len() + face]
    }

    fn map<U>(&self, make: impl FnMut(&T) -> U) -> PerFace<U> {
        PerFace(self.0.iter().map(make).collect())
    }
}

/// All sprites of a theme and size; images first, indices of a palette later.
#[derive(Clone, Debug)]
pub struct Sprites<T> {
    /// An empty square.
    pub field: T,
    /// The upper half of a lake.
    pub upper_lake: T,
    /// The lower half.
    pub lower_lake: T,
    /// A square where the last move came from.
    pub from: T,
    /// A square where it went.
    pub to: T,
    /// A square with a cross.
    pub cross: T,
    /// The frame of what both sides know.
    pub known: T,
    /// The mark on who took something.
    pub beaten: T,
    /// Pieces on the board.
    pub tokens: PerFace<T>,
    /// Pieces that have just fallen.
    pub ghosts: PerFace<T>,
    /// Pieces in the strip.
    pub small: PerFace<T>,
    /// Pieces in the strip that have just fallen.
    pub framed: PerFace<T>,
    /// Squares of the small boards.
    pub cells: PerFace<T>,
    /// Backs before the words of the strip.
    pub emblems: PerFace<T>,
    /// Pieces that are still to be placed.
    pub tray: PerFace<T>,
}

impl Sprites<RgbaImage> {
    /// Draws them.
    pub fn draw(painter: &Painter) -> Self {
        let tokens = PerFace::new(|of, seen| painter.token(of, seen));
        let small = PerFace::new(|of, seen| painter.small(of, seen));
        let (upper_lake, cell) = (painter.lake(), painter.empty_cell());
        Self {
            field: painter.field(),
            lower_lake: imageops::flip_vertical(&upper_lake),
            upper_lake,
            from: painter.from(),
            to: painter.to(),
            cross: painter.cross(),
            known: painter.drawing(KNOWN),
            beaten: painter.drawing(BEATEN),
            ghosts: tokens.map(|token| painter.faint(token)),
            tokens: tokens.map(|token| painter.on_field(token)),
            framed: small.map(|token| painter.framed(token)),
            small,
            cells: PerFace::new(|of, seen| painter.cell(&cell, of, seen)),
            emblems: PerFace::new(|of, seen| painter.sized(of, seen, EMBLEM)),
            tray: PerFace::new(|of, seen| painter.sized(of, seen, TRAY)),
        }
    }

    /// The colours of the lines around squares, which must not look like any piece's edge.
    pub fn lines(&self) -> BTreeSet<Rgb> {
        self.field.pixels().map(|&Rgba([red, green, blue, _])| Rgb([red, green, blue])).collect()
    }

    /// All images.
    pub fn images(&self) -> Vec<&RgbaImage> {
        let squares = [&self.field, &self.upper_lake, &self.lower_lake];
        let marks = [&self.from, &self.to, &self.cross, &self.known, &self.beaten];
        let tokens = [&self.tokens, &self.ghosts, &self.small, &self.framed, &self.cells];
        let tokens = tokens.into_iter().chain([&self.emblems, &self.tray]);
        squares.into_iter().chain(marks).chain(tokens.flat_map(|faces| &faces.0)).collect()
    }

    /// The same in a palette's indices. Marks are seen through.
    pub fn index(&self, palette: &mut Palette) -> Sprites<Canvas> {
        let field = palette.index(&self.field);
        let mut index = |image: &RgbaImage| palette.index(image);
        Sprites {
            upper_lake: index(&self.upper_lake),
            lower_lake: index(&self.lower_lake),
            from: index(&self.from).beyond(&field),
            to: index(&self.to).beyond(&field),
            cross: index(&self.cross).beyond(&field),
            known: index(&self.known),
            beaten: index(&self.beaten),
            tokens: self.tokens.map(&mut index),
            ghosts: self.ghosts.map(&mut index),
            small: self.small.map(&mut index),
            framed: self.framed.map(&mut index),
            cells: self.cells.map(&mut index),
            emblems: self.emblems.map(&mut index),
            tray: self.tray.map(&mut index),
            field,
        }
    }
}
