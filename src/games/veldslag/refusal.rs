use super::rank::Rank;
use super::side::Side;
use super::squares::Square;

/// Why a move can't be played. All of it follows from what the player to move may know.
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
    /// Flag and bomb don't move.
    Immobile(Rank),
    /// The move goes neither along a rank nor along a file.
    NotStraight,
    /// Only the scout moves more than one square.
    TooFar(Rank),
    /// A lake lies in the way, or is where the move ends.
    Lake(Square),
    /// A piece stands in the way, or one's own where the move ends.
    Blocked(Square),
    /// "Je mag maar 3 keer heen en weer tussen 2 velden."
    TwoSquares,
    /// "Je moet ophouden met achtervolgen voordat dezelfde stelling op het bord komt."
    Chase,
    /// The game is over.
    Over,
}

/// Why a set-up can't be changed, or is not complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DraftRefusal {
    /// The text names no square.
    NoSquare(String),
    /// The side does not set up there.
    NotHome(Square),
    /// The text names no piece.
    NoPiece(String),
    /// All pieces of this rank are placed already.
    NoneLeft(Rank),
    /// Nothing stands there that could be taken off.
    Empty(Square),
    /// Two squares are needed that differ.
    SameSquare(Square),
    /// Not three rows.
    Rows(usize),
    /// A row has not eight places: which row, from 0 for the front, and how many.
    Length(usize, usize),
    /// There are more pieces of this rank than an army has.
    TooMany(Rank, usize),
    /// Pieces are not placed yet, and how many of each.
    Missing(Vec<(Rank, usize)>),
}

/// Why a tag of a record makes no army.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TagRefusal {
    /// Parts of the set-up are hidden: such a record can't be played.
    Hidden,
    /// The set-up is not one, or not complete.
    Draft(DraftRefusal),
}
