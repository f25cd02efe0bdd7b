//! From text to tags and tokens. What the tokens mean is for [`super::replay()`].

use std::iter::Peekable;
use std::str::Chars;

use super::fault::{Fault, FaultKind};
use super::parsed::Record;
use super::text::{Place, Tag, Token};

/// Reads all games of a text. A game with a fault keeps what stood before it; reading goes on at
/// the next `[Game`.
#[must_use]
pub fn read(text: &str) -> Vec<Record> {
    let mut reader = Reader::new(text);
    let mut records = Vec::new();
    while reader.skip_blank().is_err() || reader.peek().is_some() {
        records.push(reader.record());
    }
    records
}

struct Reader<'a> {
    chars: Peekable<Chars<'a>>,
    rest: &'a str,
    place: Place,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self { chars: rest.chars().peekable(), rest, place: Place { line: 1, column: 1 } }
    }

    fn peek(&mut self) -> Option<char> {
        self.chars.peek().copied()
    }

    fn next(&mut self) -> Option<char> {
        let c = self.chars.next()?;
        self.rest = &self.rest[c.len_utf8()..];
        if c == '\n' {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(c)
    }

    fn next_while(&mut self, keep: impl Fn(char) -> bool) -> String {
        let mut text = String::new();
        while let Some(c) = self.peek().filter(|&c| keep(c)) {
            text.push(c);
            self.next();
        }
        text
    }

    /// Passes over white space and comments.
    fn skip_blank(&mut self) -> Result<(), Fault> {
        loop {
            let start = self.place;
            match self.peek() {
                Some(c) if c.is_whitespace() => {
                    self.next();
                }
                Some(';') => {
                    self.next_while(|c| c != '\n');
                }
                Some('{') => {
                    self.next_while(|c| c != '}');
                    let closed = self.next().is_some();
                    if !closed {
                        return Err(Fault::new(start, "{", FaultKind::OpenComment));
                    }
                }
                _ => return Ok(()),
            }
        }
    }

    fn record(&mut self) -> Record {
        let mut record = Record::default();
        if let Err(fault) = self.fill(&mut record) {
            record.fault = Some(fault);
            self.skip_to_next_game();
        }
        record
    }

    fn fill(&mut self, record: &mut Record) -> Result<(), Fault> {
        self.skip_blank()?;
        while self.peek() == Some('[') && (record.tags.is_empty() || !self.at_game()) {
            let tag = self.tag()?;
            if record.tag(&tag.name).is_some() {
                return Err(Fault::new(tag.place, &tag.name, FaultKind::TagTwice));
            }
            record.tags.push(tag);
            self.skip_blank()?;
        }
        while self.peek().is_some() && !self.at_game() {
            record.tokens.extend(self.token()?);
            self.skip_blank()?;
        }
        Ok(())
    }

    /// Whether a new game begins here.
    fn at_game(&self) -> bool {
        self.rest
            .strip_prefix("[Game")
            .is_some_and(|rest| rest.starts_with(|c: char| c.is_whitespace() || c == '"'))
    }

    fn skip_to_next_game(&mut self) {
        while self.peek().is_some() && !(self.place.column == 1 && self.at_game()) {
            self.next();
        }
    }

    /// `[Name "value"]`.
    fn tag(&mut self) -> Result<Tag, Fault> {
        let place = self.place;
        let start = self.rest;
        self.read_tag(place).ok_or_else(|| {
            let line = start.lines().next().unwrap_or_default();
            Fault::new(place, line, FaultKind::BadTag)
        })
    }

    fn read_tag(&mut self, place: Place) -> Option<Tag> {
        self.next();
        self.next_while(|c| c == ' ');
        let name = self.next_while(|c| c.is_alphanumeric() || c == '_');
        self.next_while(|c| c == ' ');
        let value = self.quoted()?;
        self.next_while(|c| c == ' ');
        (self.next()? == ']' && !name.is_empty()).then_some(Tag { name, value, place })
    }

    /// A string in quotes on one line, with `\"` and `\\`.
    fn quoted(&mut self) -> Option<String> {
        if self.next()? != '"' {
            return None;
        }
        let mut value = String::new();
        loop {
            match self.next()? {
                '"' => return Some(value),
                '\n' => return None,
                '\\' => value.push(self.next().filter(|c| matches!(c, '"' | '\\'))?),
                c => value.push(c),
            }
        }
    }

    /// The next action; `None` where only a move number stood.
    fn token(&mut self) -> Result<Option<Token>, Fault> {
        let number = self.place;
        if self.peek() == Some('[') {
            return Err(Fault::new(number, "[", FaultKind::TagInMoves));
        }
        let digits = self.next_while(|c| c.is_ascii_digit());
        let dots = self.next_while(|c| c == '.');
        let place = self.place;
        let text = self.next_while(|c| !c.is_whitespace() && !matches!(c, ';' | '{' | '['));
        if dots.is_empty() {
            // Digits without a dot are a number only when nothing is glued to them.
            let whole = digits.clone() + &text;
            return Ok((!text.is_empty()).then_some(Token { text: whole, place: number }));
        }
        Ok((!text.is_empty()).then_some(Token { text, place }))
    }
}
