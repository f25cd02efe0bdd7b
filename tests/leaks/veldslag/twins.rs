//! Whole games through the host, in two worlds at once.

use rand::SeedableRng;
use rand::rngs::StdRng;
use slagveld::app::Control;
use slagveld::games::Viewer;
use slagveld::games::veldslag::{Setup, Side};

use super::battle::{Battle, VIEWERS, battle, secrets, setup, swapped};
use super::table::{begin, name, players};
use crate::compare::same_worlds;
use crate::world::World;

/// How many positions have to be shown.
const ENOUGH: usize = 2000;

#[test]
fn a_hidden_world_dealt_anew_looks_the_same() {
    let mut rng = StdRng::seed_from_u64(2);
    let mut positions = 0;
    for turn in 0.. {
        let viewer = VIEWERS[turn % 3];
        let game = battle(&mut rng, 40);
        let state = game.state();
        let twin = state.view(viewer).imagine(&mut rng).expect("the real world is one");
        assert_ne!(secrets(&state), secrets(&twin), "the worlds differ");
        compare(&game, [game.setup, setup(&twin)], &[viewer], turn % 24 == 0);
        positions += game.actions.len() + 1;
        if positions >= ENOUGH {
            break;
        }
    }
}

#[test]
fn two_hidden_pieces_can_change_places() {
    let mut rng = StdRng::seed_from_u64(3);
    let mut positions = 0;
    for turn in 0.. {
        let side = Side::ALL[turn % 2];
        let game = battle(&mut rng, 40);
        let Some(other) = swapped(&game, side, &mut rng) else { continue };
        let others = [Viewer::Public, Viewer::Seat(side.opponent().seat())];
        compare(&game, [game.setup, other], &others, turn % 24 == 1);
        positions += game.actions.len() + 1;
        if positions >= ENOUGH {
            break;
        }
    }
}

/// Plays a game in two worlds and compares all that some viewers get, and the log.
fn compare(game: &Battle, setups: [Setup; 2], viewers: &[Viewer], film: bool) {
    let who: Vec<&str> = viewers.iter().copied().map(name).collect();
    same_worlds(&who, setups, |setup| play(game, &setup, &who, film));
}

/// A whole game with everything that people do beside moving.
fn play(game: &Battle, setup: &Setup, viewers: &[&str], film: bool) -> World {
    let mut world = begin(setup);
    for (ply, action) in game.actions.iter().enumerate() {
        // Every picture is drawn in `views`; here some are, with all that goes with them.
        world.draw(ply % 40 == 20);
        look_around(&mut world, viewers[ply % viewers.len()], ply / viewers.len(), ply, action);
        let (mover, waiting) = players(ply);
        match ply % 11 {
            3 => bargain(&mut world, mover, waiting, "draw"),
            7 => bargain(&mut world, waiting, mover, "undo"),
            _ => {}
        }
        let line = format!("veldslag move move:{action}");
        world.say(mover, &line);
        if ply % 9 == 4 && !action.contains('x') {
            world.say(mover, "veldslag undo");
            world.say(waiting, "veldslag undo answer:accept");
            world.say(mover, &line);
        }
    }
    // A film is many pictures: few of them are drawn.
    world.draw(film);
    for who in viewers {
        world.say(who, "veldslag replay");
    }
    world
}

/// Whatever somebody may ask: about the game, about what is not theirs, and in vain.
fn look_around(world: &mut World, who: &str, turn: usize, ply: usize, action: &str) {
    let from = &action[..2];
    match turn % 5 {
        0 => world.say(who, "veldslag army"),
        1 => world.say(who, "veldslag board"),
        2 => world.say(who, "veldslag record"),
        3 => world.say(who, ["games", "help", "veldslag claim", "veldslag resign"][turn / 5 % 4]),
        _ => world.say(who, ["veldslag setup show", "veldslag setup ready"][turn / 5 % 2]),
    }
    world.complete(who, "veldslag move", "move", ["", "a", from][turn % 3]);
    let control = [Control::Pieces, Control::Squares(from.to_owned())][turn / 2 % 2].clone();
    world.press(who, u32::try_from(ply).unwrap(), control);
    let wrong = ["a1-h8", "c4-c5", "d6-d6", "h3-h9", "e1-e1", "c3-c4", "f6-f5"][turn % 7];
    world.say(who, &format!("veldslag move move:{wrong}"));
}

fn bargain(world: &mut World, one: &str, other: &str, about: &str) {
    world.say(one, &format!("veldslag {about}"));
    world.say(one, &format!("veldslag {about}"));
    world.say(other, &format!("veldslag {about} answer:decline"));
}
