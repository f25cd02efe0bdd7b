use super::caption::Caption;
use super::style::Style;
use super::{animation, encode, tawlbwrdd};
use crate::games::AnyView;
use crate::games::veldslag::Draft;

/// The picture of a view, as PNG. Equal arguments give equal bytes.
#[must_use]
pub fn png(view: &AnyView, style: Style, caption: &Caption) -> Vec<u8> {
    match view {
        AnyView::Tawlbwrdd(view) => tawlbwrdd::with_kit(style, |kit| {
            encode::png(&tawlbwrdd::compose(kit, view, caption), kit.palette())
        }),
        AnyView::Veldslag(_) => unimplemented!("pictures of Veldslag"),
    }
}

/// The picture of a set-up that is being made, as PNG.
#[must_use]
pub fn draft_png(_draft: &Draft, _style: Style, _caption: &Caption) -> Vec<u8> {
    unimplemented!("pictures of Veldslag")
}

/// The pictures of a whole game as a GIF that loops, the last one standing longest. The views are
/// of one game; no frames give no bytes.
#[must_use]
pub fn gif(frames: &[(AnyView, Caption)], style: Style) -> Vec<u8> {
    tawlbwrdd::with_kit(style, |kit| {
        let canvases = frames.iter().map(|(view, caption)| match view {
            AnyView::Tawlbwrdd(view) => tawlbwrdd::compose(kit, view, caption),
            AnyView::Veldslag(_) => unimplemented!("pictures of Veldslag"),
        });
        animation::gif(canvases, kit.palette())
    })
}

/// Draws what pictures of a style are put together from, ahead of the first picture.
pub fn warm(style: Style) {
    tawlbwrdd::with_kit(style, |_| ());
}
