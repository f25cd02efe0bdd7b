//! Characters that show nothing: none of them belongs in a name.

/// Joins emoji, and shows nothing by itself.
pub const JOINER: char = '\u{200d}';

/// Whether a character shows nothing, or turns the text around it: nothing of that kind belongs in
/// a name.
#[must_use]
pub fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{e0000}'..='\u{e0fff}')
}
