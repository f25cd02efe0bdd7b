use super::canvas::Point;
use super::style::Size;
use crate::games::grid::Square;

/// What a picture of some kind consists of. Lengths are those at the usual width.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Files of the board.
    pub files: u32,
    /// A square's side.
    pub square: u32,
    /// Half squares that the board is high: where that is odd, the uppermost rank is cut in two.
    pub halves: u32,
    /// The height of what stands under the board.
    pub strip: u32,
}

/// Which side of the board is at the bottom of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The first rank, the first file on the left.
    FirstBelow,
    /// The last rank, the last file on the left.
    LastBelow,
}

impl Turn {
    /// A file or rank of `count`, counted from the picture's left or bottom.
    pub const fn index(self, line: u32, count: u32) -> u32 {
        match self {
            Self::FirstBelow => line,
            Self::LastBelow => count - 1 - line,
        }
    }
}

/// Where everything stands in a picture of a width.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    size: Size,
    /// Files of the board.
    pub files: u32,
    /// The picture's width.
    pub width: u32,
    /// The picture's height.
    pub height: u32,
    /// A square's side.
    pub square: u32,
    /// Where the board begins, inside its frame: the left end of the strip, too.
    pub board: Point,
    /// The board's height without its frame.
    pub board_height: u32,
    /// The frame's thickness.
    pub frame: u32,
}

impl Layout {
    /// The layout of a picture.
    pub const fn new(size: Size, plan: Plan) -> Self {
        let (width, square) = (size.pixels(), size.scale(plan.square));
        let margin = (width - plan.files * square) / 2;
        let board_height = plan.halves * square / 2;
        Self {
            size,
            files: plan.files,
            width,
            height: margin + board_height + margin + size.scale(plan.strip),
            square,
            board: Point { x: margin, y: margin },
            board_height,
            frame: size.scale(6),
        }
    }

    /// Another layout in the same width.
    pub const fn planned(&self, plan: Plan) -> Self {
        Self::new(self.size, plan)
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

    /// The width of the board without its frame.
    pub const fn board_width(&self) -> u32 {
        self.files * self.square
    }

    /// The left end of the frame.
    pub const fn left(&self) -> u32 {
        self.board.x - self.frame
    }

    /// The right end of board and strip.
    pub const fn right(&self) -> u32 {
        self.board.x + self.board_width()
    }

    /// The top left corner of a square of a board with as many ranks as files.
    pub fn corner<const N: u8>(&self, square: Square<N>, turn: Turn) -> Point {
        let place = |line: u8| turn.index(line.into(), N.into());
        let (column, row) = (place(square.file()), place(square.rank()) + 1);
        let bottom = self.board.y + self.board_height;
        Point { x: self.board.x + column * self.square, y: bottom - row * self.square }
    }

    /// Where the strip under the board begins.
    pub const fn strip(&self) -> u32 {
        self.board.y + self.board_height + self.board.y
    }
}
