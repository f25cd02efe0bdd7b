use super::atlas::{self, Atlas};
use super::compose::compose;
use super::extent::Extent;
use crate::games::bosworth::{Bosworth, View};
use crate::render::canvas::Canvas;
use crate::render::caption::Caption;
use crate::render::palette::Palette;
use crate::render::pictures::Pictures;
use crate::render::style::Style;

impl Pictures for Bosworth {
    type Atlas = Atlas;
    type Extent = Extent;

    fn with_atlas<T>(style: Style, work: impl FnOnce(&Atlas) -> T) -> T {
        atlas::with_atlas(style, work)
    }

    fn palette(atlas: &Atlas) -> &Palette {
        atlas.palette()
    }

    /// All frames have room for the hands that are shown when the game is over.
    fn extent<'a>(views: impl Iterator<Item = &'a View>) -> Option<Extent> {
        Extent::of_film(views)
    }

    fn compose(atlas: &Atlas, view: &View, caption: &Caption, extent: Extent) -> Canvas {
        compose(atlas, view, caption, extent)
    }
}
