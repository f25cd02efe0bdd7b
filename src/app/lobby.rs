use super::camps::{camp, deal};
use super::news;
use super::opening::Opening;
use super::refusal::{NoSeat, Refusal};
use super::reply::{News, Private, Reply};
use super::request::{Ask, Request};
use super::service::{App, Replies, now, public};
use crate::games::bosworth::Colour;
use crate::games::veldslag::{Draft, Side};
use crate::games::{GameKind, Seat, Seed};
use crate::language::Language;
use crate::store::{Camp, Direct, Game, GameId, Player, Shown, Stage};

impl App {
    /// `new`: opens a lobby, in which the host sits.
    pub(super) fn open(&self, request: &Request, kind: GameKind, opening: &Opening) -> Replies {
        if request.room.direct {
            return Err(Refusal::Direct);
        }
        let room = &request.room.key;
        let language = self.language_in(&request.room);
        let make = |id| new_game(id, request, language, kind, opening);
        let game = self.rooms.with(room, || match self.open_game(room, kind)? {
            Some(game) => Err(Refusal::Occupied(game.kind, game.stage)),
            None => Ok(self.store.add_game(make)?),
        })?;
        Ok(vec![Reply::Post(public(&game)?, News::Lobby)])
    }

    /// Opens a lobby like the one of a game that is over. Of two seats, who played takes the other.
    pub(super) fn again(&self, request: &Request, id: GameId) -> Replies {
        let game = self.game(id)?;
        let player = game.player(&request.who.key).ok_or(Refusal::NotPlaying(game.kind))?;
        self.open(request, game.kind, &Opening::again(&game, player))
    }

    /// `join`: takes a seat, or another one, and perhaps a colour.
    pub(super) fn join(
        &self,
        request: &Request,
        id: GameId,
        seat: Option<Seat>,
        colour: Option<Colour>,
    ) -> Replies {
        let (game, ()) = self.change(id, |game| {
            in_lobby(game)?;
            note_place(game, request);
            if game.kind == GameKind::Bosworth {
                return camp(game, request, seat, colour);
            }
            take_seat(game, request, seat)
        })?;
        lobby_replies(request, &game, |kind| Private::Joined(kind, seat, colour))
    }

    /// Takes a seat, or gives up the one that was chosen: the lot decides.
    pub(super) fn sit_by_lot(&self, request: &Request, id: GameId) -> Replies {
        let (game, ()) = self.change(id, |game| {
            in_lobby(game)?;
            note_place(game, request);
            take_seat(game, request, None)
        })?;
        lobby_replies(request, &game, |kind| Private::Joined(kind, None, None))
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
                None => {
                    game.stage = Stage::Cancelled;
                    game.closer = Some(request.who.name.clone());
                }
            }
            Ok(())
        })?;
        lobby_replies(request, &game, Private::Left)
    }

    /// `cancel`: closes a lobby; what people have set up is not thrown away without a question.
    pub(super) fn ask_cancel(&self, request: &Request, id: GameId) -> Replies {
        let game = self.game(id)?;
        may_cancel(&game, request)?;
        if game.stage == Stage::Setup {
            return Ok(vec![Reply::Private(Private::ConfirmCancel(public(&game)?))]);
        }
        self.cancel(request, id)
    }

    /// Closes the game before it begins.
    pub(super) fn cancel(&self, request: &Request, id: GameId) -> Replies {
        let (game, ()) = self.change(id, |game| {
            may_cancel(game, request)?;
            note_place(game, request);
            // Only those who have begun to set up have a view of their own.
            let begun = game.stage == Stage::Setup;
            game.stage = Stage::Cancelled;
            game.closer = Some(request.who.name.clone());
            game.own_news(|_| begun);
            Ok(())
        })?;
        let mut replies = lobby_replies(request, &game, Private::Cancelled)?;
        replies.extend(self.directs(&game)?);
        Ok(replies)
    }

    /// `start`: anyone who sits begins the game; open seats are drawn by lot.
    pub(super) fn start(&self, request: &Request, id: GameId) -> Replies {
        let (game, ()) = self.change(id, |game| {
            in_lobby(game)?;
            game.player(&request.who.key).ok_or(Refusal::NotIn(game.kind))?;
            let missing = game.seating().least().saturating_sub(game.players.len());
            if missing > 0 {
                return Err(Refusal::TooFew(missing));
            }
            draw_seats(game)?;
            begin(game)
        })?;
        let other = game.players.iter().find(|player| player.user != request.who.key);
        let news = match game.stage {
            Stage::Setup => News::SettingUp(other.map(|player| player.user.clone())),
            _ => News::Started,
        };
        self.announced(&game, news)
    }
}

