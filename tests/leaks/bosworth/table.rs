//! A game of Bosworth in a world.

use slagveld::app::Control;
use slagveld::games::Viewer;
use slagveld::games::bosworth::{Camp, Colour, Setup};

use super::campaign::{Campaign, Turn};
use crate::world::World;

/// One of them plays South, the next West, …; nobody sits in the last one's place.
const PEOPLE: [&str; 5] = ["ann", "bob", "cor", "dee", "eve"];

const COLOURS: [Colour; 4] = [Colour::Blue, Colour::Red, Colour::Green, Colour::Yellow];

/// Who plays a kingdom.
pub const fn player(camp: Camp) -> &'static str {
    PEOPLE[camp as usize]
}

/// Who sees the game with these eyes.
pub fn name(viewer: Viewer) -> &'static str {
    match viewer {
        Viewer::Seat(seat) => player(Camp::of(seat).unwrap()),
        _ => PEOPLE[4],
    }
}

/// Everybody in the room.
pub fn everybody() -> impl Iterator<Item = &'static str> {
    PEOPLE.into_iter()
}

/// A game that has just begun, with the cards of a setup.
pub fn begin(campaign: &Campaign, setup: &Setup) -> World {
    let mut world = World::new(&PEOPLE);
    let camps: Vec<Camp> = setup.playing().collect();
    let kind =
        if setup.is_split() { "camps:split".into() } else { format!("players:{}", camps.len()) };
    for (number, camp) in camps.iter().enumerate() {
        let seat = format!("camp:{} colour:{}", camp.seat().key(), COLOURS[*camp as usize].key());
        let command = if number == 0 { format!("new {kind}") } else { "join".into() };
        world.say(player(*camp), &format!("bosworth {command} {seat}"));
    }
    world.change(|game| game.seed = campaign.seed.clone());
    world.say(player(camps[0]), "bosworth start");
    world.change(|game| game.deal = Some(setup.clone().coloured(COLOURS)));
    world
}

/// How many actions have been played.
pub fn ply(world: &World) -> u32 {
    world.game().ply()
}

/// What of a turn that began after so many actions has still to be played: the host has played for
/// the player what can only be played in one way, and a skipped move at once.
fn left<'a>(world: &World, turn: &'a Turn, began: usize) -> Vec<&'a str> {
    let stored = world.game().actions;
    let played = stored.get(began..).unwrap_or_default();
    let open = |action: &&str| played.iter().all(|known| known != action);
    turn.actions.iter().map(String::as_str).filter(open).collect()
}

/// Plays the rest of a turn, this way or that, and looks halfway.
pub fn take(
    world: &mut World,
    (turn, began, number): (&Turn, usize, usize),
    halfway: impl Fn(&mut World),
) {
    let who = player(turn.by);
    let mut first = true;
    loop {
        let left = left(world, turn, began);
        let Some((next, others)) = left.split_first() else { break };
        if !first {
            halfway(world);
        }
        first = false;
        act(world, who, next, others, number);
    }
}

fn act(world: &mut World, who: &str, next: &str, others: &[&str], number: usize) {
    let placed = next.split_once('@');
    match (number % 4, placed) {
        _ if next.contains(':') => press(world, who, Control::Resign),
        (0, _) => press(world, who, Control::Play(next.into())),
        (1, None) if !others.is_empty() => {
            world.say(who, &format!("bosworth move move:{next} place:{}", others.join(" ")));
        }
        (2, Some((card, space))) => {
            world.say(who, &format!("bosworth place card:{card} space:{space}"));
        }
        (3, _) => world.whisper(who, &format!("bosworth move move:{next}")),
        _ => world.say(who, &format!("bosworth move move:{next}")),
    }
}

fn press(world: &mut World, who: &str, control: Control) {
    let ply = ply(world);
    world.press(who, ply, control);
}
