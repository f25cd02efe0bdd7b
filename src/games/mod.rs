//! The rules of the games, and nothing else: no async, no I/O, no clock, no ambient randomness, no prose.

mod any;
pub mod bosworth;
mod film;
pub mod grid;
mod kind;
mod lots;
mod outcome;
pub mod record;
mod seat;
mod seating;
pub mod tawlbwrdd;
pub mod veldslag;
mod word;

pub use any::{AnySetup, AnyState, AnyView, Move, Refusal};
pub use film::film;
pub use kind::GameKind;
pub use lots::{SPELLINGS, Seed, Spelling};
pub use outcome::{Outcome, Reason};
pub use seat::{Seat, Viewer};
pub use seating::Seating;
pub use word::{Word, WordRefusal};
