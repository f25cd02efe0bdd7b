//! "Er zijn verder 2 regels om herhaling van zetten tegen te gaan." Both look at individual men
//! only, so that they never tell a rank.

use super::action::Action;
use super::man::{Man, Men};
use super::position::Position;
use super::refusal::Refusal;
use super::side::Side;
use crate::games::history::History;

/// How often a man may go between two squares: three times there and back.
const RUN: u32 = 6;

/// What the two rules remember of both sides' moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Repetition {
    red: Trail,
    blue: Trail,
}

/// What they remember of one side's moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Trail {
    /// The side's last move.
    last: Option<(Man, Action)>,
    /// How many moves in a row the side has made with that man between those two squares.
    run: u32,
    /// The positions after the threats of the running chase; none when no chase is running.
    chase: History<Position>,
    /// Whom the last of them threatens.
    threatened: Men,
}

impl Trail {
    /// Whether a move is one more between the same two squares.
    fn goes_on(&self, man: Man, action: Action) -> bool {
        self.last.is_some_and(|last| {
            last == (man, action) || last == (man, Action { from: action.to, to: action.from })
        })
    }

    /// Whether a move leads back to where its man came from on the turn before.
    fn goes_back(&self, man: Man, action: Action) -> bool {
        self.last == Some((man, Action { from: action.to, to: action.from }))
    }

    fn note_move(&mut self, man: Man, action: Action) {
        self.run = if self.goes_on(man, action) { self.run + 1 } else { 1 };
        self.last = Some((man, action));
    }

    fn end_chase(&mut self) {
        self.chase.clear();
        self.threatened = Men::default();
    }
}

impl Repetition {
    const fn of(&self, side: Side) -> &Trail {
        match side {
            Side::Red => &self.red,
            Side::Blue => &self.blue,
        }
    }

    const fn of_mut(&mut self, side: Side) -> &mut Trail {
        match side {
            Side::Red => &mut self.red,
            Side::Blue => &mut self.blue,
        }
    }

    /// Whether the rules allow a move that is legal otherwise.
    ///
    /// # Errors
    /// Which of them refuses it.
    pub fn check(&self, position: &Position, action: Action) -> Result<(), Refusal> {
        let trail = self.of(position.side());
        let Some(man) = position.man(action.from) else { return Ok(()) };
        if trail.run >= RUN && trail.goes_on(man, action) {
            return Err(Refusal::TwoSquares);
        }
        let attacks = position.man(action.to).is_some();
        if attacks || trail.chase.is_empty() || trail.goes_back(man, action) {
            return Ok(());
        }
        let next = position.moved(action);
        let threatens = next.beside(action.to, next.side()).next().is_some();
        if threatens && trail.chase.contains(&next) { Err(Refusal::Chase) } else { Ok(()) }
    }

    /// Notes a move that was played.
    pub(super) fn note(&mut self, before: &Position, action: Action, after: &Position) {
        let Some(man) = before.man(action.from) else { return };
        let (mover, other) = (before.side(), before.side().opponent());
        self.of_mut(mover).note_move(man, action);
        if before.man(action.to).is_some() {
            self.of_mut(mover).end_chase();
            self.of_mut(other).end_chase();
        } else if !self.of(other).threatened.contains(man) {
            self.of_mut(other).end_chase();
        }
        self.of_mut(other).threatened = Men::default();
        let trail = self.of_mut(mover);
        let stands = after.man(action.to) == Some(man);
        trail.threatened = after.beside(action.to, other).filter(|_| stands).collect();
        if trail.threatened.is_empty() {
            trail.end_chase();
        } else {
            trail.chase.push(*after);
        }
    }
}
