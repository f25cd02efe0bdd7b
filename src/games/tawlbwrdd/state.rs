use super::action::Action;
use super::ending::verdict;
use super::piece::Side;
use super::position::{Fallen, Position};
use super::refusal::Refusal;
use super::setup::Layout;
use super::view::{LastMove, View};
use crate::games::history::History;
use crate::games::{Outcome, Reason, Viewer, Word, WordRefusal};

/// A game from its first move to its end.
#[derive(Clone, Debug)]
pub struct State {
    pub(super) start: Position,
    pub(super) position: Position,
    /// The earlier positions that could come back: those since something was last captured.
    pub(super) history: History<Position>,
    pub(super) last: Option<LastMove>,
    pub(super) outcome: Option<Outcome>,
}

impl State {
    /// The start of a game.
    #[must_use]
    pub fn new(layout: Layout) -> Self {
        Self {
            start: layout.position(),
            position: layout.position(),
            history: History::default(),
            last: None,
            outcome: None,
        }
    }

    /// The side to move, or that was to move when the game ended.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.position.side()
    }

    /// How the game ended; `None` while it runs.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    pub(super) const fn position(&self) -> &Position {
        &self.position
    }

    pub(super) const fn history(&self) -> &History<Position> {
        &self.history
    }

    /// Plays a move of the side to move and gives what it took.
    ///
    /// # Errors
    /// Why the move is not legal; the state is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<Fallen, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::Over);
        }
        self.position.check(action)?;
        let (next, fallen) = self.position.after(action);
        if fallen == Fallen::default() {
            self.history.push(self.position);
        } else {
            self.history.clear();
        }
        self.position = next;
        self.last = Some(LastMove { action, fallen });
        self.outcome = verdict(&next, fallen, |position| self.history.contains(position));
        Ok(fallen)
    }

    /// Takes a word: a resignation, an expulsion, a draw by agreement ("of overeenkomst").
    ///
    /// # Errors
    /// When the game is over or knows no such word; the state is then unchanged.
    pub fn say(&mut self, word: Word) -> Result<(), WordRefusal> {
        if self.outcome.is_some() {
            return Err(WordRefusal::Over);
        }
        let loses = |seat| Side::of(seat).map(|side| side.opponent().seat());
        let lost = |seat, reason| {
            let winner = loses(seat).ok_or(WordRefusal::Foreign)?;
            Ok(Outcome { winner: Some(winner), reason })
        };
        self.outcome = Some(match word {
            Word::Resign(seat) => lost(seat, Reason::Resigned)?,
            Word::Expel(seat) => lost(seat, Reason::Time)?,
            Word::DrawAgreed => Outcome { winner: None, reason: Reason::Agreed },
            Word::DrawClaimed | Word::DrawDeclared => return Err(WordRefusal::Foreign),
        });
        Ok(())
    }

    /// What a viewer may see: in this game, everything.
    #[must_use]
    pub fn view(&self, _viewer: Viewer) -> View {
        View {
            start: self.start,
            position: self.position,
            last: self.last,
            outcome: self.outcome,
            history: self.history.clone(),
        }
    }
}
