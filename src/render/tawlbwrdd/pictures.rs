use super::atlas::{self, Atlas};
use super::compose::compose;
use crate::games::tawlbwrdd::{Tawlbwrdd, View};
use crate::render::canvas::Canvas;
use crate::render::caption::Caption;
use crate::render::palette::Palette;
use crate::render::pictures::Pictures;
use crate::render::style::Style;

impl Pictures for Tawlbwrdd {
    type Atlas = Atlas;
    type Extent = ();

    fn with_atlas<T>(style: Style, work: impl FnOnce(&Atlas) -> T) -> T {
        atlas::with_atlas(style, work)
    }

    fn palette(atlas: &Atlas) -> &Palette {
        atlas.palette()
    }

    fn extent<'a>(mut views: impl Iterator<Item = &'a View>) -> Option<()> {
        views.next().map(|_| ())
    }

    fn compose(atlas: &Atlas, view: &View, caption: &Caption, (): ()) -> Canvas {
        compose(atlas, view, caption)
    }
}
