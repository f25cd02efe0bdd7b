//! Every viewer, in every position of random games, against a hidden world dealt anew.

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::battle::{VIEWERS, any, battle, secrets};
use crate::compare::{same_pixels, same_words};

/// How many positions each viewer has to be shown.
const ENOUGH: usize = 2000;

#[test]
fn a_view_and_its_picture_tell_nothing_of_the_hidden_world() {
    let mut rng = StdRng::seed_from_u64(1);
    let (mut positions, mut game) = (0, 0);
    while positions < ENOUGH {
        game += 1;
        for (ply, state) in battle(&mut rng, 150).states().iter().enumerate() {
            for (turn, viewer) in VIEWERS.into_iter().enumerate() {
                let view = state.view(viewer);
                let twin = view.imagine(&mut rng).expect("the real world is one");
                assert_ne!(secrets(state), secrets(&twin), "game {game}: the worlds differ");
                assert_eq!(twin.view(viewer), view, "game {game}, ply {ply}, {viewer:?}");
                same_words(&any(state, viewer), &any(&twin, viewer));
                // A picture is a function of the view: not all are drawn.
                if turn == positions % 5 {
                    same_pixels(&any(state, viewer), &any(&twin, viewer), positions);
                }
            }
            positions += 1;
        }
    }
}
