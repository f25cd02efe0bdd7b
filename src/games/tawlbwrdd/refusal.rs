use super::piece::Side;
use super::squares::Square;

/// Why a move can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text is no move at all.
    Unreadable,
    /// Nothing stands on the square the move starts from.
    Empty(Square),
    /// The piece there is not of the side to move.
    NotYours {
        /// Where the piece stands.
        square: Square,
        /// Whose it is.
        owner: Side,
    },
    /// The move starts and ends on the same square.
    SameSquare(Square),
    /// The move goes neither along a rank nor along a file.
    NotStraight,
    /// A piece stands in the way, or on the square the move goes to.
    Blocked(Square),
    /// The move ends on the castle: "Geen stuk mag stoppen op het centrale kasteel".
    Castle,
    /// The game is over.
    Over,
}
