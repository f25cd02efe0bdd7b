//! How often what happened in the games that are compared.

use std::collections::BTreeMap;

use super::games::Next;
use super::rules::{Act, Card, Game, Seat, Square, Tile, inward, side};

/// How often what happened.
#[derive(Default)]
pub(super) struct Tally {
    counts: BTreeMap<&'static str, usize>,
    /// Whether a king was taken in the turn that runs.
    won: bool,
}

impl Tally {
    pub(super) fn count(&self, what: &str) -> usize {
        self.counts.get(what).copied().unwrap_or(0)
    }

    fn note(&mut self, what: &'static str, happens: bool) {
        *self.counts.entry(what).or_default() += usize::from(happens);
    }

    /// Adds what was counted elsewhere.
    pub(super) fn with(mut self, other: Self) -> Self {
        for (what, count) in other.counts {
            *self.counts.entry(what).or_default() += count;
        }
        self
    }

    pub(super) fn position(&mut self, game: &Game) {
        let hand = |seat: &Seat| game.hands[seat].len();
        let is_card = |space: &Square| matches!(game.board.get(space), Some(Tile::Up(_)));
        let closed = game.seats.iter().filter(|seat| !game.alive.contains(seat));
        let guest = closed.flat_map(|seat| &game.camps[seat]).any(is_card);
        self.note("a position", true);
        self.note("a guest stands in a closed camp", guest);
        self.note("a hand of more than four", game.alive.iter().any(|seat| hand(seat) > 4));
        let queens = |seat: &Seat| game.won_queens(*seat);
        self.note("two won queens in a hand", game.alive.iter().any(|seat| queens(seat) > 1));
        let spaces = game.open_spaces(game.on_turn).len();
        self.note("fewer cards than open spaces", game.reinforcing && spaces > hand(&game.on_turn));
        if game.reinforcing && game.legal.contains(&Act::Nothing) {
            self.note("a spent camp has the choice", true);
        }
    }

    /// What is about to be done.
    pub(super) fn next(&mut self, game: &Game, next: &Next) {
        match next {
            Next::Act(Act::Go(from, to)) => self.go(game, *from, *to),
            Next::Act(Act::Put('Q', _)) => self.queen(game),
            Next::Act(Act::Put(..)) => {}
            Next::Act(Act::Nothing) if game.reinforcing => {
                self.note("a face-down card stays", true);
            }
            Next::Act(Act::Nothing) => {
                let blocked = !game.cards(game.on_turn).is_empty();
                self.note("a move is skipped", true);
                self.note("a move is skipped with cards on the board", blocked);
                self.won = false;
            }
            Next::Word(word) => self.word(game, word),
        }
    }

    fn queen(&mut self, game: &Game) {
        let seat = game.on_turn;
        let own = game.hands[&seat].iter().any(|card| card.kind == 'Q' && card.kingdom == seat);
        let won = game.won_queens(seat) > 0 && !own;
        self.note("a won queen is placed the same turn", won && self.won);
        self.note("a won queen is placed later", won && !self.won);
        self.note("a face-down card is taken off", game.is_spent(seat));
    }

    fn go(&mut self, game: &Game, from: Square, to: Square) {
        self.won = false;
        let card = game.card(from).unwrap();
        if card.kind == 'P' {
            self.pawn(game, card, from, to);
        }
        let living = |seat: &&Seat| game.alive.contains(*seat);
        let closed = |square| {
            let owner = game.seats.iter().find(|seat| game.camps[seat].contains(&square));
            owner.is_some_and(|seat| !living(&seat))
        };
        self.note("a guest leaves a closed camp", closed(from));
        self.note("a capture in a closed camp", closed(to));
        let Some(taken) = game.card(to) else { return };
        let own = taken.owner == card.owner;
        let won = taken.kingdom != taken.owner;
        self.note("a king takes his own", own);
        self.note("a king takes a queen he won", own && won);
        self.note("a won queen is taken", won);
        if taken.kind == 'K' && !own {
            self.king(game, taken.owner);
        }
    }

    fn king(&mut self, game: &Game, seat: Seat) {
        self.won = true;
        let is_she = |card: &&Card| card.kingdom == seat && card.kind == 'Q';
        let among = |cards: &[Card]| cards.iter().any(|card| is_she(&card));
        let waits = |cards: &[Card]| cards.iter().any(|card| card.kind == 'K');
        let third = |seat: &Seat| waits(&game.hands[seat]) || waits(&game.piles[seat]);
        self.note("a king is taken", true);
        self.note("the queen was in the hand", among(&game.hands[&seat]));
        self.note("the queen was in the draw pile", among(&game.piles[&seat]));
        self.note("the queen was captured before", among(&game.discard));
        self.note(
            "the queen stood on the board",
            game.cards(seat).iter().any(|(_, card)| is_she(&card)),
        );
        self.note("a king is taken by a spent camp", game.is_spent(game.on_turn));
        self.note("another king is still to come", game.alive.iter().any(third));
        let guest = |space: &Square| game.card(*space).is_some_and(|card| card.owner == seat);
        self.note("spaces open with the defeat", game.camps[&game.on_turn].iter().any(guest));
    }

    fn pawn(&mut self, game: &Game, card: Card, from: Square, to: Square) {
        let forward = inward(side(card.entered).unwrap());
        let step = (to.0 - from.0, to.1 - from.1);
        let ahead = step.0 * forward.0 + step.1 * forward.1;
        let aside = step.0 * forward.1 - step.1 * forward.0;
        let what = match (ahead, aside) {
            (0, _) => "a pawn goes sideways",
            (2, _) => "a pawn goes two steps",
            (1, 0) => "a pawn goes one step",
            (1, 1) => "a pawn takes forward right",
            (1, _) => "a pawn takes forward left",
            (_, 1) => "a pawn takes back right",
            _ => "a pawn takes back left",
        };
        self.note(what, true);
        let neighbours = side(to).is_some() && side(from) != side(to);
        let opening = !card.moved && neighbours && !game.is_open(to);
        self.note("a pawn takes from camp to camp at once", opening);
        self.note("a pawn walks into a camp", game.is_open(to) && side(to).is_some());
    }

    fn word(&mut self, game: &Game, word: &str) {
        let Some((_, seat)) = word.split_once(':').filter(|(head, _)| *head != "draw") else {
            return;
        };
        let seat = seat.chars().next().unwrap();
        let what = match (game.alive.len() > 2, seat == game.on_turn, game.reinforcing) {
            (false, ..) => "one of two leaves",
            (_, true, false) => "leaves on turn, to move",
            (_, true, true) => "leaves on turn, to reinforce",
            (_, false, false) => "leaves out of turn, others move",
            (_, false, true) => "leaves out of turn, others reinforce",
        };
        self.note(what, true);
        let guest = |space: &Square| game.card(*space).is_some_and(|card| card.owner == seat);
        let opens = seat != game.on_turn && game.camps[&game.on_turn].iter().any(guest);
        self.note("who leaves opens spaces to reinforce", opens && game.reinforcing);
        self.won &= seat != game.on_turn;
    }

    pub(super) fn ending(&mut self, game: &Game) {
        let Some((_, reason)) = game.ending else { return };
        self.note(reason, true);
    }
}
