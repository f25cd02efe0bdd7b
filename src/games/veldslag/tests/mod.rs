//! The rules, sentence by sentence.

mod board;
mod drafts;
mod ends;
mod imagined;
mod repetition;
mod views;

use super::man::{MEN, Man};
use super::open::Open;
use super::*;
use crate::games::{Outcome, Reason, Seat, Viewer};

/// Red's set-up in these tests, scouts on a3 and d3.
const RED: &str = "13217543/1B34B21S/F4B15B26";
/// Blue's, scouts on a6 and d6.
const BLUE: &str = "14317523/1B24B31S/6B15F4B2";

fn square(name: &str) -> Square {
    Square::read(name).unwrap().0
}

fn action(text: &str) -> Action {
    Action::parse(text).expect(text)
}

fn rank(code: char) -> Rank {
    Rank::of_code(code).unwrap()
}

fn army(side: Side, text: &str) -> Army {
    Draft::parse(side, text).unwrap().army().unwrap()
}

/// A game from its start.
fn game() -> State {
    State::new(Setup { red: army(Side::Red, RED), blue: army(Side::Blue, BLUE) })
}

/// A game that stands as a position string says, as if nobody else had ever been on the board.
fn state(text: &str) -> State {
    let (rows, mover) = text.split_once(' ').expect(text);
    let setup = Setup { red: army(Side::Red, RED), blue: army(Side::Blue, BLUE) };
    let side = if mover == "r" { Side::Red } else { Side::Blue };
    let (mut men, mut known): (Vec<(Square, Man)>, Vec<Man>) = (Vec::new(), Vec::new());
    for (row, rank_index) in rows.split('/').zip((0..8).rev()) {
        let cells: Vec<char> = row.chars().collect();
        for (cell, file) in cells.chunks(2).zip(0..) {
            let Some(side) = owner(cell[0]) else { continue };
            let taken = |man: &Man| men.iter().any(|(_, other)| other == man);
            let fits = |man: &Man| setup.rank(*man) == rank(cell[1]) && !taken(man);
            let man = Man::all(side).find(fits).expect(text);
            known.extend(cell[0].is_uppercase().then_some(man));
            men.push((Square::new(file, rank_index).unwrap(), man));
        }
    }
    let position = Position::of(men, side);
    State { setup, open: Open { position, known: known.into_iter().collect(), ..Open::start() } }
}

fn owner(letter: char) -> Option<Side> {
    match letter.to_ascii_lowercase() {
        'r' => Some(Side::Red),
        'b' => Some(Side::Blue),
        _ => None,
    }
}

/// The position string with everything shown.
fn text(state: &State) -> String {
    state.view(Viewer::Arbiter).text()
}

/// Plays moves, each of them legal.
fn play(state: &mut State, moves: &str) {
    for text in moves.split_whitespace() {
        assert_eq!(state.spell(action(text)), text);
        assert_eq!(state.play(action(text)), Ok(()), "{text}");
    }
}

/// The same game after some moves.
fn after(mut state: State, moves: &str) -> State {
    play(&mut state, moves);
    state
}

/// Why a move can't be played.
fn refused(state: &State, text: &str) -> Refusal {
    let refusal = state.clone().play(action(text)).expect_err(text);
    assert!(!legal(state).contains(&text.to_owned()));
    refusal
}

/// What the rules give to be played.
fn legal(state: &State) -> Vec<String> {
    let view = state.view(Viewer::Arbiter);
    view.actions().iter().map(|action| view.position().text(*action)).collect()
}

const fn outcome(winner: Option<Seat>, reason: Reason) -> Outcome {
    Outcome { winner, reason }
}

/// How the game stands in points, Red first.
fn score(state: &State) -> [u32; 2] {
    Side::ALL.map(|side| state.view(Viewer::Public).score(side))
}

#[test]
fn a_position_of_a_test_stands_as_written() {
    let written = "b1..........B7../................/................/....~~....~~..../\
        ....~~....~~..../................/................/rF............R1 b";
    assert_eq!(text(&state(written)), written);
}
