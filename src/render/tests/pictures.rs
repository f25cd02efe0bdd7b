//! Pictures against the expected ones in `tests/pictures/`.
//!
//! `SLAGVELD_PICTURES=write cargo test pictures` writes them anew, and fails, so that it is not
//! mistaken for a comparison.

use std::path::{Path, PathBuf};

use image::{GenericImage, Rgb, RgbImage};

use super::battles::{Battle, Making};
use super::kingdoms::Field;
use super::scenes::{Scene, decode, last_frame, style};
use crate::render::{Theme, gif};

/// The width of the expected pictures.
const WIDTH: u32 = 540;

const SCENES: [(Scene, Theme); 6] = [
    (Scene::Serif, Theme::Light),
    (Scene::Bell, Theme::Dark),
    (Scene::Middle, Theme::Light),
    (Scene::Middle, Theme::Dark),
    (Scene::Captured, Theme::Dark),
    (Scene::Escaped, Theme::Light),
];

const BATTLES: [(Battle, Theme); 8] = [
    (Battle::Start, Theme::Light),
    (Battle::Won, Theme::Dark),
    (Battle::Both, Theme::Light),
    (Battle::Known, Theme::Light),
    (Battle::Known, Theme::Dark),
    (Battle::Bomb, Theme::Dark),
    (Battle::Over, Theme::Light),
    (Battle::Over, Theme::Dark),
];

const DRAFTS: [(Making, Theme); 3] =
    [(Making::Empty, Theme::Dark), (Making::Begun, Theme::Light), (Making::Done, Theme::Light)];

const FIELDS: [(Field, Theme); 10] = [
    (Field::Start, Theme::Light),
    (Field::Placed, Theme::Light),
    (Field::Placed, Theme::Dark),
    (Field::Defeated, Theme::Dark),
    (Field::Over, Theme::Light),
    (Field::Over, Theme::Dark),
    (Field::Drawn, Theme::Dark),
    (Field::Split, Theme::Light),
    (Field::Won, Theme::Dark),
    (Field::Two, Theme::Light),
];

/// Names and bytes of all pictures that there is an expected one of.
fn pictures() -> Vec<(String, Vec<u8>)> {
    let name = |kind: &str, scene: &str, theme: Theme| format!("{kind}-{scene}-{}", theme.name());
    let scenes = SCENES
        .map(|(scene, theme)| (name("tawlbwrdd", scene.name(), theme), scene.png(theme, WIDTH)));
    let battles = BATTLES
        .map(|(battle, theme)| (name("veldslag", battle.name(), theme), battle.png(theme, WIDTH)));
    let drafts = DRAFTS.map(|(draft, theme)| {
        (name("veldslag-draft", draft.name(), theme), draft.png(theme, WIDTH))
    });
    let fields = FIELDS
        .map(|(field, theme)| (name("bosworth", field.name(), theme), field.png(theme, WIDTH)));
    scenes.into_iter().chain(battles).chain(drafts).chain(fields).collect()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn pictures_are_as_expected() {
    let write = std::env::var("SLAGVELD_PICTURES").is_ok_and(|value| value == "write");
    let judge = if write { rewrite } else { compare };
    let judged = pictures().into_iter().map(|(name, bytes)| judge(&name, &bytes));
    let faults: Vec<String> = judged.filter_map(Result::err).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn path(name: &str) -> PathBuf {
    root().join(format!("tests/pictures/{name}.png"))
}

fn rewrite(name: &str, bytes: &[u8]) -> Result<(), String> {
    let path = path(name);
    std::fs::write(&path, bytes).unwrap();
    Err(format!("written, not compared: {}", path.display()))
}

fn compare(name: &str, bytes: &[u8]) -> Result<(), String> {
    let path = path(name);
    let expected = std::fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let (expected, actual) = (decode(&expected), decode(bytes));
    if expected == actual {
        return Ok(());
    }
    let shown = root().join(format!("target/pictures/{name}.png"));
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
fn the_film_of_a_battle_ends_with_all_set_ups() {
    let frames = Battle::Over.frames();
    let late = &frames[frames.len() - 30..];
    let (picture, delays) = last_frame(&gif(late, style(Theme::Dark, 400)));
    assert_eq!(picture, Battle::Over.picture(Theme::Dark, 400));
    assert_eq!(delays.len(), late.len());
    let running = &frames[..3];
    let (picture, _) = last_frame(&gif(running, style(Theme::Dark, 400)));
    assert_eq!(picture.height(), Battle::Won.picture(Theme::Dark, 400).height());
}

#[test]
fn the_film_of_a_field_has_room_for_all_hands() {
    let frames = Field::Drawn.seen_by(Field::Drawn.viewer());
    let (picture, delays) = last_frame(&gif(&frames, style(Theme::Dark, 400)));
    assert_eq!(picture, Field::Drawn.picture(Theme::Dark, 400));
    assert_eq!(delays.len(), frames.len());
    let running = &frames[..3];
    let (picture, _) = last_frame(&gif(running, style(Theme::Dark, 400)));
    assert_eq!(picture.height(), Field::Placed.picture(Theme::Dark, 400).height());
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
