//! What everybody sees of a game: its table.

use std::sync::Arc;

use super::action::Action;
use super::board::{Board, Cell};
use super::camp::{Camp, Square};
use super::card::{Card, Kind};
use super::colour::Colour;
use super::deal::{DEAL, Setup, camp_of};
use super::movement::Field;
use super::phase::Phase;
use super::refusal::Refusal;
use super::turn::Turn;
use crate::games::history::History;
use crate::games::inline::Inline;
use crate::games::{Outcome, Reason};

/// How many cards there are: the decks, and four pawns in each camp.
const CARDS: usize = 4 * (DEAL.len() + 4);

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
    /// Whose turn the first one was.
    pub(super) first: Camp,
    pub(super) turn: Camp,
    pub(super) phase: Phase,
    /// Captured cards, with the kingdom that lost them.
    pub(super) discard: Inline<(Camp, Kind), CARDS>,
    /// How many cards of its deck each kingdom has drawn.
    pub(super) drawn: [usize; 4],
    /// Won queens in each hand.
    pub(super) won: [usize; 4],
    /// What each kingdom has placed from its deck, with how many it had drawn by then.
    pub(super) shown: [Inline<(Kind, u8), { DEAL.len() }>; 4],
    /// The last turn with a move, and those after it in which none was possible.
    pub(super) turns: Arc<Vec<Turn>>,
    /// How many actions have been played.
    pub(super) actions: usize,
    /// With which of them turns began.
    pub(super) starts: History<usize>,
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

impl Open {
    pub(super) fn new(setup: &Setup) -> Self {
        let playing: Vec<Camp> = setup.playing().collect();
        Self::of(&playing, setup.is_split(), setup.colours(), setup.first())
    }

    /// The table before the first turn; unused camp spaces hold a card face down.
    pub(super) fn of(playing: &[Camp], split: bool, colours: [Colour; 4], first: Camp) -> Self {
        let mut camps = [None; Square::COUNT as usize];
        let mut board = Board::empty();
        for square in Square::all() {
            let owner = camp_of(playing, split, square);
            camps[usize::from(square.index())] = owner;
            match owner {
                Some(camp) => board.enter(square, camp, Kind::Pawn),
                None if Camp::of_space(square).is_some() => board.set(square, Cell::Closed),
                None => {}
            }
        }
        let mut alive = [false; 4];
        for camp in playing {
            alive[*camp as usize] = true;
        }
        Self {
            camps,
            colours,
            starters: playing.len(),
            board,
            played: alive,
            alive,
            first,
            turn: first,
            phase: Phase::Move,
            discard: Inline::default(),
            drawn: [0; 4],
            won: [0; 4],
            shown: Default::default(),
            turns: Arc::default(),
            actions: 0,
            starts: History::default(),
            eventful: false,
            idle: false,
            calm: 0,
            idles: 0,
            outcome: None,
        }
    }

    /// A turn begins with a move, or without one.
    pub(super) fn begin_turn(&mut self, step: Option<(Square, Square)>) {
        let turn = Turn::new(self.turn, step);
        if step.is_some() {
            self.turns = Arc::new(vec![turn]);
        } else {
            Arc::make_mut(&mut self.turns).push(turn);
        }
        self.starts.push(self.actions - 1);
    }

    /// The turn that is being played: the last one that has begun.
    pub(super) fn turn_now(&mut self) -> Option<&mut Turn> {
        Arc::make_mut(&mut self.turns).last_mut()
    }

    /// Whose camp a space belongs to.
    pub(super) const fn camp_of(&self, square: Square) -> Option<Camp> {
        self.camps[square.index() as usize]
    }

    /// Whether a kingdom is still in the game.
    pub(super) const fn lives(&self, camp: Camp) -> bool {
        self.alive[camp as usize]
    }

    /// The kingdoms that are still in the game, clockwise from South.
    pub(super) fn living(&self) -> impl Iterator<Item = Camp> {
        let alive = self.alive;
        Camp::ALL.into_iter().filter(move |camp| alive[*camp as usize])
    }

    /// A kingdom's camp spaces, from a1 on.
    pub(super) fn spaces(&self, camp: Camp) -> Vec<Square> {
        Square::all().filter(|square| self.camp_of(*square) == Some(camp)).collect()
    }

    /// Those on which nothing lies.
    pub(super) fn open_spaces(&self, camp: Camp) -> impl Iterator<Item = Square> {
        self.spaces(camp).into_iter().filter(|square| self.board.at(*square) == Cell::Open)
    }

    /// A card leaves a square. A space of a defeated camp gets a card face down at once.
    pub(super) fn vacate(&mut self, square: Square) {
        let closes = self.camp_of(square).is_some_and(|camp| !self.lives(camp));
        self.board.set(square, if closes { Cell::Closed } else { Cell::Open });
    }

    pub(super) fn vacate_if_open(&mut self, square: Square) {
        if self.board.at(square) == Cell::Open {
            self.vacate(square);
        }
    }

    /// A card leaves a hand. A won queen goes before the kingdom's own, so that nothing tells which of
    /// two it was.
    pub(super) fn show(&mut self, camp: Camp, kind: Kind) {
        let won = &mut self.won[camp as usize];
        if kind == Kind::Queen && *won > 0 {
            *won -= 1;
        } else {
            let drawn = u8::try_from(self.drawn[camp as usize]).expect("a deck has twelve cards");
            self.shown[camp as usize].push((kind, drawn));
        }
    }

    /// How many cards a kingdom has still to draw.
    pub(super) const fn pile(&self, camp: Camp) -> usize {
        if self.lives(camp) { DEAL.len() - self.drawn[camp as usize] } else { 0 }
    }

