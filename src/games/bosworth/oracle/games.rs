//! Steered games: each has seats, decks and a scenario.

use std::collections::{BTreeMap, VecDeque};

use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, SeedableRng};

use super::players::{PLAIN, Table, Taste};
use super::rules::{Act, Game, Seat, name};
use super::scripts;

/// What a game is about.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Scenario {
    Any,
    /// All captures, the king's first.
    Blood,
    /// Kings are hunted when the camps hold nothing but face-down cards.
    Late,
    /// The same, and one player takes them all.
    Conquest,
    /// Camps are filled with guests.
    Siege,
    /// Nothing happens.
    Calm,
    /// Kings take their own.
    Cannibal,
    /// Players leave.
    Words,
    /// A prepared game that ends in deadlock.
    Deadlock,
}

/// How many of a hundred games have each scenario.
const SCENARIOS: [(Scenario, usize); 8] = [
    (Scenario::Any, 16),
    (Scenario::Blood, 12),
    (Scenario::Late, 14),
    (Scenario::Conquest, 14),
    (Scenario::Siege, 14),
    (Scenario::Calm, 4),
    (Scenario::Cannibal, 6),
    (Scenario::Words, 20),
];

const DECK: &str = "KQBBNNRRPPPP";

/// A game on its way.
pub(super) struct Steered {
    pub(super) decks: BTreeMap<Seat, String>,
    pub(super) first: Seat,
    pub(super) split: bool,
    pub(super) game: Game,
    pub(super) rng: StdRng,
    table: Table,
    script: VecDeque<String>,
    actions: usize,
    length: usize,
}

/// What happens next.
pub(super) enum Next {
    Act(Act),
    Word(String),
}

impl Steered {
    /// Every number is another game among these seats, and always the same one.
    pub(super) fn new(seats: &str, split: bool, number: u64) -> Self {
        let mut rng = StdRng::seed_from_u64(number);
        let seats: Vec<Seat> = seats.chars().collect();
        let script = scripts::deadlock(&seats, number);
        let scenario = script.as_ref().map_or_else(|| scenario(&mut rng), |_| Scenario::Deadlock);
        let taste = taste(scenario);
        let by_lot = *seats.choose(&mut rng).unwrap();
        let (first, script) = script.unwrap_or((by_lot, Vec::new()));
        let deck = |seat: &Seat| (*seat, deck(scenario, &mut rng));
        let decks: BTreeMap<Seat, String> = seats.iter().map(deck).collect();
        let table = table(scenario, taste, &seats, &mut rng);
        let game = Game::new(&decks, first, split);
        let length = length(scenario, &mut rng);
        Self { decks, first, split, game, rng, table, script: script.into(), actions: 0, length }
    }

    /// What comes next; nothing when the game is over, or breaks off.
    pub(super) fn next(&mut self) -> Option<Next> {
        if self.game.ending.is_some() || self.actions >= self.length {
            return None;
        }
        self.actions += 1;
        if let Some(text) = self.script.pop_front() {
            return Some(self.scripted(text));
        }
        if let Some(word) = self.word() {
            return Some(Next::Word(word));
        }
        Some(Next::Act(self.table.choose(&self.game, self.actions, &mut self.rng)))
    }

    fn scripted(&self, text: String) -> Next {
        let spelled = |act: &&Act| self.game.spell(**act) == text;
        self.game.legal.iter().find(spelled).map_or(Next::Word(text), |act| Next::Act(*act))
    }

    fn word(&mut self) -> Option<String> {
        if self.game.quiet() >= 50 && self.rng.random_bool(0.1) {
            return Some("draw:claimed".to_owned());
        }
        let seat = self.table.leaver(&self.game, &mut self.rng)?;
        if self.rng.random_bool(0.1) {
            return Some("draw:agreed".to_owned());
        }
        let head = if self.rng.random_bool(0.6) { "resign" } else { "expel" };
        Some(format!("{head}:{}", long(seat)))
    }

