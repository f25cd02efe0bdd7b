//! Players that steer a game to where rules are rare: every legal action has a weight.

use rand::Rng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use super::rules::{Act, Card, Game, Seat, Square, opposite, side};

/// What the players of a game are after: by how much each kind of action is likelier than others.
#[derive(Clone, Copy)]
pub(super) struct Taste {
    /// Taking a king, once kings are hunted.
    pub(super) king: f64,
    pub(super) take: f64,
    /// A king takes a card of his own.
    pub(super) own: f64,
    /// Leaving the own camp, so that cards are spent.
    pub(super) leave: f64,
    /// Entering another camp, and leaving it again.
    pub(super) visit: f64,
    pub(super) stay: f64,
    /// Placing the king.
    pub(super) crown: f64,
    /// Placing a queen while a won one is in the hand.
    pub(super) queen: f64,
    /// Leaving a face-down card where it is.
    pub(super) decline: f64,
    /// Somebody leaves, per action.
    pub(super) word: f64,
    /// Kings are spared until all cards are spent.
    pub(super) late: bool,
    /// Nobody takes or places anything after a while.
    pub(super) calm: bool,
}

pub(super) const PLAIN: Taste = Taste {
    king: 3.0,
    take: 3.0,
    own: 0.15,
    leave: 1.0,
    visit: 1.5,
    stay: 0.6,
    crown: 1.0,
    queen: 1.0,
    decline: 2.0,
    word: 0.0005,
    late: false,
    calm: false,
};

/// Who plays what, in one game.
pub(super) struct Table {
    pub(super) taste: Taste,
    /// Whose camps are filled by others, so that they can't place their kings.
    pub(super) besieged: Vec<Seat>,
    /// Who alone takes kings.
    pub(super) conqueror: Option<Seat>,
    /// From which action on nobody takes or places anything.
    pub(super) calm_from: usize,
}

impl Table {
    pub(super) fn choose(&self, game: &Game, number: usize, rng: &mut StdRng) -> Act {
        let hunting = self.hunts(game, number);
        let weight = |act: &Act| match *act {
            Act::Go(from, to) => {
                self.go(game, (from, to), hunting) * self.calm(game, from, to, number)
            }
            Act::Put(kind, _) => self.put(game, kind),
            Act::Nothing => self.taste.decline,
        };
        *game.legal.choose_weighted(rng, weight).unwrap()
    }

    /// Whether kings are hunted by now.
    fn hunts(&self, game: &Game, number: usize) -> bool {
        let spent = |seat: &&Seat| game.hands[seat].is_empty() && game.piles[seat].is_empty();
        let all = game.alive.iter().filter(spent).count() == game.alive.len();
        !self.taste.late || (all && number > 120) || number > 220
    }

    fn put(&self, game: &Game, kind: char) -> f64 {
        let seat = game.on_turn;
        match kind {
            'K' if self.besieged.contains(&seat) => 1e-6,
            'K' => self.taste.crown,
            'Q' if game.won_queens(seat) > 0 && !game.is_spent(seat) => self.taste.queen,
            _ => 1.0,
        }
    }

    fn go(&self, game: &Game, (from, to): (Square, Square), hunting: bool) -> f64 {
        let card = game.card(from).unwrap();
        let taken = game.card(to);
        let taking = taken.map_or(1.0, |taken| self.takes(card, taken, hunting));
        let approach = if hunting && taken.is_none() { self.nears(game, card, to) } else { 1.0 };
        taking * approach * self.walks(game, card, from, to) * self.besieges(game, card, from, to)
    }

