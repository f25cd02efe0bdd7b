use super::action::Action;
use super::ending::verdict;
use super::piece::Piece;
use super::position::{Fallen, Position};
use super::squares::{Square, Squares};

use crate::games::Outcome;
use crate::games::history::History;

/// What a viewer sees of a game. Tawlbwrdd hides nothing, so all viewers see the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) start: Position,
    pub(super) position: Position,
    pub(super) last: Option<LastMove>,
    pub(super) outcome: Option<Outcome>,
    /// The earlier positions that could come back.
    pub(super) history: History<Position>,
}

/// The last move and what it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// The move.
    pub action: Action,
    /// What fell.
    pub fallen: Fallen,
}

impl View {
    /// A view of a position that no game need have led to, for explaining the rules; after a move,
    /// where one is given. `None` where the move is not legal.
    #[must_use]
    pub fn diagram(start: Position, action: Option<Action>) -> Option<Self> {
        let history = History::default();
        let shown = Self { start, position: start, last: None, outcome: None, history };
        let Some(action) = action else { return Some(shown) };
        start.check(action).ok()?;
        let (position, fallen) = start.after(action);
        let outcome = verdict(&position, fallen, |position| *position == start);
        Some(Self { position, last: Some(LastMove { action, fallen }), outcome, ..shown })
    }

    /// The pieces and the side to move.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The last move; `None` before the first.
    #[must_use]
    pub const fn last(&self) -> Option<LastMove> {
        self.last
    }

    /// How the game ended; `None` while it runs.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The legal moves, sorted by their text; none when the game is over.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let mut actions: Vec<Action> = self.position.moves().collect();
        actions.sort_by_cached_key(ToString::to_string);
        actions
    }

    /// Whether a legal move brings a position back, and so ends the game in a draw.
    #[must_use]
    pub fn repeats(&self, action: Action) -> bool {
        self.outcome.is_none() && self.history.contains(&self.position.after(action).0)
    }

    /// What a legal move would take.
    #[must_use]
    pub fn captures(&self, action: Action) -> Fallen {
        self.position.after(action).1
    }

    /// How many of a kind of piece have been captured.
    #[must_use]
    pub fn captured(&self, piece: Piece) -> u32 {
        count(&self.start, piece) - count(&self.position, piece)
    }

    /// The pieces that the side to move can take with its next move.
    #[must_use]
    pub fn takeable(&self) -> Squares {
        if self.outcome.is_some() {
            return Squares::EMPTY;
        }
        takeable(&self.position)
    }

    /// The edge squares that lie open to the king: with his next move, were it his turn.
    #[must_use]
    pub fn escapes(&self) -> Squares {
        let reach = |king: Square| self.position.destinations(king);
        let edge = self.position.king().map_or(Squares::EMPTY, reach);
        edge.iter().filter(|square| square.is_edge()).collect()
    }
}

fn count(position: &Position, piece: Piece) -> u32 {
    let of_piece = |square: &Square| position.piece(*square) == Some(piece);
    u32::try_from(position.pieces(piece.side()).iter().filter(of_piece).count())
        .expect("at most 121")
}

fn takeable(position: &Position) -> Squares {
    position
        .moves()
        .map(|action| position.after(action).1.squares())
        .fold(Squares::EMPTY, Squares::union)
}
