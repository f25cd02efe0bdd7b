//! Leaf counts: how many sequences of legal moves of a given length there are.

use super::position::Position;
use super::setup::Layout;
use super::state::decision;

/// The number of sequences of exactly `depth` moves from the start. All rules apply, so a game
/// that ends earlier counts for nothing.
#[must_use]
pub fn perft(layout: Layout, depth: u32) -> u64 {
    perft_from(layout.position(), depth)
}

/// The same from a position that has no history.
#[must_use]
pub fn perft_from(position: Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    leaves(&position, &mut Vec::new(), depth)
}

/// The last move of a sequence is counted, not played: its leaves in bulk. A position without a
/// legal move has no leaf either way.
fn leaves(position: &Position, path: &mut Vec<Position>, depth: u32) -> u64 {
    if depth == 1 {
        return position.mobility().into();
    }
    path.push(*position);
    let mut total = 0;
    for action in position.moves() {
        let (next, fallen) = position.after(action);
        if decision(&next, fallen, path).is_none() {
            total += leaves(&next, path, depth - 1);
        }
    }
    path.pop();
    total
}
