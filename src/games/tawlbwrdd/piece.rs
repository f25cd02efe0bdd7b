use crate::games::Seat;

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The twenty-four besiegers.
    Attackers,
    /// The king and his twelve soldiers.
    Defenders,
}

impl Side {
    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Attackers => Self::Defenders,
            Self::Defenders => Self::Attackers,
        }
    }

    /// The seat that plays this side.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self {
            Self::Attackers => Seat::Attackers,
            Self::Defenders => Seat::Defenders,
        }
    }

    /// The side of a seat; `None` for another game's seat.
    #[must_use]
    pub const fn of(seat: Seat) -> Option<Self> {
        match seat {
            Seat::Attackers => Some(Self::Attackers),
            Seat::Defenders => Some(Self::Defenders),
            _ => None,
        }
    }
}

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// A besieger.
    Attacker,
    /// A soldier of the king.
    Defender,
    /// The king.
    King,
}

impl Piece {
    /// Whose piece it is.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Attacker => Side::Attackers,
            Self::Defender | Self::King => Side::Defenders,
        }
    }
}
