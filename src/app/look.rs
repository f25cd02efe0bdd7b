use super::refusal::Refusal;
use super::reply::{News, Overview, Private, Reply, Scene};
use super::request::{Invocation, Request};
use super::rules;
use super::service::{App, Replies, public, scene};
use crate::games::{GameKind, Viewer, film};
use crate::language::Language;
use crate::store::{Game, GameId, Stage, UserKey};

impl App {
    /// `board`: shows the running game, or the last one, again.
    pub(super) fn board(&self, request: &Request, kind: GameKind) -> Replies {
        let open = self.game_meant(&request.who.key, &request.room, kind)?;
        let over = |game: &Game| game.stage == Stage::Over;
        let last = || self.store.newest_in(&request.room.key, kind, over);
        let game = if open.is_some() { open } else { last()? };
        let game = game.ok_or(Refusal::NothingHere(kind))?;
        let scene = public(&game)?;
        if request.room.direct {
            return Ok(vec![Reply::Private(Private::Board(scene))]);
        }
        Ok(vec![match game.stage {
            Stage::Lobby => Reply::Post(scene, News::Lobby),
            Stage::Setup => Reply::Post(scene, News::SettingUp(None)),
            Stage::Playing => Reply::Post(scene, News::Board),
            Stage::Over | Stage::Cancelled => Reply::Show(scene),
        }])
    }

    /// `rules`: a page of them, the first one by default.
    pub(super) fn rules(kind: GameKind, topic: Option<&str>) -> Replies {
        let pages = rules::pages(kind);
        let page = topic.unwrap_or(pages[0]);
        if pages.contains(&page) {
            Ok(vec![Reply::Private(Private::Rules(kind, page.to_owned()))])
        } else {
            Err(Refusal::Unreadable)
        }
    }

    /// `record`: the file of a game of this room or of the person's; by default the room's newest.
    pub(super) fn record(&self, request: &Request, kind: GameKind, game: Option<&str>) -> Replies {
        let (game, viewer) = self.game_to_read(request, kind, game)?;
        Ok(vec![Reply::Private(Private::Record(scene(&game, viewer)?))])
    }

    /// `replay`: the same game as a film.
    pub(super) fn film(&self, request: &Request, kind: GameKind, game: Option<&str>) -> Replies {
        let (game, viewer) = self.game_to_read(request, kind, game)?;
        let scene = scene(&game, viewer)?;
        let views = game.setup().and_then(|setup| film(&setup, &scene.game.actions, viewer));
        let views = views.ok_or(Refusal::Broken(game.id.0))?;
        Ok(vec![Reply::Private(Private::Film(scene, views))])
    }

    /// The game that somebody wants to look through, and through whose eyes.
    pub(super) fn game_to_read(
        &self,
        request: &Request,
        kind: GameKind,
        game: Option<&str>,
    ) -> Result<(Game, Viewer), Refusal> {
        let game = if let Some(number) = game {
            self.readable_game(request, number)?
        } else {
            let meant = self.game_meant(&request.who.key, &request.room, kind)?;
            let newest = self.store.newest_in(&request.room.key, kind, has_record)?;
            if meant.as_ref().is_some_and(|game| game.stage == Stage::Setup) {
                return Err(Refusal::SettingUp(kind));
            }
            meant.filter(has_record).or(newest).ok_or(Refusal::NothingHere(kind))?
        };
        let seat = game.player(&request.who.key).and_then(|player| player.seat);
        Ok((game, seat.map_or(Viewer::Public, Viewer::Seat)))
    }

    /// A game by its number, where the person may read it.
    fn readable_game(&self, request: &Request, number: &str) -> Result<Game, Refusal> {
        let unknown = || Refusal::UnknownGame(number.to_owned());
        let digits = number.trim().trim_start_matches('#');
        let id = digits.parse().map(GameId).map_err(|_| unknown())?;
        let game = self.store.game(id)?.filter(has_record).ok_or_else(unknown)?;
        let may = game.room == request.room.key || game.player(&request.who.key).is_some();
        if may { Ok(game) } else { Err(unknown()) }
    }

    /// `games`: the person's games everywhere, and the room's.
    pub(super) fn games(&self, request: &Request) -> Replies {
        Ok(vec![Reply::Private(Private::Games(self.overview(request)?))])
    }

    /// `help`: what to do next.
    pub(super) fn help(&self, request: &Request) -> Replies {
        Ok(vec![Reply::Private(Private::Help(self.overview(request)?))])
    }

    fn overview(&self, request: &Request) -> Result<Overview, Refusal> {
        let mine = self.store.open_games_of(&request.who.key)?;
        let mut here = Vec::new();
        for kind in GameKind::ALL {
            here.extend(self.open_game(&request.room.key, kind)?);
        }
        Ok(Overview {
            mine: scenes(&mine, &request.who.key),
            here: scenes(&here, &request.who.key),
            who: request.who.key.clone(),
            direct: request.room.direct,
        })
    }

    /// `settings`: shows them, after setting what was given.
    pub(super) fn settings(&self, request: &Request, invocation: &Invocation) -> Replies {
        let mut room = self.store.room_settings(&request.room.key)?;
        if let Some(tag) = invocation.option("channel-language") {
            if !request.room.moderator && !request.room.direct {
                return Err(Refusal::NotModerator);
            }
            room.language = Language::of_tag(tag);
            self.store.set_room(&request.room.key, &room)?;
        }
        if let Some(tag) = invocation.option("language") {
            self.change_settings(&request.who.key, |person| {
                person.language = Language::of_tag(tag);
                Ok(())
            })?;
        }
        let person = self.store.user_settings(&request.who.key)?;
        let person = (self.language_of(&request.who), person.language.is_some());
        let room = (self.language_in(&request.room), room.language.is_some());
        Ok(vec![Reply::Private(Private::Settings { person, room })])
    }
}

/// Games that have begun have a record.
pub(super) fn has_record(game: &Game) -> bool {
    matches!(game.stage, Stage::Playing | Stage::Over)
}

/// The games as somebody may see them, without those that can't be replayed.
fn scenes(games: &[Game], user: &UserKey) -> Vec<Scene> {
    let seen = |game: &Game| {
        let seat = game.player(user).and_then(|player| player.seat);
        scene(game, seat.map_or(Viewer::Public, Viewer::Seat)).ok().map(|scene| *scene)
    };
    games.iter().filter_map(seen).collect()
}
