use super::action::Action;
use super::board::{Board, Cell};
use super::camp::{Camp, Square};
use super::card::Kind;
use super::colour::Colour;
use super::deal::Deck;
use super::hidden::Hidden;
use super::open::Open;
use super::phase::Phase;
use super::turn::Turn;
use crate::games::{Outcome, Viewer};

/// What a viewer sees of a game: the board, the counts, and the hands that the viewer may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    viewer: Viewer,
    pub(super) open: Open,
    pub(super) hands: [Hand; 4],
    /// The decks, for those who may know everything.
    decks: [Option<Deck>; 4],
}

/// What a viewer knows of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Its cards, sorted.
    Known(Vec<Kind>),
    /// How many cards it holds.
    Hidden(usize),
}

impl View {
    /// Field by field: what is hidden from the viewer has no place in it.
    pub(super) fn of(
        open: &Open,
        hands: &[Hidden; 4],
        decks: &[Option<Deck>; 4],
        viewer: Viewer,
    ) -> Self {
        let all = open.outcome.is_some() || viewer == Viewer::Arbiter;
        let hand = |camp: Camp| {
            let cards = &hands[camp as usize].0;
            if all || viewer == Viewer::Seat(camp.seat()) {
                let mut known = cards.to_vec();
                known.sort_unstable();
                Hand::Known(known)
            } else {
                Hand::Hidden(cards.len())
            }
        };
        Self {
            viewer,
            open: open.clone(),
            hands: Camp::ALL.map(hand),
            decks: if all { *decks } else { [None; 4] },
        }
    }

    /// What everybody sees before the cards are dealt: those who have a camp already, and nothing on
    /// the spaces that may still become one.
    #[must_use]
    pub fn before(camped: &[(Camp, Colour)], split: bool) -> Self {
        let mut playing: Vec<Camp> = camped.iter().map(|(camp, _)| *camp).collect();
        playing.sort_unstable();
        let mut colours = Colour::ALL;
        for (camp, colour) in camped {
            colours[*camp as usize] = *colour;
        }
        let first = playing.first().copied().unwrap_or(Camp::South);
        let mut open = Open::of(&playing, split, colours, first);
        for square in Square::all().filter(|square| Camp::of_space(*square).is_some()) {
            if open.camp_of(square).is_none() {
                open.board.set(square, Cell::Open);
            }
        }
        let hands = Camp::ALL.map(|_| Hand::Hidden(0));
        Self { viewer: Viewer::Public, open, hands, decks: [None; 4] }
    }

    /// The same with every hand shown.
    pub(super) fn revealed(
        open: &Open,
        hands: &[Hidden; 4],
        decks: &[Option<Deck>; 4],
        viewer: Viewer,
    ) -> Self {
        Self { viewer, ..Self::of(open, hands, decks, Viewer::Arbiter) }
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

    /// Whose turn the first one was.
    #[must_use]
    pub const fn first(&self) -> Camp {
        self.open.first
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
        self.open.pile(camp)
    }

    /// A kingdom's deck in the order in which it was drawn; `None` for those who may not know it, and
    /// for a kingdom that does not play.
    #[must_use]
    pub const fn deck(&self, camp: Camp) -> Option<&Deck> {
        self.decks[camp as usize].as_ref()
    }

    /// Captured cards, with the kingdoms that lost them, in that order.
    #[must_use]
    pub fn discard(&self) -> &[(Camp, Kind)] {
        &self.open.discard
    }

    /// The last turn with a move, as far as it has come; `None` before the first.
    #[must_use]
    pub fn last(&self) -> Option<&Turn> {
        self.open.turns.first()
    }

    /// The last turn with a move, and those after it in which none was possible.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.open.turns
    }

    /// Whether a turn began with an action, counted from 0.
    #[must_use]
    pub fn starts_turn(&self, action: usize) -> bool {
        let not_before = |start: &&usize| **start >= action;
        self.open.starts.iter().take_while(not_before).any(|start| *start == action)
    }

    /// Whether the player whose turn it is has moved and has cards to choose.
    #[must_use]
    pub fn is_choosing(&self) -> bool {
        self.outcome().is_none() && self.phase() == Phase::Reinforce
    }

    /// Whether no cards have been dealt yet: see [`View::before`].
    #[must_use]
    pub fn is_before(&self) -> bool {
        self.open.drawn == [0; 4]
    }

    /// How many kingdoms there were at the start.
    #[must_use]
    pub const fn starters(&self) -> usize {
        self.open.starters
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
        let mut actions = self.choices();
        actions.sort_by_cached_key(|action| self.open.text(*action));
        actions
    }

    /// The same, move by move from a1 on, or card by card.
    pub(super) fn choices(&self) -> Vec<Action> {
        let hand = match (self.hand(self.turn()), self.phase()) {
            (Hand::Known(cards), _) => cards.as_slice(),
            (Hand::Hidden(_), Phase::Move) => &[],
            (Hand::Hidden(_), Phase::Reinforce) => return Vec::new(),
        };
        self.open.legal(hand)
    }

    /// The card that a legal action moves or places.
    #[must_use]
    pub fn card(&self, action: Action) -> Option<Kind> {
        match action {
            Action::Move { from, .. } => self.board().card(from).map(|card| card.kind),
            Action::Place(kind, _) => Some(kind),
            Action::Pass => None,
        }
    }
}
