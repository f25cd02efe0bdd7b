use super::atlas::Atlas;
use super::look::{Ground, Look};
use super::strip;
use crate::games::tawlbwrdd::{Square, View};
use crate::render::canvas::Canvas;
use crate::render::caption::Caption;

/// Puts a picture together.
pub fn compose(atlas: &Atlas, view: &View, caption: &Caption) -> Canvas {
    let mut canvas = atlas.board().clone();
    for square in Square::all() {
        let look = Look::of(view, square);
        if look != Look::Empty {
            canvas.put(atlas.tile(Ground::of(square), look), atlas.corner(square));
        }
    }
    strip::draw(&mut canvas, atlas, view, caption);
    canvas
}
