use serde::{Deserialize, Serialize};

use super::actor::Actor;
use super::command::Opening;
use super::ids::AccountId;
use super::proposal::Proposal;
use crate::games::bosworth::{self, Colour};
use crate::games::veldslag::Draft;
use crate::games::{Outcome, Reason, Seat, Seed};

/// The number of an event in its table's history, from 1 without a gap; 0 before the first.
pub type Version = u64;

/// Milliseconds since 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Timestamp(pub u64);

/// Something that has happened at a table. Events are added and never changed.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Event {
    /// Its number.
    pub version: Version,
    /// When it happened; `None` where an earlier bot did not keep that.
    pub at: Option<Timestamp>,
    /// Who brought it about; `None` where an earlier bot did not keep that.
    pub by: Option<Actor>,
    /// Who may know it.
    pub audience: Audience,
    /// What happened.
    pub fact: Fact,
}

/// Who may know an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Audience {
    /// Everybody.
    Everybody,
    /// The player in a seat alone. What others come to know of it another event says.
    Seat(Seat),
}

/// What happened. Some facts hold secrets, so that none is printed.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fact {
    /// A lobby was opened, in which its host sits.
    Opened {
        /// What was asked for.
        opening: Box<Opening>,
        /// What every draw of lots follows from. Secret until the game is over.
        seed: Seed,
    },
    /// Somebody sat down, or sits differently now.
    Sat {
        /// The person.
        account: AccountId,
        /// The seat that was asked for; `None`: any.
        seat: Option<Seat>,
        /// The colour of cards that was asked for.
        colour: Option<Colour>,
    },
    /// Somebody left the lobby.
    Left {
        /// The person.
        account: AccountId,
    },
    /// Somebody else is the lobby's host now.
    HostPassed {
        /// The new host.
        to: AccountId,
    },
    /// The game was closed before it began.
    Closed,
    /// The lobby became a game: who sits where, and whether the lot said so.
    Started {
        /// The players in the order in which they joined.
        seats: Vec<(AccountId, Seat, bool)>,
        /// The decks and who begins, in games of cards. Secret until the game is over.
        deal: Option<Box<bosworth::Setup>>,
    },
    /// A player's deployment has changed.
    Deployed {
        /// The player's seat.
        seat: Seat,
        /// What stands where now. Secret until the game is over.
        draft: Draft,
    },
    /// A player's deployment is finished, or is not any more.
    Readied {
        /// The player's seat.
        seat: Seat,
        /// Whether it is finished.
        ready: bool,
    },
    /// All deployments are finished: the first player moves.
    Begun,
    /// A player has played a part of a turn that is not over.
    Stepped {
        /// The player's seat.
        seat: Seat,
        /// The actions in canonical text.
        actions: Vec<String>,
    },
    /// A player's part of a turn is taken back before anybody else was told.
    Unstepped {
        /// The player's seat.
        seat: Seat,
    },
    /// A turn is over, or as much of it as there will be: everything in it, steps included.
    Turned {
        /// The player's seat.
        seat: Seat,
        /// The actions in canonical text, with what follows by itself.
        actions: Vec<String>,
    },
    /// A word was said: somebody resigned, was expelled, or a draw was agreed, claimed or declared.
    Said {
        /// The word in the notation of records.
        word: String,
        /// What follows by itself, in canonical text.
        forced: Vec<String>,
        /// Whether it is another player's turn by it.
        passes: bool,
    },
    /// The game is over.
    Ended {
        /// The winner's seat; `None`: drawn.
        winner: Option<Seat>,
        /// What ended it, in the words of records.
        reason: String,
    },
    /// A player proposes something to the others.
    Proposed {
        /// The player's seat.
        seat: Seat,
        /// What is proposed.
        proposal: Proposal,
        /// How many actions would be taken back.
        plies: u32,
    },
    /// A player agrees to what stands proposed.
    Accepted {
        /// The player's seat.
        seat: Seat,
        /// What was proposed.
        proposal: Proposal,
    },
    /// A player does not agree to what stood proposed.
    Declined {
        /// The player's seat.
        seat: Seat,
        /// What was proposed.
        proposal: Proposal,
    },
    /// A proposal means nothing any more: a turn has answered it, or its player is out.
    Lapsed {
        /// What was proposed.
        proposal: Proposal,
        /// Whether that is an answer: no.
        declines: bool,
    },
    /// The last actions were taken back.
    TakenBack {
        /// The seat that wished it.
        seat: Seat,
        /// How many actions.
        plies: u32,
    },
    /// A player was reminded that time is running out.
    Reminded {
        /// The player's seat.
        seat: Seat,
    },
    /// A player's time for the turn has run out.
    Expired {
        /// The player's seat.
        seat: Seat,
    },
}

impl Fact {
    /// The end of a game.
    pub(super) fn ended(outcome: Outcome) -> Self {
        Self::Ended { winner: outcome.winner, reason: outcome.reason.name().to_owned() }
    }

    /// How the game ended, where it did.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let Self::Ended { winner, reason } = self else { return None };
        let reason = Reason::ALL.into_iter().find(|known| known.name() == reason)?;
        Some(Outcome { winner: *winner, reason })
    }
}
