//! Names that people give themselves and their things: nothing in them hides, or turns what stands
//! around it.

/// Joins emoji, and shows nothing by itself.
const JOINER: char = '\u{200d}';

/// A name as it is kept and shown: one line without characters that show nothing, and without spaces
/// around it. `None` where nothing is left to be seen.
#[must_use]
pub fn clean(typed: &str) -> Option<String> {
    let seen: String = typed.chars().filter(|c| c.is_whitespace() || !is_hidden(*c)).collect();
    let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    name.chars().any(|c| c != JOINER && c != ' ').then_some(name)
}

/// Whether a character shows nothing, or turns the text around it: nothing of that kind belongs in
/// a name.
#[must_use]
pub fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_goes() {
        assert_eq!(clean("Ann-Marie O'Neil").as_deref(), Some("Ann-Marie O'Neil"));
        assert_eq!(clean(" \u{202e}abc\u{200b}\n d ").as_deref(), Some("abc d"));
        assert_eq!(clean("**x** <@1>").as_deref(), Some("**x** <@1>"));
    }

    #[test]
    fn a_name_has_something_to_see() {
        for nothing in ["", "  ", "\u{200b}", "\u{200d} \u{200d}", "\u{2800}"] {
            assert_eq!(clean(nothing), None, "{nothing:?}");
        }
        let family = "👩\u{200d}👧";
        assert_eq!(clean(family).as_deref(), Some(family));
    }
}
