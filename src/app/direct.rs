//! Players' own views, and the direct messages that show them.

use std::sync::PoisonError;

use super::play::on_turn;
use super::refusal::Refusal;
use super::reply::{News, Own, Private, Reply};
use super::request::{Control, Request};
use super::service::{App, Replies, Stand};
use crate::games::Viewer;
use crate::language::Language;
use crate::store::{Door, Game, GameId, MessageKey, Player, Shown, Stage, UserKey};

impl App {
    /// `army`, `hand`: the player's own view.
    pub(super) fn army(&self, request: &Request, id: GameId) -> Replies {
        let game = self.game(id)?;
        let own = self.own_view(&game, &request.who.key)?;
        Ok(vec![Reply::Private(Private::Own(own))])
    }

    /// A game as one of its players sees it.
    pub(super) fn own_view(&self, game: &Game, user: &UserKey) -> Result<Box<Own>, Refusal> {
        self.own_view_of(&Stand::of(game)?, user)
    }

    fn own_view_of(&self, stand: &Stand<'_>, user: &UserKey) -> Result<Box<Own>, Refusal> {
        let game = stand.game;
        let player = game.player(user).ok_or(Refusal::NotPlaying(game.kind))?;
        let seat = player.seat.filter(|_| game.stage != Stage::Lobby);
        let seat = seat.ok_or(Refusal::NoGame(game.kind))?;
        let camp = player.camp.as_ref().filter(|_| game.stage == Stage::Setup);
        Ok(Box::new(Own {
            user: user.clone(),
            language: self.language_of_player(player),
            moment: player.direct.moment,
            at: player.direct.shown.as_ref().map(|shown| shown.at.clone()),
            scene: *stand.seen_by(Viewer::Seat(seat)),
            draft: camp.map(|camp| camp.draft.clone()),
        }))
    }

    fn language_of_player(&self, player: &Player) -> Language {
        let settings = self.store.user_settings(&player.user).unwrap_or_default();
        settings.language.unwrap_or(player.language)
    }

    /// The direct messages that have to be brought up to date: of all players whom they reach, in
    /// games with something to hide.
    pub(super) fn directs(&self, game: &Game) -> Result<Vec<Reply>, Refusal> {
        self.directs_of(&Stand::of(game)?)
    }

    /// What everybody is told, and the direct messages that go with it.
    pub(super) fn announced(&self, game: &Game, news: News) -> Replies {
        let stand = Stand::of(game)?;
        let mut replies = vec![Reply::Post(stand.public(), news)];
        replies.extend(self.directs_of(&stand)?);
        Ok(replies)
    }

    fn directs_of(&self, stand: &Stand<'_>) -> Result<Vec<Reply>, Refusal> {
        let game = stand.game;
        if !game.kind.has_secrets() || game.stage == Stage::Lobby {
            return Ok(Vec::new());
        }
        let behind = |player: &&Player| {
            let shown = player.direct.shown.as_ref().map_or(0, |shown| shown.moment);
            player.direct.door == Door::Open && shown < player.direct.moment
        };
        let players = game.players.iter().filter(behind);
        players.map(|player| self.own_view_of(stand, &player.user).map(Reply::Direct)).collect()
    }

    /// A press that changes nothing: why, and what the player sees now, where the message that was
    /// pressed on shows something older.
    pub(super) fn refused_press(
        &self,
        request: &Request,
        id: GameId,
        control: &Control,
        refusal: Refusal,
    ) -> Replies {
        let game = self.game(id)?;
        let mut replies = Vec::new();
        if request.room.direct && matches!(refusal, Refusal::Late(_)) {
            replies.extend(self.renewed(id, &request.who.key)?);
        } else if matches!(control, Control::Play(_)) && is_choosing(&game, &request.who.key) {
            // The reason alone would take the place of the menus.
            let own = || self.own_view(&game, &request.who.key).map(Private::Own);
            let own = (!shows_own(&game, request)).then(own).transpose()?;
            replies.extend(own.map(Reply::Private));
        }
        replies.push(Reply::Private(Private::Refused(refusal)));
        Ok(replies)
    }

