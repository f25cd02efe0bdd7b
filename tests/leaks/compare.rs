//! What has to be the same in two worlds.

use slagveld::games::AnyView;
use slagveld::language::Language;
use slagveld::present::picture;
use slagveld::render::{Size, Style, Theme};

use crate::log::logged;
use crate::world::World;

/// Plays the same game in two worlds, and compares all that some people get, and the log.
pub fn same_worlds<T>(who: &[&str], worlds: [T; 2], play: impl Fn(T) -> World) {
    let [(one, first_log), (other, second_log)] = worlds.map(|world| logged(|| play(world)));
    for who in who {
        for (a, b) in one.heard(who).iter().zip(other.heard(who)) {
            assert_eq!(a, b, "{who} sees a difference");
        }
        assert_eq!(one.heard(who).len(), other.heard(who).len(), "{who} gets more in one world");
    }
    assert_eq!(first_log, second_log);
}

/// Compares a picture's name and description, in both languages.
pub fn same_words(one: &AnyView, other: &AnyView) {
    for language in Language::ALL {
        let (one, other) = (picture(one, language), picture(other, language));
        assert_eq!((&one.name, &one.alt), (&other.name, &other.alt));
        assert!(one.alt.chars().count() <= 1024, "{}", one.alt);
    }
}

/// Compares the picture, in one theme and language or the other.
pub fn same_pixels(one: &AnyView, other: &AnyView, turn: usize) {
    let style = Style { theme: Theme::ALL[turn % 2], size: Size::MIN };
    let language = Language::ALL[turn / 2 % 2];
    assert_eq!(picture(one, language).draw(style), picture(other, language).draw(style));
}
