/// A legal action as menus and completion show it. What moves there is asked of the view and the
/// action by each game in its own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Described<A> {
    /// The action.
    pub value: A,
    /// The square it starts from.
    pub from: String,
    /// The square it ends on.
    pub to: String,
    /// The canonical text without what it takes.
    pub action: String,
    /// The canonical text with what it takes.
    pub full: String,
    /// The squares on which it takes something, or attacks somebody.
    pub takes: Vec<String>,
    /// Whether it brings an earlier position back and so ends the game.
    pub repeats: bool,
}

impl<A> Described<A> {
    /// The same with the action as a value of another type.
    pub(super) fn into<B: From<A>>(self) -> Described<B> {
        Described {
            value: self.value.into(),
            from: self.from,
            to: self.to,
            action: self.action,
            full: self.full,
            takes: self.takes,
            repeats: self.repeats,
        }
    }

    /// What menus are sorted by: where it starts and where it ends, file by file.
    pub(super) fn by_file(&self) -> impl Ord + use<A> {
        let split = |square: &str| {
            let (file, rank) = square.split_at(square.len().min(1));
            (file.to_owned(), rank.parse::<u8>().unwrap_or(0))
        };
        (split(&self.from), split(&self.to))
    }
}
