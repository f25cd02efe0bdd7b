//! A text in the markup of patterns: what reading it back gives, but for people and rooms.

use std::fmt::{self, Write};

use super::markup::kind;
use super::rich::{Kind, Line, Person, Rich, Span, Target, plain};

impl fmt::Display for Rich {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, line) in self.lines().iter().enumerate() {
            if number > 0 {
                f.write_char('\n')?;
            }
            f.write_str(&written(line))?;
        }
        Ok(())
    }
}

fn written(line: &Line) -> String {
    let words = spans(&line.spans, false);
    match line.kind {
        Kind::Plain => unlike_others(words),
        Kind::Item => format!("- {words}"),
        Kind::Numbered(number) => format!("{number}. {words}"),
        Kind::Small => format!("-# {words}"),
        Kind::Quote => format!("> {words}"),
    }
}

/// A plain line that can't be taken for one of another kind.
fn unlike_others(words: String) -> String {
    match kind(&words).0 {
        Kind::Plain => words,
        Kind::Numbered(_) => words.replacen('.', "\\.", 1),
        _ => format!("\\{words}"),
    }
}

fn spans(spans: &[Span], strong: bool) -> String {
    spans.iter().map(|one| span(one, strong)).collect()
}

fn span(span: &Span, strong: bool) -> String {
    match span {
        Span::Text(text) => escaped(text),
        Span::Strong(inner) => format!("**{}**", spans(inner, true)),
        Span::Emphasis(inner) => format!("_{}_", spans(inner, strong)),
        Span::Code(text) => format!("`{}`", text.replace('`', "'")),
        Span::Person(Person { name, mention: true, .. }) => format!("@{}", escaped(name)),
        Span::Person(person) if strong => escaped(&person.name),
        Span::Person(person) => format!("**{}**", escaped(&person.name)),
        Span::Link(link) => format!("[{}]({})", escaped(&plain(&link.spans)), address(&link.to)),
        Span::Room(room) => format!("#{room}"),
    }
}

fn address(target: &Target) -> String {
    match target {
        Target::Message(message) => format!("{}/{}", message.room, message.id),
        Target::Web(address) => address.clone(),
    }
}

/// Words in which nothing is a mark.
fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for c in text.chars() {
        if "\\*_`[]@".contains(c) {
            safe.push('\\');
        }
        safe.push(c);
    }
    safe
}
