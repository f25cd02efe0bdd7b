use crate::games::grid;

/// A square of the 11×11 board, a1 to k11.
pub type Square = grid::Square<11>;

/// The castle, f6: nobody stops on it once the king has left.
pub const CASTLE: Square = Square::new(5, 5).expect("f6 is on the board");

/// A set of squares: one bit a square, in the order of [`Square::index`].
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Squares(u128);

impl Squares {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// Whether the square is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// The set with the square added.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.index())
    }

    /// The set with the square taken out.
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.index()))
    }

    /// The squares of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether there is no square in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares in order.
    #[must_use]
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }

    /// How many squares there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The eleven bits of a rank (0 to 10); bit 0 is file a.
    pub(super) const fn rank(self, rank: u8) -> u16 {
        (self.0 >> (rank * 11) & 0x7FF) as u16
    }
}

/// The squares of a set, in order.
#[derive(Clone, Debug)]
pub struct Iter(u128);

impl Iterator for Iter {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let lowest = u8::try_from(self.0.trailing_zeros()).ok()?;
        let square = Square::from_index(lowest)?;
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl std::fmt::Debug for Squares {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
