//! The rules, sentence by sentence. Every position is reached by a record.

mod board;
mod captures;
mod endings;
mod pawns;
mod reinforce;
mod samples;
mod setups;
mod spent;
mod views;

use super::*;
use crate::games::{Outcome, Reason, Seat, Viewer, Word};

/// A deck: queen, rook, knight and bishop are the opening hand.
const ANY: &str = "QRNBKPPPPRNB";
/// One with the king in the opening hand, the queen drawn next.
const KING: &str = "KBNRQPPPPRNB";
/// One with four pawns in the opening hand, the king drawn last.
const PAWNS: &str = "PPPPRRNNBBQK";

fn square(name: &str) -> Square {
    Square::read(name).expect(name).0
}

fn action(text: &str) -> Action {
    Action::parse(text).expect(text)
}

fn deck(text: &str) -> Option<Deck> {
    (!text.is_empty()).then(|| Deck::parse(text).expect(text))
}

/// A game of those who have a deck, South's first, which one of them begins.
fn begun_by(first: Camp, decks: [&str; 4]) -> State {
    State::new(&Setup::new(decks.map(deck), false, Some(first)).unwrap())
}

/// The same, begun by the first of them.
fn game(decks: [&str; 4]) -> State {
    State::new(&Setup::new(decks.map(deck), false, None).unwrap())
}

/// South against North.
fn duel() -> State {
    game([ANY, "", KING, ""])
}

/// All four, South first.
fn four() -> State {
    game([ANY, KING, KING, KING])
}

/// Three of whom one camps on two sides.
fn split(decks: [&str; 4]) -> State {
    State::new(&Setup::new(decks.map(deck), true, None).unwrap())
}

/// Plays actions and words, each of them legal.
fn play(state: &mut State, actions: &str) {
    for text in actions.split_whitespace() {
        if let Some(word) = Word::parse(text) {
            state.say(word).expect(text);
        } else {
            assert_eq!(state.spell(action(text)), text, "{}", position(state));
            assert_eq!(state.play(action(text)), Ok(()), "{text}: {}", position(state));
        }
    }
}

/// The same game after some actions.
fn after(mut state: State, actions: &str) -> State {
    play(&mut state, actions);
    state
}

/// The position string.
fn position(state: &State) -> String {
    state.view(Viewer::Public).text()
}

/// What lies on a square, as the position string writes it.
fn cell(state: &State, name: &str) -> String {
    let at = square(name);
    let ranks: Vec<String> = position(state).split('/').map(str::to_owned).collect();
    let file = usize::from(at.file()) * 2;
    ranks[usize::from(5 - at.rank())][file..file + 2].to_owned()
}

/// What lies on several squares.
fn cells(state: &State, names: &str) -> String {
    names.split(' ').map(|name| cell(state, name)).collect::<Vec<_>>().join(" ")
}

/// What can be done.
fn legal(state: &State) -> Vec<String> {
    let view = state.view(Viewer::Arbiter);
    view.actions().into_iter().map(|action| view.spell(action)).collect()
}

/// Where the card on a square can go; `x` before what it takes.
fn moves(state: &State, from: &str) -> String {
    let to = |text: String| text.strip_prefix(from).map(|to| to.trim_start_matches('-').to_owned());
    legal(state).into_iter().filter_map(to).collect::<Vec<_>>().join(" ")
}

/// Whether an action is refused; it then changes nothing.
fn is_refused(state: &State, text: &str) -> bool {
    let mut copy = state.clone();
    let refused = copy.play(action(text)).is_err();
    let same = copy.view(Viewer::Arbiter) == state.view(Viewer::Arbiter);
    refused && same && !legal(state).contains(&text.to_owned())
}

/// A hand, sorted by letter.
fn hand(state: &State, camp: Camp) -> String {
    let Hand::Known(cards) = state.view(Viewer::Arbiter).hand(camp).clone() else {
        unreachable!("the arbiter knows every hand")
    };
    let mut letters: Vec<char> = cards.into_iter().map(Kind::letter).collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

fn pile(state: &State, camp: Camp) -> usize {
    state.view(Viewer::Arbiter).pile(camp)
}

fn quiet(state: &State) -> u32 {
    state.view(Viewer::Public).quiet()
}

fn living(state: &State) -> Vec<Camp> {
    state.view(Viewer::Public).living().collect()
}

/// The captured cards, as letters of kingdom and card.
fn discard(state: &State) -> String {
    let view = state.view(Viewer::Public);
    let card = |(camp, kind): &(Camp, Kind)| format!("{}{}", camp.letter(), kind.letter());
    view.discard().iter().map(card).collect::<Vec<_>>().join(" ")
}

/// Whose turn it is, and what for.
fn turn(state: &State) -> (Camp, Phase) {
    (state.turn(), state.phase())
}

fn won(state: &State) -> Option<(Seat, Reason)> {
    state.outcome().and_then(|end| end.winner.map(|winner| (winner, end.reason)))
}

fn drawn(state: &State) -> Option<Reason> {
    state.outcome().filter(|end: &Outcome| end.winner.is_none()).map(|end| end.reason)
}
