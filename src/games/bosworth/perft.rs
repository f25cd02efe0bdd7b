//! Leaf counts: how many sequences of legal actions of a given length there are.

use super::action::Action;
use super::state::State;

impl State {
    /// The number of sequences of exactly `depth` actions from here, all hands known; equal cards
    /// in a hand are one action.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let actions = self.actions();
        if depth == 1 {
            return actions.len() as u64;
        }
        let leaves = |action: Action| {
            let mut next = self.clone();
            next.go(action);
            next.perft(depth - 1)
        };
        actions.into_iter().map(leaves).sum()
    }
}
