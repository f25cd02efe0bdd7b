use super::caption::Caption;
use super::style::Style;
use super::{animation, bosworth, encode, tawlbwrdd, veldslag};
use crate::games::AnyView;
use crate::games::veldslag::{Draft, View};

/// The picture of a view, as PNG. Equal arguments give equal bytes.
#[must_use]
pub fn png(view: &AnyView, style: Style, caption: &Caption) -> Vec<u8> {
    match view {
        AnyView::Tawlbwrdd(view) => tawlbwrdd::with_kit(style, |kit| {
            encode::png(&tawlbwrdd::compose(kit, view, caption), kit.palette())
        }),
        AnyView::Veldslag(view) => veldslag::with_kit(style, |kit| {
            let extent = veldslag::Extent::of(view);
            encode::png(&veldslag::compose(kit, view, caption, extent), kit.palette())
        }),
        AnyView::Bosworth(view) => bosworth::with_kit(style, |kit| {
            let extent = bosworth::Extent::of(view);
            encode::png(&bosworth::compose(kit, view, caption, extent), kit.palette())
        }),
    }
}

/// The picture of a set-up of Veldslag in the making, as PNG.
#[must_use]
pub fn draft_png(draft: &Draft, style: Style, caption: &Caption) -> Vec<u8> {
    veldslag::with_kit(style, |kit| {
        encode::png(&veldslag::compose_draft(kit, draft, caption), kit.palette())
    })
}

/// The pictures of a whole game as a GIF that loops, the last one standing longest. The views are
/// of one game; no frames give no bytes.
#[must_use]
pub fn gif(frames: &[(AnyView, Caption)], style: Style) -> Vec<u8> {
    match frames.first() {
        None => Vec::new(),
        Some((AnyView::Tawlbwrdd(_), _)) => tawlbwrdd_gif(frames, style),
        Some((AnyView::Veldslag(_), _)) => veldslag_gif(frames, style),
        Some((AnyView::Bosworth(_), _)) => bosworth_gif(frames, style),
    }
}

fn tawlbwrdd_gif(frames: &[(AnyView, Caption)], style: Style) -> Vec<u8> {
    tawlbwrdd::with_kit(style, |kit| {
        let canvases = frames.iter().filter_map(|(view, caption)| match view {
            AnyView::Tawlbwrdd(view) => Some(tawlbwrdd::compose(kit, view, caption)),
            _ => None,
        });
        animation::gif(canvases, kit.palette())
    })
}

/// All frames are as large as the last one: the set-ups of a finished game fill as they come out.
fn veldslag_gif(frames: &[(AnyView, Caption)], style: Style) -> Vec<u8> {
    let views: Vec<(&View, &Caption)> = frames
        .iter()
        .filter_map(|(view, caption)| match view {
            AnyView::Veldslag(view) => Some((view, caption)),
            _ => None,
        })
        .collect();
    let Some(extent) = views.last().map(|(view, _)| veldslag::Extent::of(view)) else {
        return Vec::new();
    };
    veldslag::with_kit(style, |kit| {
        let frames = views.iter();
        let canvases = frames.map(|(view, caption)| veldslag::compose(kit, view, caption, extent));
        animation::gif(canvases, kit.palette())
    })
}

/// All frames have room for the hands that are shown when the game is over.
fn bosworth_gif(frames: &[(AnyView, Caption)], style: Style) -> Vec<u8> {
    let views = || {
        frames.iter().filter_map(|(view, caption)| match view {
            AnyView::Bosworth(view) => Some((view, caption)),
            _ => None,
        })
    };
    let Some(extent) = bosworth::Extent::of_film(views().map(|(view, _)| view)) else {
        return Vec::new();
    };
    bosworth::with_kit(style, |kit| {
        let canvases = views().map(|(view, caption)| bosworth::compose(kit, view, caption, extent));
        animation::gif(canvases, kit.palette())
    })
}

/// Draws what pictures of a style are put together from, ahead of the first picture.
pub fn warm(style: Style) {
    tawlbwrdd::with_kit(style, |_| ());
    veldslag::with_kit(style, |_| ());
    bosworth::with_kit(style, |_| ());
}
