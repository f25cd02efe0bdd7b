use super::man::Man;
use super::rank::Rank;

/// An attack and how it went. Everybody may know all of it: "bij een aanval" the survivor's rank
/// becomes known, and so do the ranks of what falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clash {
    /// Who was attacked.
    pub against: Man,
    /// The attacker's rank.
    pub attacker: Rank,
    /// The attacked one's rank.
    pub defender: Rank,
    /// Who stays.
    pub verdict: Verdict,
}

/// How an attack goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The attacked one leaves the board, the attacker takes its square.
    AttackerWins,
    /// The attacker leaves the board.
    DefenderWins,
    /// "Als de rangen gelijk zijn verdwijnen beide stukken van het bord."
    BothFall,
}

impl Verdict {
    /// How an attack of one rank on another goes: "in principe wint het hoogste stuk", with the
    /// exceptions of flag, bomb, miner and spy.
    #[must_use]
    pub fn of(attacker: Rank, defender: Rank) -> Self {
        match (attacker, defender) {
            (_, Rank::Flag) | (Rank::Miner, Rank::Bomb) | (Rank::Spy, Rank::General) => {
                Self::AttackerWins
            }
            (_, Rank::Bomb) => Self::DefenderWins,
            _ if attacker == defender => Self::BothFall,
            _ if attacker > defender => Self::AttackerWins,
            _ => Self::DefenderWins,
        }
    }
}
