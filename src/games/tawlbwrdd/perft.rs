//! Leaf counts: how many sequences of legal moves of a given length there are.

use super::ending::decision;
use super::position::Position;
use super::state::State;

impl State {
    /// The number of sequences of exactly `depth` moves from here. All rules apply, repetition
    /// included, so a game that ends earlier counts for nothing.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            _ if self.outcome().is_some() => 0,
            _ => leaves(self.position(), &mut self.history().iter().copied().collect(), depth),
        }
    }
}

/// The last move of a sequence is counted, not played: its leaves in bulk. A position without a
/// legal move has no leaf either way.
pub(super) fn leaves(position: &Position, path: &mut Vec<Position>, depth: u32) -> u64 {
    if depth == 1 {
        return position.mobility().into();
    }
    path.push(*position);
    let mut total = 0;
    for action in position.moves() {
        let (next, fallen) = position.after(action);
        if decision(&next, fallen, |position| path.contains(position)).is_none() {
            total += leaves(&next, path, depth - 1);
        }
    }
    path.pop();
    total
}
