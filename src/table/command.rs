use serde::{Deserialize, Serialize};

use super::actor::Actor;
use super::event::Timestamp;
use super::ids::{AccountId, RoomKey};
use super::proposal::Proposal;
use super::state::Pace;
use crate::games::bosworth::Colour;
use crate::games::veldslag::{Draft, Rank, Square};
use crate::games::{GameKind, Seat};
use crate::language::Language;

/// What a lobby is opened with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opening {
    /// Which game.
    pub kind: GameKind,
    /// The variant, where it is not the default.
    pub variant: Option<String>,
    /// How many play, where that is settled.
    pub wanted: Option<usize>,
    /// Where it is played.
    pub room: RoomKey,
    /// The language of public messages.
    pub language: Language,
    /// The host, who sits down at once.
    pub host: AccountId,
    /// The host's seat, where one was asked for.
    pub seat: Option<Seat>,
    /// The colour of the host's cards, where one was asked for.
    pub colour: Option<Colour>,
    /// How long a turn may take; `None`: as long as it takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
}

/// A command with who gives it, and when.
#[derive(Clone)]
pub struct Request {
    /// Who asks.
    pub actor: Actor,
    /// When.
    pub at: Timestamp,
    /// For what.
    pub command: Command,
    /// How many actions had been played in the position that the actor saw; `None`: the present one
    /// is meant, whatever it is.
    pub seen: Option<u32>,
}

/// What is asked of a table.
#[derive(Clone)]
pub enum Command {
    /// Sit down, or sit differently: a seat and a colour of cards where they are asked for.
    Sit {
        /// The seat.
        seat: Option<Seat>,
        /// The colour.
        colour: Option<Colour>,
    },
    /// Sit down, or give up the seat that was asked for: the lot decides.
    SitByLot,
    /// Leave the lobby.
    Leave,
    /// Close the game before it begins.
    Close,
    /// Begin the game.
    Start,
    /// Change one's deployment.
    Deploy(Deployed),
    /// Say that one's deployment is finished, or is not.
    Ready(bool),
    /// Play actions one after the other, as they were typed: all of them, or none.
    Act(Vec<String>),
    /// Propose something; where an opponent has proposed just that, it is an error.
    Propose(Proposal),
    /// Answer what stands proposed.
    Answer(Proposal, bool),
    /// Resign.
    Resign,
    /// Claim a draw that the rules grant.
    Claim,
    /// Rule that the game is drawn, as a moderator.
    Declare,
    /// Have an opponent whose time has run out expelled.
    Expel,
    /// Look at the clock.
    Tick,
}

/// A step of a deployment.
#[derive(Clone, PartialEq)]
pub enum Deployed {
    /// All of it.
    Whole(Draft),
    /// Left and right exchanged.
    Mirrored,
    /// A piece put on a square.
    Put(Rank, Square),
    /// Two squares exchanged.
    Swapped(Square, Square),
    /// A square cleared.
    Cleared(Square),
    /// All squares cleared.
    Empty,
}
