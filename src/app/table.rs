use super::undo::can_undo;
use crate::games::bosworth::Colour;
use crate::games::{GameKind, Seat, Seating};
use crate::language::Language;
use crate::store::{Game, GameId, MessageKey, Offer, Plea, RoomKey, Shown, Stage, UserKey};

/// A game as everybody may know it: built field by field, so that nothing secret has a place in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
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
    /// Who can sit where.
    pub seating: Seating,
    /// Who plays, in the order they joined.
    pub players: Vec<Seated>,
    /// The actions in canonical text.
    pub actions: Vec<String>,
    /// The last draw offer that still means something.
    pub offer: Option<Offer>,
    /// The last wish to take something back that still means something.
    pub plea: Option<Plea>,
    /// The name of whoever closed it before it began.
    pub closer: Option<String>,
    /// How often there was news for everybody.
    pub moment: u32,
    /// The public message that shows the game now.
    pub shown: Option<Shown>,
    /// The language of public messages, as the room had it when the lobby was opened.
    pub language: Language,
    /// When the lobby was opened: seconds since 1970.
    pub opened: u64,
    /// The SHA-256 of the seed that all draws of lots follow from.
    pub commit: String,
    /// The seed itself, once the game is over.
    pub seed: Option<String>,
}

/// Somebody who plays, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// Who.
    pub user: UserKey,
    /// The name as the person writes it.
    pub name: String,
    /// The seat: in a lobby the one that was asked for, if any.
    pub seat: Option<Seat>,
    /// Whether the seat was drawn by lot.
    pub drawn: bool,
    /// The colour of the cards, where it was chosen or given.
    pub colour: Option<Colour>,
    /// Whether the player has finished the set-up.
    pub ready: bool,
}

impl Table {
    /// What everybody may know of a game.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let seated = |player: &crate::store::Player| Seated {
            user: player.user.clone(),
            name: player.name.clone(),
            seat: player.seat,
            drawn: player.drawn,
            colour: player.colour,
            ready: player.camp.as_ref().is_some_and(|camp| camp.ready),
        };
        Self {
            id: game.id,
            kind: game.kind,
            variant: game.variant.clone(),
            room: game.room.clone(),
            host: game.host.clone(),
            stage: game.stage,
            seating: game.seating(),
            players: game.players.iter().map(seated).collect(),
            actions: game.actions.clone(),
            offer: game.offer.clone(),
            plea: game.plea.clone(),
            closer: game.closer.clone(),
            moment: game.moment,
            shown: game.shown.clone(),
            language: game.language,
            opened: game.opened,
            commit: game.seed.commit(),
            seed: (game.stage == Stage::Over).then(|| game.seed.to_hex()),
        }
    }

    /// How many actions have been played.
    #[must_use]
    pub fn ply(&self) -> u32 {
        u32::try_from(self.actions.len()).unwrap_or(u32::MAX)
    }

    /// Whether the last action could be taken back, if all agree.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        can_undo(self.kind, &self.actions)
    }

    /// The seats that somebody can still take.
    #[must_use]
    pub fn free_seats(&self) -> Vec<Seat> {
        let chosen: Vec<Seat> = self.players.iter().filter_map(|player| player.seat).collect();
        self.seating.free(&chosen, self.players.len())
    }

    /// The colours that nobody has.
    #[must_use]
    pub fn free_colours(&self) -> Vec<Colour> {
        let free = |colour: &Colour| self.players.iter().all(|one| one.colour != Some(*colour));
        Colour::ALL.into_iter().filter(free).collect()
    }

    /// The player with this key.
    #[must_use]
    pub fn player(&self, user: &UserKey) -> Option<&Seated> {
        self.players.iter().find(|player| player.user == *user)
    }

    /// The player in a seat.
    #[must_use]
    pub fn in_seat(&self, seat: Seat) -> Option<&Seated> {
        self.players.iter().find(|player| player.seat == Some(seat))
    }

    /// Where the public message about it stands.
    #[must_use]
    pub fn at(&self) -> Option<&MessageKey> {
        self.shown.as_ref().map(|shown| &shown.at)
    }
}
