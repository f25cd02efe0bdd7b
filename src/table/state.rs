use serde::{Deserialize, Serialize};

use super::event::{Timestamp, Version};
use super::ids::{AccountId, RoomKey, TableId};
use super::proposal::{Proposal, Standing};
use crate::games::bosworth::{self, Colour};
use crate::games::veldslag::{Draft, Setup, Side};
use crate::games::{AnySetup, AnyState, GameKind, Seat, Seating, Seed};
use crate::language::Language;

/// One hosted game: what its events fold to.
///
/// It holds secrets: nothing that people play with gets it, only views of it.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// Its number.
    pub id: TableId,
    /// The number of the last event in it.
    pub version: Version,
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
    /// Who opened it, or took that over.
    pub host: AccountId,
    /// How far it is.
    pub stage: Stage,
    /// Who plays, in the order in which they joined.
    pub players: Vec<Player>,
    /// What every draw of lots follows from. Secret until the game is over.
    pub seed: Seed,
    /// The decks and who begins, in games of cards. Secret until the game is over.
    pub deal: Option<Box<bosworth::Setup>>,
    /// The actions that everybody knows, in canonical text.
    pub history: Vec<String>,
    /// What the player to move has played in a turn that is not over: for that player alone.
    pub steps: Vec<String>,
    /// What is proposed, at most one of each kind.
    pub proposals: Vec<Standing>,
    /// Who closed it before it began.
    pub closer: Option<AccountId>,
    /// How long a turn may take.
    pub pace: Option<Pace>,
    /// When the turn began, where there is a clock.
    pub turn_since: Option<Timestamp>,
    /// How often the player to move has been reminded in this turn.
    pub reminders: u32,
    /// Whether the time of the player to move has run out.
    pub expired: bool,
    /// When the lobby was opened.
    pub opened: Option<Timestamp>,
    /// When the last event happened.
    pub changed: Option<Timestamp>,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Players can join.
    Lobby,
    /// The players set their pieces up, each in secret.
    Setup,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
    /// Its lobby was closed before it began.
    Cancelled,
}

/// How long a turn may take, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pace(pub u64);

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The person's account.
    pub account: AccountId,
    /// The seat: in a lobby the one that was asked for, if any.
    pub seat: Option<Seat>,
    /// Whether the seat was drawn by lot.
    pub drawn: bool,
    /// The colour of the cards, in games of cards.
    pub colour: Option<Colour>,
    /// The deployment, in games that have one.
    pub deployment: Option<Deployment>,
}

/// A player's deployment. Secret until the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deployment {
    /// What stands where.
    pub draft: Draft,
    /// Whether the player has said that it is finished.
    pub ready: bool,
}

impl Table {
    /// Whether it occupies its room: it is not over yet.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Lobby | Stage::Setup | Stage::Playing)
    }

    /// How many actions have been played, those that only one player knows included.
    #[must_use]
    pub fn ply(&self) -> u32 {
        u32::try_from(self.history.len() + self.steps.len()).unwrap_or(u32::MAX)
    }

    /// Whether something that was shown after so many actions belongs to the game as it stands: to
    /// the present position, or to an earlier step of the turn that is under way.
    #[must_use]
    pub fn is_current(&self, seen: u32) -> bool {
        let told = u32::try_from(self.history.len()).unwrap_or(u32::MAX);
        (told..=self.ply()).contains(&seen)
    }

    /// The player with an account.
    #[must_use]
    pub fn player(&self, account: AccountId) -> Option<&Player> {
        self.players.iter().find(|player| player.account == account)
    }

    /// The player in a seat.
    #[must_use]
    pub fn in_seat(&self, seat: Seat) -> Option<&Player> {
        self.players.iter().find(|player| player.seat == Some(seat))
    }

    /// What stands proposed of a kind, declined or not.
    #[must_use]
    pub fn proposed(&self, proposal: Proposal) -> Option<&Standing> {
        self.proposals.iter().find(|standing| standing.proposal == proposal)
    }

    /// Who can sit where.
    #[must_use]
    pub fn seating(&self) -> Seating {
        Seating::new(self.kind, self.variant.as_deref(), self.wanted)
    }

    /// What the game starts from; `None` where there is no such variant, a deployment is not
    /// finished, or no cards have been dealt.
    #[must_use]
    pub fn setup(&self) -> Option<AnySetup> {
        if self.kind.is_set_up() {
            let army =
                |side: Side| self.in_seat(side.seat())?.deployment.as_ref()?.draft.army().ok();
            return Some(AnySetup::Veldslag(Setup {
                red: army(Side::Red)?,
                blue: army(Side::Blue)?,
            }));
        }
        let dealt = self.deal.clone().map(|deal| AnySetup::from(*deal));
        dealt.or_else(|| AnySetup::new(self.kind, self.variant.as_deref()))
    }

    /// The state as everybody knows it; `None` where there is none yet or the rules refuse an action.
    #[must_use]
    pub fn published(&self) -> Option<AnyState> {
        self.published_after(self.history.len())
    }

    /// The state after the first so many actions that everybody knows; `None` as above.
    #[must_use]
    pub fn published_after(&self, count: usize) -> Option<AnyState> {
        let mut state = self.setup()?.start();
        play_all(&mut state, self.history.get(..count)?)?;
        Some(state)
    }

    /// The state with the steps that only the player to move knows.
    #[must_use]
    pub fn state(&self) -> Option<AnyState> {
        let mut state = self.published()?;
        play_all(&mut state, &self.steps)?;
        Some(state)
    }

    /// The colours of the players in the order in which they joined: who has chosen none gets the
    /// first that nobody has.
    #[must_use]
    pub fn colours(&self) -> Vec<Colour> {
        let mut taken: Vec<Colour> = self.players.iter().filter_map(|one| one.colour).collect();
        let colour = |player: &Player| {
            player.colour.unwrap_or_else(|| {
                let free = Colour::ALL.into_iter().find(|colour| !taken.contains(colour));
                taken.extend(free);
                free.unwrap_or(Colour::Red)
            })
        };
        self.players.iter().map(colour).collect()
    }
}

fn play_all(state: &mut AnyState, actions: &[String]) -> Option<()> {
    actions.iter().try_for_each(|action| state.play(action).map(drop).ok())
}
