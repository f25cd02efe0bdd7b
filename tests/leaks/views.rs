//! Every viewer, in every position of random games, against a hidden world dealt anew.

use rand::SeedableRng;
use rand::rngs::StdRng;
use slagveld::games::AnyView;
use slagveld::language::Language;
use slagveld::present::picture;
use slagveld::render::{Size, Style, Theme};

use crate::battle::{VIEWERS, any, battle, secrets};

/// How many positions each viewer has to be shown.
const ENOUGH: usize = 2000;

#[test]
fn a_view_and_its_picture_tell_nothing_of_the_hidden_world() {
    let mut rng = StdRng::seed_from_u64(1);
    let (mut positions, mut game) = (0, 0);
    while positions < ENOUGH {
        game += 1;
        let whole = battle(&mut rng, 150);
        for ply in 0..=whole.actions.len() {
            let part = crate::battle::Battle {
                setup: whole.setup,
                actions: whole.actions[..ply].to_vec(),
            };
            let state = part.state();
            for (turn, viewer) in VIEWERS.into_iter().enumerate() {
                let view = state.view(viewer);
                let twin = view.imagine(&mut rng).expect("the real world is one");
                assert_ne!(secrets(&state), secrets(&twin), "game {game}: the worlds differ");
                assert_eq!(twin.view(viewer), view, "game {game}, ply {ply}, {viewer:?}");
                same_words(&any(&state, viewer), &any(&twin, viewer));
                if turn == positions % 3 {
                    same_pixels(&any(&state, viewer), &any(&twin, viewer), positions);
                }
            }
            positions += 1;
        }
    }
}

/// The picture's name and description, in both languages.
fn same_words(one: &AnyView, other: &AnyView) {
    for language in Language::ALL {
        let (one, other) = (picture(one, language), picture(other, language));
        assert_eq!((&one.name, &one.alt), (&other.name, &other.alt));
        assert!(one.alt.chars().count() <= 1024, "{}", one.alt);
    }
}

/// The picture, in one theme and language or the other.
fn same_pixels(one: &AnyView, other: &AnyView, turn: usize) {
    let style = Style { theme: Theme::ALL[turn % 2], size: Size::MIN };
    let language = Language::ALL[turn / 2 % 2];
    assert_eq!(picture(one, language).draw(style), picture(other, language).draw(style));
}
