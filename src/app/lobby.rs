use super::refusal::Refusal;
use super::reply::{News, Private, Reply};
use super::request::{Ask, Person, Request};
use super::service::{App, Replies, now, scene};
use crate::games::{GameKind, Seat, Seed};
use crate::language::Language;
use crate::store::{Game, GameId, Player, Shown, Stage};

impl App {
    /// `new`: opens a lobby, in which the host sits.
    pub(super) fn open(
        &self,
        request: &Request,
        kind: GameKind,
        seat: Option<Seat>,
        variant: Option<&str>,
    ) -> Replies {
        if request.room.direct {
            return Err(Refusal::Direct);
        }
        let room = &request.room.key;
        let language = self.language_in(&request.room);
        let make = |id| new_game(id, request, language, kind, seat, variant);
        let game = self.rooms.with(room, || match self.open_game(room, kind)? {
            Some(game) => Err(Refusal::Occupied(Box::new(game))),
            None => Ok(self.store.add_game(make)?),
        })?;
        Ok(vec![Reply::Post(scene(game)?, News::Lobby)])
    }

    /// Opens a lobby like the one of a game that is over; who played it takes another seat.
    pub(super) fn again(&self, request: &Request, id: GameId) -> Replies {
        let game = self.game(id)?;
        let seat = game.player(&request.who.key).and_then(|player| player.seat);
        let other = seat.and_then(|seat| game.kind.seats().iter().copied().find(|s| *s != seat));
        self.open(request, game.kind, other, game.variant.as_deref())
    }

    /// `join`: takes a seat, or another one.
    pub(super) fn join(&self, request: &Request, id: GameId, seat: Option<Seat>) -> Replies {
        let (game, ()) = self.change(id, |game| {
            in_lobby(game)?;
            note_place(game, request);
            take_seat(game, &request.who, seat)
        })?;
        lobby_replies(request, &game, |kind| Private::Joined(kind, seat))
    }

    /// `leave`: stands up; the next in line becomes the host, and an empty lobby closes.
    pub(super) fn leave(&self, request: &Request, id: GameId) -> Replies {
        let (game, ()) = self.change(id, |game| {
            in_lobby(game)?;
            note_place(game, request);
            game.player(&request.who.key).ok_or(Refusal::NotIn(game.kind))?;
            game.players.retain(|player| player.user != request.who.key);
            match game.players.first() {
                Some(next) if game.host == request.who.key => game.host = next.user.clone(),
                Some(_) => {}
                None => game.stage = Stage::Cancelled,
            }
            Ok(())
        })?;
        lobby_replies(request, &game, Private::Left)
    }

    /// `cancel`: closes the lobby.
    pub(super) fn cancel(&self, request: &Request, id: GameId) -> Replies {
        let (game, ()) = self.change(id, |game| {
            in_lobby(game)?;
            note_place(game, request);
            if game.host != request.who.key && !request.room.moderator {
                let host = game.player(&game.host);
                return Err(Refusal::NotHost(
                    host.map(|host| host.name.clone()).unwrap_or_default(),
                ));
            }
            game.stage = Stage::Cancelled;
            Ok(())
        })?;
        lobby_replies(request, &game, Private::Cancelled)
    }

    /// `start`: anyone who sits begins the game; open seats are drawn by lot.
    pub(super) fn start(&self, request: &Request, id: GameId) -> Replies {
        let (game, ()) = self.change(id, |game| {
            in_lobby(game)?;
            game.player(&request.who.key).ok_or(Refusal::NotIn(game.kind))?;
            let missing = game.kind.seats().len().saturating_sub(game.players.len());
            if missing > 0 {
                return Err(Refusal::TooFew(missing));
            }
            draw_seats(game);
            game.stage = Stage::Playing;
            game.moment += 1;
            Ok(())
        })?;
        Ok(vec![Reply::Post(scene(game)?, News::Started)])
    }
}

fn new_game(
    id: GameId,
    request: &Request,
    language: Language,
    kind: GameKind,
    seat: Option<Seat>,
    variant: Option<&str>,
) -> Game {
    let opened = now();
    Game {
        id,
        kind,
        variant: variant.map(str::to_owned),
        room: request.room.key.clone(),
        host: request.who.key.clone(),
        stage: Stage::Lobby,
        players: vec![player(&request.who, seat)],
        seed: fresh_seed(),
        actions: Vec::new(),
        offer: None,
        moment: 0,
        shown: None,
        faded: None,
        language,
        opened,
        changed: opened,
    }
}

fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system has a secure source of randomness");
    Seed::new(bytes)
}

fn player(who: &Person, seat: Option<Seat>) -> Player {
    Player { user: who.key.clone(), name: who.name.clone(), seat }
}

fn in_lobby(game: &Game) -> Result<(), Refusal> {
    match game.stage {
        Stage::Lobby => Ok(()),
        Stage::Playing => Err(Refusal::Begun(game.kind)),
        Stage::Over => Err(Refusal::Over(game.kind)),
        Stage::Cancelled => Err(Refusal::Closed(game.kind)),
    }
}

/// A press on the lobby's message may come before the front end has told where that stands.
fn note_place(game: &mut Game, request: &Request) {
    if let (None, Ask::Press(_, Some(at))) = (&game.shown, &request.ask) {
        game.shown = Some(Shown { at: at.clone(), moment: game.moment });
    }
}

fn take_seat(game: &mut Game, who: &Person, seat: Option<Seat>) -> Result<(), Refusal> {
    if let Some(seat) = seat
        && game.in_seat(seat).is_some_and(|holder| holder.user != who.key)
    {
        return Err(Refusal::SeatTaken(seat));
    }
    let full = game.players.len() >= game.kind.seats().len();
    match game.players.iter_mut().find(|player| player.user == who.key) {
        Some(player) if player.seat == seat => Err(Refusal::AlreadyIn(game.kind)),
        Some(player) => {
            player.seat = seat;
            Ok(())
        }
        None if full => Err(Refusal::Full(game.kind)),
        None => {
            game.players.push(player(who, seat));
            Ok(())
        }
    }
}

/// Who sits where, where players did not choose: "the seats that are open by `seat:SEAT`, given to
/// the waiting players in the order they joined".
fn draw_seats(game: &mut Game) {
    let open = game.kind.seats().iter().copied().filter(|&seat| game.in_seat(seat).is_none());
    let drawn = game.seed.draw(open, |seat| format!("seat:{}", seat.name()));
    let waiting = game.players.iter_mut().filter(|player| player.seat.is_none());
    for (player, seat) in waiting.zip(drawn) {
        player.seat = Some(seat);
    }
}

/// The lobby's message changes; who typed a command is told so as well.
fn lobby_replies(
    request: &Request,
    game: &Game,
    told: impl FnOnce(GameKind) -> Private,
) -> Replies {
    let private = Reply::Private(told(game.kind));
    let edit = match &game.shown {
        Some(shown) => Some(Reply::Edit(shown.at.clone(), scene(game.clone())?)),
        None => None,
    };
    Ok(match (&request.ask, edit) {
        (Ask::Press(..), Some(edit)) => vec![edit],
        (_, edit) => std::iter::once(private).chain(edit).collect(),
    })
}
