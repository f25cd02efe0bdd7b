//! Text as lines of spans.

use serde::{Deserialize, Serialize};

use super::ids::{MessageId, PersonId, RoomId};
use crate::names;

/// A text: lines of spans.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rich {
    lines: Vec<Line>,
}

/// A line of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// How the line stands among the others.
    #[serde(default, skip_serializing_if = "Kind::is_plain")]
    pub kind: Kind,
    /// What the line says.
    pub spans: Vec<Span>,
}

/// How a line stands among the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A line like any other; without spans a gap.
    #[default]
    Plain,
    /// An item of a list.
    Item,
    /// An item of a numbered list.
    Numbered(u32),
    /// Small print.
    Small,
    /// A line of a quote.
    Quote,
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Span {
    /// Words that are shown as they are.
    Text(String),
    /// What stands out.
    Strong(Vec<Self>),
    /// What is stressed.
    Emphasis(Vec<Self>),
    /// What people type.
    Code(String),
    /// Somebody who is spoken of.
    Person(Person),
    /// Words that lead somewhere.
    Link(Link),
    /// A room, named as the front end names it, where it can.
    Room(RoomId),
}

/// Somebody who is spoken of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Who it is.
    pub id: PersonId,
    /// The name, without characters that can't be seen.
    pub name: String,
    /// Whether the person is spoken to, rather than named among others. That alone notifies nobody.
    pub mention: bool,
}

/// Words that lead somewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Link {
    /// Where the words lead.
    pub to: Target,
    /// The words.
    pub spans: Vec<Span>,
}

/// Where a link leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Target {
    /// To a message, on a front end that has such links.
    Message(MessageId),
    /// To an address on the web.
    Web(String),
}

impl Kind {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
    const fn is_plain(&self) -> bool {
        matches!(self, Self::Plain)
    }
}

impl Person {
    /// Somebody by name, not notified.
    #[must_use]
    pub fn named(id: PersonId, name: &str) -> Self {
        Self { id, name: seen(name), mention: false }
    }

    /// The same person, spoken to.
    #[must_use]
    pub fn mentioned(self) -> Self {
        Self { mention: true, ..self }
    }
}

fn seen(name: &str) -> String {
    names::clean(name).unwrap_or_else(|| "?".into())
}

impl Rich {
    /// Words that are shown as code, in one line.
    #[must_use]
    pub fn code(text: &str) -> Self {
        Span::Code(text.to_owned()).into()
    }

    /// Words that stand out.
    #[must_use]
    pub fn strong(text: &str) -> Self {
        Span::Strong(vec![Span::Text(text.to_owned())]).into()
    }

    /// The name of somebody of whom nothing else is known.
    #[must_use]
    pub fn name(name: &str) -> Self {
        Self::strong(&seen(name))
    }

    /// Texts below each other. One that says nothing leaves a gap.
    #[must_use]
    pub fn stacked(texts: impl IntoIterator<Item = Self>) -> Self {
        let lines = |text: Self| {
            if text.lines.is_empty() { vec![Line::default()] } else { text.lines }
        };
        Self { lines: texts.into_iter().flat_map(lines).collect() }
    }

    /// Texts one after the other, with words between them.
    #[must_use]
    pub fn joined(texts: impl IntoIterator<Item = Self>, between: &str) -> Self {
        let mut whole = Self::default();
        for (number, text) in texts.into_iter().enumerate() {
            if number > 0 {
                whole.push_span(Span::Text(between.to_owned()));
            }
            whole.push(text);
        }
        whole
    }

    /// The same as items of a list.
    #[must_use]
    pub fn item(self) -> Self {
        self.of_kind(Kind::Item)
    }

    /// The same as small print.
    #[must_use]
    pub fn small(self) -> Self {
        self.of_kind(Kind::Small)
    }

    fn of_kind(mut self, kind: Kind) -> Self {
        self.lines.iter_mut().for_each(|line| line.kind = kind);
        self
    }

    /// The lines.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Whether there is nothing to read.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.iter().all(|line| line.spans.is_empty())
    }

    /// Goes on with another text: its first line goes on with the last one here, unless there is
    /// nothing on that yet.
    pub fn push(&mut self, more: Self) {
        for (number, line) in more.lines.into_iter().enumerate() {
            match self.lines.last_mut() {
                Some(last) if number == 0 => {
                    if last.kind.is_plain() && last.spans.is_empty() {
                        last.kind = line.kind;
                    }
                    line.spans.into_iter().for_each(|span| add(&mut last.spans, span));
                }
                _ => self.lines.push(line),
            }
        }
    }

    /// Goes on in the last line.
    pub fn push_span(&mut self, span: Span) {
        self.push(span.into());
    }

    /// Begins a new line.
    pub fn push_line(&mut self, kind: Kind) {
        self.lines.push(Line { kind, spans: Vec::new() });
    }

    /// The words alone, in as many lines.
    #[must_use]
    pub fn to_plain(&self) -> String {
        self.lines.iter().map(|line| plain(&line.spans)).collect::<Vec<_>>().join("\n")
    }

    /// All spans in one line.
    #[must_use]
    pub fn into_spans(self) -> Vec<Span> {
        let mut spans = Vec::new();
        for line in self.lines {
            if !spans.is_empty() {
                add(&mut spans, Span::Text(" ".into()));
            }
            line.spans.into_iter().for_each(|span| add(&mut spans, span));
        }
        spans
    }
}

/// Adds a span; words go on where words stand last.
fn add(spans: &mut Vec<Span>, span: Span) {
    match (spans.last_mut(), span) {
        (_, Span::Text(text)) if text.is_empty() => {}
        (Some(Span::Text(last)), Span::Text(text)) => last.push_str(&text),
        (_, span) => spans.push(span),
    }
}

/// The words of spans.
pub(super) fn plain(spans: &[Span]) -> String {
    spans.iter().map(word).collect()
}

fn word(span: &Span) -> String {
    match span {
        Span::Text(text) | Span::Code(text) => text.clone(),
        Span::Strong(spans) | Span::Emphasis(spans) | Span::Link(Link { spans, .. }) => {
            plain(spans)
        }
        Span::Person(person) => person.name.clone(),
        Span::Room(_) => String::new(),
    }
}

impl From<Vec<Line>> for Rich {
    fn from(lines: Vec<Line>) -> Self {
        Self { lines }
    }
}

impl From<Span> for Rich {
    fn from(span: Span) -> Self {
        let mut spans = Vec::new();
        add(&mut spans, span);
        Self { lines: vec![Line { kind: Kind::Plain, spans }] }
    }
}

impl From<Person> for Rich {
    fn from(person: Person) -> Self {
        Span::Person(person).into()
    }
}

impl From<&str> for Rich {
    /// The words as they are; only their lines are told apart.
    fn from(text: &str) -> Self {
        if text.is_empty() {
            return Self::default();
        }
        Self::stacked(text.split('\n').map(|line| Span::Text(line.to_owned()).into()))
    }
}

impl From<String> for Rich {
    fn from(text: String) -> Self {
        text.as_str().into()
    }
}
