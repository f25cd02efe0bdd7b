use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::{SystemTime, UNIX_EPOCH};

use super::locks::Locks;
use super::refusal::Refusal;
use super::reply::{Answer, Private, Reply, Scene};
use super::request::{Ask, Control, Person, Press, Request, Room};
use super::table::Table;
use crate::games::bosworth::{self, Camp};
use crate::games::{AnyState, AnyView, GameKind, Viewer, veldslag};
use crate::language::Language;
use crate::store::{Game, GameId, MessageKey, Player, RoomKey, Shown, Stage, Store, UserKey};

/// The games' host: it takes requests and gives replies. Its calls block on the disk and on other
/// requests for the same game, never on other games.
pub struct App {
    pub(super) store: Arc<Store>,
    pub(super) games: Locks<GameId>,
    pub(super) rooms: Locks<RoomKey>,
    pub(super) people: Locks<UserKey>,
    /// Who may have to be told that direct messages don't reach them.
    pub(super) unreached: Mutex<HashSet<UserKey>>,
}

pub(super) type Replies = Result<Vec<Reply>, Refusal>;

impl App {
    /// A host of the games in a store.
    #[must_use]
    pub fn new(store: Arc<Store>) -> Self {
        Self {
            store,
            games: Locks::default(),
            rooms: Locks::default(),
            people: Locks::default(),
            unreached: Mutex::default(),
        }
    }

    /// The store, for front ends' drawers.
    #[must_use]
    pub const fn store(&self) -> &Arc<Store> {
        &self.store
    }

    /// Carries out a request. Everything it changes is on disk when this returns.
    #[must_use]
    pub fn handle(&self, request: &Request) -> Answer {
        let replies = match &request.ask {
            Ask::Command(invocation) => self.command(request, invocation),
            Ask::Press(press, _) => self.press(request, press),
            Ask::Form(press, fields) => self.form(request, press, fields),
        };
        let refused = |refusal| vec![Reply::Private(Private::Refused(refusal))];
        let mut replies = replies.unwrap_or_else(refused);
        replies.extend(self.closed_doors(&request.who.key));
        let room = self.language_for_all(request, &replies);
        Answer { replies, reader: self.language_of(&request.who), room }
    }

    /// The language of what is public in an answer: the room's, or that of the game's room where
    /// somebody asks from a conversation with the bot, which has a language of its own.
    fn language_for_all(&self, request: &Request, replies: &[Reply]) -> Language {
        let elsewhere = replies.iter().find_map(|reply| match reply {
            Reply::Post(scene, _) | Reply::Edit(_, scene) if request.room.direct => Some(scene),
            _ => None,
        });
        let Some(scene) = elsewhere else { return self.language_in(&request.room) };
        let settings = self.store.room_settings(&scene.game.room).unwrap_or_default();
        settings.language.unwrap_or(scene.game.language)
    }

    /// The language that somebody reads: as set, else as the front end has it.
    #[must_use]
    pub fn language_of(&self, who: &Person) -> Language {
        let settings = self.store.user_settings(&who.key).unwrap_or_default();
        settings.language.unwrap_or(who.language)
    }

    /// The language of public messages in a room: as set, else as the front end has it.
    pub(super) fn language_in(&self, room: &Room) -> Language {
        let settings = self.store.room_settings(&room.key).unwrap_or_default();
        settings.language.unwrap_or(room.language)
    }

    fn press(&self, request: &Request, press: &Press) -> Replies {
        let (game, ply, control) = match press {
            Press::Rules { kind, topic } => return Self::rules(*kind, Some(topic)),
            Press::Game { game, ply, control } => (*game, *ply, control),
        };
        self.game_here(request, game)?;
        match self.pressed(request, game, ply, control) {
            Err(refusal) => self.refused_press(request, game, control, refusal),
            replies => replies,
        }
    }