    /// Whether *all* spaces of a camp hold face-down cards.
    fn is_buried(&self, camp: Camp) -> bool {
        self.spaces(camp).iter().all(|square| self.board.at(*square) == Cell::Closed)
    }

    /// Whether there is anything to place, and anywhere.
    pub(super) fn has_places(&self, hand: &[Kind]) -> bool {
        let open = self.open_spaces(self.turn).next().is_some();
        (open && !hand.is_empty()) || self.may_dig(hand)
    }

    /// Whether a won queen may take the place of a face-down card. Nobody else can be in a hand
    /// then: spaces close only when it is empty, and it fills only with queens.
    fn may_dig(&self, hand: &[Kind]) -> bool {
        hand.contains(&Kind::Queen) && self.is_buried(self.turn)
    }

    /// The spaces on which a card can be placed now.
    fn places(&self, hand: &[Kind]) -> Vec<Square> {
        if self.may_dig(hand) {
            return self.spaces(self.turn);
        }
        self.open_spaces(self.turn).collect()
    }

    fn field<T>(&self, with: impl FnOnce(&Field<'_>) -> T) -> T {
        let (camp_of, lives) = (|square| self.camp_of(square), |camp| self.lives(camp));
        let field =
            Field { board: &self.board, camp_of: &camp_of, lives: &lives, starters: self.starters };
        with(&field)
    }

    /// The squares that a card can go to.
    pub(super) fn targets(&self, from: Square, card: Card) -> Vec<Square> {
        self.field(|field| field.targets(from, card))
    }

    /// The moves of the player whose turn it is.
    fn moves(&self) -> Vec<Action> {
        let of_card = |(from, card)| {
            let targets = self.targets(from, card);
            targets.into_iter().map(move |to| Action::Move { from, to })
        };
        self.board.cards(self.turn).flat_map(of_card).collect()
    }

    /// The legal actions, where the hand of the player whose turn it is is this one; none when the
    /// game is over.
    pub(super) fn legal(&self, hand: &[Kind]) -> Vec<Action> {
        match self.phase {
            _ if self.outcome.is_some() => Vec::new(),
            Phase::Move => {
                let moves = self.moves();
                if moves.is_empty() { vec![Action::Pass] } else { moves }
            }
            Phase::Reinforce => self.placements(hand),
        }
    }

    fn placements(&self, hand: &[Kind]) -> Vec<Action> {
        let digs = self.may_dig(hand);
        let kinds = Kind::ALL
            .into_iter()
            .filter(|kind| hand.contains(kind) && (!digs || *kind == Kind::Queen));
        let places = self.places(hand);
        let of_kind = |kind| places.iter().map(move |square| Action::Place(kind, *square));
        let mut actions: Vec<Action> = kinds.flat_map(of_kind).collect();
        actions.extend(digs.then_some(Action::Pass));
        actions
    }

    /// Why an action is not legal.
    pub(super) fn check(&self, action: Action, hand: &[Kind]) -> Result<(), Refusal> {
        if self.legal(hand).contains(&action) {
            return Ok(());
        }
        Err(match (action, self.phase) {
            (Action::Move { .. }, Phase::Reinforce) => Refusal::PlaceFirst,
            (Action::Move { from, to }, Phase::Move) => self.why_not(from, to),
            (Action::Place(..), Phase::Move) => Refusal::MoveFirst,
            (Action::Place(kind, _), _) if !hand.contains(&kind) => Refusal::NotInHand(kind),
            (Action::Place(_, square), _) => Refusal::NotOpen(square),
            (Action::Pass, _) => Refusal::NoPass,
        })
    }

    fn why_not(&self, from: Square, to: Square) -> Refusal {
        let Some(card) = self.board.card(from) else { return Refusal::Empty(from) };
        match self.board.at(to) {
            _ if card.owner != self.turn => Refusal::NotYours { square: from, owner: card.owner },
            _ if from == to => Refusal::SameSquare(from),
            Cell::Closed => Refusal::Closed(to),
            Cell::Card(other) if other.owner == card.owner && card.kind != Kind::King => {
                Refusal::Own(to)
            }
            _ if card.kind == Kind::Pawn && self.camp_of(to) == Some(card.owner) => {
                Refusal::OwnCamp
            }
            _ => Refusal::NotSo(card.kind),
        }
    }

    /// Ends a turn: counts what did not happen in it, and passes on. "If every living player in
    /// turn skips the move and places no card from the hand, for one whole round, the game is drawn."
    pub(super) fn end_turn(&mut self) {
        self.calm = if self.eventful { 0 } else { self.calm + 1 };
        self.idles = if self.idle { self.idles + 1 } else { 0 };
        self.pass_on();
        if self.idles >= self.living().count() {
            self.outcome = Some(Outcome { winner: None, reason: Reason::Deadlock });
        }
    }

    /// The next living player's turn.
    pub(super) fn pass_on(&mut self) {
        let next = (1..=4).map(|steps| Camp::ALL[(self.turn as usize + steps) % 4]);
        self.turn = next.into_iter().find(|camp| self.lives(*camp)).unwrap_or(self.turn);
        self.phase = Phase::Move;
        (self.eventful, self.idle) = (false, false);
    }

    /// Whole rounds since the last capture or placed card; 0 when the game is over.
    pub(super) fn quiet(&self) -> u32 {
        let living = u32::try_from(self.living().count()).unwrap_or(1).max(1);
        match self.outcome {
            None if !self.eventful => self.calm / living,
            _ => 0,
        }
    }
}
