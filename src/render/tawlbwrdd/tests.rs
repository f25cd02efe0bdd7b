//! Squares looked at by machine: told apart small, in grey, and with other eyes.

use image::RgbaImage;

use super::atlas::PLAN;
use super::look::{Ground, Look};
use super::pieces::{PIECES, sprites};
use super::scheme::Scheme;
use super::tile::tile;
use crate::render::colour::Colours;
use crate::render::layout::Layout;
use crate::render::style::{Size, Theme};
use crate::render::tests::colours::{sides_differ, stand_out};
use crate::render::tests::eyes::{EYES, GREY, difference};

fn layout() -> Layout {
    Layout::new(Size::new(400).unwrap(), PLAN)
}

/// A square of a picture 400 pixels wide.
fn square(theme: Theme, ground: Ground, look: Look) -> RgbaImage {
    let (colours, scheme) = (Colours::of(theme), Scheme::of(theme));
    tile(colours, scheme, &sprites(&scheme.sheet(), layout().square), ground, look)
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
    let layout = Layout::new(Size::DEFAULT, PLAN);
    assert!(layout.square >= 80);
    let board = layout.board_width() + 2 * layout.board.x;
    assert!(board == layout.width || board + 1 == layout.width);
}

#[test]
fn pieces_and_marks_stand_out_from_their_squares() {
    for theme in Theme::ALL {
        let (colours, scheme) = (Colours::of(theme), Scheme::of(theme));
        let grounds = [colours.field, scheme.edge, scheme.castle];
        stand_out(theme, &grounds, &[scheme.dark, scheme.light, scheme.crown]);
    }
}

#[test]
fn sides_differ_in_lightness() {
    Theme::ALL.map(Scheme::of).iter().for_each(|scheme| sides_differ(&scheme.dark, &scheme.light));
}
