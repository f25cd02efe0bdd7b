use super::camp::Camp;
use super::camp::Square;
use super::card::Kind;
use super::deal::SetupRefusal;

/// Why an action can't be played. All of it follows from what the player to move may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text is no action at all.
    Unreadable,
    /// No card stands on the square the move starts from.
    Empty(Square),
    /// The card there is another kingdom's.
    NotYours {
        /// Where it stands.
        square: Square,
        /// Whose it is.
        owner: Camp,
    },
    /// The move starts and ends on the same square.
    SameSquare(Square),
    /// The card does not move so.
    NotSo(Kind),
    /// One's own card stands there; only a king takes cards of his own.
    Own(Square),
    /// The square is a corner or holds a card face down.
    Closed(Square),
    /// A pawn never comes back into its own camp.
    OwnCamp,
    /// It is time to place cards, not to move.
    PlaceFirst,
    /// It is time to move, not to place cards.
    MoveFirst,
    /// The hand holds no such card.
    NotInHand(Kind),
    /// The space is not an open one of one's own camp.
    NotOpen(Square),
    /// The turn is over with the move: no space is open, or no card is in the hand.
    NothingToPlace,
    /// There is something that has to be done.
    NoPass,
    /// The game is over.
    Over,
}

/// Why the tags of a record make no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagRefusal {
    /// The deck has not just the cards that a kingdom shuffles.
    Deck,
    /// Nobody of this name can begin.
    First,
    /// There is no such colour.
    Colour,
    /// The kingdoms that play can't camp so.
    Camps(SetupRefusal),
}
