//! The pictures of Veldslag: the board with what has fallen under it, and a set-up in the making.
//!
//! Everything on a square is a sprite of its own, as there are too many kinds of squares to keep one
//! of each. Sprites are blended with the one ground that pieces stand on.

mod atlas;
mod compose;
mod draft;
mod drawings;
mod look;
mod painter;
mod pictures;
mod places;
mod scheme;
mod setups;
mod sprites;
mod strip;
mod taken;
#[cfg(test)]
mod tests;
mod token;

pub use draft::png as draft_png;
