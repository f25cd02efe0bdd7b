use super::ids::AccountId;
use super::state::Stage;
use crate::games::bosworth::Colour;
use crate::games::veldslag::DraftRefusal;
use crate::games::{self, Seat, Seating};

/// Why a command changes nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The game is not as far, or farther than that: its stage.
    Stage(Stage),
    /// The actor does not sit in the lobby.
    NotSeated,
    /// The actor does not play in this game.
    NotPlaying,
    /// The actor sits there already.
    SeatedAlready,
    /// All seats are taken.
    Full,
    /// The seat is somebody else's.
    SeatTaken(Seat),
    /// The seat does not go with those that others have chosen, or there is no such seat.
    SeatNotFree(Seating, Seat),
    /// The colour is somebody else's.
    ColourTaken(Colour),
    /// The seats that were chosen make no game.
    NoGame(Seating),
    /// Players are missing: how many.
    TooFew(usize),
    /// Only the host, or a moderator, closes a lobby: the host.
    NotHost(AccountId),
    /// Only a moderator does that.
    NotModerator,
    /// The actor has been defeated in this game.
    Defeated,
    /// It is somebody else's turn: the seat.
    NotYourTurn(Seat),
    /// The position that the actor saw is past.
    Late,
    /// The rules refuse the action with this index among those that were given.
    Rules(usize, games::Refusal),
    /// The action after the turn's end, with this index, has no place in it.
    TurnOver(usize),
    /// The deployment can't be changed so, or is not complete.
    Draft(DraftRefusal),
    /// The deployment is finished already.
    ReadyAlready,
    /// The deployment is not finished.
    NotReady,
    /// The actor has proposed that already.
    ProposedAlready,
    /// It was declined, and the actor has not moved since.
    DeclinedAlready,
    /// The actor has agreed already, and others have not answered.
    AnsweredAlready,
    /// An opponent proposes the same: that waits for an answer.
    AnswerFirst,
    /// There is no such proposal to answer.
    NothingProposed,
    /// The actor has played nothing that could be taken back.
    NothingToTakeBack,
    /// What would be taken back has shown something hidden, or cost somebody the game.
    Revealed,
    /// Nothing has been taken for too short a time: how long it was, and how long it takes.
    TooEarly(u32, u32),
    /// This game knows no such end.
    NoSuchEnd,
    /// Nobody's time has run out.
    NotExpired,
    /// The table's record can't be played. It is left as it is.
    Broken,
}
