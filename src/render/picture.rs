use super::caption::Caption;
use super::pictures::Pictures;
use super::style::Style;
use super::{animation, encode};
use crate::games::{AnyView, Game, GameKind, each_game, with_game};

/// The picture of a view, as PNG. Equal arguments give equal bytes.
#[must_use]
pub fn png(view: &AnyView, style: Style, caption: &Caption) -> Vec<u8> {
    each_game!(AnyView, view, G, view => picture::<G>(view, style, caption))
}

fn picture<G: Pictures>(view: &G::View, style: Style, caption: &Caption) -> Vec<u8> {
    let Some(extent) = G::extent(std::iter::once(view)) else { return Vec::new() };
    G::with_atlas(style, |atlas| {
        encode::png(&G::compose(atlas, view, caption, extent), G::palette(atlas))
    })
}

/// The pictures of a whole game as a GIF that loops, the last one standing longest. The views are
/// of one game; no frames give no bytes.
#[must_use]
pub fn gif(frames: &[(AnyView, Caption)], style: Style) -> Vec<u8> {
    let Some((first, _)) = frames.first() else { return Vec::new() };
    with_game!(first.kind(), G => film::<G>(frames, style))
}

/// All frames are as large as the largest.
fn film<G: Pictures + Game>(frames: &[(AnyView, Caption)], style: Style) -> Vec<u8> {
    let views = || frames.iter().filter_map(|(view, caption)| Some((G::view(view)?, caption)));
    let Some(extent) = G::extent(views().map(|(view, _)| view)) else { return Vec::new() };
    G::with_atlas(style, |atlas| {
        let canvases = views().map(|(view, caption)| G::compose(atlas, view, caption, extent));
        animation::gif(canvases, G::palette(atlas))
    })
}

/// Draws what pictures of a style are put together from, ahead of the first picture.
pub fn warm(style: Style) {
    for kind in GameKind::ALL {
        with_game!(kind, G => G::with_atlas(style, |_| ()));
    }
}
