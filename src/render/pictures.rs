use super::canvas::Canvas;
use super::caption::Caption;
use super::palette::Palette;
use super::style::Style;
use crate::games::Rules;

/// How the pictures of a game are made. Every game has a folder here that implements it.
pub trait Pictures: Rules {
    /// What all pictures of a style are put together from: drawn once, in the colours of one palette.
    type Atlas;
    /// What a picture has room for.
    type Extent: Copy;

    /// Calls `work` on the atlas of a style, which is drawn once.
    fn with_atlas<T>(style: Style, work: impl FnOnce(&Self::Atlas) -> T) -> T;

    /// The colours of an atlas and of all that is put together from it.
    fn palette(atlas: &Self::Atlas) -> &Palette;

    /// What pictures of some views of one game need room for, so that all have one size; `None` where
    /// there are no views.
    fn extent<'a>(views: impl Iterator<Item = &'a Self::View>) -> Option<Self::Extent>;

    /// Puts a picture together.
    fn compose(
        atlas: &Self::Atlas,
        view: &Self::View,
        caption: &Caption,
        extent: Self::Extent,
    ) -> Canvas;
}
