use super::painter::Painter;
use super::scheme::Scheme;
use super::sprites::Sprites;
use crate::render::board::page;
use crate::render::cache::Cache;
use crate::render::canvas::Canvas;
use crate::render::colour::Colours;
use crate::render::layout::{Layout, Plan};
use crate::render::palette::Palette;
use crate::render::style::Style;

/// What a picture of the board consists of.
pub const PLAN: Plan = Plan { files: 8, square: 118, halves: 16, strip: 222 };

/// Atlases of the styles that were used last. The largest takes some 25 MB.
static ATLASES: Cache<Style, Atlas> = Cache::new(6);

/// Calls `with` on the atlas of a style, which is made once.
pub fn with_atlas<R>(style: Style, with: impl FnOnce(&Atlas) -> R) -> R {
    ATLASES.with(style, || Atlas::new(style), with)
}

/// Everything that pictures of a style are put together from.
#[derive(Debug)]
pub struct Atlas {
    layout: Layout,
    palette: Palette,
    page: Canvas,
    frame: u8,
    sprites: Sprites<Canvas>,
}

impl Atlas {
    fn new(style: Style) -> Self {
        let (colours, scheme) = (Colours::of(style.theme), Scheme::of(style.theme));
        let layout = Layout::new(style.size, PLAN);
        let page = page(colours, &layout);
        let sprites = Sprites::draw(&Painter { colours, scheme, layout: &layout });
        let mut images = sprites.images();
        images.push(&page);
        let mut flat = scheme.flat();
        flat.extend(sprites.lines());
        let mut palette = Palette::new(colours, &flat, &images);
        Self {
            layout,
            page: palette.index(&page),
            frame: palette.nearest(colours.frame),
            sprites: sprites.index(&mut palette),
            palette,
        }
    }

    /// Where everything stands in a picture of the board.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The colours of all its canvases.
    pub const fn palette(&self) -> &Palette {
        &self.palette
    }

    /// The page with an empty frame for the board, and an empty strip.
    pub const fn page(&self) -> &Canvas {
        &self.page
    }

    /// The index of the frame's colour.
    pub const fn frame(&self) -> u8 {
        self.frame
    }

    /// What is laid on it.
    pub const fn sprites(&self) -> &Sprites<Canvas> {
        &self.sprites
    }
}
