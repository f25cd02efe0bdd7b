use crate::games::Seat;

/// Words that stand in the picture, in the reader's language: the renderer has no prose of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caption {
    /// Whose turn it is, or how the game ended.
    pub status: String,
    /// What to write before the captured pieces of each seat; one row of the picture each.
    pub captured: Vec<(Seat, String)>,
}

impl Caption {
    /// The words before the captured pieces of a seat; empty when there are none.
    pub(super) fn label(&self, seat: Seat) -> &str {
        let of_seat = self.captured.iter().find(|(of, _)| *of == seat);
        of_seat.map_or("", |(_, label)| label.as_str())
    }
}