    fn pressed(&self, request: &Request, game: GameId, ply: u32, control: &Control) -> Replies {
        match control {
            Control::Join(seat) => self.join(request, game, *seat, None),
            Control::Lot => self.sit_by_lot(request, game),
            Control::Colour(colour) => self.join(request, game, None, Some(*colour)),
            Control::Leave => self.leave(request, game),
            Control::Start => self.start(request, game),
            Control::Cancel => self.ask_cancel(request, game),
            Control::CallOff => self.cancel(request, game),
            Control::Pieces => self.choose_piece(request, game, ply),
            Control::Squares(from) => self.choose_square(request, game, ply, from),
            Control::Play(action) => self.play(request, game, Some(ply), &[action]),
            Control::OfferDraw => self.offer_draw(request, game, Some(ply)),
            Control::AcceptDraw => self.accept_draw(request, game, Some(ply)),
            Control::DeclineDraw => self.decline_draw(request, game, Some(ply)),
            Control::AskResign => self.ask_resign(request, game, Some(ply)),
            Control::Resign => self.resign(request, game, Some(ply)),
            Control::Again => self.again(request, game),
            Control::AskUndo => self.ask_undo(request, game, Some(ply)),
            Control::AcceptUndo => self.accept_undo(request, game, Some(ply)),
            Control::DeclineUndo => self.decline_undo(request, game, Some(ply)),
            Control::Claim => self.claim(request, game, Some(ply)),
            Control::Army => self.army(request, game),
            Control::Deploy(step) => self.deploy(request, game, step),
            Control::KeepPlaying => Ok(vec![Reply::Private(Private::KeptPlaying)]),
        }
    }

    /// A form belongs to a game as a button does.
    fn form(&self, request: &Request, press: &Press, fields: &[String]) -> Replies {
        let Press::Game { game, control: Control::Deploy(step), .. } = press else {
            return Err(Refusal::Unreadable);
        };
        self.game_here(request, *game)?;
        self.hand_in(request, *game, step, fields)
    }

    /// A button stands in its game's room, or in a player's conversation with the bot.
    fn game_here(&self, request: &Request, id: GameId) -> Result<(), Refusal> {
        let game = self.game(id)?;
        let own = request.room.direct && game.player(&request.who.key).is_some();
        let here = game.room == request.room.key || own;
        if here { Ok(()) } else { Err(Refusal::UnknownGame(id.to_string())) }
    }

    /// Where the last post about a game stands, as far as is known.
    #[must_use]
    pub fn shown_at(&self, game: GameId) -> Option<MessageKey> {
        self.game(game).ok()?.shown.map(|shown| shown.at)
    }

    /// Notes where a post about a game stands, and which moment of it it shows. Gives the message
    /// that has to lose its buttons now: the earlier one, or this one when a newer is known.
    pub fn posted(&self, game: GameId, moment: u32, at: MessageKey) -> Option<MessageKey> {
        let changed = self.change(game, |game| {
            if game.shown.as_ref().is_some_and(|known| known.moment > moment) {
                return Ok(Some(at));
            }
            let shown = Shown { at: at.clone(), moment };
            let before = game.shown.replace(shown).map(|before| before.at);
            let before = before.filter(|before| *before != at);
            game.faded.clone_from(&before);
            Ok(before)
        });
        match changed {
            Ok((_, retired)) => retired,
            Err(refusal) => {
                tracing::warn!(%game, ?refusal, "where a post stands could not be kept");
                None
            }
        }
    }

    /// Changes a game while nobody else does. It is on disk when this returns.
    pub(super) fn change<T>(
        &self,
        id: GameId,
        work: impl FnOnce(&mut Game) -> Result<T, Refusal>,
    ) -> Result<(Game, T), Refusal> {
        self.games.with(&id, || {
            let before = self.game(id)?;
            let mut game = before.clone();
            let result = work(&mut game)?;
            if game != before {
                game.changed = now();
                self.store.put_game(&before, &game)?;
            }
            Ok((game, result))
        })
    }

    pub(super) fn game(&self, id: GameId) -> Result<Game, Refusal> {
        self.store.game(id)?.ok_or_else(|| Refusal::UnknownGame(id.to_string()))
    }