fn new_game(
    id: GameId,
    request: &Request,
    language: Language,
    kind: GameKind,
    opening: &Opening,
) -> Game {
    let opened = now();
    let host = Player { colour: opening.colour, ..player(request, opening.seat) };
    Game {
        id,
        kind,
        variant: opening.variant.clone(),
        wanted: opening.wanted,
        room: request.room.key.clone(),
        host: request.who.key.clone(),
        stage: Stage::Lobby,
        players: vec![host],
        seed: fresh_seed(),
        deal: None,
        actions: Vec::new(),
        offer: None,
        plea: None,
        closer: None,
        moment: 0,
        told: 0,
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

fn player(request: &Request, seat: Option<Seat>) -> Player {
    let who = &request.who;
    Player {
        user: who.key.clone(),
        name: who.name.clone(),
        seat,
        drawn: false,
        colour: None,
        language: who.language,
        camp: None,
        direct: Direct::default(),
    }
}

/// All seats are taken: the players set up, the cards are dealt, or the first one moves.
fn begin(game: &mut Game) -> Result<(), Refusal> {
    game.stage = if game.kind.is_set_up() { Stage::Setup } else { Stage::Playing };
    for player in &mut game.players {
        let side = player.seat.and_then(Side::of);
        player.camp = side.map(|side| Camp { draft: Draft::new(side), ready: false });
    }
    if game.kind == GameKind::Bosworth {
        deal(game)?;
    }
    news::everywhere(game);
    Ok(())
}

/// Before a game begins its host closes it, while the players set up either of them, and a
/// moderator always.
fn may_cancel(game: &Game, request: &Request) -> Result<(), Refusal> {
    let is_host = game.host == request.who.key;
    let plays = game.stage == Stage::Setup && game.player(&request.who.key).is_some();
    if game.stage != Stage::Setup {
        in_lobby(game)?;
    }
    if is_host || plays || request.room.moderator {
        return Ok(());
    }
    let host = game.player(&game.host).map(|host| host.name.clone());
    Err(Refusal::NotHost(host.unwrap_or_default()))
}

fn in_lobby(game: &Game) -> Result<(), Refusal> {
    match game.stage {
        Stage::Lobby => Ok(()),
        Stage::Setup => Err(Refusal::SettingUp(game.kind)),
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

pub(super) fn take_seat(
    game: &mut Game,
    request: &Request,
    seat: Option<Seat>,
) -> Result<(), Refusal> {
    let who = &request.who;
    if let Some(seat) = seat.filter(|seat| !game.kind.seats().contains(seat)) {
        return Err(Refusal::NoSeat(NoSeat::NotFree(game.seating(), seat)));
    }
    if let Some(seat) = seat
        && game.in_seat(seat).is_some_and(|holder| holder.user != who.key)
    {
        return Err(Refusal::NoSeat(NoSeat::Taken(seat)));
    }
    let full = game.players.len() >= game.seating().most();
    match game.players.iter_mut().find(|player| player.user == who.key) {
        Some(player) if player.seat == seat => Err(Refusal::AlreadyIn(game.kind)),
        Some(player) => {
            player.seat = seat;
            Ok(())
        }
        None if full => Err(Refusal::NoSeat(NoSeat::Full(game.kind))),
        None => {
            game.players.push(player(request, seat));
            Ok(())
        }
    }
}

/// Who sits where, where players did not choose: by lot.
fn draw_seats(game: &mut Game) -> Result<(), Refusal> {
    let chosen: Vec<Seat> = game.players.iter().filter_map(|player| player.seat).collect();
    let seating = game.seating();
    let drawn = seating.draw(&chosen, game.players.len() - chosen.len(), &game.seed);
    let waiting = game.players.iter_mut().filter(|player| player.seat.is_none());
    for (player, seat) in waiting.zip(drawn.ok_or(Refusal::NoSeat(NoSeat::Camps(seating)))?) {
        (player.seat, player.drawn) = (Some(seat), true);
    }
    Ok(())
}

/// The lobby's message changes; who typed a command is told so as well.
fn lobby_replies(
    request: &Request,
    game: &Game,
    told: impl FnOnce(GameKind) -> Private,
) -> Replies {
    let private = Reply::Private(told(game.kind));
    let edit = match &game.shown {
        Some(shown) => Some(Reply::Edit(shown.at.clone(), public(game)?)),
        None => None,
    };
    Ok(match (&request.ask, edit) {
        (Ask::Press(..), Some(edit)) => vec![edit],
        (_, edit) => std::iter::once(private).chain(edit).collect(),
    })
}
