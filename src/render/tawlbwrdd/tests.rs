//! Squares looked at by machine: told apart small, in grey, and with other eyes.

use image::RgbaImage;

use super::layout::Layout;
use super::look::{Ground, Look};
use super::pieces::{PIECES, sprites};
use super::tile::tile;
use crate::render::colour::Colours;
use crate::render::style::{Size, Theme};

/// How someone without red (Viénot, Brettel and Mollon 1999) sees linear light.
const PROTANOPIA: [[f32; 3]; 3] =
    [[0.11238, 0.88762, 0.0], [0.11238, 0.88762, 0.0], [0.00401, -0.00401, 1.0]];
/// How someone without green does.
const DEUTERANOPIA: [[f32; 3]; 3] =
    [[0.29275, 0.70725, 0.0], [0.29275, 0.70725, 0.0], [-0.02234, 0.02234, 1.0]];
/// Grey.
const GREY: [[f32; 3]; 3] = [[0.2126, 0.7152, 0.0722]; 3];

const EYES: [[[f32; 3]; 3]; 3] = [GREY, PROTANOPIA, DEUTERANOPIA];

fn layout() -> Layout {
    Layout::new(Size::new(400).unwrap())
}

/// A square of a picture 400 pixels wide.
fn square(theme: Theme, ground: Ground, look: Look) -> RgbaImage {
    let colours = Colours::of(theme);
    tile(colours, &sprites(&colours.sheet(), layout().square), ground, look)
}

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

/// How much two squares differ on average, of 255.
fn difference(a: &RgbaImage, b: &RgbaImage, eyes: &[[f32; 3]; 3]) -> f32 {
    let (a, b) = (seen(a, eyes), seen(b, eyes));
    let sum: f32 = a.iter().zip(&b).map(|(a, b)| (a - b).abs()).sum();
    #[expect(clippy::cast_precision_loss, reason = "some thousand values")]
    let count = a.len() as f32;
    sum / count
}

fn all_differ(theme: Theme, looks: &[Look], least: f32) {
    for eyes in &EYES {
        for (index, &one) in looks.iter().enumerate() {
            for &other in &looks[index + 1..] {
                let square = |look| square(theme, Ground::Field, look);
                let found = difference(&square(one), &square(other), eyes);
                assert!(found >= least, "{} {one:?} {other:?}: {found}", theme.name());
            }
        }
    }
}

#[test]
fn pieces_differ_to_all_eyes() {
    let looks = PIECES.map(Look::Standing);
    for theme in Theme::ALL {
        all_differ(theme, &looks, 20.0);
    }
}

#[test]
fn every_look_differs_to_all_eyes() {
    for theme in Theme::ALL {
        all_differ(theme, &Look::ALL, 4.0);
    }
}

#[test]
fn grounds_differ_a_little() {
    for theme in Theme::ALL {
        let square = |ground| square(theme, ground, Look::Empty);
        let found = difference(&square(Ground::Field), &square(Ground::Edge), &GREY);
        assert!((5.0..30.0).contains(&found), "{}: {found}", theme.name());
    }
}

#[test]
fn squares_and_letters_are_large_enough() {
    let layout = Layout::new(Size::DEFAULT);
    assert!(layout.square >= 80);
    let board = layout.board_side() + 2 * layout.board.x;
    assert!(board == layout.width || board + 1 == layout.width);
}
