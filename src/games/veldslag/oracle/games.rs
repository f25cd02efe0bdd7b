//! Steered games: each has a scenario, and its players' aims change now and then.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

use super::players::{Aim, Look};
use super::rules::{Game, Step};
use super::setups::{Kind, setup};

/// What a game is about.
#[derive(Clone, Copy, Debug)]
enum Scenario {
    Any,
    Fight,
    Shuttle,
    Chase,
    Counter,
    Throw,
}

/// How many of a hundred games have each scenario.
const SCENARIOS: [(Scenario, usize); 6] = [
    (Scenario::Any, 4),
    (Scenario::Fight, 16),
    (Scenario::Shuttle, 18),
    (Scenario::Chase, 36),
    (Scenario::Counter, 18),
    (Scenario::Throw, 8),
];

const WORDS: [&str; 7] = [
    "resign:red",
    "resign:blue",
    "expel:red",
    "expel:blue",
    "draw:agreed",
    "draw:claimed",
    "draw:declared",
];

/// A game on its way.
pub(super) struct Steered {
    pub(super) setups: [String; 2],
    pub(super) game: Game,
    pub(super) rng: StdRng,
    scenario: Scenario,
    aims: [Aim; 2],
    /// Until when attacks empty the board.
    thinned: usize,
    length: usize,
}

/// What happens next.
pub(super) enum Next {
    Move(Step),
    Word(&'static str),
}

impl Steered {
    /// Every number is another game, and always the same one.
    pub(super) fn new(number: u64) -> Self {
        let mut rng = StdRng::seed_from_u64(number);
        let scenario = scenario(&mut rng);
        let setups = [0; 2].map(|_| setup(kind(scenario, &mut rng), &mut rng));
        let game = Game::new(&setups[0], &setups[1]);
        let thinned = match scenario {
            Scenario::Counter | Scenario::Shuttle => [0, 0, 40][rng.random_range(0..3)],
            _ => 0,
        };
        let length = thinned + length(scenario, &mut rng);
        Self { setups, game, rng, scenario, aims: [Aim::Any; 2], thinned, length }
    }

    /// What comes next; nothing when the game is over, or breaks off.
    pub(super) fn next(&mut self) -> Option<Next> {
        let moves = self.game.made.len();
        if self.game.ending.is_some() {
            return None;
        }
        if moves >= self.length {
            return WORDS.get(self.rng.random_range(0..=WORDS.len())).map(|word| Next::Word(word));
        }
        if moves.is_multiple_of(60) {
            self.aims = aims(self.scenario, &mut self.rng);
        }
        let aim = if moves < self.thinned { Aim::Thin } else { self.aims[moves % 2] };
        let look = Look::new(&self.game);
        Some(Next::Move(look.choose(aim, &mut self.rng)))
    }
}

fn scenario(rng: &mut StdRng) -> Scenario {
    let all =
        SCENARIOS.into_iter().flat_map(|(scenario, count)| std::iter::repeat_n(scenario, count));
    *all.collect::<Vec<_>>().choose(rng).unwrap()
}

fn kind(scenario: Scenario, rng: &mut StdRng) -> Kind {
    let kinds: &[Kind] = match scenario {
        Scenario::Throw => &[Kind::Walls],
        Scenario::Fight => &[Kind::Front, Kind::Random],
        _ => &[Kind::Random, Kind::Back, Kind::Back],
    };
    *kinds.choose(rng).unwrap()
}

fn length(scenario: Scenario, rng: &mut StdRng) -> usize {
    match scenario {
        Scenario::Throw => 300,
        Scenario::Shuttle => rng.random_range(20..60),
        Scenario::Chase | Scenario::Counter => rng.random_range(40..110),
        Scenario::Any | Scenario::Fight => rng.random_range(10..120),
    }
}

/// What Red and Blue are after for a while.
fn aims(scenario: Scenario, rng: &mut StdRng) -> [Aim; 2] {
    use Aim::{Any, Chase, Circle, Counter, Dodge, Fight, Shuttle, StepIn, Throw};
    let pairs: &[[Aim; 2]] = match scenario {
        Scenario::Any => &[[Any, Any]],
        Scenario::Fight => &[[Fight, Fight], [Fight, Any]],
        Scenario::Shuttle => &[[Shuttle, Shuttle], [Shuttle, StepIn], [Shuttle, StepIn]],
        Scenario::Chase => &[[Chase, Circle], [Chase, Circle], [Chase, Circle], [Chase, Dodge]],
        Scenario::Counter => &[[Counter, Counter], [Counter, Chase]],
        Scenario::Throw => &[[Throw, Throw]],
    };
    let [one, two] = *pairs.choose(rng).unwrap();
    if rng.random() { [one, two] } else { [two, one] }
}
