use super::action::Action;
use super::board::{Board, Cell};
use super::camp::{Camp, Square};
use super::card::Kind;
use super::colour::Colour;
use super::deal::{HAND, Setup};
use super::refusal::Refusal;
use super::view::{LastMove, View};
use crate::games::{Outcome, Reason, Viewer, Word, WordRefusal};

/// From how many quiet rounds on a draw can be claimed.
pub const CLAIM: u32 = 50;

/// The two steps of a turn in which a player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Move a card.
    Move,
    /// Place cards from the hand.
    Reinforce,
}

/// A game from its first turn to its end, with everything that is hidden in it.
#[derive(Clone, Debug)]
pub struct State {
    pub(super) open: Open,
    pub(super) hands: [Vec<Kind>; 4],
    /// What is still to be drawn, the next card last.
    pub(super) piles: [Vec<Kind>; 4],
}

/// What everybody has seen of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Open {
    /// Whose camp each space belongs to.
    pub(super) camps: [Option<Camp>; Square::COUNT as usize],
    /// The colours of the kingdoms.
    pub(super) colours: [Colour; 4],
    pub(super) starters: usize,
    pub(super) board: Board,
    /// Who has played from the start.
    pub(super) played: [bool; 4],
    pub(super) alive: [bool; 4],
    pub(super) turn: Camp,
    pub(super) phase: Phase,
    /// Captured cards, with the kingdom that lost them.
    pub(super) discard: Vec<(Camp, Kind)>,
    pub(super) last: Option<LastMove>,
    /// Whether this turn has brought a capture or a placed card.
    pub(super) eventful: bool,
    /// Whether this turn's move was skipped and no card has been placed.
    pub(super) idle: bool,
    /// Turns in a row without a capture or a placed card.
    pub(super) calm: u32,
    /// Turns in a row without a move or a placed card.
    pub(super) idles: usize,
    pub(super) outcome: Option<Outcome>,
}

impl State {
    /// The start of a game: four pawns in each camp, four cards in each hand.
    #[must_use]
    pub fn new(setup: &Setup) -> Self {
        let mut state =
            Self { open: Open::new(setup), hands: Default::default(), piles: Default::default() };
        for camp in setup.playing() {
            let deck = setup.deck(camp).map(|deck| deck.cards().to_vec()).unwrap_or_default();
            state.piles[camp as usize] = deck.into_iter().rev().collect();
            state.recruit(camp);
        }
        state
    }

    /// The kingdom whose turn it is, or was when the game ended.
    #[must_use]
    pub const fn turn(&self) -> Camp {
        self.open.turn
    }