    /// A player's direct message, although nothing has happened that concerns the player.
    fn renewed(&self, id: GameId, user: &UserKey) -> Result<Vec<Reply>, Refusal> {
        let (game, ()) = self.change(id, |game| {
            game.own_news(|player| player.user == *user);
            Ok(())
        })?;
        let mut replies = self.directs(&game)?;
        replies.retain(|reply| matches!(reply, Reply::Direct(own) if own.user == *user));
        Ok(replies)
    }

    /// Where a player's direct message about a game stands, and which moment of it it shows.
    #[must_use]
    pub fn direct_place(&self, game: GameId, user: &UserKey) -> Option<Shown> {
        let game = self.store.game(game).ok()??;
        game.player(user)?.direct.shown.clone()
    }

    /// Whether a player is reached by direct messages about a game, as far as is known.
    #[must_use]
    pub fn takes_direct(&self, game: GameId, user: &UserKey) -> bool {
        let game = self.store.game(game).ok().flatten();
        let player = game.as_ref().and_then(|game| game.player(user));
        player.is_some_and(|player| player.direct.door == Door::Open)
    }

    /// Notes where a player's direct message about a game stands, and which moment of it it shows.
    /// Gives the message that it takes the place of, or this one when a newer is known.
    pub fn direct_shown(
        &self,
        game: GameId,
        user: &UserKey,
        moment: u32,
        at: MessageKey,
    ) -> Option<MessageKey> {
        let changed = self.change(game, |game| {
            let kind = game.kind;
            let direct = &mut game.player_mut(user).ok_or(Refusal::NotPlaying(kind))?.direct;
            if direct.shown.as_ref().is_some_and(|known| known.moment > moment) {
                let newer = direct.shown.as_ref().is_some_and(|known| known.at == at);
                return Ok((!newer).then_some(at));
            }
            let before = direct.shown.replace(Shown { at: at.clone(), moment });
            Ok(before.map(|before| before.at).filter(|before| *before != at))
        });
        let noted = changed.inspect_err(|refusal| {
            tracing::warn!(%game, ?refusal, "where a direct message stands could not be kept");
        });
        noted.ok().and_then(|(_, before)| before)
    }

    /// Notes that a player takes no direct messages. The game does not need them.
    pub fn direct_refused(&self, game: GameId, user: &UserKey) {
        let changed = self.change(game, |game| {
            let player = game.player_mut(user);
            let player = player.filter(|player| player.direct.door == Door::Open);
            if let Some(player) = player {
                player.direct.door = Door::Closed;
            }
            Ok(())
        });
        match changed {
            Ok(_) => self.note_unreached(user),
            Err(refusal) => tracing::warn!(%game, ?refusal, "a closed door could not be noted"),
        }
    }

    pub(super) fn note_unreached(&self, user: &UserKey) {
        self.unreached.lock().unwrap_or_else(PoisonError::into_inner).insert(user.clone());
    }

    /// What somebody is told once when direct messages don't reach them.
    pub(super) fn closed_doors(&self, user: &UserKey) -> Option<Reply> {
        // Nearly everybody can be reached: no look at the disk for them.
        if !self.unreached.lock().unwrap_or_else(PoisonError::into_inner).remove(user) {
            return None;
        }
        let closed = |game: &Game| {
            game.player(user).is_some_and(|player| player.direct.door == Door::Closed)
        };
        let mut games = self.store.open_games_of(user).unwrap_or_default();
        games.retain(closed);
        // Once for all of them.
        games.iter().filter_map(|game| self.told_of_door(game, user)).last()
    }

    fn told_of_door(&self, game: &Game, user: &UserKey) -> Option<Reply> {
        let told = self.change(game.id, |game| {
            if let Some(player) = game.player_mut(user) {
                player.direct.door = Door::Told;
            }
            Ok(())
        });
        told.ok().map(|_| Reply::Private(Private::DoorClosed(game.kind)))
    }
}

/// Whether a player has moved and has still cards to choose.
fn is_choosing(game: &Game, user: &UserKey) -> bool {
    on_turn(game, user, None).is_ok_and(|(_, state)| state.is_halfway())
}

/// Whether somebody asks from the conversation in which a message shows their own view.
pub(super) fn shows_own(game: &Game, request: &Request) -> bool {
    let player = game.player(&request.who.key);
    request.room.direct && player.is_some_and(|player| player.direct.door == Door::Open)
}
