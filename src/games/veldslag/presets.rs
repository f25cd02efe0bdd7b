//! Ready-made set-ups to begin with.

use rand::Rng;

use super::draft::Draft;
use super::rank::Reach;
use super::side::Side;

/// A ready-made set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// The flag in a corner behind bombs.
    Corner,
    /// The flag in the middle of the back row, bombs around it.
    Wall,
    /// Strong pieces in front.
    Attack,
    /// Bombs around a corner where no flag is.
    Decoy,
    /// Bombs in the front row, defence in depth.
    Screen,
    /// Scouts in front, to learn much at once.
    Scouts,
    /// All strength on one flank.
    Flank,
    /// A flag that no bomb gives away.
    Open,
}

impl Preset {
    /// All presets.
    pub const ALL: [Self; 8] = [
        Self::Corner,
        Self::Wall,
        Self::Attack,
        Self::Decoy,
        Self::Screen,
        Self::Scouts,
        Self::Flank,
        Self::Open,
    ];

    /// The name as commands and message ids write it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Corner => "corner",
            Self::Wall => "wall",
            Self::Attack => "attack",
            Self::Decoy => "decoy",
            Self::Screen => "screen",
            Self::Scouts => "scouts",
            Self::Flank => "flank",
            Self::Open => "open",
        }
    }

    /// The preset with exactly this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.key() == name)
    }

    /// Front, middle and back row, each from the owner's left to the owner's right.
    const fn rows(self) -> &'static str {
        match self {
            Self::Corner => "14371513/B2S64151/FB234B2B",
            Self::Wall => "13157431/426B1S51/23BFBB42",
            Self::Attack => "56175144/1S324313/2B1BFB2B",
            Self::Decoy => "41536171/B324S52B/1B34B1F2",
            Self::Screen => "B13B51B1/46S37452/21FB3412",
            Self::Scouts => "11413511/6325S473/B242BFBB",
            Self::Flank => "7514131B/6S4131B2/53242BFB",
            Self::Open => "41B73B51/163241SB/2F45312B",
        }
    }

    /// The set-up for a side, left and right exchanged if wanted.
    ///
    /// # Panics
    /// Never: the presets are complete, as a test shows.
    #[must_use]
    pub fn draft(self, side: Side, mirrored: bool) -> Draft {
        let draft = Draft::parse_seen(side, self.rows()).expect("the presets are complete");
        if mirrored { draft.mirrored() } else { draft }
    }
}

impl Draft {
    /// Exchanges a few neighbours that can move, so that a preset does not give itself away.
    #[must_use]
    pub fn shuffled(&self, rng: &mut impl Rng) -> Self {
        let mut draft = self.clone();
        for _ in 0..SWAPS {
            let (row, file) = (rng.random_range(0..3), rng.random_range(0..7));
            let place = row * 8 + file;
            if draft.can_swap(place) {
                // Both squares are one's own, and differ.
                let _ = draft.swap(self.square(place), self.square(place + 1));
            }
        }
        draft
    }

    /// Whether a place and its right neighbour hold pieces that move.
    fn can_swap(&self, place: u8) -> bool {
        let moves = |place| self.rank_at(place).is_some_and(|rank| rank.reach() != Reach::Still);
        moves(place) && moves(place + 1)
    }
}

/// How many exchanges a shuffle tries.
const SWAPS: usize = 12;
