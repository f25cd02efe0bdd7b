//! Texts in Discord's markdown. What people call themselves or type can't make any of it.

use super::keys::{channel, user_id};
use crate::store::{Front, MessageKey, RoomKey};
use crate::text::{Kind, Line, Link, Person, Rich, Span, Target};

/// The most characters that a text may have.
const MOST: usize = 2000;
/// Shows nothing, and keeps apart what stands on both sides of it.
const NOTHING: char = '\u{200b}';

/// A text as Discord wants it: no longer than a message may be.
pub fn write(text: &Rich) -> String {
    written(&text.cut_to(|text| written(text).chars().count() <= MOST))
}

fn written(text: &Rich) -> String {
    let lines = text.lines().iter().map(|line| Writer::default().line(line));
    lines.collect::<Vec<_>>().join("\n")
}

/// What writes a line.
#[derive(Default)]
struct Writer {
    out: String,
    /// Where the line begins after the mark that says what kind of line it is.
    start: usize,
    /// How long the line was when a mark was closed last.
    closed: usize,
    /// How many marks for strong words are open.
    strong: usize,
}

impl Writer {
    fn line(mut self, line: &Line) -> String {
        self.out = match line.kind {
            Kind::Plain => String::new(),
            Kind::Item => "- ".into(),
            Kind::Numbered(number) => format!("{number}. "),
            Kind::Small => "-# ".into(),
            Kind::Quote => "> ".into(),
        };
        self.start = self.out.len();
        self.spans(&line.spans);
        // What Discord has no link for leaves a space behind.
        self.out.truncate(self.out.trim_end().len());
        self.out
    }

    fn spans(&mut self, spans: &[Span]) {
        for span in spans {
            self.span(span);
        }
    }

    fn span(&mut self, span: &Span) {
        match span {
            Span::Text(text) => self.text(text),
            Span::Strong(spans) => self.strong(|writer| writer.spans(spans)),
            Span::Emphasis(spans) => self.marked("_", |writer| writer.spans(spans)),
            Span::Code(text) if text.is_empty() => {}
            Span::Code(text) => self.marked("`", |writer| writer.out += &code(text)),
            Span::Person(person) => self.person(person),
            Span::Link(link) => self.link(link),
            Span::Room(room) => self.out += &mention_of(room).unwrap_or_default(),
        }
    }

    fn person(&mut self, person: &Person) {
        match user_id(&person.id).filter(|_| person.mention) {
            Some(id) => self.out.extend(["<@", id.to_string().as_str(), ">"]),
            None => self.strong(|writer| writer.text(&person.name)),
        }
    }

    fn link(&mut self, link: &Link) {
        match address(&link.to) {
            Some(address) => {
                self.out.push('[');
                self.spans(&link.spans);
                self.out.extend(["](", address.as_str(), ")"]);
            }
            None if matches!(link.to, Target::Message(_)) => {}
            None => self.spans(&link.spans),
        }
    }

    /// Strong words; those within strong words are strong already.
    fn strong(&mut self, write: impl FnOnce(&mut Self)) {
        if self.strong > 0 {
            return write(self);
        }
        self.strong += 1;
        self.marked("**", write);
        self.strong -= 1;
    }

    /// What stands between two marks.
    fn marked(&mut self, mark: &str, write: impl FnOnce(&mut Self)) {
        if self.closed > 0 && self.closed == self.out.len() {
            self.out.push(NOTHING);
        }
        self.out += mark;
        let inside = self.out.len();
        write(self);
        if self.out.len() == inside {
            self.out.truncate(inside - mark.len());
        } else {
            self.out += mark;
            self.closed = self.out.len();
        }
    }

    /// Words in which nothing is a mark, a mention or a link.
    fn text(&mut self, text: &str) {
        let mut chars = text.chars().peekable();
        while let Some(c) = chars.next() {
            let c = if c.is_control() { ' ' } else { c };
            if self.is_mark(c, chars.peek().copied()) {
                self.out.push('\\');
            }
            self.out.push(c);
            if c == '@' {
                // Not even @everyone survives that.
                self.out.push(NOTHING);
            }
        }
    }

    /// Whether a character can mean something where it stands.
    fn is_mark(&self, c: char, next: Option<char>) -> bool {
        let goes_on = next.is_none_or(|next| !next.is_whitespace());
        match c {
            '\\' | '*' | '_' | '~' | '`' | '|' | '<' | '>' | '[' | ']' | '@' => true,
            // A link, an invitation, or the name of an emoji.
            ':' => goes_on,
            '/' => goes_on && !self.out.ends_with(char::is_whitespace),
            // A heading, small print or a list, at the beginning of a line.
            '#' | '-' | '+' => self.line_so_far().is_empty(),
            '.' | ')' => {
                let number = self.line_so_far();
                !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
            }
            _ => false,
        }
    }

    fn line_so_far(&self) -> &str {
        self.out[self.start..].trim()
    }
}

/// Code ends at the next backquote, whatever stands before it.
fn code(text: &str) -> String {
    text.replace('`', "'").replace(char::is_control, " ")
}

fn mention_of(room: &RoomKey) -> Option<String> {
    let channel = channel(room).filter(|_| room.front == Front::Discord)?;
    Some(format!("<#{channel}>"))
}

fn address(target: &Target) -> Option<String> {
    match target {
        Target::Message(MessageKey { room, id }) => {
            let known = room.front == Front::Discord && channel(room).is_some();
            known.then(|| format!("https://discord.com/channels/{}/{id}", room.id))
        }
        Target::Web(address) => {
            let strange = |c: char| c.is_whitespace() || c.is_control() || "<>()\\".contains(c);
            let fits = address.starts_with("https://") && !address.contains(strange);
            fits.then(|| address.clone())
        }
    }
}

#[cfg(test)]
#[path = "markdown_tests.rs"]
mod tests;
