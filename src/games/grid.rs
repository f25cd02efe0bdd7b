//! Squares of an N×N board, named as in chess: file letter, then rank number.

use std::fmt;

/// One square of an `N`×`N` board (`N` ≤ 26), numbered a1, b1, …, then a2, b2, … from 0.
///
/// The order of squares is that numbering.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<const N: u8>(u8);

impl<const N: u8> Square<N> {
    /// The number of squares of the board.
    pub const COUNT: u8 = N * N;

    /// The square on `file` and `rank`, both counted from 0; `None` off the board.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < N && rank < N { Some(Self(rank * N + file)) } else { None }
    }

    /// The square with this number; `None` from `N * N` on.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index)) } else { None }
    }

    /// The number of the square, from 0.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The file, from 0 (file a).
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % N
    }

    /// The rank, from 0 (rank 1).
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / N
    }

    /// Whether the square lies on the edge of the board.
    #[must_use]
    pub const fn is_edge(self) -> bool {
        let (file, rank) = (self.file(), self.rank());
        file == 0 || rank == 0 || file == N - 1 || rank == N - 1
    }

    /// The next square in a direction; `None` over the edge.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let (files, ranks) = direction.offsets();
        match (self.file().checked_add_signed(files), self.rank().checked_add_signed(ranks)) {
            (Some(file), Some(rank)) => Self::new(file, rank),
            _ => None,
        }
    }

    /// All squares in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// Reads a square at the start of `text` (either case) and gives what follows it.
    #[must_use]
    pub fn read(text: &str) -> Option<(Self, &str)> {
        let letter = text.chars().next().filter(char::is_ascii_alphabetic)?;
        let file = letter.to_ascii_lowercase() as u8 - b'a';
        let rest = &text[1..];
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let rank: u8 = rest[..digits].parse().ok().filter(|_| !rest.starts_with('0'))?;
        Some((Self::new(file, rank.checked_sub(1)?)?, &rest[digits..]))
    }
}

/// Reads a move in either case: two squares with `-`, `x` or nothing between them. What a move took
/// (`xe7/d8`) may stand behind it, and is ignored.
#[must_use]
pub fn read_move<const N: u8>(text: &str) -> Option<(Square<N>, Square<N>)> {
    let text = text.to_ascii_lowercase();
    let (from, rest) = Square::read(&text)?;
    let rest = rest.strip_prefix(['-', 'x']).unwrap_or(rest);
    let (to, suffix) = Square::read(rest)?;
    is_suffix::<N>(suffix).then_some((from, to))
}

/// Nothing, or `x` and squares joined by `/`.
fn is_suffix<const N: u8>(text: &str) -> bool {
    let is_square = |name: &str| matches!(Square::<N>::read(name), Some((_, "")));
    match text.strip_prefix('x') {
        Some(squares) => squares.split('/').all(is_square),
        None => text.is_empty(),
    }
}

impl<const N: u8> fmt::Display for Square<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

impl<const N: u8> fmt::Debug for Square<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The four ways a rook goes, as the board is seen from below rank 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards higher ranks.
    Up,
    /// Towards later files.
    Right,
    /// Towards lower ranks.
    Down,
    /// Towards earlier files.
    Left,
}

impl Direction {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// Steps along (files, ranks).
    #[must_use]
    pub const fn offsets(self) -> (i8, i8) {
        match self {
            Self::Up => (0, 1),
            Self::Right => (1, 0),
            Self::Down => (0, -1),
            Self::Left => (-1, 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Sq = Square<11>;

    #[test]
    fn names_and_numbers_agree() {
        for square in Sq::all() {
            let name = square.to_string();
            assert_eq!(Sq::read(&name), Some((square, "")), "{name}");
            assert_eq!(Sq::from_index(square.index()), Some(square));
        }
        assert_eq!(Sq::read("K11-x"), Some((Sq::new(10, 10).unwrap(), "-x")));
    }

    #[test]
    fn what_is_no_square_is_not_read() {
        for text in ["", "a", "a0", "a12", "l1", "a01", "1a", "é1", "a999", "-a1"] {
            assert_eq!(Sq::read(text), None, "{text}");
        }
    }

    #[test]
    fn steps_end_at_the_edge() {
        let a1 = Sq::new(0, 0).unwrap();
        assert_eq!(a1.step(Direction::Left), None);
        assert_eq!(a1.step(Direction::Down), None);
        assert_eq!(a1.step(Direction::Up).unwrap().to_string(), "a2");
        assert_eq!(a1.step(Direction::Right).unwrap().to_string(), "b1");
    }
}
