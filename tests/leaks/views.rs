//! Every viewer, in every position of random games, against a hidden world dealt anew.

use rand::SeedableRng;
use rand::rngs::StdRng;
use slagveld::language::Language;
use slagveld::present::picture;
use slagveld::render::{Size, Style, Theme};

use crate::battle::{VIEWERS, any, battle, secrets};

/// How many positions each viewer has to be shown.
const ENOUGH: usize = 100;

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
            for viewer in VIEWERS {
                let view = state.view(viewer);
                let twin = view.imagine(&mut rng).expect("the real world is one");
                assert_ne!(secrets(&state), secrets(&twin), "game {game}: the worlds differ");
                assert_eq!(twin.view(viewer), view, "game {game}, ply {ply}, {viewer:?}");
                same_picture(&any(&state, viewer), &any(&twin, viewer), positions);
            }
            positions += 1;
        }
    }
}

/// Words in both languages, pixels in turn in one theme or the other.
fn same_picture(one: &slagveld::games::AnyView, other: &slagveld::games::AnyView, turn: usize) {
    let theme = Theme::ALL[turn % 2];
    let style = Style { theme, size: Size::MIN };
    for language in Language::ALL {
        let (one, other) = (picture(one, language), picture(other, language));
        assert_eq!((&one.name, &one.alt), (&other.name, &other.alt));
        assert!(one.alt.chars().count() <= 1024, "{}", one.alt);
        if language == Language::ALL[turn / 2 % 2] {
            assert_eq!(one.png(style), other.png(style));
        }
    }
}
