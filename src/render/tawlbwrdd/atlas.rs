use image::RgbaImage;

use super::look::{Ground, Look};
use super::pieces::{PerPiece, sprites};
use super::scheme::Scheme;
use super::tile::tile;
use crate::games::tawlbwrdd::{Piece, Square};
use crate::render::board::{coordinates, page};
use crate::render::cache::Cache;
use crate::render::canvas::{Canvas, Point};
use crate::render::colour::Colours;
use crate::render::drawing::on_ground;
use crate::render::layout::{Layout, Plan, Turn};
use crate::render::palette::Palette;
use crate::render::style::Style;

/// What a picture consists of.
pub const PLAN: Plan = Plan { files: 11, square: 86, halves: 22, strip: 176 };

/// Atlases of the styles that were used last. The largest takes some 7 MB.
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
    board: Canvas,
    tiles: Vec<Canvas>,
    tokens: PerPiece<Canvas>,
    emblems: PerPiece<Canvas>,
}

impl Atlas {
    fn new(style: Style) -> Self {
        let (colours, scheme) = (Colours::of(style.theme), Scheme::of(style.theme));
        let layout = Layout::new(style.size, PLAN);
        let page = page(colours, &layout);
        let tiles = tiles(colours, scheme, &layout);
        let tokens = small(colours, scheme, layout.scale(TOKEN));
        let emblems = small(colours, scheme, layout.scale(EMBLEM));
        let images: Vec<&RgbaImage> =
            tiles.iter().chain(tokens.iter()).chain(emblems.iter()).chain([&page]).collect();
        let mut palette = Palette::new(colours, &scheme.flat(), &images);
        let mut atlas = Self {
            layout,
            board: palette.index(&page),
            tiles: tiles.iter().map(|tile| palette.index(tile)).collect(),
            tokens: PerPiece::new(|piece| palette.index(tokens.of(piece))),
            emblems: PerPiece::new(|piece| palette.index(emblems.of(piece))),
            palette,
        };
        atlas.lay_out();
        atlas
    }

    /// Puts coordinates and empty squares on the board.
    fn lay_out(&mut self) {
        let mut board = self.board.clone();
        coordinates(&mut board, &self.layout, Turn::FirstBelow);
        for square in Square::all() {
            board.put(self.tile(Ground::of(square), Look::Empty), self.corner(square));
        }
        self.board = board;
    }

    /// Where everything stands.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The top left corner of a square, rank 1 being at the bottom.
    pub fn corner(&self, square: Square) -> Point {
        self.layout.corner(square, Turn::FirstBelow)
    }

    /// The colours of all its canvases.
    pub const fn palette(&self) -> &Palette {
        &self.palette
    }

    /// The picture with an empty board and an empty strip.
    pub const fn board(&self) -> &Canvas {
        &self.board
    }

    /// A square with what is to be seen on it.
    pub fn tile(&self, ground: Ground, look: Look) -> &Canvas {
        let place = |found: Option<usize>| found.expect("the tables list all variants");
        let row = place(Ground::ALL.iter().position(|other| *other == ground));
        let column = place(Look::ALL.iter().position(|other| *other == look));
        &self.tiles[row * Look::ALL.len() + column]
    }

    /// A captured piece for the strip.
    pub const fn token(&self, piece: Piece) -> &Canvas {
        self.tokens.of(piece)
    }

    /// A side's emblem for the status line.
    pub const fn emblem(&self, piece: Piece) -> &Canvas {
        self.emblems.of(piece)
    }
}

/// The side of a captured piece at the usual width.
const TOKEN: u32 = 42;
/// The side of an emblem at the usual width.
const EMBLEM: u32 = 62;

fn tiles(colours: &Colours, scheme: &Scheme, layout: &Layout) -> Vec<RgbaImage> {
    let sprites = sprites(&scheme.sheet(), layout.square);
    let row = |ground| Look::ALL.map(|look| tile(colours, scheme, &sprites, ground, look));
    Ground::ALL.into_iter().flat_map(row).collect()
}

fn small(colours: &Colours, scheme: &Scheme, side: u32) -> PerPiece<RgbaImage> {
    let sprites = sprites(&scheme.sheet(), side);
    PerPiece::new(|piece| on_ground(sprites.of(piece), colours.page.pixel()))
}
