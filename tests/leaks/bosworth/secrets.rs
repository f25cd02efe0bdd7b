//! Where hidden cards could stand in the open.

use rand::SeedableRng;
use rand::rngs::StdRng;
use slagveld::games::Viewer;
use slagveld::games::bosworth::{Camp, Hand, State};
use slagveld::store::Game;

use super::campaign::{CASTS, Campaign, campaign};
use super::table::{begin, everybody, name, take};
use crate::world::World;

/// A game in which everybody has asked for the record halfway and in the end.
fn recorded(game: &Campaign) -> World {
    let mut world = begin(game, &game.setup);
    let mut began = 0;
    for (number, turn) in game.turns.iter().enumerate() {
        take(&mut world, (turn, began, number), |world| {
            everybody().for_each(|who| world.say(who, "bosworth record"));
        });
        began += turn.actions.len();
    }
    everybody().for_each(|who| world.say(who, "bosworth record"));
    world
}

#[test]
fn a_record_shows_the_own_hand_alone() {
    let mut rng = StdRng::seed_from_u64(9);
    for cast in CASTS {
        let game = campaign(&mut rng, cast, 40);
        let world = recorded(&game);
        let state = game.states().pop().unwrap();
        for viewer in game.viewers() {
            let heard = world.heard(name(viewer));
            let last = heard.last().unwrap();
            for camp in game.setup.playing() {
                assert_eq!(tag(last, camp.hand_tag()), Some(known(&state, camp, viewer)));
                let others = heard.iter().filter_map(|text| tag(text, camp.hand_tag()));
                let hidden = |hand: String| hand.chars().all(|card| card == '?');
                let own = viewer == Viewer::Seat(camp.seat());
                assert!(own || others.into_iter().all(hidden), "{viewer:?} reads {camp:?}'s hand");
                let deck = game.setup.deck(camp).unwrap().to_string();
                let tells = |text: &String| text.contains(&deck) || text.contains(camp.deck_tag());
                assert!(!heard.iter().any(tells), "{viewer:?} reads {camp:?}'s deck");
            }
        }
    }
}

/// What the record has to show of a hand.
fn known(state: &State, camp: Camp, viewer: Viewer) -> String {
    match state.view(viewer).hand(camp) {
        Hand::Hidden(count) => "?".repeat(*count),
        Hand::Known(cards) => cards.iter().map(|kind| kind.letter()).collect(),
    }
}

/// The value of a record's tag, in a message as it is noted down: `[SouthHand \"????\"]`.
fn tag(text: &str, name: &str) -> Option<String> {
    let (_, rest) = text.split_once(&format!("[{name} \\\""))?;
    let (value, _) = rest.split_once("\\\"]")?;
    Some(value.to_owned())
}

#[test]
fn nothing_hidden_is_printed() {
    let mut rng = StdRng::seed_from_u64(10);
    for cast in CASTS {
        let game = campaign(&mut rng, cast, 30);
        let other = game.dealt_anew(Viewer::Public, &mut rng);
        assert_ne!(game.setup, other);
        assert_eq!(format!("{:?}", game.setup), format!("{other:?}"));
        let kept = begin(&game, &game.setup).game();
        let deal = Some(other.clone().coloured(kept.deal.as_ref().unwrap().colours()));
        let twin = Game { deal, ..kept.clone() };
        assert_ne!(kept, twin);
        assert_eq!(format!("{kept:?}"), format!("{twin:?}"));
        let states = [&game.setup, &other].map(|setup| game.states_of(setup).unwrap());
        assert_eq!(format!("{:?}", states[0]), format!("{:?}", states[1]));
        for (one, other) in states[0].iter().zip(&states[1]) {
            let [one, other] = [one, other].map(|state| state.view(Viewer::Public));
            assert_eq!(format!("{one:?}"), format!("{other:?}"));
        }
    }
}
