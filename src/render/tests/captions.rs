//! The longest words stay in their place.

use image::RgbImage;

use super::battles::{Battle, battle_caption};
use super::kingdoms::{Field, field_caption};
use super::scenes::{Scene, caption, style};
use crate::games::Seat;
use crate::render::{Caption, Size, Theme, png};

const LONG: &str = "Gelijkspel: de stelling van daarnet is voor de zoveelste keer teruggekeerd, \
                    en de verdedigers zijn weer aan de beurt";

/// The pixels of the middle of a game with a caption.
fn picture(caption: &Caption, pixels: u32) -> RgbImage {
    super::scenes::decode(&png(&Scene::Middle.view(), style(Theme::Light, pixels), caption))
}

/// The places where two pictures differ.
fn differences(a: &RgbImage, b: &RgbImage) -> Vec<(u32, u32)> {
    let pixels = a.enumerate_pixels().zip(b.pixels());
    pixels.filter(|((_, _, a), b)| a != b).map(|((x, y, _), _)| (x, y)).collect()
}

#[test]
fn long_captions_stay_within_the_strip() {
    let long = caption(LONG, &LONG[..40], &LONG[20..60]);
    for pixels in [360, 400, 1080, 2160] {
        let plain = picture(&Caption::default(), pixels);
        let places = differences(&picture(&long, pixels), &plain);
        let (left, right) = (pixels * 5 / 100, pixels * 95 / 100);
        let (top, bottom) = (pixels * 99 / 100, plain.height() - pixels / 100);
        assert!(!places.is_empty());
        for (x, y) in places {
            assert!((left..right).contains(&x) && (top..bottom).contains(&y), "{pixels}: {x} {y}");
        }
    }
}

#[test]
fn long_captions_under_a_battle_stay_in_their_columns() {
    let long = battle_caption("", [LONG, LONG], [LONG, LONG]);
    for pixels in [360, 400, 1080, 2160] {
        let draw = |caption: &Caption| {
            let view = Battle::Over.view();
            super::scenes::decode(&png(&view, style(Theme::Light, pixels), caption))
        };
        let plain = draw(&Caption::default());
        let places = differences(&draw(&long), &plain);
        let columns = [pixels * 5 / 100..pixels * 49 / 100, pixels * 51 / 100..pixels * 95 / 100];
        assert!(!places.is_empty());
        for (x, y) in places {
            assert!(columns.iter().any(|column| column.contains(&x)), "{pixels}: {x} {y}");
            assert!(y > pixels, "{pixels}: {x} {y}");
        }
    }
}

#[test]
fn long_captions_in_a_field_stay_in_their_places() {
    let names = || Seat::ALL.map(|seat| (seat, LONG.to_owned())).to_vec();
    let texts = || (LONG.to_owned(), LONG.to_owned(), LONG.to_owned());
    let ((own_hand, hands, discard), status) = (texts(), LONG.to_owned());
    let long = Caption { names: names(), own_hand, hands, discard, status, ..Caption::default() };
    for field in Field::ALL {
        for pixels in [360, 400, 1080, 2160] {
            let draw = |caption: &Caption| {
                super::scenes::decode(&png(&field.view(), style(Theme::Light, pixels), caption))
            };
            let plain = draw(&Caption::default());
            let places = differences(&draw(&long), &plain);
            let (low, high) = (pixels * 18 / 100, pixels * 82 / 100);
            let board = |at: u32| (low..high).contains(&at);
            assert!(!places.is_empty());
            for (x, y) in places {
                assert!(x > 0 && x + 1 < pixels, "{pixels}: {x} {y}");
                assert!(!board(x) || !(pixels * 15 / 100..pixels * 79 / 100).contains(&y));
                assert!(y + 1 < plain.height(), "{pixels}: {x} {y}");
            }
            let usual = draw(&field_caption("Somebody is to move"));
            assert_eq!(usual.dimensions(), plain.dimensions());
        }
    }
}

#[test]
fn captions_do_not_change_the_size() {
    let long = caption(LONG, LONG, LONG);
    let size = Size::DEFAULT.pixels();
    let plain = picture(&Caption::default(), size);
    assert_eq!(picture(&long, size).dimensions(), plain.dimensions());
}

#[test]
fn letters_of_both_languages_and_of_welsh_are_there() {
    let width = 700;
    let plain = picture(&Caption::default(), width);
    let boxes = picture(&caption("\u{e000}\u{e000}", "", ""), width);
    let welsh = picture(&caption("ŵŷ", "", ""), width);
    assert_ne!(differences(&welsh, &plain), differences(&boxes, &plain));
}
