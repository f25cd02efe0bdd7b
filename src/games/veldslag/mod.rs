//! Veldslag: the Dutch Stratego on 8×8. Two armies of twenty-four whose ranks the other side can't
//! see.
//!
//! The rules with their sources and rulings: `docs/rules/veldslag.md`.

mod action;
mod army;
mod clash;
mod draft;
mod imagine;
mod last_move;
mod man;
mod notation;
mod open;
#[cfg(test)]
mod oracle;
mod perft;
mod position;
mod presets;
mod rank;
mod refusal;
mod repetition;
mod rules;
mod side;
mod squares;
mod state;
mod tags;
#[cfg(test)]
mod tests;
mod view;

pub use action::Action;
pub use army::{Army, Setup};
pub use clash::{Clash, Verdict};
pub use draft::Draft;
pub use last_move::LastMove;
pub use man::{Gait, MEN, Man, Men, Seen};
pub use position::Position;
pub use presets::Preset;
pub use rank::{Rank, Reach};
pub use refusal::{DraftRefusal, Refusal, TagRefusal};
pub use repetition::Repetition;
pub use rules::Veldslag;
pub use side::Side;
pub use squares::{LAKES, Square, is_lake};
pub use state::{CLAIM, RULING, State};
pub use view::View;
