//! Bosworth: two to four kingdoms of chess cards on a 6×6 field, with hidden hands.
//!
//! The rules with their sources and rulings: `docs/rules/bosworth.md`.

mod action;
mod board;
mod camp;
mod card;
mod colour;
mod deal;
mod hidden;
mod imagine;
mod movement;
mod notation;
mod open;
#[cfg(test)]
mod oracle;
mod perft;
mod phase;
mod refusal;
mod rules;
mod state;
mod tags;
#[cfg(test)]
mod tests;
mod turn;
mod view;

pub use action::Action;
pub use board::{Board, Cell};
pub use camp::{Camp, Square, is_corner};
pub use card::{Card, Kind};
pub use colour::Colour;
pub use deal::{DEAL, Deck, Setup, SetupRefusal};
pub use notation::sort_placed;
pub use phase::Phase;
pub use refusal::{Refusal, TagRefusal};
pub use rules::Bosworth;
pub use state::{CLAIM, State};
pub use tags::SPLIT;
pub use turn::Turn;
pub use view::{Hand, View};
