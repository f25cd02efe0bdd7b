//! A game of Veldslag in a world.

use slagveld::games::veldslag::{Draft, Setup, Side};
use slagveld::games::{Seat, Seed, Viewer};

use crate::world::World;

const RED: &str = "ann";
const BLUE: &str = "bob";
const SPECTATOR: &str = "cor";

/// Who sees the game with these eyes.
pub const fn name(viewer: Viewer) -> &'static str {
    match viewer {
        Viewer::Seat(Seat::Red) => RED,
        Viewer::Seat(Seat::Blue) => BLUE,
        _ => SPECTATOR,
    }
}

/// Who moves after so many actions, and who waits.
pub const fn players(ply: usize) -> (&'static str, &'static str) {
    if ply.is_multiple_of(2) { (RED, BLUE) } else { (BLUE, RED) }
}

/// A game that has just begun, set up so.
pub fn begin(setup: &Setup) -> World {
    let mut world = World::new(&[RED, BLUE, SPECTATOR]);
    world.say(RED, "veldslag new colour:red");
    world.change(|game| game.seed = Seed::new([7; 32]));
    world.say(BLUE, "veldslag join");
    world.say(BLUE, "veldslag start");
    for (who, side) in [(RED, Side::Red), (BLUE, Side::Blue)] {
        set_up(&mut world, who, &Draft::of(side, setup.army(side)).to_string());
    }
    world
}

fn set_up(world: &mut World, who: &str, rows: &str) {
    let rows: Vec<&str> = rows.split('/').collect();
    let [front, middle, back] = rows[..] else { panic!("{rows:?}") };
    let text = format!("setup text front:{front} middle:{middle} back:{back}");
    let lines = [&text, "setup save name:mine", "setup mirror", "setup mirror", "setup ready"];
    for line in lines {
        world.say(who, &format!("veldslag {line}"));
    }
}
