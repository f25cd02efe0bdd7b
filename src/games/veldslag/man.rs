use super::rank::Rank;
use super::side::Side;

/// An individual piece. Everybody can follow it over the board, whatever it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Man {
    /// Whose it is.
    pub side: Side,
    /// Its place in the set-up, 0 to 23: see [`Side::home`].
    pub number: u8,
}

/// How many men an army has.
pub const MEN: usize = 24;

/// What a viewer knows of a man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seen {
    /// Its rank.
    Known(Rank),
    /// Whose it is, and no more.
    Hidden,
}

/// How a man has moved so far, which everybody has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gait {
    /// Not at all.
    #[default]
    Still,
    /// A square at a time.
    Step,
    /// Over more than one square at once.
    Far,
}

/// A set of men.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Men(u64);

impl Man {
    /// All men of a side, in the order of the set-up.
    pub fn all(side: Side) -> impl Iterator<Item = Self> {
        (0..).take(MEN).map(move |number| Self { side, number })
    }

    /// The place in a set-up.
    #[must_use]
    pub const fn place(self) -> usize {
        self.number as usize
    }

    const fn bit(self) -> u64 {
        let offset = match self.side {
            Side::Red => 0,
            Side::Blue => 24,
        };
        1 << (self.number + offset)
    }
}

impl Men {
    /// Whether the man is in the set.
    #[must_use]
    pub const fn contains(self, man: Man) -> bool {
        self.0 & man.bit() != 0
    }

    /// The set with the man added.
    #[must_use]
    pub const fn with(self, man: Man) -> Self {
        Self(self.0 | man.bit())
    }

    /// Whether nobody is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Man> for Men {
    fn from_iter<I: IntoIterator<Item = Man>>(men: I) -> Self {
        men.into_iter().fold(Self::default(), Self::with)
    }
}

impl Seen {
    /// The rank, where it is known.
    #[must_use]
    pub const fn rank(self) -> Option<Rank> {
        match self {
            Self::Known(rank) => Some(rank),
            Self::Hidden => None,
        }
    }
}
