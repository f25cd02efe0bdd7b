use crate::games::bosworth::Colour;
use crate::games::veldslag::DraftRefusal;
use crate::games::{self, GameKind, Seat, Seating};
use crate::store::{Stage, StoreError};

/// Why a request changes nothing.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// There is no such command, or an option has no such value.
    Unreadable,
    /// Games are played in rooms where everybody sees them.
    Direct,
    /// A game of this kind occupies the room already.
    Occupied(GameKind, Stage),
    /// There is no lobby here.
    NoLobby(GameKind),
    /// There is no running game here.
    NoGame(GameKind),
    /// There has been no game here.
    NothingHere(GameKind),
    /// No game has this number.
    UnknownGame(String),
    /// The game has begun already.
    Begun(GameKind),
    /// The game is over already.
    Over(GameKind),
    /// The lobby has been closed.
    Closed(GameKind),
    /// There is no seat, or not this one.
    NoSeat(NoSeat),
    /// Only three play with a split camp.
    SplitNeedsThree,
    /// The person sits there already.
    AlreadyIn(GameKind),
    /// The person does not sit in the lobby.
    NotIn(GameKind),
    /// Players are missing: how many.
    TooFew(usize),
    /// Only the host, or a moderator, closes a lobby: the host's name.
    NotHost(String),
    /// The person has been defeated in this game.
    Defeated(GameKind),
    /// The person does not play in this game.
    NotPlaying(GameKind),
    /// It is somebody else's turn: the player's seat and name.
    NotYourTurn(Seat, String),
    /// The button belongs to an earlier position.
    Late(GameKind),
    /// The rules refuse the action as it was typed.
    Rules(String, games::Refusal),
    /// The card can go to several spaces: which one is meant?
    WhichSpace,
    /// No card is called so.
    NoCard(String),
    /// No piece of the person's can move from there.
    NoMoves(String),
    /// The person has offered a draw already.
    OfferedAlready,
    /// The opponent has declined, and the person has not moved since.
    DeclinedAlready,
    /// The person has answered already, and others have not.
    AnsweredAlready,
    /// An opponent asks: the person has to answer first.
    AnswerFirst,
    /// There is no offer to answer.
    NoOffer,
    /// The person has made no move that could be taken back.
    NothingToUndo,
    /// What would be taken back has shown something hidden.
    Revealed(GameKind),
    /// Nobody wishes to take anything back.
    NoPlea,
    /// Only a moderator sets the room's language.
    NotModerator,
    /// The players are still setting up.
    SettingUp(GameKind),
    /// The person has said that the set-up is finished.
    ReadyAlready,
    /// The person has not said so.
    NotReady,
    /// The set-up can't be changed so, or is not complete.
    Draft(DraftRefusal),
    /// The person has saved no set-up of this name.
    NoSaved(String),
    /// Nothing stands on the board that could be saved.
    NothingToSave,
    /// The name is too long, or empty.
    BadName,
    /// The person has as many saved set-ups as can be kept: how many.
    TooManySaved(usize),
    /// The person plays several games of this kind: which one is meant?
    Several(GameKind),
    /// It is too early for that: how many quiet moves or rounds there were, and how many it takes.
    TooEarly(GameKind, u32, u32),
    /// Only a moderator ends a game by a ruling.
    NotArbiter,
    /// The store refuses.
    Store(StoreError),
    /// The game's record can't be played: its number. It is left as it is.
    Broken(u64),
}

/// Why there is no seat, or not this one.
#[derive(Clone, Copy, Debug)]
pub enum NoSeat {
    /// All seats are taken.
    Full(GameKind),
    /// The seat is somebody else's.
    Taken(Seat),
    /// The seat does not go with those that others have chosen, or there is no such seat.
    NotFree(Seating, Seat),
    /// The colour is somebody else's.
    ColourTaken(Colour),
    /// The seats that were chosen make no game.
    Camps(Seating),
}

impl From<NoSeat> for Refusal {
    fn from(refusal: NoSeat) -> Self {
        Self::NoSeat(refusal)
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}
