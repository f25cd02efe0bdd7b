//! Pictures of games: a view, a style and a few words in; PNG or GIF out.
//!
//! Drawing happens once for every theme and size: pieces (resvg, from our own SVG), squares and
//! marks (imageproc, four times too large, then scaled down) are blended into tiles, and all tiles
//! and the background share one palette. A picture is then composed by copying palette indices,
//! and the text (rusttype) is set straight into ramps that the palette keeps for it.
//! Equal views, styles and captions give equal bytes.

mod animation;
mod board;
mod bosworth;
mod cache;
mod canvas;
mod caption;
mod colour;
mod drawing;
mod encode;
mod layout;
mod marks;
mod palette;
mod picture;
mod pictures;
mod strip;
mod style;
mod tawlbwrdd;
#[cfg(test)]
mod tests;
mod text;
mod veldslag;

pub use caption::Caption;
pub use picture::{gif, png, warm};
pub use style::{Size, Style, Theme};
pub use veldslag::draft_png;
