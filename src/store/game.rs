use serde::{Deserialize, Serialize};

use super::keys::{GameId, MessageKey, RoomKey, UserKey};
use crate::games::bosworth::{self, Colour};
use crate::games::veldslag::{Draft, Setup, Side};
use crate::games::{AnySetup, AnyState, GameKind, Seat, Seating, Seed};
use crate::language::Language;
use crate::table::Stage;

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
    /// How many play, where whoever opened it has said so.
    #[serde(default)]
    pub wanted: Option<usize>,
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
    /// Bosworth: the shuffled decks and who begins, from the start on. Secret until the game is over.
    #[serde(default)]
    pub deal: Option<bosworth::Setup>,
    /// The actions in canonical text.
    pub actions: Vec<String>,
    /// The last draw offer that still means something.
    pub offer: Option<Offer>,
    /// The last wish to take something back that still means something.
    #[serde(default)]
    pub plea: Option<Plea>,
    /// The name of whoever closed it before it began.
    #[serde(default)]
    pub closer: Option<String>,
    /// How often there was news for everybody: 0 in the lobby, then one more with each start, move,
    /// offer and answer.
    pub moment: u32,
    /// How many actions there were at the last such news: fewer than have been played while a player
    /// is halfway through a turn.
    #[serde(default)]
    pub told: u32,
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

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Who.
    pub user: UserKey,
    /// The name as the person writes it, at the time of joining.
    pub name: String,
    /// The seat: in a lobby the one that was asked for, if any.
    pub seat: Option<Seat>,
    /// Whether the seat was drawn by lot.
    #[serde(default)]
    pub drawn: bool,
    /// Bosworth: the colour of the cards.
    #[serde(default)]
    pub colour: Option<Colour>,
    /// The language the person was last seen to read.
    #[serde(default)]
    pub language: Language,
    /// The set-up, in games that have one.
    #[serde(default)]
    pub camp: Option<Camp>,
    /// What the direct messages about this game have come to.
    #[serde(default)]
    pub direct: Direct,
}

/// A player's set-up. Secret until the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Camp {
    /// What stands where.
    pub draft: Draft,
    /// Whether the player has said that it is finished.
    pub ready: bool,
}

/// The direct message that shows a player their own view of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Direct {
    /// How often there was something new to see in it.
    pub moment: u32,
    /// Where it stands, and which moment it shows.
    pub shown: Option<Shown>,
    /// Whether the person takes direct messages.
    pub door: Door,
}

/// Whether a person takes direct messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Door {
    /// As far as is known.
    #[default]
    Open,
    /// No, and the person has not been told so.
    Closed,
    /// No, and the person has been told so, once.
    Told,
}

/// A message that shows a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    /// Where it stands.
    pub at: MessageKey,
    /// Which moment of the game it shows.
    pub moment: u32,
}

/// A draw offer. It stands until an opponent who has not accepted it moves or declines; one who was
/// declined can't offer again before the next move of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Who offers.
    pub by: Seat,
    /// Whether an opponent has said no.
    pub declined: bool,
    /// Which opponents have said yes, where there are several.
    #[serde(default)]
    pub accepted: Vec<Seat>,
}

/// A wish to take one's last action back. It stands until somebody moves or it is declined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plea {
    /// Who wishes it.
    pub by: Seat,
    /// How many actions would be taken back: the opponent's answer, too, where there is one.
    pub plies: u32,
    /// Whether an opponent has said no.
    pub declined: bool,
    /// Which opponents have said yes, where there are several.
    #[serde(default)]
    pub accepted: Vec<Seat>,
}

impl Game {
    /// How many actions have been played.
    #[must_use]
    pub fn ply(&self) -> u32 {
        u32::try_from(self.actions.len()).unwrap_or(u32::MAX)
    }

    /// Whether it occupies its room: it is not over yet.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Lobby | Stage::Setup | Stage::Playing)
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

    /// Counts something new to see for everybody: all that has been played.
    pub fn news(&mut self) {
        self.told = self.ply();
        self.said();
    }

    /// Counts something that everybody is told, but that is not on the board.
    pub fn said(&mut self) {
        self.moment += 1;
    }

    /// The game as everybody knows it: without what a player has played in a turn that is not over.
    /// `None` where everybody knows all of it.
    #[must_use]
    pub fn as_told(&self) -> Option<Self> {
        let halfway = self.kind == GameKind::Bosworth && self.told < self.ply();
        halfway.then(|| {
            let mut told = self.clone();
            told.actions.truncate(self.told as usize);
            told
        })
    }

    /// Counts something new to see in some players' own views, in games that have them.
    pub fn own_news(&mut self, concerns: impl Fn(&Player) -> bool) {
        if self.kind.has_secrets() {
            let concerned = self.players.iter_mut().filter(|player| concerns(player));
            concerned.for_each(|player| player.direct.moment += 1);
        }
    }

    /// Who can sit where.
    #[must_use]
    pub fn seating(&self) -> Seating {
        Seating::new(self.kind, self.variant.as_deref(), self.wanted)
    }

    /// The player with this key, to be changed.
    pub fn player_mut(&mut self, user: &UserKey) -> Option<&mut Player> {
        self.players.iter_mut().find(|player| player.user == *user)
    }

    /// What the game starts from; `None` where there is no such variant, a set-up is not finished, or
    /// no cards have been dealt.
    #[must_use]
    pub fn setup(&self) -> Option<AnySetup> {
        match self.kind {
            GameKind::Tawlbwrdd => AnySetup::new(self.kind, self.variant.as_deref()),
            GameKind::Veldslag => {
                let army = |side: Side| self.in_seat(side.seat())?.camp.as_ref()?.draft.army().ok();
                Some(Setup { red: army(Side::Red)?, blue: army(Side::Blue)? }.into())
            }
            GameKind::Bosworth => self.deal.clone().map(AnySetup::from),
        }
    }

    /// The state after all actions; `None` where the game has no complete set-up or the rules
    /// refuse an action.
    #[must_use]
    pub fn replay(&self) -> Option<AnyState> {
        self.replay_of(self.actions.len())
    }

    /// The state after the first so many actions; `None` as above.
    #[must_use]
    pub fn replay_of(&self, count: usize) -> Option<AnyState> {
        let mut state = self.setup()?.start();
        for action in self.actions.get(..count)? {
            state.play(action).ok()?;
        }
        Some(state)
    }

    /// Whether a button that was shown after so many actions belongs to the game as it stands. What
    /// was shown since the last news belongs to the turn that a player is halfway through: of two
    /// menus, the second may be used before the message has caught up with the first.
    #[must_use]
    pub fn is_current(&self, ply: u32) -> bool {
        let first = if self.kind == GameKind::Bosworth { self.told } else { self.ply() };
        (first..=self.ply()).contains(&ply)
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
