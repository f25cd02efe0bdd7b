use super::action::Action;
use super::board::Cell;
use super::camp::{Camp, Square};
use super::card::Kind;
use super::deal::{Deck, HAND, Setup};
use super::hidden::Hidden;
use super::open::Open;
use super::phase::Phase;
use super::refusal::Refusal;
use super::view::View;
use crate::games::inline::Inline;
use crate::games::{Outcome, Reason, Viewer, Word, WordRefusal};

/// From how many quiet rounds on a draw can be claimed.
pub const CLAIM: u32 = 50;

/// A game from its first turn to its end, with everything that is hidden in it.
#[derive(Clone, Debug)]
pub struct State {
    pub(super) open: Open,
    pub(super) decks: [Option<Deck>; 4],
    pub(super) hands: [Hidden; 4],
}

impl State {
    /// The start of a game: four pawns in each camp, four cards in each hand.
    #[must_use]
    pub fn new(setup: &Setup) -> Self {
        let decks = Camp::ALL.map(|camp| setup.deck(camp).copied());
        let mut state = Self { open: Open::new(setup), decks, hands: Default::default() };
        for camp in setup.playing() {
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

    /// The kingdoms that are still in the game, clockwise from South.
    pub fn living(&self) -> impl Iterator<Item = Camp> {
        self.open.living()
    }

    /// With which action, counted from 0, the last turn began; `None` before the first.
    #[must_use]
    pub fn turn_began(&self) -> Option<usize> {
        self.open.starts.last().copied()
    }

    /// What a viewer may see.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View {
        View::of(&self.open, &self.hands, &self.decks, viewer)
    }

    pub(super) fn hand(&self, camp: Camp) -> &[Kind] {
        &self.hands[camp as usize].0
    }

    /// Plays an action of the player whose turn it is.
    ///
    /// # Errors
    /// Why it is not legal; the state is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), Refusal> {
        if self.open.outcome.is_some() {
            return Err(Refusal::Over);
        }
        self.open.check(action, self.hand(self.open.turn))?;
        self.go(action);
        Ok(())
    }

    /// An action of this position in canonical text.
    #[must_use]
    pub fn spell(&self, action: Action) -> String {
        self.open.text(action)
    }

    /// The legal actions of the player whose turn it is; none when the game is over.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        self.open.legal(self.hand(self.turn()))
    }

    /// Plays on as long as there is nothing to choose, and gives the canonical texts: see
    /// [`Self::forced`].
    pub fn play_forced(&mut self) -> Vec<String> {
        let mut texts = Vec::new();
        while let Some(action) = self.forced() {
            texts.push(self.spell(action));
            self.go(action);
        }
        texts
    }

    /// The action that plays itself, as there is nothing to choose: a move that is not possible is
    /// skipped, and what can only be placed in one way is placed, but after a skipped move the first
    /// card never: in another player's turn that would tell everybody what the hand holds.
    #[must_use]
    pub fn forced(&self) -> Option<Action> {
        let legal = self.actions();
        let alone = legal.len() == 1;
        match (self.open.phase, legal.first()?) {
            (Phase::Move, Action::Pass) => Some(Action::Pass),
            (Phase::Reinforce, _) if self.open.idle => None,
            (Phase::Reinforce, first) if alone || self.is_all_the_same() => Some(*first),
            _ => None,
        }
    }

    /// Whether every way of filling the camp looks the same in the end: each open space gets a card,
    /// and the hand holds only one kind.
    fn is_all_the_same(&self) -> bool {
        let hand = self.hand(self.turn());
        let open = self.open.open_spaces(self.turn()).count();
        (1..=hand.len()).contains(&open) && hand.iter().all(|kind| *kind == hand[0])
    }

    /// Plays a legal action.
    pub(super) fn go(&mut self, action: Action) {
        self.open.actions += 1;
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
                self.open.begin_turn(None);
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
        open.begin_turn(Some((from, to)));
        if let Some(turn) = open.turn_now() {
            (turn.card, turn.taken) = (Some(card.kind), taken);
        }
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
        if let Some(turn) = open.turn_now() {
            turn.defeated = Some(defeated);
        }
        open.won[captor as usize] += 1;
        self.hands[captor as usize].0.push(Kind::Queen);
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
        self.hands[camp as usize].0.clear();
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
        let hand = &mut self.hands[camp as usize].0;
        if let Some(at) = hand.iter().position(|card| *card == kind) {
            hand.remove(at);
        }
        let open = &mut self.open;
        let dug = open.board.at(square) == Cell::Closed;
        open.show(camp, kind);
        open.board.enter(square, camp, kind);
        (open.eventful, open.idle) = (true, false);
        if let Some(turn) = open.turn_now() {
            turn.placed.push((kind, square));
            turn.dug = dug;
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
        let left: Inline<Square, _> = self.open.open_spaces(camp).collect();
        for square in &left {
            self.open.board.set(*square, Cell::Closed);
        }
        let drew = self.recruit(camp);
        if let Some(turn) = self.open.turn_now() {
            (turn.closed, turn.drew) = (left, drew);
        }
        self.open.end_turn();
    }

    /// "Draw until the hand holds four cards or the draw pile is empty": gives how many are drawn.
    fn recruit(&mut self, camp: Camp) -> usize {
        let Some(deck) = &self.decks[camp as usize] else { return 0 };
        let (hand, drawn) = (&mut self.hands[camp as usize].0, &mut self.open.drawn[camp as usize]);
        let more = &deck.cards()[*drawn..];
        let more = &more[..more.len().min(HAND.saturating_sub(hand.len()))];
        hand.extend(more.iter().copied());
        *drawn += more.len();
        more.len()
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
        self.open.actions += 1;
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
