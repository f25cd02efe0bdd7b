use crate::games::veldslag::{Rank, Side};

/// The upper half of a lake.
pub const LAKE: &str = include_str!("../../../assets/pieces/veldslag/lake.svg");
/// The frame around what both sides know.
pub const KNOWN: &str = include_str!("../../../assets/pieces/veldslag/known.svg");
/// The mark on who stands where somebody else fell.
pub const BEATEN: &str = include_str!("../../../assets/pieces/veldslag/beaten.svg");

/// A side's token without anything on it.
pub const fn body(side: Side) -> &'static str {
    match side {
        Side::Red => include_str!("../../../assets/pieces/veldslag/red.svg"),
        Side::Blue => include_str!("../../../assets/pieces/veldslag/blue.svg"),
    }
}

/// What a side's tokens have on their back.
pub const fn back(side: Side) -> &'static str {
    match side {
        Side::Red => include_str!("../../../assets/pieces/veldslag/red-back.svg"),
        Side::Blue => include_str!("../../../assets/pieces/veldslag/blue-back.svg"),
    }
}

/// The figure of a rank.
pub const fn figure(rank: Rank) -> &'static str {
    match rank {
        Rank::Flag => include_str!("../../../assets/pieces/veldslag/flag.svg"),
        Rank::Spy => include_str!("../../../assets/pieces/veldslag/spy.svg"),
        Rank::Scout => include_str!("../../../assets/pieces/veldslag/scout.svg"),
        Rank::Miner => include_str!("../../../assets/pieces/veldslag/miner.svg"),
        Rank::Lieutenant => include_str!("../../../assets/pieces/veldslag/lieutenant.svg"),
        Rank::Captain => include_str!("../../../assets/pieces/veldslag/captain.svg"),
        Rank::Major => include_str!("../../../assets/pieces/veldslag/major.svg"),
        Rank::Colonel => include_str!("../../../assets/pieces/veldslag/colonel.svg"),
        Rank::General => include_str!("../../../assets/pieces/veldslag/general.svg"),
        Rank::Bomb => include_str!("../../../assets/pieces/veldslag/bomb.svg"),
    }
}
