//! The pictures of Tawlbwrdd.

mod board;
mod compose;
mod kit;
mod layout;
mod look;
mod marks;
mod pieces;
mod strip;
#[cfg(test)]
mod tests;
mod tile;

pub use compose::compose;
pub use kit::with_kit;
