//! The comparison of what is played with the plain rules.

use std::collections::BTreeMap;
use std::thread;

use rand::Rng;

use super::games::{Next, Steered};
use super::rules::{Game, Ruling, Side, Step};
use crate::games::veldslag::{self, Draft, Setup};
use crate::games::{AnySetup, AnyState, AnyView, Outcome, Seat, Viewer};

/// How many games are compared.
const GAMES: u64 = 1_000;
/// How many at a time.
const THREADS: u64 = 2;

/// What has to happen in them, and how often at least.
const HAPPENS: [(&str, usize); 19] = [
    ("a position", 50_000),
    ("two squares refuse", 500),
    ("two squares refuse an attack", 30),
    ("a chase refuses", 300),
    ("a chase refuses a scout", 50),
    ("a chase that began with a capture refuses", 50),
    ("a chase by several refuses", 30),
    ("straight back is allowed", 500),
    ("straight back is played", 100),
    ("both chase", 200),
    ("refused moves alone end the game", 20),
    ("flag captured", 50),
    ("no legal move", 40),
    ("no mobile pieces", 5),
    ("resigned", 50),
    ("time", 50),
    ("agreed", 50),
    ("claimed", 50),
    ("declared", 50),
];

/// How often what happened.
#[derive(Default)]
struct Tally(BTreeMap<&'static str, usize>);

impl Tally {
    fn note(&mut self, what: &'static str, happens: bool) {
        *self.0.entry(what).or_default() += usize::from(happens);
    }

    fn position(&mut self, game: &Game) {
        let any = |ruling, also: &dyn Fn(Step) -> bool| {
            game.rulings.iter().any(|(step, found)| *found == ruling && also(*step))
        };
        let attacks = |(_, to): Step| game.board.at(to).is_some();
        self.note("a position", true);
        self.note("two squares refuse", any(Ruling::TwoSquares, &|_| true));
        self.note("two squares refuse an attack", any(Ruling::TwoSquares, &attacks));
        self.note("straight back is allowed", any(Ruling::StraightBack, &|_| true));
        self.note("both chase", !game.chase().is_empty() && !game.other_chase().is_empty());
        if any(Ruling::Chase, &|_| true) {
            self.chase(game, any(Ruling::Chase, &|step| game.is_scout(step)));
        }
    }

    /// A position in which the chase rule refuses something.
    fn chase(&mut self, game: &Game, scout: bool) {
        let chase = game.chase();
        let captured = chase.last().is_some_and(|threat| threat.capture);
        let several = chase.iter().any(|threat| threat.piece != chase[0].piece);
        self.note("a chase refuses", true);
        self.note("a chase refuses a scout", scout);
        self.note("a chase that began with a capture refuses", captured);
        self.note("a chase by several refuses", several);
    }

    fn played(&mut self, game: &Game, step: Step) {
        let back = game.rulings.contains(&(step, Ruling::StraightBack));
        self.note("straight back is played", back);
    }

    fn ending(&mut self, game: &Game) {
        let Some((_, reason)) = game.ending else { return };
        self.note(reason, true);
        let stuck = ["no legal move", "no mobile pieces"].contains(&reason);
        let could_move = !game.steps(game.to_move()).is_empty();
        self.note("refused moves alone end the game", stuck && could_move);
    }

    fn with(mut self, other: Self) -> Self {
        for (what, count) in other.0 {
            *self.0.entry(what).or_default() += count;
        }
        self
    }
}

/// All that is compared of a position.
#[derive(Debug, PartialEq)]
struct Seen {
    position: String,
    legal: Vec<String>,
    to_move: &'static str,
    ending: Option<(Option<&'static str>, &'static str)>,
    score: [u32; 2],
    quiet: u32,
}

impl Seen {
    fn of(state: &AnyState) -> Self {
        let view = state.view(Viewer::Arbiter);
        let ended = |of: Outcome| (of.winner.map(Seat::key), of.reason.name());
        let (position, legal, to_move) = (view.position(), view.legal(), view.to_move().key());
        let ending = view.outcome().map(ended);
        let AnyView::Veldslag(view) = view else { unreachable!() };
        let score = veldslag::Side::ALL.map(|side| view.score(side));
        Self { position, legal, to_move, ending, score, quiet: view.quiet() }
    }

    fn expected(game: &Game) -> Self {
        let legal = game.rulings.iter().filter(|(_, ruling)| ruling.allows());
        let mut legal: Vec<String> = legal.map(|(step, _)| game.spell(*step)).collect();
        legal.sort_unstable();
        Self {
            position: game.text(),
            legal,
            to_move: seat(game.to_move()),
            ending: game.ending.map(|(winner, reason)| (winner.map(seat), reason)),
            score: ['r', 'b'].map(|side| game.score(side)),
            quiet: u32::try_from(game.quiet()).unwrap(),
        }
    }
}

const fn seat(side: Side) -> &'static str {
    if side == 'r' { "red" } else { "blue" }
}

