//! Whole games through the host, in two worlds at once.

use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use slagveld::app::Control;
use slagveld::games::Viewer;
use slagveld::games::bosworth::{Camp, Setup};

use super::campaign::{CASTS, Campaign, Turn, campaign};
use super::table::{begin, name, player, ply, take};
use crate::compare::same_worlds;
use crate::world::World;

/// How many positions have to be shown.
const ENOUGH: usize = 2000;

#[test]
fn a_hidden_world_dealt_anew_looks_the_same() {
    let mut rng = StdRng::seed_from_u64(5);
    let mut positions = 0;
    for number in 0.. {
        // Few games are long enough for camps full of cards face down.
        let most = if number == 8 { 150 } else { rng.random_range(25..65) };
        let game = campaign(&mut rng, CASTS[number % 6], most);
        let viewers = game.viewers();
        let viewer = viewers[number / 6 % viewers.len()];
        let other = game.dealt_anew(viewer, &mut rng);
        assert_ne!(game.setup, other, "the worlds differ");
        compare(&game, [game.setup.clone(), other], &[viewer], number % 20 == 0);
        positions += game.actions().len() + 1;
        if positions >= ENOUGH {
            break;
        }
    }
}

#[test]
fn a_card_of_a_hand_and_one_of_the_pile_can_change_places() {
    let mut rng = StdRng::seed_from_u64(6);
    let mut positions = 0;
    for number in 0.. {
        let game = campaign(&mut rng, CASTS[number % 6], 50);
        let camps: Vec<Camp> = game.setup.playing().collect();
        let camp = camps[number / 6 % camps.len()];
        let Some(other) = game.exchanged(camp, &mut rng) else { continue };
        let mut others = game.viewers();
        others.retain(|viewer| *viewer != Viewer::Seat(camp.seat()));
        compare(&game, [game.setup.clone(), other], &others, number % 20 == 1);
        positions += game.actions().len() + 1;
        if positions >= ENOUGH / 2 {
            break;
        }
    }
}

/// Plays a game in two worlds and compares all that some viewers get, and the log.
fn compare(game: &Campaign, setups: [Setup; 2], viewers: &[Viewer], film: bool) {
    let who: Vec<&str> = viewers.iter().copied().map(name).collect();
    same_worlds(&who, setups, |setup| play(game, &setup, &who, film));
}

/// A whole game with everything that people do beside moving.
fn play(game: &Campaign, setup: &Setup, viewers: &[&str], film: bool) -> World {
    let mut world = begin(game, setup);
    let recorded = game.actions();
    let mut began = 0;
    for (number, turn) in game.turns.iter().enumerate() {
        // Pictures are drawn in `views`; here some are, with all that goes with them.
        world.draw(number % 40 == 20);
        look_around(&mut world, viewers[number % viewers.len()], number, turn);
        bargain(&mut world, turn, number);
        let own = viewers.contains(&player(turn.by));
        let halfway = |world: &mut World| {
            if own {
                look_halfway(world, player(turn.by), number, turn);
            }
        };
        take(&mut world, (turn, began, number), halfway);
        let next = game.turns.get(number + 1);
        let costs_a_king = next.is_none_or(|next| next.living.len() < turn.living.len());
        if number % 9 == 4 && turn.is_quiet() && !costs_a_king {
            take_back(&mut world, turn, began);
            take(&mut world, (turn, began, number), halfway);
        }
        began += turn.actions.len();
        let stored = world.game().actions;
        assert!(stored.len() >= began, "{turn:?} is played");
        assert_eq!(stored, recorded[..stored.len()], "the record says nothing of its making");
    }
    // A film is many pictures: few of them are drawn.
    world.draw(film);
    for who in viewers {
        world.say(who, "bosworth replay");
    }
    world
}

/// Whatever somebody may ask: about the game, about what is not theirs, and in vain.
fn look_around(world: &mut World, who: &str, number: usize, turn: &Turn) {
    ask(world, who, number);
    press(world, who, number, turn);
    complete(world, who, number, turn);
    blunder(world, who, number, turn);
}

