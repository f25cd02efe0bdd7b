//! The pictures of Tawlbwrdd.

mod compose;
mod dress;
mod kit;
mod look;
mod pieces;
mod strip;
#[cfg(test)]
mod tests;
mod tile;

pub use compose::compose;
pub use kit::with_kit;
