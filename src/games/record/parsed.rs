use super::fault::Fault;
use super::text::{Place, Tag, Token};

/// One game of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The tag pairs in order, unknown ones included.
    pub tags: Vec<Tag>,
    /// The actions in order.
    pub tokens: Vec<Token>,
    /// What made the rest of this game unreadable.
    pub fault: Option<Fault>,
}

impl Record {
    /// The tag with this name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name == name)
    }

    /// The value of the tag with this name.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&str> {
        self.tag(name).map(|tag| tag.value.as_str())
    }

    /// Where the game begins.
    #[must_use]
    pub fn place(&self) -> Place {
        let first = self.tags.first().map(|tag| tag.place);
        first.unwrap_or(Place { line: 1, column: 1 })
    }
}
