use std::ops::Range;

/// The index that stands for "no pixel" in a sprite; no palette uses it.
pub const HOLE: u8 = u8::MAX;

/// A place in a picture, from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// Pixels from the left.
    pub x: u32,
    /// Pixels from the top.
    pub y: u32,
}

/// A rectangle of palette indices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canvas {
    width: u32,
    height: u32,
    pixels: Vec<u8>,
}

impl Canvas {
    /// A canvas from its indices, row by row.
    pub fn new(width: u32, height: u32, pixels: Vec<u8>) -> Self {
        assert_eq!(pixels.len(), width as usize * height as usize, "a canvas is a full rectangle");
        Self { width, height, pixels }
    }

    /// The width in pixels.
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// The height in pixels.
    pub const fn height(&self) -> u32 {
        self.height
    }

    /// All indices, row by row.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// A row of indices, `width` of them from `x` on.
    pub fn row(&self, x: u32, y: u32, width: u32) -> &[u8] {
        let start = self.offset(x, y);
        &self.pixels[start..start + width as usize]
    }

    /// The pixel at a place; `None` outside.
    pub fn pixel_mut(&mut self, x: u32, y: u32) -> Option<&mut u8> {
        if x >= self.width || y >= self.height {
            return None;
        }
        let offset = self.offset(x, y);
        self.pixels.get_mut(offset)
    }

    /// Puts a sprite, every pixel of it. It must lie within the canvas.
    pub fn put(&mut self, sprite: &Self, at: Point) {
        for y in 0..sprite.height {
            let start = self.offset(at.x, at.y + y);
            let row = &mut self.pixels[start..start + sprite.width as usize];
            row.copy_from_slice(sprite.row(0, y, sprite.width));
        }
    }

    /// Lays a sprite over what is there, seen through its holes. It must lie within the canvas.
    pub fn lay(&mut self, sprite: &Self, at: Point) {
        for y in 0..sprite.height {
            let start = self.offset(at.x, at.y + y);
            let row = &mut self.pixels[start..start + sprite.width as usize];
            let over = row.iter_mut().zip(sprite.row(0, y, sprite.width));
            over.filter(|(_, index)| **index != HOLE).for_each(|(pixel, index)| *pixel = *index);
        }
    }

    /// Fills a rectangle with one index. It must lie within the canvas.
    pub fn fill(&mut self, at: Point, (width, height): (u32, u32), index: u8) {
        for y in at.y..at.y + height {
            let start = self.offset(at.x, y);
            self.pixels[start..start + width as usize].fill(index);
        }
    }

    /// The canvas without some of its rows.
    #[must_use]
    pub fn without(mut self, rows: Range<u32>) -> Self {
        self.pixels.drain(self.offset(0, rows.start)..self.offset(0, rows.end));
        self.height -= rows.end - rows.start;
        self
    }

    /// The canvas cut or continued below to a height.
    #[must_use]
    pub fn resized(mut self, height: u32, index: u8) -> Self {
        self.pixels.resize(self.offset(0, height), index);
        self.height = height;
        self
    }

    /// The same pixels, with a hole wherever they are those of another canvas of the same size.
    #[must_use]
    pub fn beyond(&self, other: &Self) -> Self {
        let pairs = self.pixels.iter().zip(&other.pixels);
        let pixels = pairs.map(|(own, other)| if own == other { HOLE } else { *own }).collect();
        Self { pixels, ..*self }
    }

    const fn offset(&self, x: u32, y: u32) -> usize {
        y as usize * self.width as usize + x as usize
    }
}

/// The last column and the last row in which two canvases of one size differ.
#[cfg(test)]
pub fn last_change(one: &Canvas, other: &Canvas) -> Option<Point> {
    let differ = |x, y| one.row(x, y, 1) != other.row(x, y, 1);
    let x = (0..one.width).rev().find(|&x| (0..one.height).any(|y| differ(x, y)))?;
    let y = (0..one.height).rev().find(|&y| (0..one.width).any(|x| differ(x, y)))?;
    Some(Point { x, y })
}
