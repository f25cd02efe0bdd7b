//! The pictures of Tawlbwrdd.

mod atlas;
mod compose;
mod look;
mod pictures;
mod pieces;
mod scheme;
mod strip;
#[cfg(test)]
mod tests;
mod tile;
