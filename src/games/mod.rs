//! The rules of the games, and nothing else: no async, no I/O, no clock, no ambient randomness, no prose.

mod all;
mod any;
pub mod bosworth;
#[cfg(test)]
mod contract;
mod described;
mod film;
pub mod grid;
mod history;
mod inline;
mod kind;
mod lots;
mod outcome;
pub mod record;
mod refusal;
mod rules;
mod seat;
mod seating;
mod tags;
pub mod tawlbwrdd;
pub mod veldslag;
mod word;

pub use all::{AnyAction, AnyRefusal, AnySetup, AnyState, AnyTagRefusal, AnyView, Game, GameKind};
#[allow(unused_imports, reason = "for traits of other folders")]
pub(crate) use all::{each_game, with_game};
pub use any::Move;
pub use described::Described;
pub use film::film;
pub use history::History;
pub use inline::Inline;
pub use lots::{SPELLINGS, Seed, Spelling};
pub use outcome::{Outcome, Reason};
pub use refusal::Refusal;
pub use rules::{GameState, GameView, Rules};
pub use seat::{Seat, Viewer};
pub use seating::Seating;
pub use tags::{TagError, TagFault, Tags};
pub use word::{Word, WordRefusal};
