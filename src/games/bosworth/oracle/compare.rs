//! The comparison of what is played with the plain rules.

use std::collections::BTreeMap;

use rand::Rng;

use super::games::{Next, Steered, long};
use super::rules::{Game, Seat};
use super::tally::Tally;
use crate::games::bosworth::{Camp, Deck, Hand, Kind, Phase, Setup, View};
use crate::games::{AnySetup, AnyState, AnyView, Outcome, Seat as Seating, Viewer};

/// What has to happen, and how often at least: in games of two, of three, of three with a split camp,
/// and of four.
const HAPPENS: [(&str, [usize; 4]); 46] = [
    ("a position", [15_000, 10_000, 7_000, 20_000]),
    ("a guest stands in a closed camp", [30, 800, 400, 2_000]),
    ("a hand of more than four", [30, 70, 70, 200]),
    ("two won queens in a hand", [0, 9, 1, 150]),
    ("fewer cards than open spaces", [1, 10, 1, 30]),
    ("a spent camp has the choice", [0, 100, 50, 90]),
    ("a face-down card stays", [0, 80, 40, 70]),
    ("a move is skipped", [100, 100, 40, 100]),
    ("a move is skipped with cards on the board", [60, 30, 10, 20]),
    ("a won queen is placed the same turn", [0, 20, 10, 60]),
    ("a won queen is placed later", [0, 20, 15, 70]),
    ("a face-down card is taken off", [0, 30, 15, 20]),
    ("a guest leaves a closed camp", [0, 15, 10, 80]),
    ("a capture in a closed camp", [0, 20, 10, 80]),
    ("a king takes his own", [300, 150, 90, 200]),
    ("a king takes a queen he won", [0, 1, 1, 1]),
    ("a won queen is taken", [0, 10, 9, 40]),
    ("a king is taken", [100, 100, 70, 200]),
    ("the queen was in the hand", [9, 10, 10, 30]),
    ("the queen was in the draw pile", [10, 10, 5, 30]),
    ("the queen was captured before", [70, 80, 50, 150]),
    ("the queen stood on the board", [20, 10, 7, 30]),
    ("a king is taken by a spent camp", [50, 50, 30, 50]),
    ("another king is still to come", [20, 30, 20, 90]),
    ("spaces open with the defeat", [20, 20, 15, 80]),
    ("a pawn goes sideways", [0, 500, 400, 1_300]),
    ("a pawn goes two steps", [800, 400, 300, 600]),
    ("a pawn goes one step", [1_800, 800, 600, 1_300]),
    ("a pawn takes forward right", [400, 400, 200, 900]),
    ("a pawn takes forward left", [400, 400, 200, 1_000]),
    ("a pawn takes back right", [0, 20, 20, 40]),
    ("a pawn takes back left", [0, 30, 15, 50]),
    ("a pawn takes from camp to camp at once", [0, 200, 0, 800]),
    ("a pawn walks into a camp", [0, 1, 1, 10]),
    ("one of two leaves", [30, 15, 10, 15]),
    ("leaves on turn, to move", [0, 5, 1, 15]),
    ("leaves on turn, to reinforce", [0, 1, 1, 6]),
    ("leaves out of turn, others move", [0, 7, 7, 20]),
    ("leaves out of turn, others reinforce", [0, 10, 6, 30]),
    ("who leaves opens spaces to reinforce", [1, 10, 7, 30]),
    ("last king", [100, 50, 30, 80]),
    ("deadlock", [8, 1, 1, 8]),
    ("resigned", [15, 7, 7, 10]),
    ("time", [10, 8, 1, 9]),
    ("agreed", [6, 1, 1, 10]),
    ("claimed", [6, 1, 1, 1]),
];

/// All that is compared of a position.
#[derive(Debug, PartialEq)]
struct Seen {
    position: String,
    phase: &'static str,
    to_move: &'static str,
    legal: Vec<String>,
    hands: BTreeMap<Seat, String>,
    draw: BTreeMap<Seat, usize>,
    alive: Vec<Seat>,
    quiet: usize,
    /// `playing`, `won` or `drawn`, with winner and reason.
    status: (&'static str, Option<&'static str>, Option<&'static str>),
    discard: Vec<(Seat, char)>,
}

const fn status(
    ending: Option<(Option<&'static str>, &'static str)>,
) -> (&'static str, Option<&'static str>, Option<&'static str>) {
    match ending {
        None => ("playing", None, None),
        Some((None, reason)) => ("drawn", None, Some(reason)),
        Some((winner, reason)) => ("won", winner, Some(reason)),
    }
}

fn sorted<T: Ord>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut all: Vec<T> = all.into_iter().collect();
    all.sort_unstable();
    all
}

fn letters(cards: &[Kind]) -> String {
    sorted(cards.iter().map(|card| card.letter())).into_iter().collect()
}

