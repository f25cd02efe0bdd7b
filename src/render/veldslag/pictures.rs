use super::atlas::{self, Atlas};
use super::compose::{Extent, compose};
use crate::games::veldslag::{Veldslag, View};
use crate::render::canvas::Canvas;
use crate::render::caption::Caption;
use crate::render::palette::Palette;
use crate::render::pictures::Pictures;
use crate::render::style::Style;

impl Pictures for Veldslag {
    type Atlas = Atlas;
    type Extent = Extent;

    fn with_atlas<T>(style: Style, work: impl FnOnce(&Atlas) -> T) -> T {
        atlas::with_atlas(style, work)
    }

    fn palette(atlas: &Atlas) -> &Palette {
        atlas.palette()
    }

    /// The set-ups of a finished game fill as they come out: all frames are as large as the last one.
    fn extent<'a>(views: impl Iterator<Item = &'a View>) -> Option<Extent> {
        views.last().map(Extent::of)
    }

    fn compose(atlas: &Atlas, view: &View, caption: &Caption, extent: Extent) -> Canvas {
        compose(atlas, view, caption, extent)
    }
}
