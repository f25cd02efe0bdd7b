//! The pictures of Bosworth: the field with a plate beside each camp, and under it the hands that
//! the viewer knows and what has been captured.
//!
//! Everything on a square is a stamp of its own, blended with the one ground that cards lie on.
//! The field turns until the viewer's camp is at the bottom; cards stay upright.

mod captured;
mod card;
mod compose;
mod drawings;
mod dress;
mod hands;
mod kit;
mod look;
mod margin;
mod painter;
mod places;
mod plate;
mod stamps;
mod strip;
#[cfg(test)]
mod tests;
mod turn;

pub use compose::{Extent, compose};
pub use kit::with_kit;
