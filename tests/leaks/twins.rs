//! Whole games through the host, in two worlds at once.

use std::io::Write;
use std::sync::{Arc, Mutex};

use rand::SeedableRng;
use rand::rngs::StdRng;
use slagveld::app::Control;
use slagveld::games::veldslag::{Setup, Side};
use slagveld::games::{Seat, Viewer};
use tracing_subscriber::fmt::MakeWriter;

use crate::battle::{Battle, VIEWERS, battle, secrets, setup, swapped};
use crate::world::{BLUE, RED, SPECTATOR, World};

/// How many positions each test has to show.
const ENOUGH: usize = 2000;

fn name(viewer: Viewer) -> &'static str {
    match viewer {
        Viewer::Seat(Seat::Red) => RED,
        Viewer::Seat(Seat::Blue) => BLUE,
        _ => SPECTATOR,
    }
}

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
        compare(&game, [game.setup, setup(&twin)], &[viewer], turn % 8 == 0);
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
        compare(&game, [game.setup, other], &others, turn % 8 == 1);
        positions += game.actions.len() + 1;
        if positions >= ENOUGH {
            break;
        }
    }
}

/// Plays a game in two worlds and compares all that some viewers get, and the log.
fn compare(game: &Battle, setups: [Setup; 2], viewers: &[Viewer], film: bool) {
    let [(one, first_log), (other, second_log)] = setups.map(|setup| {
        let log = Log::default();
        let subscriber = tracing_subscriber::fmt()
            .with_max_level(tracing::Level::TRACE)
            .without_time()
            .with_writer(log.clone())
            .finish();
        let world =
            tracing::subscriber::with_default(subscriber, || play(game, &setup, viewers, film));
        (world, log.text())
    });
    for viewer in viewers {
        let who = name(*viewer);
        assert_eq!(one.heard(who).len(), other.heard(who).len());
        for (a, b) in one.heard(who).iter().zip(other.heard(who)) {
            assert_eq!(a, b, "{who} sees a difference");
        }
    }
    assert_eq!(first_log, second_log);
}

/// A whole game with everything that people do beside moving.
fn play(game: &Battle, setup: &Setup, viewers: &[Viewer], film: bool) -> World {
    let mut world = World::new(setup);
    for (ply, action) in game.actions.iter().enumerate() {
        // Every picture is drawn in `views`; here some are, with all that goes with them.
        world.draw(ply % 20 == 0);
        for viewer in viewers {
            look_around(&mut world, name(*viewer), ply, action);
        }
        let (mover, waiting) = [(RED, BLUE), (BLUE, RED)][ply % 2];
        match ply % 11 {
            3 => bargain(&mut world, mover, waiting, "draw"),
            7 => bargain(&mut world, waiting, mover, "undo"),
            _ => {}
        }
        world.play(action);
        if ply % 9 == 4 && !action.contains('x') {
            world.say(mover, "veldslag undo");
            world.say(waiting, "veldslag undo answer:accept");
            world.step_back();
            world.play(action);
        }
    }
    // A film is many pictures: few of them are drawn.
    world.draw(film);
    for viewer in viewers {
        world.say(name(*viewer), "veldslag replay");
    }
    world
}

/// Whatever somebody may ask: about the game, about what is not theirs, and in vain.
fn look_around(world: &mut World, who: &str, turn: usize, action: &str) {
    let from = &action[..2];
    match turn % 5 {
        0 => world.say(who, "veldslag army"),
        1 => world.say(who, "veldslag board"),
        2 => world.say(who, "veldslag record"),
        3 => world.say(who, ["games", "help", "veldslag claim", "veldslag resign"][turn / 5 % 4]),
        _ => world.say(who, ["veldslag setup show", "veldslag setup ready"][turn / 5 % 2]),
    }
    world.complete(who, ["", "a", from][turn % 3]);
    let control = [Control::Pieces, Control::Squares(from.to_owned())][turn / 2 % 2].clone();
    world.press(who, control);
    let wrong = ["a1-h8", "c4-c5", "d6-d6", "h3-h9", "e1-e1", "c3-c4", "f6-f5"][turn % 7];
    world.say(who, &format!("veldslag move move:{wrong}"));
}

fn bargain(world: &mut World, one: &str, other: &str, about: &str) {
    world.say(one, &format!("veldslag {about}"));
    world.say(one, &format!("veldslag {about}"));
    world.say(other, &format!("veldslag {about} answer:decline"));
}

/// A log in memory.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}
