//! The pictures of Bosworth: the field with an info box beside each camp, and under it the hands that
//! the viewer knows and what has been captured.
//!
//! Everything on a square is a sprite of its own, blended with the one ground that cards lie on.
//! The field turns until the viewer's camp is at the bottom; cards stay upright.

mod atlas;
mod captured;
mod card;
mod compose;
mod drawings;
mod extent;
mod hands;
mod info_box;
mod look;
mod margin;
mod painter;
mod pictures;
mod places;
mod rows;
mod scheme;
mod sprites;
mod strip;
#[cfg(test)]
mod tests;
mod turn;