fn ask(world: &mut World, who: &str, number: usize) {
    let asked = [
        "bosworth hand",
        "bosworth board",
        "bosworth record",
        "games",
        "help",
        "bosworth claim",
        "bosworth resign",
        "bosworth verify",
        "bosworth record game:1",
    ];
    let line = asked[number % asked.len()];
    if number % 5 == 4 { world.whisper(who, line) } else { world.say(who, line) }
}

/// Presses a button, one of seven times too late. None of them can be carried out.
fn press(world: &mut World, who: &str, number: usize, turn: &Turn) {
    let controls = [
        Control::Pieces,
        Control::Squares(turn.actions[0][..2].to_owned()),
        Control::Army,
        Control::Play("a1-a2".into()),
        Control::Claim,
        Control::AskResign,
    ];
    let late = u32::from(number % 7 == 3);
    let shown = ply(world).saturating_sub(late);
    world.press(who, shown, controls[number % controls.len()].clone());
}

fn complete(world: &mut World, who: &str, number: usize, turn: &Turn) {
    let step = turn.actions[0].as_str();
    match number % 4 {
        0 => world.complete(who, "bosworth move", "move", ["", "a", &step[..2]][number / 4 % 3]),
        1 => world.complete(who, &format!("bosworth move move:{step}"), "place", ""),
        2 => world.complete(who, "bosworth place", "card", ""),
        _ => world.complete(who, "bosworth place card:P", "space", ""),
    }
}

/// Asks for what is not legal: it all ends in a corner, or comes at the wrong time.
fn blunder(world: &mut World, who: &str, number: usize, turn: &Turn) {
    let step = format!("bosworth move move:{} place:Q@a1", turn.actions[0]);
    let wrong = [
        "bosworth move move:a1-a2",
        "bosworth move move:b1-b1",
        "bosworth place card:K",
        "bosworth place card:Q space:f6",
        &step,
        "bosworth move move:c3-f6",
        "bosworth place card:pawn space:c3",
    ];
    world.say(who, wrong[number % wrong.len()]);
}

/// What a player may ask who has still to choose.
fn look_halfway(world: &mut World, who: &str, number: usize, turn: &Turn) {
    match number % 6 {
        0 => world.say(who, "bosworth hand"),
        1 => world.say(who, "bosworth board"),
        2 => world.whisper(who, "bosworth hand"),
        3 => world.say(who, "bosworth record"),
        4 => world.complete(who, "bosworth place", "card", ""),
        _ => world.complete(who, "bosworth move", "place", ""),
    }
    let shown = ply(world);
    let control = [Control::Pieces, Control::Play(turn.actions[0].clone())][number % 2].clone();
    world.press(who, shown, control);
    world.say(who, ["bosworth place card:Q space:a1", "bosworth move move:K@f6"][number % 2]);
}

/// A draw is offered, or a move wished back; somebody agrees, and the last of them does not.
fn bargain(world: &mut World, turn: &Turn, number: usize) {
    let about = match number % 17 {
        3 => "draw",
        7 => "undo",
        _ => return,
    };
    let mut asked: Vec<&str> = turn.living.iter().map(|camp| player(*camp)).collect();
    asked.rotate_left(number % turn.living.len());
    let [one, agree @ .., last] = asked.as_slice() else { return };
    for who in [one, one].into_iter().chain(agree).chain(agree) {
        world.say(who, &format!("bosworth {about}"));
    }
    world.say(last, &format!("bosworth {about} answer:decline"));
}

/// Takes a whole turn back, with everybody's leave.
fn take_back(world: &mut World, turn: &Turn, began: usize) {
    let mut others = turn.living.clone();
    others.retain(|camp| *camp != turn.by);
    world.say(player(turn.by), "bosworth undo");
    for camp in others {
        world.say(player(camp), "bosworth undo answer:accept");
    }
    assert_eq!(world.game().actions.len(), began, "it is taken back");
}