    /// Now and then an action of the board that is not legal.
    pub(super) fn foul(&mut self) -> Option<String> {
        if !self.rng.random_bool(0.3) {
            return None;
        }
        let mut square = || (self.rng.random_range(1..=6), self.rng.random_range(1..=6));
        let (from, to) = (square(), square());
        let card = *b"KQRBNP".choose(&mut self.rng).unwrap();
        let text = match self.rng.random_range(0..6) {
            0 => "--".to_owned(),
            1 | 2 => format!("{}@{}", char::from(card), name(to)),
            _ => format!("{}-{}", name(from), name(to)),
        };
        let same = |act: &Act| self.game.spell(*act).replace('x', "-") == text;
        (!self.game.legal.iter().any(same)).then_some(text)
    }
}

/// A seat as words name it.
pub(super) const fn long(seat: Seat) -> &'static str {
    match seat {
        's' => "south",
        'w' => "west",
        'n' => "north",
        _ => "east",
    }
}

fn scenario(rng: &mut StdRng) -> Scenario {
    SCENARIOS.choose_weighted(rng, |(_, count)| *count).unwrap().0
}

fn taste(scenario: Scenario) -> Taste {
    let spending = Taste {
        king: 200.0,
        take: 8.0,
        own: 2.0,
        leave: 14.0,
        visit: 0.7,
        stay: 0.4,
        crown: 0.001,
        word: 0.0,
        late: true,
        ..PLAIN
    };
    match scenario {
        Scenario::Any | Scenario::Deadlock => PLAIN,
        Scenario::Blood => {
            Taste { king: 40.0, take: 8.0, visit: 3.0, crown: 8.0, queen: 0.05, word: 0.0, ..PLAIN }
        }
        Scenario::Late => spending,
        Scenario::Conquest => Taste { queen: 0.01, decline: 25.0, ..spending },
        Scenario::Siege => Taste { crown: 0.001, word: 0.001, ..PLAIN },
        Scenario::Calm => Taste { king: 0.01, crown: 20.0, word: 0.0002, calm: true, ..PLAIN },
        Scenario::Cannibal => Taste { own: 12.0, crown: 20.0, king: 2.0, ..PLAIN },
        Scenario::Words => {
            Taste { visit: 5.0, stay: 0.1, take: 2.0, king: 1.0, word: 0.02, ..PLAIN }
        }
    }
}

fn table(scenario: Scenario, taste: Taste, seats: &[Seat], rng: &mut StdRng) -> Table {
    let count = if seats.len() > 2 { rng.random_range(1..=2) } else { 1 };
    let besieged = if scenario == Scenario::Siege { count } else { 0 };
    let conquers = scenario == Scenario::Conquest;
    Table {
        taste,
        besieged: seats.choose_multiple(rng, besieged).copied().collect(),
        conqueror: seats.choose(rng).copied().filter(|_| conquers),
        calm_from: rng.random_range(40..80) * seats.len() / 2,
    }
}

/// The king comes last where he is not to be placed.
fn deck(scenario: Scenario, rng: &mut StdRng) -> String {
    let mut cards: Vec<char> = DECK.chars().collect();
    cards.shuffle(rng);
    let king_last = matches!(scenario, Scenario::Late | Scenario::Siege | Scenario::Conquest);
    let text: String = cards.iter().collect();
    match scenario {
        Scenario::Deadlock => format!("PPPP{}", text.replace('P', "")),
        _ if king_last && rng.random_bool(0.7) => text.replace('K', "") + "K",
        _ => text,
    }
}

fn length(scenario: Scenario, rng: &mut StdRng) -> usize {
    match scenario {
        Scenario::Any => rng.random_range(20..100),
        Scenario::Blood | Scenario::Words | Scenario::Cannibal => rng.random_range(40..120),
        Scenario::Late | Scenario::Conquest => 280,
        Scenario::Siege => 100,
        Scenario::Calm => 600,
        Scenario::Deadlock => 120,
    }
}
