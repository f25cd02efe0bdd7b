use crate::games::tawlbwrdd::Square;
use crate::render::canvas::Point;
use crate::render::style::Size;

/// Squares on a side.
pub const SIDE: u32 = 11;

/// Where everything stands in a picture of a width.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    size: Size,
    /// The picture's width.
    pub width: u32,
    /// The picture's height.
    pub height: u32,
    /// A square's side.
    pub square: u32,
    /// Where the board begins, inside its frame: the left end of the strip, too.
    pub board: Point,
    /// The frame's thickness.
    pub frame: u32,
}

impl Layout {
    /// The layout of a picture.
    pub const fn new(size: Size) -> Self {
        let width = size.pixels();
        let square = size.scale(86);
        let margin = (width - SIDE * square) / 2;
        let board = Point { x: margin, y: margin };
        let height = margin + SIDE * square + margin + size.scale(176);
        Self { size, width, height, square, board, frame: size.scale(6) }
    }

    /// A length that is `length` pixels in a picture of the usual width.
    pub const fn scale(&self, length: u32) -> u32 {
        self.size.scale(length)
    }

    /// The same as a fraction of pixels, for text.
    #[expect(clippy::cast_precision_loss, reason = "pictures are a few thousand pixels wide")]
    pub fn text(&self, length: f32) -> f32 {
        length * self.width as f32 / Size::DEFAULT.pixels() as f32
    }

    /// The side of the board without its frame.
    pub const fn board_side(&self) -> u32 {
        SIDE * self.square
    }

    /// The right end of board and strip.
    pub const fn right(&self) -> u32 {
        self.board.x + self.board_side()
    }

    /// The top left corner of a square, rank 1 being at the bottom.
    pub fn corner(&self, square: Square) -> Point {
        let (column, row) = (u32::from(square.file()), SIDE - 1 - u32::from(square.rank()));
        Point { x: self.board.x + column * self.square, y: self.board.y + row * self.square }
    }

    /// Where the strip under the board begins.
    pub const fn strip(&self) -> u32 {
        self.board.y + self.board_side() + self.board.y
    }
}