    /// The game of a kind that a request is about: the room's, or in a conversation with the bot the
    /// person's own.
    pub(super) fn game_meant(
        &self,
        user: &UserKey,
        room: &Room,
        kind: GameKind,
    ) -> Result<Option<Game>, Refusal> {
        if !room.direct {
            return self.open_game(&room.key, kind);
        }
        let mut own = self.store.open_games_of(user)?;
        own.retain(|game| game.kind == kind);
        match own.len() {
            0 | 1 => Ok(own.pop()),
            _ => Err(Refusal::Several(kind)),
        }
    }

    /// The lobby or running game of a kind in a room. A new one opens only when the last is over,
    /// so it can only be the newest.
    pub(super) fn open_game(
        &self,
        room: &RoomKey,
        kind: GameKind,
    ) -> Result<Option<Game>, Refusal> {
        Ok(self.store.newest_in(room, kind, |_| true)?.filter(Game::is_open))
    }
}

/// Seconds since 1970.
pub(super) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}

/// The state after all of a game's actions.
pub(super) fn state(game: &Game) -> Result<AnyState, Refusal> {
    game.replay().ok_or(Refusal::Broken(game.id.0))
}

/// The state as everybody knows it: without what was played in a turn that is not over.
pub(super) fn told_state(game: &Game) -> Result<AnyState, Refusal> {
    game.as_told().map_or_else(|| state(game), |told| state(&told))
}

/// A game as everybody may see it.
pub(super) fn public(game: &Game) -> Result<Box<Scene>, Refusal> {
    scene(game, Viewer::Public)
}

/// A game as a viewer may see it.
pub(super) fn scene(game: &Game, viewer: Viewer) -> Result<Box<Scene>, Refusal> {
    Ok(Stand::of(game)?.seen_by(viewer))
}

/// A game as it stands, replayed once for all who look at it.
pub(super) struct Stand<'a> {
    pub(super) game: &'a Game,
    /// `None` before there is one: in the lobby, and while the players set up.
    state: Option<AnyState>,
    /// What everybody else knows, while a player is halfway through a turn.
    told: Option<Box<(Game, AnyState)>>,
}

impl<'a> Stand<'a> {
    /// How a game stands.
    pub(super) fn of(game: &'a Game) -> Result<Self, Refusal> {
        let begun = matches!(game.stage, Stage::Playing | Stage::Over);
        let known = begun || game.kind == GameKind::Tawlbwrdd;
        let told = game.as_told().filter(|_| known);
        let told = told.map(|told| state(&told).map(|state| Box::new((told, state))));
        Ok(Self { game, state: known.then(|| state(game)).transpose()?, told: told.transpose()? })
    }

    /// What a viewer may see of it.
    pub(super) fn seen_by(&self, viewer: Viewer) -> Box<Scene> {
        if let Some((game, state)) = self.told.as_deref()
            && viewer != Viewer::Seat(state.to_move())
        {
            return Box::new(Scene { game: Table::of(game), view: state.view(viewer) });
        }
        let state = self.state.as_ref();
        let view = state.map_or_else(|| before(self.game), |state| state.view(viewer));
        Box::new(Scene { game: Table::of(self.game), view })
    }

    /// What everybody may see of it.
    pub(super) fn public(&self) -> Box<Scene> {
        self.seen_by(Viewer::Public)
    }
}

/// What everybody sees of a board before the first move.
fn before(game: &Game) -> AnyView {
    if game.kind == GameKind::Veldslag {
        return AnyView::Veldslag(veldslag::View::before());
    }
    let camped = game.players.iter().zip(game.colours());
    let camp = |(player, colour): (&Player, _)| Some((player.seat.and_then(Camp::of)?, colour));
    let camped: Vec<_> = camped.filter_map(camp).collect();
    AnyView::Bosworth(bosworth::View::before(
        &camped,
        game.seating().variant == Some(bosworth::SPLIT),
    ))
}
