//! The pictures of Veldslag: the board with what has fallen under it, and a set-up in the making.
//!
//! Everything on a square is a stamp of its own, as there are too many kinds of squares to keep one
//! of each. Stamps are blended with the one ground that pieces stand on.

mod compose;
mod draft;
mod drawings;
mod dress;
mod kit;
mod look;
mod painter;
mod setups;
mod stamps;
mod strip;
mod taken;
#[cfg(test)]
mod tests;
mod token;

pub use compose::{Extent, compose};
pub use draft::compose as compose_draft;
pub use kit::with_kit;
