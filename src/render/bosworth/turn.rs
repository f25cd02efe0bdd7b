use crate::games::bosworth::{Camp, Square};
use crate::games::grid::Direction;
use crate::render::canvas::Point;
use crate::render::layout::Layout;

/// Files and ranks of the field.
const LINES: u32 = 6;

/// How the field is turned: the side at the bottom of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn(pub Camp);

/// A side of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Nearest to the viewer.
    Bottom,
    /// At the left.
    Left,
    /// Opposite the viewer.
    Top,
    /// At the right.
    Right,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::Bottom, Self::Left, Self::Top, Self::Right];
}

impl Turn {
    /// Everybody sees their own camp at the bottom; those who have none, South.
    pub fn of(own: Option<Camp>) -> Self {
        Self(own.unwrap_or(Camp::South))
    }

    /// Where a side of the field is in the picture.
    pub const fn side(self, camp: Camp) -> Side {
        Side::ALL[(camp as usize + Camp::ALL.len() - self.0 as usize) % Side::ALL.len()]
    }

    /// The side of the picture that lies in a direction.
    pub const fn towards(self, direction: Direction) -> Side {
        self.side(Camp::towards(direction))
    }

    /// Column and row of a square, counted from the left and from the bottom.
    pub fn place(self, square: Square) -> (u32, u32) {
        let (file, rank) = (u32::from(square.file()), u32::from(square.rank()));
        let back = |line: u32| LINES - 1 - line;
        match self.0 {
            Camp::South => (file, rank),
            Camp::West => (back(rank), file),
            Camp::North => (back(file), back(rank)),
            Camp::East => (rank, back(file)),
        }
    }

    /// The top left corner of a square.
    pub fn corner(self, layout: &Layout, square: Square) -> Point {
        let (column, row) = self.place(square);
        let bottom = layout.board.y + layout.board_height;
        Point { x: layout.board.x + column * layout.square, y: bottom - (row + 1) * layout.square }
    }

    /// What is written beside the columns from the left, and beside the rows from the bottom.
    pub fn names(self) -> [[char; LINES as usize]; 2] {
        let letters = ['a', 'b', 'c', 'd', 'e', 'f'];
        let digits = ['1', '2', '3', '4', '5', '6'];
        let back = |mut names: [char; LINES as usize]| {
            names.reverse();
            names
        };
        match self.0 {
            Camp::South => [letters, digits],
            Camp::West => [back(digits), letters],
            Camp::North => [back(letters), back(digits)],
            Camp::East => [digits, back(letters)],
        }
    }
}
