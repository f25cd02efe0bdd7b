//! Leaf counts: how many sequences of legal moves of a given length there are.

use super::state::State;

impl State {
    /// The number of sequences of exactly `depth` moves from here, all ranks known. All rules apply,
    /// repetition included, so a game that ends earlier counts for nothing.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.actions();
        if depth == 1 {
            return moves.len() as u64;
        }
        let leaves = |action: super::action::Action| {
            let mut next = self.clone();
            let man = self.open.position.man(action.from);
            man.map_or(0, |man| {
                next.go(man, action);
                next.perft(depth - 1)
            })
        };
        moves.into_iter().map(leaves).sum()
    }
}
