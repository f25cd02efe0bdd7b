use super::canvas::Canvas;
use super::palette::Palette;

/// Of deflate's levels the one that makes files small and fast: a step more takes half as long again
/// for a twentieth less, a step less saves a fifth of the time for an eighth more. Filters only hurt
/// palette indices.
const LEVEL: u8 = 5;

/// A palette-coded PNG.
pub fn png(canvas: &Canvas, palette: &Palette) -> Vec<u8> {
    let mut bytes = Vec::new();
    write(&mut bytes, canvas, palette).expect("writing to memory does not fail");
    bytes
}

fn write(
    bytes: &mut Vec<u8>,
    canvas: &Canvas,
    palette: &Palette,
) -> Result<(), png::EncodingError> {
    let mut encoder = png::Encoder::new(bytes, canvas.width(), canvas.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.bytes());
    encoder.set_deflate_compression(png::DeflateCompression::Level(LEVEL));
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(canvas.pixels())?;
    writer.finish()
}
