use crate::games::Seat;

/// Words that stand in the picture, in the reader's language: the renderer has no prose of its own.
/// Every list has one text for each seat of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caption {
    /// Whose turn it is, or how the game ended. Under a set-up that is being made: what is to be
    /// done, or that nothing is.
    pub status: String,
    /// Tawlbwrdd: what to write before the captured pieces of each seat; one row each.
    pub captured: Vec<(Seat, String)>,
    /// Veldslag: what to write before the score of each seat, which stands above the pieces that
    /// this seat has taken. Some ten letters stay large.
    pub scores: Vec<(Seat, String)>,
    /// Veldslag: what to write above each seat's set-up when the game is over.
    pub setups: Vec<(Seat, String)>,
    /// Bosworth: the names of the seats, which stand beside the camps. Some five letters stay large.
    pub names: Vec<(Seat, String)>,
    /// Bosworth: what to write before the viewer's own hand.
    pub own_hand: String,
    /// Bosworth: what to write above the hands of all when the game is over.
    pub hands: String,
    /// Bosworth: what to write above the captured cards.
    pub discard: String,
}

/// The text of a seat; empty when there is none.
pub(super) fn of_seat(texts: &[(Seat, String)], seat: Seat) -> &str {
    let found = texts.iter().find(|(of, _)| *of == seat);
    found.map_or("", |(_, text)| text.as_str())
}
