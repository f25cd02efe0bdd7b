//! Worlds that fit a view: what the hidden cards could be.

use rand::Rng;
use rand::seq::{IteratorRandom, SliceRandom};

use super::camp::Camp;
use super::card::Kind;
use super::deal::{DEAL, Deck};
use super::hidden::Hidden;
use super::state::State;
use super::view::{Hand, View};

impl View {
    /// A game that looks just like this one to this viewer, with the hidden cards dealt anew: all
    /// decks that fit are equally likely.
    #[must_use]
    pub fn imagine(&self, rng: &mut impl Rng) -> State {
        let mut state =
            State { open: self.open.clone(), decks: [None; 4], hands: Default::default() };
        for camp in Camp::ALL.into_iter().filter(|camp| self.plays(*camp)) {
            let deck = self.deck(camp).copied().unwrap_or_else(|| self.deal(camp, rng));
            state.decks[camp as usize] = Some(deck);
            state.hands[camp as usize] = Hidden(self.held(camp, &deck).into_iter().collect());
        }
        state
    }

    /// A deck from which everything that a kingdom has placed could have been placed when it was.
    fn deal(&self, camp: Camp, rng: &mut impl Rng) -> Deck {
        let mut rest = DEAL.to_vec();
        let mut cards: [Option<Kind>; DEAL.len()] = [None; DEAL.len()];
        // Each of them has as many places to choose from whatever those before it took.
        for (kind, drawn) in self.open.shown[camp as usize].iter().copied() {
            let place = (0..usize::from(drawn)).filter(|at| cards[*at].is_none()).choose(rng);
            cards[place.expect("it was in the hand")] = Some(kind);
            remove(&mut rest, kind);
        }
        rest.shuffle(rng);
        // What the viewer knows of the hand has been drawn.
        let known = self.own_cards(camp);
        for kind in &known {
            remove(&mut rest, *kind);
        }
        rest.extend(known);
        for place in cards.iter_mut().filter(|place| place.is_none()) {
            *place = rest.pop();
        }
        Deck::new(cards.map(|card| card.expect("as many cards as places")))
            .expect("the same cards in another order")
    }

    /// The cards of its deck that a kingdom's hand is known to hold.
    fn own_cards(&self, camp: Camp) -> Vec<Kind> {
        let Hand::Known(cards) = self.hand(camp) else { return Vec::new() };
        let mut cards = cards.clone();
        (0..self.open.won[camp as usize]).for_each(|_| remove(&mut cards, Kind::Queen));
        cards
    }

    /// The hand that follows from a deck.
    fn held(&self, camp: Camp, deck: &Deck) -> Vec<Kind> {
        let at = camp as usize;
        if !self.open.lives(camp) {
            return Vec::new();
        }
        let mut hand = deck.cards()[..self.open.drawn[at]].to_vec();
        self.open.shown[at].iter().for_each(|(kind, _)| remove(&mut hand, *kind));
        hand.extend(std::iter::repeat_n(Kind::Queen, self.open.won[at]));
        hand
    }
}

fn remove(cards: &mut Vec<Kind>, kind: Kind) {
    if let Some(at) = cards.iter().position(|card| *card == kind) {
        cards.swap_remove(at);
    }
}
