//! Other decks with which a game could have been played just so.

use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use slagveld::games::Viewer;
use slagveld::games::bosworth::{Camp, DEAL, Deck, Setup, State};

use super::campaign::Campaign;

/// The setup that a state started from.
pub fn setup(state: &State) -> Setup {
    let view = state.view(Viewer::Arbiter);
    let decks = Camp::ALL.map(|camp| view.deck(camp).copied());
    let split = Camp::ALL.into_iter().any(|camp| {
        camp.spaces().any(|space| view.camp_of(space).is_some_and(|owner| owner != camp))
    });
    let setup = Setup::new(decks, split, Some(view.first())).unwrap();
    setup.coloured(Camp::ALL.map(|camp| view.colour(camp)))
}

impl Campaign {
    /// The same game with all dealt anew that a viewer could not tell in the end: of the own deck
    /// what has not been drawn, and of the others' whatever was not seen.
    pub fn dealt_anew(&self, viewer: Viewer, rng: &mut StdRng) -> Setup {
        let states = self.states();
        let dealt = setup(&states.last().unwrap().view(viewer).imagine(rng));
        let Viewer::Seat(seat) = viewer else { return dealt };
        let own = Camp::of(seat).unwrap();
        let mut cards = *self.setup.deck(own).unwrap().cards();
        cards[drawn(&states, own)..].shuffle(rng);
        with(&dealt, own, Deck::new(cards).unwrap())
    }

    /// The same game with a card of a hand and one of the draw pile exchanged, if there are any
    /// that allow it.
    pub fn exchanged(&self, camp: Camp, rng: &mut StdRng) -> Option<Setup> {
        let states = self.states();
        let cards = *self.setup.deck(camp).unwrap().cards();
        let drawn = drawn(&states, camp);
        let hands = (0..drawn).flat_map(|hand| (drawn..cards.len()).map(move |pile| (hand, pile)));
        let mut pairs: Vec<(usize, usize)> =
            hands.filter(|(hand, pile)| cards[*hand] != cards[*pile]).collect();
        pairs.shuffle(rng);
        pairs.into_iter().find_map(|(hand, pile)| {
            let mut cards = cards;
            cards.swap(hand, pile);
            let other = with(&self.setup, camp, Deck::new(cards).unwrap());
            self.states_of(&other).map(|_| other)
        })
    }
}

/// The same setup with another deck for a kingdom.
fn with(setup: &Setup, camp: Camp, deck: Deck) -> Setup {
    let deck = |of: Camp| if of == camp { Some(deck) } else { setup.deck(of).copied() };
    let other = Setup::new(Camp::ALL.map(deck), setup.is_split(), Some(setup.first()));
    other.unwrap().coloured(setup.colours())
}

/// How many cards a kingdom has drawn, as long as it lived.
fn drawn(states: &[State], camp: Camp) -> usize {
    let lived = |state: &&State| state.living().any(|living| living == camp);
    let last = states.iter().rev().find(lived).unwrap();
    DEAL.len() - last.view(Viewer::Public).pile(camp)
}
