//! Random games of Bosworth, steered so that all of it happens in them.

use rand::Rng;
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, IteratorRandom};
use slagveld::games::bosworth::{Action, Camp, Kind, Phase, Setup, Square, State, View};
use slagveld::games::{Seed, Viewer, Word};

use Camp::{East, North, South, West};

/// Who plays, and whether the third one's camp is split.
#[derive(Clone, Copy)]
pub struct Cast {
    pub camps: &'static [Camp],
    pub split: bool,
}

/// Games of two, three and four.
pub const CASTS: [Cast; 6] = [
    Cast { camps: &[South, North], split: false },
    Cast { camps: &[South, West, East], split: false },
    Cast { camps: &Camp::ALL, split: false },
    Cast { camps: &[South, West, North], split: true },
    Cast { camps: &Camp::ALL, split: false },
    Cast { camps: &[West, North, East], split: true },
];

/// A game: what it started from, and its turns. It is not over.
pub struct Campaign {
    pub seed: Seed,
    pub setup: Setup,
    pub turns: Vec<Turn>,
}

/// What happens before anybody else has to choose.
#[derive(Debug)]
pub struct Turn {
    pub by: Camp,
    /// Who lives when it begins, clockwise from South.
    pub living: Vec<Camp>,
    /// A move, or that none is possible, and then what is placed, in the order in which the player
    /// chooses it; or the word of a player who leaves.
    pub actions: Vec<String>,
}

impl Turn {
    /// The same in the order in which records have it: like cards tell nothing by theirs.
    pub fn recorded(&self) -> Vec<String> {
        let mut actions = self.actions.clone();
        actions.sort_by_key(|action| {
            let space = action.split_once('@').and_then(|(_, space)| Square::read(space));
            space.map(|(square, _)| square)
        });
        actions
    }

    /// Whether it is a move alone, which can be taken back.
    pub fn is_quiet(&self) -> bool {
        self.actions.len() == 1 && self.actions[0] != "--" && !self.actions[0].contains(':')
    }
}

/// At most so many random actions, the last before the game's end. Half of the games are peaceful
/// for long, so that draw piles and hands are spent and camps are full of cards face down.
pub fn campaign(rng: &mut StdRng, cast: Cast, most: usize) -> Campaign {
    let seed = Seed::new(rng.random());
    let setup = Setup::draw(&seed, cast.camps, cast.split).unwrap();
    let peace = rng.random_range(0..most);
    let mut state = State::new(&setup);
    let (mut turns, mut played) = (Vec::new(), 0);
    while played < most {
        let turn = turn(&mut state, rng, played >= peace);
        if state.outcome().is_some() {
            break;
        }
        played += turn.actions.len();
        turns.push(turn);
    }
    Campaign { seed, setup, turns }
}

fn turn(state: &mut State, rng: &mut StdRng, hunts: bool) -> Turn {
    let living: Vec<Camp> = state.living().collect();
    if living.len() > 2 && rng.random_ratio(1, 200) {
        let by = *living.choose(rng).unwrap();
        let word = Word::Resign(by.seat());
        state.say(word).unwrap();
        return Turn { by, living, actions: vec![word.to_string()] };
    }
    let by = state.turn();
    let mut actions = Vec::new();
    if state.phase() == Phase::Move {
        let action = step(&state.view(Viewer::Arbiter), rng, hunts);
        actions.push(state.spell(action));
        state.play(action).unwrap();
    }
    while state.outcome().is_none() && state.turn() == by && state.phase() == Phase::Reinforce {
        let action = state.view(Viewer::Arbiter).actions().into_iter().choose(rng).unwrap();
        actions.push(state.spell(action));
        state.play(action).unwrap();
    }
    Turn { by, living, actions }
}

/// A move: rather a capture, or one that opens a space of the camp.
fn step(view: &View, rng: &mut StdRng, hunts: bool) -> Action {
    let weight = |action: &Action| {
        let Action::Move { from, to } = *action else { return 1 };
        match view.board().card(to) {
            Some(card) if card.owner == view.turn() => 1,
            Some(card) if card.kind == Kind::King => {
                if hunts {
                    2000
                } else {
                    1
                }
            }
            Some(_) => 60,
            None if view.camp_of(from) == Some(view.turn()) => 50,
            None => 10,
        }
    };
    *view.actions().choose_weighted(rng, weight).expect("a running game has something to do")
}

impl Campaign {
    /// The actions as records have them.
    pub fn actions(&self) -> Vec<String> {
        self.turns.iter().flat_map(Turn::recorded).collect()
    }

    /// Every position, from the first on; `None` where this setup does not allow the actions.
    pub fn states_of(&self, setup: &Setup) -> Option<Vec<State>> {
        let mut states = vec![State::new(setup)];
        for action in self.actions() {
            let mut next = states.last()?.clone();
            match Word::parse(&action) {
                Some(word) => next.say(word).ok()?,
                None => next.play(Action::parse(&action).ok()?).ok()?,
            }
            states.push(next);
        }
        Some(states)
    }

    pub fn states(&self) -> Vec<State> {
        self.states_of(&self.setup).unwrap()
    }

    /// Everybody who can look at the game.
    pub fn viewers(&self) -> Vec<Viewer> {
        let seats = self.setup.playing().map(|camp| Viewer::Seat(camp.seat()));
        std::iter::once(Viewer::Public).chain(seats).collect()
    }
}