impl Seen {
    fn of(state: &AnyState) -> Self {
        let any = state.view(Viewer::Arbiter);
        let (position, legal, to_move) = (any.position(), any.legal(), any.to_move().key());
        let ended = |of: Outcome| (of.winner.map(Seating::key), of.reason.name());
        let status = status(any.outcome().map(ended));
        let AnyView::Bosworth(view) = any else { unreachable!() };
        let plays = || Camp::ALL.into_iter().filter(|camp| view.plays(*camp));
        Self {
            position,
            phase: if view.phase() == Phase::Move { "move" } else { "reinforce" },
            to_move,
            legal,
            hands: plays().map(|camp| (camp.letter(), hand(&view, camp))).collect(),
            draw: plays().map(|camp| (camp.letter(), view.pile(camp))).collect(),
            alive: view.living().map(Camp::letter).collect(),
            quiet: usize::try_from(view.quiet()).unwrap(),
            status,
            discard: sorted(
                view.discard().iter().map(|(camp, kind)| (camp.letter(), kind.letter())),
            ),
        }
    }

    fn expected(game: &Game) -> Self {
        let hand = |seat: &Seat| sorted(game.hands[seat].iter().map(|card| card.kind)).into_iter();
        let seats = || game.seats.iter().copied();
        let ended = |(winner, reason): (Option<Seat>, _)| (winner.map(long), reason);
        Self {
            position: game.text(),
            phase: if game.reinforcing { "reinforce" } else { "move" },
            to_move: long(game.on_turn),
            legal: sorted(game.legal.iter().map(|act| game.spell(*act))),
            hands: seats().map(|seat| (seat, hand(&seat).collect())).collect(),
            draw: seats().map(|seat| (seat, game.piles[&seat].len())).collect(),
            alive: game.alive.clone(),
            quiet: game.quiet(),
            status: status(game.ending.map(ended)),
            discard: sorted(game.discard.iter().map(|card| (card.owner, card.kind))),
        }
    }

    /// A won queen is equal to the captor's own. Once one of them has been captured nobody can tell
    /// which of them is meant when that captor is defeated: queens in the discard pile don't count.
    fn compared(mut self, game: &Game) -> Self {
        if game.discard.iter().any(|card| card.kingdom != card.owner) {
            self.discard.retain(|(_, kind)| *kind != 'Q');
        }
        self
    }
}

fn hand(view: &View, camp: Camp) -> String {
    match view.hand(camp) {
        Hand::Known(cards) => letters(cards),
        Hand::Hidden(count) => format!("{count} hidden"),
    }
}

fn start(steered: &Steered) -> AnyState {
    let deck = |camp: Camp| Deck::parse(steered.decks.get(&camp.letter())?);
    let first = Camp::ALL.into_iter().find(|camp| camp.letter() == steered.first);
    let setup = Setup::new(Camp::ALL.map(deck), steered.split, first).unwrap();
    AnySetup::from(setup).start()
}

/// An action, spelled this way or that.
fn spelled(text: &str, rng: &mut impl Rng) -> String {
    let words = text.contains(':');
    match rng.random_range(0..10) {
        0 => text.to_uppercase(),
        1 => text.to_lowercase(),
        2 if !words => text.replace('x', "-"),
        3 if !words && text != "--" => text.replace(['x', '-'], ""),
        _ => text.to_owned(),
    }
}

/// What is not legal is refused, and changes nothing.
fn compare_foul(state: &mut AnyState, steered: &mut Steered) {
    if let Some(text) = steered.foul() {
        let refused = state.play(&text);
        assert!(refused.is_err(), "{text} in {}", steered.game.text());
    }
}

fn compare(seats: &str, split: bool, number: u64) -> Tally {
    let mut tally = Tally::default();
    let mut steered = Steered::new(seats, split, number);
    let mut state = start(&steered);
    let mut played = String::new();
    loop {
        let game = &steered.game;
        let [seen, expected] =
            [Seen::of(&state), Seen::expected(game)].map(|seen| seen.compared(game));
        assert_eq!(seen, expected, "{seats} {number} after {played}");
        tally.position(game);
        let Some(next) = steered.next() else { break };
        compare_foul(&mut state, &mut steered);
        tally.next(&steered.game, &next);
        let text = match &next {
            Next::Act(act) => steered.game.spell(*act),
            Next::Word(word) => word.clone(),
        };
        let answer = state.play(&spelled(&text, &mut steered.rng));
        assert_eq!(answer.as_ref(), Ok(&text), "{seats} {number} after {played}");
        match &next {
            Next::Act(act) => steered.game.play(*act),
            Next::Word(word) => steered.game.say(word),
        }
        played += " ";
        played += &text;
    }
    tally.ending(&steered.game);
    tally
}

/// Compares so many games, the seats in turn, and sees that everything happened often enough: the
/// column of [`HAPPENS`].
fn compare_all(casts: &[&str], split: bool, games: u64, column: usize) {
    let mut tally = Tally::default();
    for (number, seats) in (0..games).zip(casts.iter().cycle()) {
        tally = tally.with(compare(seats, split, number));
    }
    for (what, least) in HAPPENS {
        let count = tally.count(what);
        assert!(count >= least[column], "{what}: {count}");
    }
}

#[test]
fn games_of_two_agree_with_the_plain_rules() {
    compare_all(&["sn", "we"], false, 334, 0);
}

#[test]
fn games_of_three_agree_with_the_plain_rules() {
    compare_all(&["swn", "wne", "swe", "sne"], false, 200, 1);
}

#[test]
fn games_of_three_with_a_split_camp_agree_with_the_plain_rules() {
    compare_all(&["swn", "wne"], true, 133, 2);
}

#[test]
fn games_of_four_agree_with_the_plain_rules() {
    compare_all(&["swne"], false, 333, 3);
}
