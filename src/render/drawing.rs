//! The pieces' drawings: SVG in a theme's colours, to pixels.

use image::{Rgba, RgbaImage, imageops};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// A drawing of ours as a square image with `side` pixels a side.
pub fn rasterise(svg: &str, sheet: &str, side: u32) -> RgbaImage {
    rasterise_inside(svg, sheet, 0.0, (side, side))
}

/// A drawing of ours without its margin, which is a part of its side, fit into a rectangle.
pub fn rasterise_inside(
    svg: &str,
    sheet: &str,
    margin: f32,
    (width, height): (u32, u32),
) -> RgbaImage {
    let options = Options { style_sheet: Some(sheet.to_owned()), ..Options::default() };
    let tree = Tree::from_str(svg, &options).expect("our drawings are SVG");
    let mut pixmap = Pixmap::new(width, height).expect("pictures have a size");
    let (side, kept) = (tree.size().width(), 1.0 - 2.0 * margin);
    #[expect(clippy::cast_precision_loss, reason = "pictures are a few thousand pixels wide")]
    let [width_kept, height_kept] = [width, height].map(|pixels| pixels as f32 / kept);
    let scale = Transform::from_scale(width_kept / side, height_kept / side);
    let place = scale.post_translate(-margin * width_kept, -margin * height_kept);
    resvg::render(&tree, place, &mut pixmap.as_mut());
    RgbaImage::from_raw(width, height, pixmap.take_demultiplied()).expect("four bytes a pixel")
}

/// An image seen faintly: `part` of 100 of its opacity.
pub fn faded(image: &RgbaImage, part: u32) -> RgbaImage {
    let fade = |alpha: u8| u8::try_from(u32::from(alpha) * part / 100).unwrap_or(alpha);
    let mut faded = image.clone();
    faded.pixels_mut().for_each(|pixel| pixel.0[3] = fade(pixel.0[3]));
    faded
}

/// An image on a ground of one colour; where it shows nothing, the result is transparent.
pub fn on_ground(image: &RgbaImage, ground: Rgba<u8>) -> RgbaImage {
    let mut result = RgbaImage::from_pixel(image.width(), image.height(), ground);
    imageops::overlay(&mut result, image, 0, 0);
    for (pixel, drawn) in result.pixels_mut().zip(image.pixels()) {
        pixel.0[3] = if drawn.0[3] == 0 { 0 } else { u8::MAX };
    }
    result
}
