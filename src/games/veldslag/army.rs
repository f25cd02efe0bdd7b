use std::fmt;

use super::man::{MEN, Man};
use super::rank::Rank;
use super::side::Side;

/// A complete set-up of one side: the ranks in the order of [`Side::home`]. `Debug` does not show
/// them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Army([Rank; MEN]);

/// What a game starts from: both set-ups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Red's.
    pub red: Army,
    /// Blue's.
    pub blue: Army,
}

impl Army {
    /// An army of these ranks, if they are just those that an army has.
    #[must_use]
    pub fn new(ranks: [Rank; MEN]) -> Option<Self> {
        let complete = |rank: &Rank| ranks.iter().filter(|of| *of == rank).count() == rank.count();
        Rank::ALL.iter().all(complete).then_some(Self(ranks))
    }

    /// The ranks in the order of [`Side::home`].
    #[must_use]
    pub const fn ranks(&self) -> &[Rank; MEN] {
        &self.0
    }
}

impl Setup {
    /// A side's set-up.
    #[must_use]
    pub const fn army(&self, side: Side) -> &Army {
        match side {
            Side::Red => &self.red,
            Side::Blue => &self.blue,
        }
    }

    /// What a man is.
    #[must_use]
    pub const fn rank(&self, man: Man) -> Rank {
        self.army(man.side).0[man.place()]
    }
}

impl fmt::Debug for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Army(…)")
    }
}