    fn takes(&self, card: Card, taken: Card, hunting: bool) -> f64 {
        let taste = &self.taste;
        if taken.owner == card.owner {
            return taste.own * if taken.kingdom == card.owner { 1.0 } else { 4.0 };
        }
        if taken.kind != 'K' {
            let guarded = self.besieged.contains(&card.owner);
            return taste.take * if guarded { 0.05 } else { 1.0 };
        }
        let conquers = self.conqueror.is_none_or(|seat| seat == card.owner);
        match (hunting, conquers, self.besieged.contains(&taken.owner)) {
            (true, true, false) => taste.king,
            (true, true, true) => taste.king * 0.05,
            (false, true, _) => taste.king * 1e-4,
            _ => 1e-6,
        }
    }

    /// A card that then would see a king.
    fn nears(&self, game: &Game, card: Card, to: Square) -> f64 {
        let wanted = |king: &Card| {
            self.conqueror.is_none_or(|seat| [card.owner, king.owner].contains(&seat))
        };
        let others = game.alive.iter().filter(|seat| **seat != card.owner);
        let kings = others.flat_map(|seat| game.cards(*seat));
        let mut kings = kings.filter(|(_, king)| king.kind == 'K' && wanted(king));
        let far = |(at, _): (Square, Card)| (at.0 - to.0).abs().max((at.1 - to.1).abs());
        if kings.any(|king| far(king) <= 2) { 2.0 } else { 1.0 }
    }

    fn walks(&self, game: &Game, card: Card, from: Square, to: Square) -> f64 {
        let taste = &self.taste;
        let own = &game.camps[&card.owner];
        let abroad = |square: Square| side(square).is_some() && !own.contains(&square);
        let mut weight = 1.0;
        if card.kind == 'P' {
            let entered = side(card.entered);
            let upright = matches!(entered, Some('s' | 'n'));
            let aside = game.is_open(to) && (if upright { from.1 == to.1 } else { from.0 == to.0 });
            weight *= if aside { 3.0 } else { 1.0 };
            weight *= if abroad(to) && game.is_open(to) { 10.0 } else { 1.0 };
        }
        if own.contains(&from) && !own.contains(&to) {
            weight *= taste.leave;
        }
        match (abroad(from), abroad(to)) {
            (false, true) => weight * taste.visit,
            (true, false) => weight * taste.stay,
            _ => weight,
        }
    }

    fn besieges(&self, game: &Game, card: Card, from: Square, to: Square) -> f64 {
        let mut weight = 1.0;
        for seat in self.besieged.iter().filter(|seat| **seat != card.owner) {
            let there = |square: Square| game.camps[seat].contains(&square);
            weight *= match (there(from), there(to)) {
                (false, true) => 60.0,
                (true, false) => 0.01,
                (true, true) => 0.05,
                _ if "PNB".contains(card.kind) && opposite(card.owner) == *seat => 2.0,
                _ => 1.0,
            };
        }
        weight
    }

    /// Nothing is taken, and the own camp is not left.
    fn calm(&self, game: &Game, from: Square, to: Square, number: usize) -> f64 {
        if !self.taste.calm || number < self.calm_from {
            return 1.0;
        }
        let leaves = game.camps[&game.on_turn].contains(&from);
        let spends = leaves && !game.hands[&game.on_turn].is_empty();
        let takes = if game.is_open(to) { 1.0 } else { 1e-5 };
        if spends { takes * 1e-4 } else { takes }
    }

    /// Whether somebody leaves now, and who.
    pub(super) fn leaver(&self, game: &Game, rng: &mut StdRng) -> Option<Seat> {
        let only_skips = game.legal == [Act::Nothing] && game.alive.len() > 2;
        let eager = if only_skips || game.reinforcing { 3.0 } else { 1.0 };
        if !rng.random_bool((self.taste.word * eager).min(1.0)) {
            return None;
        }
        let camp = game.camps[&game.on_turn].iter();
        let guests = camp.filter_map(|space| game.card(*space)).map(|card| card.owner);
        let guests: Vec<Seat> = guests.filter(|owner| *owner != game.on_turn).collect();
        let from = if guests.is_empty() || rng.random_bool(0.3) { &game.alive } else { &guests };
        from.choose(rng).copied()
    }
}
