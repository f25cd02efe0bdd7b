//! Bosworth on Discord: whole games of two, three and four.

mod agreement;
mod buried;
mod campaign;
mod duel;
mod four;
mod means;
mod prepared;
mod secrets;
mod split;
mod strays;

pub use campaign::Campaign;
pub use means::Means;
pub use prepared::DUEL;
