use super::kit::Kit;
use super::look::{Ground, Look};
use super::strip;
use crate::games::tawlbwrdd::{Square, View};
use crate::render::canvas::Canvas;
use crate::render::caption::Caption;

/// Puts a picture together.
pub fn compose(kit: &Kit, view: &View, caption: &Caption) -> Canvas {
    let mut canvas = kit.board().clone();
    for square in Square::all() {
        let look = Look::of(view, square);
        if look != Look::Empty {
            canvas.put(kit.tile(Ground::of(square), look), kit.corner(square));
        }
    }
    strip::draw(&mut canvas, kit, view, caption);
    canvas
}
