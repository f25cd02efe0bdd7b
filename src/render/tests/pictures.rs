//! Pictures against the expected ones in `tests/pictures/`.
//!
//! `SLAGVELD_PICTURES=write cargo test pictures` writes them anew, and fails, so that it is not
//! mistaken for a comparison.

use std::path::{Path, PathBuf};

use image::{GenericImage, Rgb, RgbImage};

use super::scenes::{Scene, decode, last_frame, style};
use crate::render::{Theme, gif};

/// The width of the expected pictures.
const WIDTH: u32 = 540;

const EXPECTED: [(Scene, Theme); 6] = [
    (Scene::Serif, Theme::Light),
    (Scene::Bell, Theme::Dark),
    (Scene::Middle, Theme::Light),
    (Scene::Middle, Theme::Dark),
    (Scene::Captured, Theme::Dark),
    (Scene::Escaped, Theme::Light),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn pictures_are_as_expected() {
    let write = std::env::var("SLAGVELD_PICTURES").is_ok_and(|value| value == "write");
    let judge = if write { rewrite } else { compare };
    let faults: Vec<String> =
        EXPECTED.into_iter().filter_map(|(scene, theme)| judge(scene, theme).err()).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn path(scene: Scene, theme: Theme) -> PathBuf {
    root().join(format!("tests/pictures/tawlbwrdd-{}-{}.png", scene.name(), theme.name()))
}

fn rewrite(scene: Scene, theme: Theme) -> Result<(), String> {
    let path = path(scene, theme);
    std::fs::write(&path, scene.png(theme, WIDTH)).unwrap();
    Err(format!("written, not compared: {}", path.display()))
}

fn compare(scene: Scene, theme: Theme) -> Result<(), String> {
    let path = path(scene, theme);
    let bytes = std::fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let (expected, actual) = (decode(&bytes), scene.picture(theme, WIDTH));
    if expected == actual {
        return Ok(());
    }
    let shown = root().join(format!("target/pictures/{}-{}.png", scene.name(), theme.name()));
    save(&side_by_side(&expected, &actual), &shown);
    Err(format!("{} differs; expected, actual, difference: {}", path.display(), shown.display()))
}

fn side_by_side(expected: &RgbImage, actual: &RgbImage) -> RgbImage {
    let (width, height) =
        (expected.width().max(actual.width()), expected.height().max(actual.height()));
    let mut sheet = RgbImage::new(3 * width, height);
    sheet.copy_from(expected, 0, 0).unwrap();
    sheet.copy_from(actual, width, 0).unwrap();
    for (x, y, pixel) in actual.enumerate_pixels() {
        let same = expected.get_pixel_checked(x, y) == Some(pixel);
        sheet.put_pixel(2 * width + x, y, if same { Rgb([0; 3]) } else { Rgb([255, 0, 90]) });
    }
    sheet
}

fn save(image: &RgbImage, path: &Path) {
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    let file = std::fs::File::create(path).unwrap();
    let mut encoder = png::Encoder::new(file, image.width(), image.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.write_header().unwrap().write_image_data(image.as_raw()).unwrap();
}

#[test]
fn a_game_ends_with_the_last_position() {
    for (scene, theme) in [(Scene::Escaped, Theme::Light), (Scene::Captured, Theme::Dark)] {
        let frames = scene.frames();
        let (picture, delays) = last_frame(&gif(&frames, style(theme, 400)));
        assert_eq!(picture, scene.picture(theme, 400), "{}", scene.name());
        assert_eq!(delays.len(), frames.len());
        assert_eq!((delays[0], delays[delays.len() - 1]), (100, 500));
    }
}

#[test]
fn the_transparent_index_is_in_the_colour_table() {
    let bytes = gif(&Scene::Middle.frames()[..3], style(Theme::Light, 400));
    let mut decoder = gif::DecodeOptions::new().read_info(&bytes[..]).unwrap();
    assert_eq!(decoder.global_palette().unwrap().len(), 3 * 256);
    let frame = decoder.read_next_frame().unwrap().unwrap();
    assert_eq!((frame.left, frame.top, frame.width), (0, 0, 400));
    let frame = decoder.read_next_frame().unwrap().unwrap();
    assert!(frame.transparent.is_some() && frame.width < 400);
}

#[test]
fn no_frames_are_no_game() {
    assert!(gif(&[], style(Theme::Light, 400)).is_empty());
}
