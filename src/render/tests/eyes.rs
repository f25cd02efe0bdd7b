//! Pictures as other eyes see them.

use image::RgbaImage;

use crate::render::drawing::rasterise;

/// How someone without red (Viénot, Brettel and Mollon 1999) sees linear light.
const PROTANOPIA: [[f32; 3]; 3] =
    [[0.11238, 0.88762, 0.0], [0.11238, 0.88762, 0.0], [0.00401, -0.00401, 1.0]];
/// How someone without green does.
const DEUTERANOPIA: [[f32; 3]; 3] =
    [[0.29275, 0.70725, 0.0], [0.29275, 0.70725, 0.0], [-0.02234, 0.02234, 1.0]];
/// Grey.
pub const GREY: [[f32; 3]; 3] = [[0.2126, 0.7152, 0.0722]; 3];

/// Eyes that see no hue, or less of it.
pub const EYES: [[[f32; 3]; 3]; 3] = [GREY, PROTANOPIA, DEUTERANOPIA];

fn seen(image: &RgbaImage, eyes: &[[f32; 3]; 3]) -> Vec<f32> {
    let pixel = |pixel: &image::Rgba<u8>| {
        let linear = |i: usize| (f32::from(pixel.0[i]) / 255.0).powf(2.2);
        eyes.map(|row| {
            let light = row[0] * linear(0) + row[1] * linear(1) + row[2] * linear(2);
            255.0 * light.clamp(0.0, 1.0).powf(1.0 / 2.2)
        })
    };
    image.pixels().flat_map(pixel).collect()
}

/// How much two images differ on average, of 255.
pub fn difference(a: &RgbaImage, b: &RgbaImage, eyes: &[[f32; 3]; 3]) -> f32 {
    let (a, b) = (seen(a, eyes), seen(b, eyes));
    let sum: f32 = a.iter().zip(&b).map(|(a, b)| (a - b).abs()).sum();
    #[expect(clippy::cast_precision_loss, reason = "some thousand values")]
    let count = a.len() as f32;
    sum / count
}

/// Every two of some images differ by at least so much.
pub fn all_differ(images: &[RgbaImage], eyes: &[[f32; 3]; 3], least: f32) {
    for (index, one) in images.iter().enumerate() {
        for (other, image) in images.iter().enumerate().skip(index + 1) {
            let found = difference(one, image, eyes);
            assert!(found >= least, "{index} {other}: {found}");
        }
    }
}

/// A drawing in white on black, so wide.
pub fn silhouette(svg: &str, side: u32) -> RgbaImage {
    let mut drawn = rasterise(svg, "", side);
    for pixel in drawn.pixels_mut() {
        let ink = pixel.0[3];
        pixel.0 = [ink, ink, ink, u8::MAX];
    }
    drawn
}
