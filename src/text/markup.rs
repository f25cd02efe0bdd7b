//! Reading the markup of patterns.

use super::rich::{Kind, Link, Rich, Span, Target};
use super::value::Value;

/// The first of the characters that stand for values in a pattern: no language uses them.
const FIRST: u32 = 0xe000;
/// How many such characters there are.
const MOST: u32 = 0x1900;

/// The character that stands in a pattern for the value with this number.
#[must_use]
pub fn placeholder(number: usize) -> char {
    let number = u32::try_from(number).unwrap_or(u32::MAX).min(MOST - 1);
    char::from_u32(FIRST + number).unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// Reads markup in which [`placeholder`]s stand for values.
#[must_use]
pub fn parse(source: &str, values: &[Value]) -> Rich {
    let reader = Reader { values };
    let mut whole = Rich::default();
    for line in source.split('\n').filter(|_| !source.is_empty()) {
        let (kind, rest) = kind(line);
        whole.push_line(kind);
        for piece in reader.pieces(rest) {
            whole.push(piece);
        }
    }
    whole
}

/// What kind of line it is, and the rest of the line.
pub(super) fn kind(line: &str) -> (Kind, &str) {
    let marks = [("- ", Kind::Item), ("-# ", Kind::Small), ("> ", Kind::Quote)];
    let marked = marks.iter().find_map(|(mark, kind)| Some((*kind, line.strip_prefix(mark)?)));
    let numbered = || {
        let (number, rest) = line.split_once(". ")?;
        let is_number =
            (1..=9).contains(&number.len()) && number.bytes().all(|b| b.is_ascii_digit());
        Some((Kind::Numbered(number.parse().ok().filter(|_| is_number)?), rest))
    };
    marked.or_else(numbered).unwrap_or((Kind::Plain, line))
}

struct Reader<'a> {
    values: &'a [Value],
}

impl Reader<'_> {
    /// The pieces of a line.
    fn pieces(&self, line: &str) -> Vec<Rich> {
        let (mut found, mut plain) = (Vec::new(), String::new());
        let (mut rest, mut before) = (line, None);
        while let Some(first) = rest.chars().next() {
            let (piece, after) = match self.marked(rest, before) {
                Some((piece, after)) => {
                    found.extend([std::mem::take(&mut plain).into(), piece]);
                    (None, after)
                }
                None => unescaped(rest, first),
            };
            plain.extend(piece);
            before = rest[..rest.len() - after.len()].chars().last();
            rest = after;
        }
        found.push(plain.into());
        found
    }

    /// What a mark or a value at the beginning of `rest` makes, and what follows; `None` where plain
    /// text begins.
    fn marked<'a>(&self, rest: &'a str, before: Option<char>) -> Option<(Rich, &'a str)> {
        match rest.chars().next()? {
            '`' => {
                let (inner, after) =
                    rest[1..].split_once('`').filter(|(inner, _)| !inner.is_empty())?;
                Some((Rich::code(&self.filled(inner)), after))
            }
            '*' if rest.starts_with("**") => {
                let (inner, after) = enclosed(rest, "**", |_| true)?;
                Some((Span::Strong(self.spans(inner)).into(), after))
            }
            '*' if !rest[1..].starts_with(char::is_whitespace) => {
                let (inner, after) = enclosed(rest, "*", |_| true)?;
                Some((Span::Emphasis(self.spans(inner)).into(), after))
            }
            '_' if !before.is_some_and(char::is_alphanumeric) => {
                let (inner, after) = enclosed(rest, "_", |after| {
                    !after.starts_with(|c: char| c.is_alphanumeric() || c == '_')
                })?;
                Some((Span::Emphasis(self.spans(inner)).into(), after))
            }
            '[' => self.link(rest),
            c => Some((self.value(c)?.to_rich(), &rest[c.len_utf8()..])),
        }
    }

    fn link<'a>(&self, rest: &'a str) -> Option<(Rich, &'a str)> {
        let end = closing(&rest[1..], "](", |_| true)? + 1;
        let (address, after) = rest[end + 2..].split_once(')')?;
        let to = match address.chars().next().and_then(|c| self.value(c)) {
            Some(Value::Link(target)) => target.clone(),
            _ if is_address(address) => Target::Web(address.to_owned()),
            _ => return None,
        };
        Some((Span::Link(Link { to, spans: self.spans(&rest[1..end]) }).into(), after))
    }

    fn spans(&self, text: &str) -> Vec<Span> {
        let mut whole = Rich::default();
        self.pieces(text).into_iter().for_each(|piece| whole.push(piece));
        whole.into_spans()
    }

    /// A text without marks, with its values as words.
    fn filled(&self, text: &str) -> String {
        let word = |c: char| self.value(c).map_or_else(|| c.to_string(), Value::to_plain);
        text.chars().map(word).collect()
    }

    fn value(&self, c: char) -> Option<&Value> {
        self.values.get(usize::try_from(u32::from(c).checked_sub(FIRST)?).ok()?)
    }
}

/// A character that stands for itself, with or without a backslash, and what follows.
fn unescaped(rest: &str, first: char) -> (Option<char>, &str) {
    let next = rest[first.len_utf8()..].chars().next();
    match next.filter(|next| first == '\\' && next.is_ascii_punctuation()) {
        Some(next) => (Some(next), &rest[2..]),
        None => (Some(first), &rest[first.len_utf8()..]),
    }
}

/// What stands between a mark at the beginning of `rest` and the next one, and what follows that.
fn enclosed<'a>(
    rest: &'a str,
    mark: &str,
    closes: impl Fn(&str) -> bool,
) -> Option<(&'a str, &'a str)> {
    let inner = &rest[mark.len()..];
    let end = closing(inner, mark, closes).filter(|end| *end > 0)?;
    Some((&inner[..end], &inner[end + mark.len()..]))
}

/// Where the first mark stands that closes: not behind a backslash, and not in code.
fn closing(text: &str, mark: &str, closes: impl Fn(&str) -> bool) -> Option<usize> {
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        if rest.strip_prefix(mark).is_some_and(&closes) {
            return Some(at);
        }
        at += match first {
            '\\' => rest.len() - unescaped(rest, first).1.len(),
            '`' => rest[1..].find('`').map_or(1, |end| end + 2),
            _ => first.len_utf8(),
        };
    }
    None
}

fn is_address(text: &str) -> bool {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let strange = |c: char| c.is_whitespace() || "<>()\\".contains(c);
    rest.is_some_and(|rest| !rest.is_empty() && !rest.contains(strange))
}
