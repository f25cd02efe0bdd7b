//! Words that are no longer than Discord takes them.

/// The first so many characters; what is cut off leaves a mark.
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(most - 1).collect();
    short.push('…');
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_keep_to_the_limit() {
        assert_eq!(cut("ŵŵŵ", 3), "ŵŵŵ");
        assert_eq!(cut("ŵŵŵŵ", 3), "ŵŵ…");
    }
}
