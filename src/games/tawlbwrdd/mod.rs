//! Tawlbwrdd: the Welsh tafl game on 11×11. A king and twelve men against twenty-four besiegers.
//!
//! The rules with their sources and rulings: `docs/rules/tawlbwrdd.md`.

mod action;
mod ending;
mod imagine;
mod lines;
mod notation;
#[cfg(test)]
mod oracle;
mod perft;
mod piece;
mod position;
mod refusal;
mod rules;
mod setup;
mod squares;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use action::Action;
pub use piece::{Piece, Side};
pub use position::{Fallen, Position};
pub use refusal::Refusal;
pub use rules::Tawlbwrdd;
pub use setup::Layout;
pub use squares::{CASTLE, Square, Squares};
pub use state::State;
pub use view::{LastMove, View};
