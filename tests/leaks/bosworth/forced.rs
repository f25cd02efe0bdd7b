//! What the host plays for a player in the turn of another one.

use rand::SeedableRng;
use rand::rngs::StdRng;
use slagveld::games::Viewer;
use slagveld::games::bosworth::State;

use super::campaign::{CASTS, Campaign, Turn, campaign};

/// How many skipped moves have to be seen after which the player has cards to place.
const ENOUGH: usize = 5;

/// Who can't move is skipped at once, in the post about another player's turn. If the host also
/// placed what can only be placed in one way, that post would tell that the hand holds nothing else.
#[test]
fn a_skipped_move_tells_nothing_of_the_hand() {
    let mut rng = StdRng::seed_from_u64(7);
    let mut found = 0;
    while found < ENOUGH {
        let mut game = campaign(&mut rng, CASTS[2], 120);
        let Some(at) = game.turns.iter().position(has_to_place) else { continue };
        game.turns.truncate(at + 1);
        found += 1;
        let real = forced(&game, &game.states());
        for _ in 0..50 {
            let other = game.dealt_anew(Viewer::Public, &mut rng);
            let twin = forced(&game, &game.states_of(&other).unwrap());
            assert_eq!(real, twin, "{:?}", game.turns.last());
        }
    }
}

fn has_to_place(turn: &Turn) -> bool {
    turn.actions[0] == "--" && turn.actions.len() > 1
}

/// What is played by itself before the last turn.
fn forced(game: &Campaign, states: &[State]) -> Vec<String> {
    let last = game.turns.last().unwrap().actions.len();
    states[states.len() - 1 - last].clone().play_forced()
}
