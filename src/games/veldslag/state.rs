use super::action::Action;
use super::army::Setup;
use super::clash::{Clash, Verdict};
use super::last_move::LastMove;
use super::man::Man;
use super::open::Open;
use super::rank::Rank;
use super::refusal::Refusal;
use super::side::Side;
use super::view::View;
use crate::games::{Outcome, Reason, Viewer, Word, WordRefusal};

/// From how many quiet moves of both sides on a moderator may declare a draw.
pub const RULING: u32 = 50;
/// From how many quiet moves of both sides on a player may claim a draw.
pub const CLAIM: u32 = 80;

/// A game from its first move to its end, with everything that is hidden in it.
#[derive(Clone, Debug)]
pub struct State {
    pub(super) setup: Setup,
    pub(super) open: Open,
}

impl State {
    /// The start of a game.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        Self { setup, open: Open::start() }
    }

    /// The side to move, or that was to move when the game ended.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.open.position.side()
    }

    /// How the game ended; `None` while it runs.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.open.outcome
    }

    /// Single moves of both sides since the last attack, halved: "wederzijdse zetten".
    #[must_use]
    pub const fn quiet(&self) -> u32 {
        self.open.calm / 2
    }

    /// What a viewer may see.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View {
        View::of(&self.setup, &self.open, viewer)
    }

    /// Plays a move of the side to move.
    ///
    /// # Errors
    /// Why the move is not legal; the state is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), Refusal> {
        if self.open.outcome.is_some() {
            return Err(Refusal::Over);
        }
        let rank = |man| self.setup.rank(man);
        let position = self.open.position;
        let man = position.check(action, rank)?;
        self.open.repetition.check(&position, action)?;
        self.go(man, action);
        Ok(())
    }

    /// An action of this position in canonical text.
    #[must_use]
    pub fn spell(&self, action: Action) -> String {
        self.open.position.text(action)
    }

    /// The legal moves of the side to move; none when the game is over.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        self.open.legal(|man| self.setup.rank(man))
    }

    /// Makes a legal move.
    pub(super) fn go(&mut self, man: Man, action: Action) {
        let before = self.open.position;
        let clash = before.man(action.to).map(|against| self.clash(man, against));
        let after = match clash.map(|clash| clash.verdict) {
            None | Some(Verdict::AttackerWins) => before.moved(action),
            Some(Verdict::DefenderWins) => before.without(action.from).passed(),
            Some(Verdict::BothFall) => before.moved(action).without(action.to),
        };
        let open = &mut self.open;
        open.position = after;
        open.repetition.note(&before, action, &after);
        open.note_gait(man, action);
        open.last = Some(LastMove { man, action, clash });
        open.calm = if clash.is_some() { 0 } else { open.calm + 1 };
        if let Some(clash) = clash {
            open.note_clash(man, clash);
        }
        self.open.outcome = self.verdict();
    }

    fn clash(&self, man: Man, against: Man) -> Clash {
        let (attacker, defender) = (self.setup.rank(man), self.setup.rank(against));
        Clash { against, attacker, defender, verdict: Verdict::of(attacker, defender) }
    }

    /// How the position ends the game: the flag is taken, or the side to move has no legal move.
    fn verdict(&self) -> Option<Outcome> {
        let mover = self.side().opponent();
        let clash = self.open.last.and_then(|last| last.clash);
        let (winner, reason) = if clash.is_some_and(|clash| clash.defender == Rank::Flag) {
            (Some(mover.seat()), Reason::FlagCaptured)
        } else if self.can_move() {
            return None;
        } else if self.open.position.is_mobile(mover, |man| self.setup.rank(man).reach()) {
            (Some(mover.seat()), Reason::NoLegalMove)
        } else {
            (None, Reason::NoMobilePieces)
        };
        Some(Outcome { winner, reason })
    }

    /// Whether the side to move has a legal move.
    pub(super) fn can_move(&self) -> bool {
        let open = &self.open;
        let side = open.position.side();
        open.position.men(side).any(|(from, man)| {
            let targets = open.position.targets(from, side, self.setup.rank(man).reach());
            let allowed = |to| open.repetition.check(&open.position, Action { from, to }).is_ok();
            targets.into_iter().any(allowed)
        })
    }

    /// Takes a word. A claim or a ruling is taken as it comes: whether it is due is for those who
    /// make it, see [`CLAIM`] and [`RULING`].
    ///
    /// # Errors
    /// When the game is over or knows no such word; the state is then unchanged.
    pub fn say(&mut self, word: Word) -> Result<(), WordRefusal> {
        if self.open.outcome.is_some() {
            return Err(WordRefusal::Over);
        }
        let lost = |seat, reason| {
            let winner = Side::of(seat).ok_or(WordRefusal::Foreign)?.opponent().seat();
            Ok(Outcome { winner: Some(winner), reason })
        };
        let drawn = |reason| Outcome { winner: None, reason };
        self.open.outcome = Some(match word {
            Word::Resign(seat) => lost(seat, Reason::Resigned)?,
            Word::Expel(seat) => lost(seat, Reason::Time)?,
            Word::DrawAgreed => drawn(Reason::Agreed),
            Word::DrawClaimed => drawn(Reason::Claimed),
            Word::DrawDeclared => drawn(Reason::Declared),
        });
        Ok(())
    }
}
