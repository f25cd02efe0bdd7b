use std::collections::HashMap;

use image::RgbaImage;

use super::painter::Painter;
use super::places;
use super::scheme::Scheme;
use super::sprites::Sprite;
use crate::games::bosworth::Colour;
use crate::render::board::page;
use crate::render::cache::Cache;
use crate::render::canvas::Canvas;
use crate::render::colour::{Colours, Rgb};
use crate::render::layout::Layout;
use crate::render::palette::Palette;
use crate::render::style::Style;

/// Atlases of the styles that were used last. The largest takes some 8 MB.
static ATLASES: Cache<Style, Atlas> = Cache::new(6);

/// Calls `with` on the atlas of a style, which is made once.
pub fn with_atlas<R>(style: Style, with: impl FnOnce(&Atlas) -> R) -> R {
    ATLASES.with(style, || Atlas::new(style), with)
}

/// The palette indices of a camp's band.
#[derive(Clone, Copy, Debug)]
pub struct Band {
    /// Around it.
    pub rim: u8,
    /// In it.
    pub fill: u8,
}

/// Everything that pictures of a style are put together from.
#[derive(Debug)]
pub struct Atlas {
    layout: Layout,
    palette: Palette,
    page: Canvas,
    bands: [Band; Colour::ALL.len()],
    gone: Band,
    sprites: HashMap<Sprite, Canvas>,
}

impl Atlas {
    fn new(style: Style) -> Self {
        let (colours, scheme) = (Colours::of(style.theme), Scheme::of(style.theme));
        let layout = places::layout(style.size);
        let page = page(colours, &layout);
        let painter = Painter { colours, scheme, layout: &layout };
        let drawn = Sprite::all().into_iter().map(|sprite| (sprite, painter.draw(sprite)));
        let drawn: Vec<(Sprite, RgbaImage)> = drawn.collect();
        let images: Vec<&RgbaImage> = drawn.iter().map(|(_, image)| image).chain([&page]).collect();
        let mut palette = Palette::new(colours, &scheme.flat(), &images);
        let mut band =
            |rim: Rgb, fill: Rgb| Band { rim: palette.nearest(rim), fill: palette.nearest(fill) };
        Self {
            layout,
            bands: Colour::ALL.map(|colour| {
                let coat = scheme.coat(colour);
                band(coat.rim, coat.fill)
            }),
            gone: band(colours.muted, scheme.gone),
            page: palette.index(&page),
            sprites: drawn.iter().map(|(sprite, image)| (*sprite, palette.index(image))).collect(),
            palette,
        }
    }

    /// Where everything stands in a picture.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The colours of all its canvases.
    pub const fn palette(&self) -> &Palette {
        &self.palette
    }

    /// The page with an empty frame for the field; it ends where the strip begins.
    pub const fn page(&self) -> &Canvas {
        &self.page
    }

    /// The band of a kingdom's camp.
    pub const fn band(&self, colour: Colour) -> Band {
        self.bands[colour as usize]
    }

    /// The band of a defeated kingdom's camp.
    pub const fn gone(&self) -> Band {
        self.gone
    }

    /// A sprite.
    pub fn sprite(&self, sprite: Sprite) -> &Canvas {
        &self.sprites[&sprite]
    }
}
