/// A place in a text, both counted from 1; columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The character of the line.
    pub column: usize,
}

/// A tag pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The name, as written.
    pub name: String,
    /// The value, without quotes and backslashes.
    pub value: String,
    /// Where the tag begins.
    pub place: Place,
}

/// An action as it is written, without its move number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// The text.
    pub text: String,
    /// Where it begins.
    pub place: Place,
}
