use std::collections::{BTreeSet, HashMap};

use image::RgbaImage;
use quantette::PaletteSize;
use quantette::deps::palette::Srgb;
use quantette::wu::{BinnerU8x3, WuU8x3};

use super::canvas::{Canvas, HOLE};
use super::colour::{Colours, Rgb};

/// Steps of a ramp from the page's colour to a text's.
const STEPS: u8 = 8;
/// Colours for what lies between the flat ones. More would hardly look smoother, but pack worse.
const BLENDS: usize = 32;

/// How strongly a text stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Read first.
    Ink,
    /// Stands back.
    Muted,
}

/// At most 255 colours that all tiles and texts of a theme and size share.
///
/// First the ramps of the two text tones, then the flat colours, which are thereby exact, then
/// what quantising leaves of the blends at the pieces' and marks' edges.
#[derive(Debug)]
pub struct Palette {
    colours: Vec<Rgb>,
    nearest: HashMap<Rgb, u8>,
}

impl Palette {
    /// The palette for everything that will be drawn in a theme; `flat` are the colours that fill
    /// whole areas, apart from those that all games share.
    pub fn new(colours: &Colours, flat: &[Rgb], images: &[&RgbaImage]) -> Self {
        let ramp = |text: Rgb| {
            (0..STEPS).map(move |step| colours.page.mix(text, step.into(), u32::from(STEPS) - 1))
        };
        let mut all: Vec<Rgb> = ramp(colours.ink).chain(ramp(colours.muted)).collect();
        all.extend(colours.flat());
        all.extend(flat);
        let known: BTreeSet<[u8; 3]> = all.iter().map(|colour| colour.0).collect();
        all.extend(quantised(&blends(images, &known), BLENDS));
        Self { colours: all, nearest: HashMap::new() }
    }

    /// The index of the page's colour: where its ramps begin.
    pub const PAGE: u8 = 0;

    /// The colours as PNG and GIF write them.
    pub fn bytes(&self) -> Vec<u8> {
        self.colours.iter().flat_map(|colour| colour.0).collect()
    }

    /// The index of a text's pixel that is covered from 0 to 1; `None` where it shows the page.
    pub fn shade(tone: Tone, coverage: f32) -> Option<u8> {
        let steps = (1..STEPS).rev();
        let step = steps
            .into_iter()
            .find(|&step| coverage > (f32::from(step) - 0.5) / f32::from(STEPS - 1))?;
        Some(step + if tone == Tone::Ink { 0 } else { STEPS })
    }

    /// An image in the palette's nearest colours; transparent pixels become holes.
    pub fn index(&mut self, image: &RgbaImage) -> Canvas {
        // Most pixels are like the one before: no need to look them up.
        let mut before = (image::Rgba([0; 4]), HOLE);
        let pixels = image.pixels().map(|pixel| {
            if *pixel != before.0 {
                before = (*pixel, self.opaque(*pixel));
            }
            before.1
        });
        Canvas::new(image.width(), image.height(), pixels.collect())
    }

    fn opaque(&mut self, pixel: image::Rgba<u8>) -> u8 {
        match pixel.0 {
            [_, _, _, 0] => HOLE,
            [red, green, blue, _] => self.nearest(Rgb([red, green, blue])),
        }
    }

    /// The index of a colour, or of the nearest one.
    pub fn nearest(&mut self, colour: Rgb) -> u8 {
        let colours = &self.colours;
        *self.nearest.entry(colour).or_insert_with(|| {
            let nearest = (0u8..).zip(colours).min_by_key(|(_, other)| distance(colour, **other));
            nearest.expect("a palette has colours").0
        })
    }
}

/// The opaque pixels that are no flat colour and no step of a ramp, in a fixed order.
fn blends(images: &[&RgbaImage], known: &BTreeSet<[u8; 3]>) -> Vec<Srgb<u8>> {
    let pixels = images.iter().flat_map(|image| image.pixels());
    let opaque =
        pixels.filter(|pixel| pixel.0[3] > 0).map(|pixel| [pixel.0[0], pixel.0[1], pixel.0[2]]);
    opaque.filter(|colour| !known.contains(colour)).map(Srgb::from).collect()
}

fn quantised(pixels: &[Srgb<u8>], count: usize) -> Vec<Rgb> {
    let Ok(wu) = WuU8x3::run_slice(pixels, BinnerU8x3::rgb()) else {
        return Vec::new();
    };
    let palette = wu.palette(PaletteSize::from_usize_clamped(count));
    palette.iter().map(|colour| Rgb([colour.red, colour.green, colour.blue])).collect()
}

/// How different two colours look: squared distance, weighted as the eye weighs them.
fn distance(a: Rgb, b: Rgb) -> u32 {
    let weights = [3, 6, 1];
    let channel = |i: usize| u32::from(a.0[i].abs_diff(b.0[i])).pow(2) * weights[i];
    channel(0) + channel(1) + channel(2)
}
