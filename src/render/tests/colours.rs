//! Contrast, as WCAG counts it.

use crate::render::Theme;
use crate::render::colour::{Coat, Colours, Rgb};

fn luminance(colour: Rgb) -> f64 {
    let linear = |channel: u8| {
        let part = f64::from(channel) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    let [red, green, blue] = colour.0.map(linear);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The contrast of two colours, from 1 to 21.
pub fn contrast(a: Rgb, b: Rgb) -> f64 {
    let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
    a.max(b) / a.min(b)
}

#[test]
fn contrast_is_counted_right() {
    assert!((contrast(Rgb([0; 3]), Rgb([255; 3])) - 21.0).abs() < 1e-9);
}

/// Tokens and the marks of the last move are seen on every ground.
pub fn stand_out(theme: Theme, grounds: &[Rgb], coats: &[Coat]) {
    let colours = Colours::of(theme);
    for &ground in grounds {
        for coat in coats {
            let found = contrast(coat.fill, ground).max(contrast(coat.rim, ground));
            assert!(found >= 4.5, "{} {coat:?} on {ground}: {found}", theme.name());
        }
        for mark in [colours.from, colours.to, colours.fallen] {
            let found = contrast(mark, ground);
            assert!(found >= 3.0, "{} {mark} on {ground}: {found}", theme.name());
        }
    }
}

/// Two sides are told apart without their hue.
pub fn sides_differ(dark: &Coat, light: &Coat) {
    assert!(contrast(dark.fill, light.fill) >= 7.0);
    assert!(contrast(dark.shade, light.shade) >= 4.5);
}

#[test]
fn text_can_be_read() {
    for theme in Theme::ALL {
        let colours = Colours::of(theme);
        for text in [colours.ink, colours.muted] {
            assert!(contrast(text, colours.page) >= 4.5);
        }
    }
}
