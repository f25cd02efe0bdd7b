use super::action::Action;
use super::clash::{Clash, Verdict};
use super::man::Man;
use super::rank::Rank;

/// The last move and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// Who moved.
    pub man: Man,
    /// The move.
    pub action: Action,
    /// The attack, if it was one.
    pub clash: Option<Clash>,
}

impl LastMove {
    /// Who fell, and where he had stood last, the attacked one first.
    #[must_use]
    pub fn fallen(&self) -> Vec<(Man, Rank)> {
        let Some(clash) = self.clash else { return Vec::new() };
        let (attacker, defender) = ((self.man, clash.attacker), (clash.against, clash.defender));
        match clash.verdict {
            Verdict::AttackerWins => vec![defender],
            Verdict::DefenderWins => vec![attacker],
            Verdict::BothFall => vec![defender, attacker],
        }
    }
}
