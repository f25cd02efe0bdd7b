//! Widths, bytes, and what PNG is made of.

use super::battles::{Battle, Making};
use super::kingdoms::Field;
use super::scenes::{Scene, decode, style};
use crate::render::{Size, Theme, gif, png};

#[test]
fn widths_have_limits() {
    let allowed = [360, 540, 1080, 2160];
    assert!(allowed.into_iter().all(|pixels| Size::new(pixels).map(Size::pixels) == Some(pixels)));
    assert!([0, 359, 2161, u32::MAX].into_iter().all(|pixels| Size::new(pixels).is_none()));
    assert_eq!(Size::default().pixels(), 1080);
}

#[test]
fn themes_have_names() {
    for theme in Theme::ALL {
        assert_eq!(Theme::parse(&theme.name().to_uppercase()), Some(theme));
    }
    assert_eq!(Theme::parse("sepia"), None);
}

#[test]
fn every_width_can_be_drawn() {
    for pixels in [360, 361, 397, 539, 1081, 2160] {
        assert_eq!(Scene::Middle.picture(Theme::Dark, pixels).width(), pixels);
        assert_eq!(Battle::Over.picture(Theme::Dark, pixels).width(), pixels);
        for field in Field::ALL {
            assert_eq!(field.picture(Theme::Dark, pixels).width(), pixels);
        }
        assert_eq!(decode(&Making::Begun.png(Theme::Dark, pixels)).width(), pixels);
    }
}

#[test]
fn pictures_are_coded_with_a_palette() {
    for theme in Theme::ALL {
        let pictures = [
            Scene::Middle.png(theme, 1080),
            Battle::Over.png(theme, 1080),
            Field::Over.png(theme, 1080),
        ];
        for bytes in pictures {
            let reader = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().unwrap();
            let info = reader.info();
            assert_eq!(
                (info.color_type, info.bit_depth),
                (png::ColorType::Indexed, png::BitDepth::Eight)
            );
            assert!(info.palette.as_ref().unwrap().len() <= 3 * 255, "one index is left for holes");
        }
    }
}

#[test]
fn pictures_are_small() {
    for scene in Scene::ALL {
        for theme in Theme::ALL {
            let bytes = scene.png(theme, 1080).len();
            assert!(bytes <= 45 * 1024, "{} {}: {bytes}", scene.name(), theme.name());
        }
    }
}

#[test]
fn pictures_of_battles_are_small() {
    for battle in Battle::ALL {
        for theme in Theme::ALL {
            let bytes = battle.png(theme, 1080).len();
            assert!(bytes <= 48 * 1024, "{} {}: {bytes}", battle.name(), theme.name());
        }
    }
}

#[test]
fn pictures_of_fields_are_small() {
    for field in Field::ALL {
        for theme in Theme::ALL {
            let bytes = field.png(theme, 1080).len();
            assert!(bytes <= 56 * 1024, "{} {}: {bytes}", field.name(), theme.name());
        }
    }
}

#[test]
fn equal_fields_give_equal_bytes() {
    let style = style(Theme::Light, 540);
    for field in Field::ALL {
        let (view, caption) = (field.view(), field.caption());
        assert_eq!(png(&view, style, &caption), png(&view.clone(), style, &caption.clone()));
    }
}

#[test]
fn equal_positions_give_equal_bytes() {
    let style = style(Theme::Light, 540);
    let frames = Scene::Escaped.frames();
    let (view, caption) = &frames[frames.len() / 2];
    assert_eq!(png(view, style, caption), png(&view.clone(), style, &caption.clone()));
    assert_eq!(gif(&frames[..9], style), gif(&frames[..9], style));
}
