//! Set-ups as the tags of a record.

/// The values of a record's tags by their names.
pub type Tags<'a> = &'a dyn Fn(&str) -> Option<&'a str>;

/// Why the tags of a record make no set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TagFault<R> {
    /// The name of the tag that is wrong, whether the record has it or not.
    pub tag: &'static str,
    /// What is wrong with it.
    pub why: TagError<R>,
}

/// What can be wrong with a tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TagError<R> {
    /// A tag is missing without which there is no set-up.
    Missing,
    /// The game has no such variant.
    UnknownVariant,
    /// The game's own rules refuse it.
    Refused(R),
}

impl<R> TagFault<R> {
    /// A variant that the game does not have.
    pub(super) const VARIANT: Self = Self { tag: "Variant", why: TagError::UnknownVariant };

    /// A tag without which there is no set-up.
    pub(super) const fn missing(tag: &'static str) -> Self {
        Self { tag, why: TagError::Missing }
    }

    /// A tag that the game's rules refuse.
    pub(super) const fn refused(tag: &'static str, why: R) -> Self {
        Self { tag, why: TagError::Refused(why) }
    }
}
