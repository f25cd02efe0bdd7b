//! What a message speaks of.

use super::ids::RoomId;
use super::rich::{Person, Rich, Span, Target};

/// A value that a message speaks of. Nothing in it is read as markup.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A name, a move, another message.
    Text(String),
    /// A count, for which the message may have plural forms.
    Number(u64),
    /// Somebody.
    Person(Person),
    /// A text with a structure of its own. Lines of it become lines of the message.
    Rich(Rich),
    /// Where the words before it lead.
    Link(Target),
}

impl Value {
    /// What stands in the message for the value.
    pub(super) fn to_rich(&self) -> Rich {
        match self {
            Self::Text(text) => text.as_str().into(),
            Self::Number(number) => number.to_string().into(),
            Self::Person(person) => person.clone().into(),
            Self::Rich(text) => text.clone(),
            Self::Link(_) => Rich::default(),
        }
    }

    /// The words that stand for the value where there is no structure.
    #[must_use]
    pub fn to_plain(&self) -> String {
        self.to_rich().to_plain()
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<Person> for Value {
    fn from(person: Person) -> Self {
        Self::Person(person)
    }
}

impl From<Rich> for Value {
    fn from(text: Rich) -> Self {
        Self::Rich(text)
    }
}

impl From<RoomId> for Value {
    fn from(room: RoomId) -> Self {
        Self::Rich(Span::Room(room).into())
    }
}

impl From<Target> for Value {
    fn from(target: Target) -> Self {
        Self::Link(target)
    }
}
