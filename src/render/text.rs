use std::sync::OnceLock;

use image::RgbaImage;
use rusttype::{Font, PositionedGlyph, Scale, point};

use super::canvas::{Canvas, Point};
use super::colour::Rgb;
use super::palette::{Palette, Tone};

/// No text shrinks below this part of its size; what still does not fit is cut.
const SMALLEST: f32 = 0.5;

/// A cut of the typeface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// `DejaVu Sans Condensed`.
    Plain,
    /// `DejaVu Sans Condensed Bold`.
    Bold,
}

impl Face {
    fn font(self) -> &'static Font<'static> {
        static PLAIN: OnceLock<Font<'static>> = OnceLock::new();
        static BOLD: OnceLock<Font<'static>> = OnceLock::new();
        let (font, bytes): (_, fn() -> &'static [u8]) = match self {
            Self::Plain => (&PLAIN, dejavu::sans_condensed::regular),
            Self::Bold => (&BOLD, dejavu::sans_condensed::bold),
        };
        font.get_or_init(|| Font::try_from_bytes(bytes()).expect("DejaVu is a font"))
    }

    /// The scale at which capitals have a height in pixels.
    fn scale(self, capital: f32) -> Scale {
        let unit = self.font().glyph('H').scaled(Scale::uniform(1000.0));
        let height = unit.exact_bounding_box().map_or(1000.0, |bounds| bounds.height());
        Scale::uniform(1000.0 * capital / height)
    }
}

/// A line of text of a size.
#[derive(Clone, Debug)]
pub struct Line {
    text: String,
    face: Face,
    capital: f32,
}

impl Line {
    /// A line whose capitals are `capital` pixels high.
    pub fn new(text: &str, face: Face, capital: f32) -> Self {
        Self { text: text.to_owned(), face, capital }
    }

    /// The height of its capitals in pixels.
    pub const fn capital(&self) -> f32 {
        self.capital
    }

    /// The same line in another size.
    #[must_use]
    pub fn resized(self, capital: f32) -> Self {
        Self { capital, ..self }
    }

    /// The room it takes, in pixels.
    pub fn width(&self) -> f32 {
        let last = self.glyphs(0.0, 0.0).last();
        last.map_or(0.0, |glyph| {
            glyph.position().x + glyph.unpositioned().h_metrics().advance_width
        })
    }

    /// The same line, made smaller until it takes at most `room` pixels; cut where that would make
    /// it unreadable.
    #[must_use]
    pub fn fit(mut self, room: f32) -> Self {
        let smallest = self.capital * SMALLEST;
        while self.width() > room && self.capital > smallest {
            self.capital = (self.capital - 0.25).max(smallest);
        }
        while self.width() > room && self.shorten() {}
        self
    }

    /// Cuts a letter off and ends the line with an ellipsis; false when nothing is left to cut.
    fn shorten(&mut self) -> bool {
        let kept = self.text.trim_end_matches('…');
        let Some((end, _)) = kept.char_indices().next_back() else {
            self.text.clear();
            return false;
        };
        self.text = format!("{}…", kept[..end].trim_end());
        true
    }

    /// Writes the line; `at` is the left end of its base line. Pixels outside the canvas are lost.
    pub fn draw(&self, canvas: &mut Canvas, at: Point, tone: Tone) {
        #[expect(clippy::cast_precision_loss, reason = "pictures are a few thousand pixels wide")]
        for glyph in self.glyphs(at.x as f32, at.y as f32) {
            draw_glyph(&glyph, canvas, tone);
        }
    }

    /// Paints the line into an image, `at` being the left end of its base line. Pixels outside the
    /// image are lost.
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "places in the picture, and parts of 255"
    )]
    pub fn paint(&self, image: &mut RgbaImage, at: Point, colour: Rgb) {
        for glyph in self.glyphs(at.x as f32, at.y as f32) {
            each_pixel(&glyph, |x, y, coverage| {
                let Some(pixel) = image.get_pixel_mut_checked(x, y) else { return };
                let [red, green, blue, _] = pixel.0;
                let part = (coverage * 255.0).round() as u32;
                *pixel = Rgb([red, green, blue]).mix(colour, part, 255).pixel();
            });
        }
    }

    /// The glyphs at whole pixels: then equal letters are equal, which looks even and packs well.
    fn glyphs(&self, x: f32, y: f32) -> impl Iterator<Item = PositionedGlyph<'static>> {
        let scale = self.face.scale(self.capital);
        self.face.font().layout(&self.text, scale, point(x, y)).map(|mut glyph| {
            let place = glyph.position();
            glyph.set_position(point(place.x.round(), place.y));
            glyph
        })
    }
}

fn draw_glyph(glyph: &PositionedGlyph, canvas: &mut Canvas, tone: Tone) {
    each_pixel(glyph, |x, y, coverage| {
        if let (Some(index), Some(pixel)) = (Palette::shade(tone, coverage), canvas.pixel_mut(x, y))
        {
            *pixel = index;
        }
    });
}

/// Calls `with` on each place that a glyph covers, and how much of it.
fn each_pixel(glyph: &PositionedGlyph, mut with: impl FnMut(u32, u32, f32)) {
    let Some(bounds) = glyph.pixel_bounding_box() else { return };
    glyph.draw(|x, y, coverage| {
        let place = (x.checked_add_signed(bounds.min.x), y.checked_add_signed(bounds.min.y));
        if let (Some(x), Some(y)) = place {
            with(x, y, coverage);
        }
    });
}
