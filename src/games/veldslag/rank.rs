/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// Its capture ends the game.
    Flag,
    /// Beats the general when it attacks.
    Spy,
    /// Moves along a line.
    Scout,
    /// Takes bombs.
    Miner,
    /// Rank 3.
    Lieutenant,
    /// Rank 4.
    Captain,
    /// Rank 5.
    Major,
    /// Rank 6.
    Colonel,
    /// Rank 7.
    General,
    /// Kills what attacks it, but for the miner.
    Bomb,
}

/// How far a piece moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Not at all: "Mag niet lopen."
    Still,
    /// One square.
    Step,
    /// "In rechte lijn zonder obstakels zover lopen als hij wil."
    Line,
}

impl Rank {
    /// All ranks, from the flag to the bomb.
    pub const ALL: [Self; 10] = [
        Self::Flag,
        Self::Spy,
        Self::Scout,
        Self::Miner,
        Self::Lieutenant,
        Self::Captain,
        Self::Major,
        Self::Colonel,
        Self::General,
        Self::Bomb,
    ];

    /// The letter or digit that records and pictures write.
    #[must_use]
    pub const fn code(self) -> char {
        match self {
            Self::Flag => 'F',
            Self::Spy => 'S',
            Self::Scout => '1',
            Self::Miner => '2',
            Self::Lieutenant => '3',
            Self::Captain => '4',
            Self::Major => '5',
            Self::Colonel => '6',
            Self::General => '7',
            Self::Bomb => 'B',
        }
    }

    /// The rank of a code, in either case.
    #[must_use]
    pub fn of_code(code: char) -> Option<Self> {
        let code = code.to_ascii_uppercase();
        Self::ALL.into_iter().find(|rank| rank.code() == code)
    }

    /// The name as message ids and commands write it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Flag => "flag",
            Self::Spy => "spy",
            Self::Scout => "scout",
            Self::Miner => "miner",
            Self::Lieutenant => "lieutenant",
            Self::Captain => "captain",
            Self::Major => "major",
            Self::Colonel => "colonel",
            Self::General => "general",
            Self::Bomb => "bomb",
        }
    }

    /// How many of them an army has; 24 in all.
    #[must_use]
    pub const fn count(self) -> usize {
        match self {
            Self::Flag | Self::Spy | Self::Colonel | Self::General => 1,
            Self::Major => 2,
            Self::Miner | Self::Lieutenant | Self::Captain => 3,
            Self::Bomb => 4,
            Self::Scout => 5,
        }
    }

    /// What its removal scores: "Een verkenner is 1 punt, mineur 2 punten enz."; spy, bomb and flag
    /// nothing, by ruling.
    #[must_use]
    pub fn points(self) -> u32 {
        self.code().to_digit(10).unwrap_or(0)
    }

    /// How far it moves.
    #[must_use]
    pub const fn reach(self) -> Reach {
        match self {
            Self::Flag | Self::Bomb => Reach::Still,
            Self::Scout => Reach::Line,
            _ => Reach::Step,
        }
    }
}