    /// What the player whose turn it is has to do.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.open.phase
    }

    /// How the game ended; `None` while it runs.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.open.outcome
    }

    /// What a viewer may see.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    pub(super) const fn hand(&self, camp: Camp) -> &Vec<Kind> {
        &self.hands[camp as usize]
    }

    /// The same with every hand shown: for earlier positions of a game that is over.
    #[must_use]
    pub(in crate::games) fn revealed(&self, viewer: Viewer) -> View {
        View::revealed(self, viewer)
    }

    /// Plays an action of the player whose turn it is and gives its canonical text.
    ///
    /// # Errors
    /// Why it is not legal; the state is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<String, Refusal> {
        if self.open.outcome.is_some() {
            return Err(Refusal::Over);
        }
        self.open.check(action, self.hand(self.open.turn))?;
        let text = self.open.text(action);
        self.go(action);
        Ok(text)
    }

    /// Plays a legal action.
    pub(super) fn go(&mut self, action: Action) {
        match (action, self.open.phase) {
            (Action::Move { from, to }, _) => {
                self.carry(from, to);
                self.reinforce();
            }
            (Action::Place(kind, square), _) => {
                self.place(kind, square);
                self.go_on();
            }
            (Action::Pass, Phase::Move) => {
                self.open.idle = true;
                self.open.last = Some(LastMove::skipped(self.open.turn));
                self.reinforce();
            }
            (Action::Pass, Phase::Reinforce) => self.end_reinforcing(),
        }
    }

    /// Moves a card, and takes what stood there.
    fn carry(&mut self, from: Square, to: Square) {
        let open = &mut self.open;
        let Some(mut card) = open.board.card(from) else { return };
        let taken = open.board.card(to);
        card.moved = true;
        open.board.set(to, Cell::Card(card));
        open.vacate(from);
        open.last = Some(LastMove {
            by: open.turn,
            step: Some((from, to)),
            taken,
            ..LastMove::skipped(open.turn)
        });
        let Some(taken) = taken else { return };
        open.eventful = true;
        open.discard.push((taken.owner, taken.kind));
        if taken.kind == Kind::King {
            self.conquer(taken.owner);
        }
    }

    /// The defeated kingdom's queen comes into the captor's hand, wherever she was.
    fn conquer(&mut self, defeated: Camp) {
        self.defeat(defeated);
        let open = &mut self.open;
        let captor = open.turn;
        let lies = open.discard.iter().position(|card| *card == (defeated, Kind::Queen));
        if let Some(at) = lies {
            open.discard.remove(at);
        }
        if let Some(last) = &mut open.last {
            last.defeated = Some(defeated);
        }
        self.hands[captor as usize].push(Kind::Queen);
        if self.open.living().count() == 1 {
            self.open.outcome =
                Some(Outcome { winner: Some(captor.seat()), reason: Reason::LastKing });
        }
    }

    /// A kingdom's cards leave, its camp closes, its hand and draw pile are gone.
    fn defeat(&mut self, camp: Camp) {
        let open = &mut self.open;
        open.alive[camp as usize] = false;
        let cards: Vec<Square> = open.board.cards(camp).map(|(square, _)| square).collect();
        for square in cards {
            open.vacate(square);
        }
        for square in open.spaces(camp) {
            open.vacate_if_open(square);
        }
        self.hands[camp as usize].clear();
        self.piles[camp as usize].clear();
    }

    /// After the move: the player chooses, where there is anything to choose.
    fn reinforce(&mut self) {
        if self.open.outcome.is_some() {
            return;
        }
        let hand = self.hand(self.open.turn);
        if self.open.has_places(hand) {
            self.open.phase = Phase::Reinforce;
        } else {
            self.end_reinforcing();
        }
    }

    fn place(&mut self, kind: Kind, square: Square) {
        let camp = self.open.turn;
        let hand = &mut self.hands[camp as usize];
        if let Some(at) = hand.iter().position(|card| *card == kind) {
            hand.remove(at);
        }
        self.open.board.enter(square, camp, kind);
        (self.open.eventful, self.open.idle) = (true, false);
        if let Some(last) = self.open.last.as_mut().filter(|last| last.by == camp) {
            last.placed.push((kind, square));
        }
    }

    /// After a placed card: the next one, where spaces and cards are left.
    fn go_on(&mut self) {
        let camp = self.open.turn;
        let open = self.open.open_spaces(camp).next().is_some();
        if !open || self.hand(camp).is_empty() {
            self.end_reinforcing();
        }
    }

    /// "When the hand is empty, the open spaces that remain get a face-down card", then the player
    /// draws, and the turn passes on.
    fn end_reinforcing(&mut self) {
        let camp = self.open.turn;
        let left: Vec<Square> = self.open.open_spaces(camp).collect();
        for square in left {
            self.open.board.set(square, Cell::Closed);
        }
        self.recruit(camp);
        self.open.end_turn();
    }

    /// "Draw until the hand holds four cards or the draw pile is empty."
    fn recruit(&mut self, camp: Camp) {
        let (hand, pile) = (&mut self.hands[camp as usize], &mut self.piles[camp as usize]);
        while hand.len() < HAND
            && let Some(card) = pile.pop()
        {
            hand.push(card);
        }
    }

    /// Takes a word.
    ///
    /// # Errors
    /// When the game is over or knows no such word; the state is then unchanged.
    pub fn say(&mut self, word: Word) -> Result<(), WordRefusal> {
        if self.open.outcome.is_some() {
            return Err(WordRefusal::Over);
        }
        let drawn = |reason| Some(Outcome { winner: None, reason });
        match word {
            Word::Resign(seat) => self.give_up(Camp::of(seat), Reason::Resigned)?,
            Word::Expel(seat) => self.give_up(Camp::of(seat), Reason::Time)?,
            Word::DrawAgreed => self.open.outcome = drawn(Reason::Agreed),
            Word::DrawClaimed => self.open.outcome = drawn(Reason::Claimed),
            Word::DrawDeclared => return Err(WordRefusal::Foreign),
        }
        Ok(())
    }

    /// "As a defeat without a captor. On turn, the turn passes on without reinforcing."
    fn give_up(&mut self, camp: Option<Camp>, reason: Reason) -> Result<(), WordRefusal> {
        let lives = |camp: &Camp| self.open.alive[*camp as usize];
        let camp = camp.filter(lives).ok_or(WordRefusal::Foreign)?;
        self.defeat(camp);
        let open = &mut self.open;
        (open.calm, open.idles) = (0, 0);
        let living: Vec<Camp> = open.living().collect();
        if let [last] = living[..] {
            open.outcome = Some(Outcome { winner: Some(last.seat()), reason });
        } else if open.turn == camp {
            open.pass_on();
        }
        Ok(())
    }
}
