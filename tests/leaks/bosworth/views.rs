//! Every viewer, in every position of random games, against a hidden world dealt anew.

use std::collections::BTreeMap;

use rand::SeedableRng;
use rand::rngs::StdRng;
use slagveld::games::bosworth::{Camp, Cell, Hand, Kind, Square, State, View};
use slagveld::games::{AnyView, Viewer};

use super::campaign::{CASTS, campaign};
use super::decks::setup;
use crate::compare::{same_pixels, same_words};

/// How many positions each viewer has to be shown.
const ENOUGH: usize = 2000;

/// What has to happen in them, and how often at least.
const HAPPENS: [(&str, usize); 7] = [
    ("a defeated kingdom", 2000),
    ("a defeated viewer", 500),
    ("a won queen in a hand", 100),
    ("a camp full of cards face down", 400),
    ("a player who chooses", 3000),
    ("something hidden", 7500),
    ("something hidden that is another", 6000),
];

#[test]
fn a_view_and_its_picture_tell_nothing_of_the_hidden_world() {
    let mut rng = StdRng::seed_from_u64(4);
    let mut happened = BTreeMap::new();
    let (mut positions, mut number) = (0, 0);
    while positions < ENOUGH {
        let game = campaign(&mut rng, CASTS[number % CASTS.len()], 60 + number % 4 * 40);
        number += 1;
        for (played, state) in game.states().iter().enumerate() {
            for (turn, viewer) in game.viewers().into_iter().enumerate() {
                let view = state.view(viewer);
                let twin = view.imagine(&mut rng);
                assert_eq!(twin.view(viewer), view, "game {number}, {played} actions, {viewer:?}");
                assert_eq!(format!("{twin:?}"), format!("{state:?}"), "what is hidden is printed");
                count(&mut happened, state, &view, &twin);
                let [one, other] = [view, twin.view(viewer)].map(AnyView::Bosworth);
                same_words(&one, &other);
                // A picture is a function of the view: not all are drawn.
                if turn == positions % 40 {
                    same_pixels(&one, &other, positions);
                }
            }
            positions += 1;
        }
    }
    for (what, least) in HAPPENS {
        let times = happened.get(what).copied().unwrap_or(0);
        assert!(times >= least, "{what}: {times}");
    }
}

/// A dealt world is one that could have been: the game can be played with its decks, and leads to
/// its hands.
#[test]
fn a_dealt_world_can_be_played() {
    let mut rng = StdRng::seed_from_u64(8);
    for number in 0..24 {
        let mut game = campaign(&mut rng, CASTS[number % CASTS.len()], 60 + number % 4 * 40);
        for viewer in game.viewers() {
            let twin = game.states().last().unwrap().view(viewer).imagine(&mut rng);
            let played = game.states_of(&setup(&twin)).expect("every action is legal");
            assert_eq!(everything(played.last().unwrap()), everything(&twin));
            game.turns.truncate(game.turns.len() * 3 / 4);
        }
    }
}

fn everything(state: &State) -> View {
    state.view(Viewer::Arbiter)
}

fn count(happened: &mut BTreeMap<&str, usize>, state: &State, view: &View, twin: &State) {
    let whole = everything(state);
    let living: Vec<Camp> = state.living().collect();
    let defeated = living.len() < view.starters();
    let own = view.own();
    if let Some(own) = own {
        assert_eq!(everything(twin).hand(own), view.hand(own), "the own hand is known");
    }
    let hides = |camp: Camp| {
        view.plays(camp) && (view.pile(camp) > 0 || matches!(view.hand(camp), Hand::Hidden(1..)))
    };
    let hidden = Camp::ALL.into_iter().any(hides);
    let facts = [
        ("a defeated kingdom", defeated),
        ("a won queen in a hand", living.iter().any(|camp| holds_won(&whole, *camp))),
        ("a camp full of cards face down", living.iter().any(|camp| is_buried(view, *camp))),
        ("a defeated viewer", own.is_some_and(|own| !living.contains(&own))),
        ("a player who chooses", view.is_choosing()),
        ("something hidden", hidden),
        (
            "something hidden that is another",
            hidden && secret(&whole, view) != secret(&everything(twin), view),
        ),
    ];
    for (what, _) in facts.into_iter().filter(|(_, happens)| *happens) {
        *happened.entry(what).or_default() += 1;
    }
}

/// What a viewer does not know: hands, and what is still to come.
fn secret(whole: &View, view: &View) -> Vec<(Hand, Vec<Kind>)> {
    let secret = |camp: Camp| {
        let pile = view.pile(camp);
        let deck = whole.deck(camp)?.cards();
        Some((whole.hand(camp).clone(), deck[deck.len() - pile..].to_vec()))
    };
    Camp::ALL.into_iter().filter_map(secret).collect()
}

/// A hand holds more than four cards, or any after the camp has been filled up with cards face
/// down, only through queens.
fn holds_won(whole: &View, camp: Camp) -> bool {
    let Hand::Known(cards) = whole.hand(camp) else { return false };
    cards.len() > 4 || (is_buried(whole, camp) && !cards.is_empty())
}

fn is_buried(view: &View, camp: Camp) -> bool {
    let mut spaces = Square::all().filter(|square| view.camp_of(*square) == Some(camp));
    spaces.all(|square| view.board().at(square) == Cell::Closed)
}
