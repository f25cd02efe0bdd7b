//! Random games of Veldslag, and other worlds that fit them.

use rand::Rng;
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use slagveld::games::veldslag::{Action, Army, Man, Rank, Seen, Setup, Side, State};
use slagveld::games::{AnyView, Seat, Viewer};

/// A game: what it started from, and its moves. It is not over.
pub struct Battle {
    pub setup: Setup,
    pub actions: Vec<String>,
}

/// An army in any order.
pub fn army(rng: &mut impl Rng) -> Army {
    let mut ranks: Vec<Rank> =
        Rank::ALL.iter().flat_map(|rank| std::iter::repeat_n(*rank, rank.count())).collect();
    ranks.shuffle(rng);
    Army::new(ranks.try_into().unwrap()).unwrap()
}

/// Two random armies and at most so many random moves, the last before the game's end.
pub fn battle(rng: &mut StdRng, most: usize) -> Battle {
    let setup = Setup { red: army(rng), blue: army(rng) };
    let mut state = State::new(setup);
    let mut actions = Vec::new();
    while actions.len() < most {
        let legal = state.view(Viewer::Arbiter).actions();
        let action = *legal.choose(rng).expect("a running game has a legal move");
        let mut next = state.clone();
        let text = next.spell(action);
        next.play(action).unwrap();
        if next.outcome().is_some() {
            break;
        }
        actions.push(text);
        state = next;
    }
    Battle { setup, actions }
}

impl Battle {
    /// Every position, from the first on; `None` where this setup does not allow the moves.
    pub fn states_of(&self, setup: Setup) -> Option<Vec<State>> {
        let mut states = vec![State::new(setup)];
        for action in &self.actions {
            let mut next = states.last()?.clone();
            next.play(Action::parse(action).unwrap()).ok()?;
            states.push(next);
        }
        Some(states)
    }

    pub fn states(&self) -> Vec<State> {
        self.states_of(self.setup).unwrap()
    }

    /// The state after all moves.
    pub fn state(&self) -> State {
        self.states().pop().unwrap()
    }
}

/// Both set-ups as records write them.
pub fn secrets(state: &State) -> [String; 2] {
    let view = state.view(Viewer::Arbiter);
    Side::ALL.map(|side| view.setup_text(side))
}

/// The setup that a state started from.
pub fn setup(state: &State) -> Setup {
    let view = state.view(Viewer::Arbiter);
    let army = |side: Side| {
        let ranks = view.setup(side).map(|seen| seen.rank().unwrap());
        Army::new(ranks).unwrap()
    };
    Setup { red: army(Side::Red), blue: army(Side::Blue) }
}

/// The same game with two pieces of a side exchanged whose ranks nobody but their owner knows, if
/// there are any that could have moved as they did.
pub fn swapped(battle: &Battle, side: Side, rng: &mut StdRng) -> Option<Setup> {
    let state = battle.state();
    let seen = state.view(Viewer::Seat(side.opponent().seat()));
    let mut hidden: Vec<Man> =
        Man::all(side).filter(|man| seen.rank(*man) == Seen::Hidden).collect();
    hidden.shuffle(rng);
    let pairs = hidden.iter().flat_map(|a| hidden.iter().map(move |b| (*a, *b)));
    pairs.into_iter().find_map(|(a, b)| {
        let mut ranks = *battle.setup.army(side).ranks();
        if ranks[a.place()] == ranks[b.place()] {
            return None;
        }
        ranks.swap(a.place(), b.place());
        let army = Army::new(ranks).unwrap();
        let other = match side {
            Side::Red => Setup { red: army, ..battle.setup },
            Side::Blue => Setup { blue: army, ..battle.setup },
        };
        let fits = battle.states_of(other)?.pop()?.view(seen.viewer()) == seen;
        fits.then_some(other)
    })
}

/// Everybody who can look at a game.
pub const VIEWERS: [Viewer; 3] =
    [Viewer::Public, Viewer::Seat(Seat::Red), Viewer::Seat(Seat::Blue)];

pub fn any(state: &State, viewer: Viewer) -> AnyView {
    AnyView::Veldslag(state.view(viewer))
}
