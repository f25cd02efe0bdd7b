use super::action::Action;
use super::board::Board;
use super::camp::{Camp, Square};
use super::card::{Card, Kind};
use super::colour::Colour;
use super::state::{Open, Phase, State};
use crate::games::{Outcome, Viewer};

/// What a viewer sees of a game: the board, the counts, and the hands that the viewer may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    viewer: Viewer,
    pub(super) open: Open,
    hands: [Hand; 4],
    piles: [usize; 4],
}

/// What a viewer knows of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Its cards, sorted.
    Known(Vec<Kind>),
    /// How many cards it holds.
    Hidden(usize),
}

/// The last turn, as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// Whose turn.
    pub by: Camp,
    /// The move; `None` where none was possible.
    pub step: Option<(Square, Square)>,
    /// What it took.
    pub taken: Option<Card>,
    /// The kingdom it defeated, whose queen the captor has won.
    pub defeated: Option<Camp>,
    /// What was placed after it.
    pub placed: Vec<(Kind, Square)>,
}

impl LastMove {
    pub(super) const fn skipped(by: Camp) -> Self {
        Self { by, step: None, taken: None, defeated: None, placed: Vec::new() }
    }
}

impl View {
    /// Field by field: what is hidden from the viewer has no place in it.
    pub(super) fn of(state: &State, viewer: Viewer) -> Self {
        let all = state.outcome().is_some() || viewer == Viewer::Arbiter;
        let hand = |camp: Camp| {
            let cards = state.hand(camp);
            if all || viewer == Viewer::Seat(camp.seat()) {
                let mut known = cards.clone();
                known.sort_unstable();
                Hand::Known(known)
            } else {
                Hand::Hidden(cards.len())
            }
        };
        Self {
            viewer,
            open: state.open.clone(),
            hands: Camp::ALL.map(hand),
            piles: Camp::ALL.map(|camp| state.piles[camp as usize].len()),
        }
    }

    /// The same with every hand shown.
    pub(super) fn revealed(state: &State, viewer: Viewer) -> Self {
        Self { viewer, ..Self::of(state, Viewer::Arbiter) }
    }

    /// Whose eyes it is for.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The kingdom whose view it is; `None` where it is nobody's at the board.
    #[must_use]
    pub const fn own(&self) -> Option<Camp> {
        match self.viewer {
            Viewer::Seat(seat) => Camp::of(seat),
            Viewer::Public | Viewer::Arbiter => None,
        }
    }

    /// The colour of a kingdom's cards.
    #[must_use]
    pub const fn colour(&self, camp: Camp) -> Colour {
        self.open.colours[camp as usize]
    }

    /// The cards on the board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.open.board
    }

    /// Whose camp a space belongs to.
    #[must_use]
    pub const fn camp_of(&self, square: Square) -> Option<Camp> {
        self.open.camp_of(square)
    }

    /// Whose turn it is, or was when the game ended.
    #[must_use]
    pub const fn turn(&self) -> Camp {
        self.open.turn
    }

    /// What the player whose turn it is has to do.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.open.phase
    }

    /// Whether a kingdom plays, or has played before it was defeated.
    #[must_use]
    pub const fn plays(&self, camp: Camp) -> bool {
        self.open.played[camp as usize]
    }

    /// The kingdoms that are still in the game, clockwise from South.
    pub fn living(&self) -> impl Iterator<Item = Camp> {
        self.open.living()
    }

    /// What the viewer knows of a hand.
    #[must_use]
    pub const fn hand(&self, camp: Camp) -> &Hand {
        &self.hands[camp as usize]
    }

    /// How many cards a kingdom has still to draw.
    #[must_use]
    pub const fn pile(&self, camp: Camp) -> usize {
        self.piles[camp as usize]
    }

    /// Captured cards, with the kingdoms that lost them, in that order.
    #[must_use]
    pub fn discard(&self) -> &[(Camp, Kind)] {
        &self.open.discard
    }

    /// The last turn, as far as it has come; `None` before the first.
    #[must_use]
    pub const fn last(&self) -> Option<&LastMove> {
        self.open.last.as_ref()
    }

    /// Whole rounds since the last capture or placed card; 0 when the game is over.
    #[must_use]
    pub fn quiet(&self) -> u32 {
        self.open.quiet()
    }

    /// How the game ended; `None` while it runs.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.open.outcome
    }

    /// The legal actions, sorted by their text; none when the game is over. Moves are everybody's to
    /// see; what can be placed only those know who see the hand.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        let hand = match (self.hand(self.turn()), self.phase()) {
            (Hand::Known(cards), _) => cards.as_slice(),
            (Hand::Hidden(_), Phase::Move) => &[],
            (Hand::Hidden(_), Phase::Reinforce) => return Vec::new(),
        };
        let mut actions = self.open.legal(hand);
        actions.sort_by_cached_key(|action| self.open.text(*action));
        actions
    }
}
