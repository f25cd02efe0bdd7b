use super::action::Action;
use super::clash::{Clash, Verdict};
use super::last_move::LastMove;
use super::man::{Gait, MEN, Man, Men};
use super::position::Position;
use super::rank::Rank;
use super::repetition::Repetition;
use crate::games::Outcome;
use crate::games::inline::Inline;

/// What everybody has seen of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Open {
    pub(super) position: Position,
    /// Who has survived an attack.
    pub(super) known: Men,
    /// Who has fallen, in that order.
    pub(super) fallen: Inline<Man, { 2 * MEN }>,
    /// How each man has moved, Red's first.
    pub(super) gaits: [[Gait; MEN]; 2],
    pub(super) repetition: Repetition,
    pub(super) last: Option<LastMove>,
    /// Single moves since the last attack.
    pub(super) calm: u32,
    pub(super) outcome: Option<Outcome>,
}

impl Open {
    pub(super) fn start() -> Self {
        Self {
            position: Position::start(),
            known: Men::default(),
            fallen: Inline::default(),
            gaits: [[Gait::Still; MEN]; 2],
            repetition: Repetition::default(),
            last: None,
            calm: 0,
            outcome: None,
        }
    }

    /// The legal moves of the side to move, whose ranks `rank` tells; none when the game is over.
    pub(super) fn legal(&self, rank: impl Fn(Man) -> Rank) -> Vec<Action> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let mut moves = self.position.moves(self.position.side(), |man| rank(man).reach());
        moves.retain(|action| self.repetition.check(&self.position, *action).is_ok());
        moves
    }

    /// How a man has moved.
    pub(super) const fn gait(&self, man: Man) -> Gait {
        self.gaits[man.side as usize][man.number as usize]
    }

    pub(super) fn note_gait(&mut self, man: Man, Action { from, to }: Action) {
        let far = from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank()) > 1;
        let gait = &mut self.gaits[man.side as usize][man.place()];
        *gait = (*gait).max(if far { Gait::Far } else { Gait::Step });
    }

    pub(super) fn note_clash(&mut self, attacker: Man, clash: Clash) {
        let against = clash.against;
        match clash.verdict {
            Verdict::AttackerWins => {
                self.known = self.known.with(attacker);
                self.fallen.push(against);
            }
            Verdict::DefenderWins => {
                self.known = self.known.with(against);
                self.fallen.push(attacker);
            }
            Verdict::BothFall => self.fallen.extend([attacker, against]),
        }
    }
}
