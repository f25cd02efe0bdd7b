use serde::{Deserialize, Serialize};

use super::keys::{GameId, MessageKey, RoomKey, UserKey};
use crate::games::{AnySetup, AnyState, GameKind, Seat, Seed};
use crate::language::Language;

/// A game from the opening of its lobby on: its setup, its players and its actions are the truth,
/// positions follow from them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Game {
    /// Its number.
    pub id: GameId,
    /// Which game.
    pub kind: GameKind,
    /// The variant, where it is not the default.
    pub variant: Option<String>,
    /// Where it is played.
    pub room: RoomKey,
    /// Who opened it.
    pub host: UserKey,
    /// How far it is.
    pub stage: Stage,
    /// Who plays, in the order they joined.
    pub players: Vec<Player>,
    /// What every draw of lots follows from. Secret until the game is over.
    pub seed: Seed,
    /// The actions in canonical text.
    pub actions: Vec<String>,
    /// The last draw offer that still means something.
    pub offer: Option<Offer>,
    /// How often there was news for everybody: 0 in the lobby, then one more with each start, move,
    /// offer and answer.
    pub moment: u32,
    /// The public message that shows the game now.
    pub shown: Option<Shown>,
    /// The public message before it, which has lost its buttons or is about to.
    pub faded: Option<MessageKey>,
    /// The language of public messages, as the room had it last.
    pub language: Language,
    /// When the lobby was opened: seconds since 1970.
    pub opened: u64,
    /// When it last changed: seconds since 1970.
    pub changed: u64,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Players can join.
    Lobby,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
    /// Its lobby was closed before it began.
    Cancelled,
}

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Who.
    pub user: UserKey,
    /// The name as the person writes it, at the time of joining.
    pub name: String,
    /// The seat: in a lobby the one that was asked for, if any.
    pub seat: Option<Seat>,
}

/// The public message that shows a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    /// Where it stands.
    pub at: MessageKey,
    /// Which moment of the game it shows.
    pub moment: u32,
}

/// A draw offer. It stands until the opponent moves or declines; one who was declined can't offer
/// again before the next move of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Who offers.
    pub by: Seat,
    /// Whether the opponent has said no.
    pub declined: bool,
}

impl Game {
    /// How many actions have been played.
    #[must_use]
    pub fn ply(&self) -> u32 {
        u32::try_from(self.actions.len()).unwrap_or(u32::MAX)
    }

    /// Whether it occupies its room: a lobby or a running game.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Lobby | Stage::Playing)
    }

    /// The player with this key.
    #[must_use]
    pub fn player(&self, user: &UserKey) -> Option<&Player> {
        self.players.iter().find(|player| player.user == *user)
    }

    /// The player in a seat.
    #[must_use]
    pub fn in_seat(&self, seat: Seat) -> Option<&Player> {
        self.players.iter().find(|player| player.seat == Some(seat))
    }

    /// The state after all actions; `None` where the game has no such variant or the rules refuse
    /// an action.
    #[must_use]
    pub fn replay(&self) -> Option<AnyState> {
        let mut state = AnySetup::new(self.kind, self.variant.as_deref())?.start();
        for action in &self.actions {
            state.play(action).ok()?;
        }
        Some(state)
    }
}