fn start(setups: &[String; 2]) -> AnyState {
    let army = |side, text: &str| Draft::parse(side, text).unwrap().army().unwrap();
    let red = army(veldslag::Side::Red, &setups[0]);
    let blue = army(veldslag::Side::Blue, &setups[1]);
    AnySetup::from(Setup { red, blue }).start()
}

/// Every move that repetition refuses is refused for just that reason.
fn compare_refusals(state: &AnyState, game: &Game) {
    for (step, ruling) in &game.rulings {
        let refusal = match ruling {
            Ruling::TwoSquares => veldslag::Refusal::TwoSquares,
            Ruling::Chase => veldslag::Refusal::Chase,
            Ruling::Legal | Ruling::StraightBack => continue,
        };
        let refused = state.clone().play(&game.spell(*step));
        assert_eq!(refused, Err(refusal.into()));
    }
}

/// An action, spelled this way or that.
fn spelled(text: &str, rng: &mut impl Rng) -> String {
    match rng.random_range(0..8) {
        0 => text.to_uppercase(),
        1 if !text.contains(':') => text.replace('x', "-"),
        2 if !text.contains(':') => text.replace(['x', '-'], ""),
        _ => text.to_owned(),
    }
}

fn compare(number: u64) -> Tally {
    let mut tally = Tally::default();
    let mut steered = Steered::new(number);
    let mut state = start(&steered.setups);
    loop {
        let game = &steered.game;
        let moves = game.made.len();
        assert_eq!(Seen::of(&state), Seen::expected(game), "game {number}, {moves} moves");
        compare_refusals(&state, game);
        tally.position(game);
        let Some(next) = steered.next() else { break };
        let action = match next {
            Next::Move(step) => steered.game.spell(step),
            Next::Word(word) => word.to_owned(),
        };
        let played = state.play(&spelled(&action, &mut steered.rng));
        assert_eq!(played.as_ref(), Ok(&action), "game {number}, {moves} moves");
        match next {
            Next::Move(step) => {
                tally.played(&steered.game, step);
                steered.game.play(step);
            }
            Next::Word(word) => steered.game.say(word),
        }
    }
    tally.ending(&steered.game);
    tally
}

fn compare_every(first: u64, step: u64) -> Tally {
    (first..GAMES)
        .step_by(usize::try_from(step).unwrap())
        .map(compare)
        .fold(Tally::default(), Tally::with)
}

#[test]
fn a_thousand_steered_games_agree_with_the_plain_rules() {
    let tally = thread::scope(|scope| {
        let threads: Vec<_> =
            (0..THREADS).map(|first| scope.spawn(move || compare_every(first, THREADS))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).fold(Tally::default(), Tally::with)
    });
    for (what, least) in HAPPENS {
        let count = tally.0.get(what).copied().unwrap_or(0);
        assert!(count >= least, "{what}: {count}");
    }
}
