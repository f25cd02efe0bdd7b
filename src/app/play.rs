use super::direct::shows_own;
use super::news;
use super::refusal::Refusal;
use super::reply::{News, Private, Reply};
use super::request::{Ask, Request};
use super::service::{App, Replies, public, scene, state, told_state};
use crate::games::{AnyState, GameKind, Seat, Viewer, Word, bosworth, veldslag};
use crate::store::{Game, GameId, Stage, UserKey};

impl App {
    /// `move`: an action on the board by the player whose turn it is, and where it has to be chosen
    /// what follows from it, perhaps that as well. All of it is legal, or nothing happens.
    pub(super) fn play(
        &self,
        request: &Request,
        id: GameId,
        ply: Option<u32>,
        actions: &[&str],
    ) -> Replies {
        let (game, turn) = self.change(id, |game| {
            let (seat, mut state) = on_turn(game, &request.who.key, ply)?;
            let began = state.turn_began().unwrap_or(game.actions.len());
            let mut played = act(&mut state, seat, actions)?;
            played.extend(state.play_forced());
            game.actions.extend(played.iter().cloned());
            news::done(game, seat, &state);
            let halfway = state.is_halfway() && state.to_move() == seat;
            if !halfway && game.kind == GameKind::Bosworth {
                bosworth::sort_placed(&mut game.actions[began..]);
            }
            let declines = !halfway && lapses(game, seat, &state);
            game.plea = game.plea.take().filter(|_| halfway);
            end_if_over(game, &state);
            Ok(Turn { played, halfway, declines })
        })?;
        if turn.halfway {
            return self.own_turn(request, &game);
        }
        let news = News::Moved { declines: turn.declines };
        let private = match game.kind {
            // A turn has more steps than this one, and others may have been skipped after it.
            GameKind::Bosworth => Private::Told,
            _ => Private::Moved(turn.played.join(" ")),
        };
        self.acted(request, &game, private, news)
    }

    /// The player goes on with the turn, before anybody else is told.
    pub(super) fn own_turn(&self, request: &Request, game: &Game) -> Replies {
        let private = if shows_own(game, request) {
            Private::GoOn
        } else {
            Private::Own(self.own_view(game, &request.who.key)?)
        };
        let mut replies = vec![Reply::Private(private)];
        replies.extend(self.directs(game)?);
        Ok(replies)
    }

    /// `resign`: asks first.
    pub(super) fn ask_resign(&self, request: &Request, id: GameId, ply: Option<u32>) -> Replies {
        let game = self.game(id)?;
        playing(&game, &request.who.key)?;
        in_time(&game, ply.filter(|_| !may_lag(&game)))?;
        Ok(vec![Reply::Private(Private::ConfirmResign(public(&game)?))])
    }

    /// Resigns.
    pub(super) fn resign(&self, request: &Request, id: GameId, ply: Option<u32>) -> Replies {
        let (game, news) = self.change(id, |game| {
            let seat = playing(game, &request.who.key)?;
            in_time(game, ply)?;
            let was_next = state(game)?.to_move();
            let halfway = was_next == seat && game.as_told().is_some();
            let after = end_by(game, Word::Resign(seat), seat)?;
            Ok(News::Resigned { seat, passes: was_next != after.to_move(), halfway })
        })?;
        self.acted(request, &game, Private::Resigned, news)
    }

    /// `claim`: a draw that the rules grant after a long time in which nothing was taken.
    pub(super) fn claim(&self, request: &Request, id: GameId, ply: Option<u32>) -> Replies {
        let (game, ()) = self.change(id, |game| {
            let seat = playing(game, &request.who.key)?;
            in_time(game, ply)?;
            long_enough(game, game.kind.claim())?;
            end_by(game, Word::DrawClaimed, seat).map(drop)
        })?;
        self.told(request, &game, News::Drawn)
    }

    /// `adjudicate`: a moderator rules that the game is drawn.
    pub(super) fn adjudicate(&self, request: &Request, id: GameId) -> Replies {
        let (game, ()) = self.change(id, |game| {
            if !request.room.moderator {
                return Err(Refusal::NotArbiter);
            }
            is_running(game)?;
            long_enough(game, Some(veldslag::RULING))?;
            let next = state(game)?.to_move();
            end_by(game, Word::DrawDeclared, next).map(drop)
        })?;
        self.told(request, &game, News::Drawn)
    }

    /// A press on a private panel is answered there; a command is answered by the public message,
    /// where that stands in the same room.
    fn acted(&self, request: &Request, game: &Game, private: Private, news: News) -> Replies {
        let mut replies = Vec::new();
        if matches!(request.ask, Ask::Press(..)) || request.room.direct {
            replies.push(Reply::Private(private));
        }
        replies.extend(self.announced(game, news)?);
        Ok(replies)
    }

    /// Tells everybody; who asked from elsewhere, that everybody is told.
    pub(super) fn told(&self, request: &Request, game: &Game, news: News) -> Replies {
        let elsewhere = request.room.direct.then_some(Reply::Private(Private::Told));
        let mut replies: Vec<Reply> = elsewhere.into_iter().collect();
        replies.extend(self.announced(game, news)?);
        Ok(replies)
    }

    /// The first menu of a move: which piece. Halfway through a turn: what is still to be chosen.
    pub(super) fn choose_piece(&self, request: &Request, id: GameId, ply: u32) -> Replies {
        let game = self.game(id)?;
        let (seat, state) = on_turn(&game, &request.who.key, Some(ply))?;
        if state.is_halfway() {
            return self.own_turn(request, &game);
        }
        Ok(vec![Reply::Private(Private::ChoosePiece(scene(&game, Viewer::Seat(seat))?))])
    }

    /// The second menu of a move: where to.
    pub(super) fn choose_square(
        &self,
        request: &Request,
        id: GameId,
        ply: u32,
        from: &str,
    ) -> Replies {
        let game = self.game(id)?;
        let (seat, state) = on_turn(&game, &request.who.key, Some(ply))?;
        if state.is_halfway() {
            return self.own_turn(request, &game);
        }
        let scene = scene(&game, Viewer::Seat(seat))?;
        if scene.view.moves().iter().all(|known| known.from != from) {
            return Err(Refusal::NoMoves(from.to_owned()));
        }
        Ok(vec![Reply::Private(Private::ChooseSquare(scene, from.to_owned()))])
    }
}

/// What a request has come to.
struct Turn {
    played: Vec<String>,
    halfway: bool,
    declines: bool,
}

/// Plays actions one after the other, as long as it is the seat's turn.
fn act(state: &mut AnyState, seat: Seat, actions: &[&str]) -> Result<Vec<String>, Refusal> {
    let mut played: Vec<String> = Vec::new();
    for action in actions {
        let refused = |refusal| Refusal::Rules(action.trim().to_owned(), refusal);
        let over = state.to_move() != seat || state.outcome().is_some();
        if !played.is_empty() && (over || !state.is_halfway()) {
            return Err(refused(bosworth::Refusal::NothingToPlace.into()));
        }
        // `d11 d9` is meant as `d11d9`.
        let spelled: String = action.split_whitespace().collect();
        played.push(state.act(&spelled).map_err(refused)?);
    }
    Ok(played)
}

/// The seat in which somebody plays a running game, and has not been defeated in it.
pub(super) fn playing(game: &Game, user: &UserKey) -> Result<Seat, Refusal> {
    is_running(game)?;
    let player = game.player(user);
    let seat = player.and_then(|player| player.seat).ok_or(Refusal::NotPlaying(game.kind))?;
    if game.kind.seats().len() > 2 && !told_state(game)?.living().contains(&seat) {
        return Err(Refusal::Defeated(game.kind));
    }
    Ok(seat)
}

fn is_running(game: &Game) -> Result<(), Refusal> {
    match game.stage {
        Stage::Playing => Ok(()),
        Stage::Lobby => Err(Refusal::NoGame(game.kind)),
        Stage::Setup => Err(Refusal::SettingUp(game.kind)),
        Stage::Over => Err(Refusal::Over(game.kind)),
        Stage::Cancelled => Err(Refusal::Closed(game.kind)),
    }
}

/// Whether nothing has happened for as long as it takes.
fn long_enough(game: &Game, wanted: Option<u32>) -> Result<(), Refusal> {
    let quiet = told_state(game)?.view(Viewer::Public).quiet();
    let (Some(quiet), Some(wanted)) = (quiet, wanted) else { return Err(Refusal::Unreadable) };
    if quiet < wanted { Err(Refusal::TooEarly(game.kind, quiet, wanted)) } else { Ok(()) }
}

/// A button belongs to the position it was shown with; `None`: a command, which belongs to now.
pub(super) fn in_time(game: &Game, ply: Option<u32>) -> Result<(), Refusal> {
    if ply.is_some_and(|ply| !game.is_current(ply)) {
        return Err(Refusal::Late(game.kind));
    }
    Ok(())
}

/// Whether what is on offer at any moment may be pressed on an own view that is some turns old: where
/// several play, it is not brought up to date with every turn of others.
pub(super) const fn may_lag(game: &Game) -> bool {
    game.kind.seats().len() > 2
}

/// The seat and state of somebody whose turn it is; `ply` is when the button was shown.
pub(super) fn on_turn(
    game: &Game,
    user: &UserKey,
    ply: Option<u32>,
) -> Result<(Seat, AnyState), Refusal> {
    let seat = playing(game, user)?;
    in_time(game, ply)?;
    let state = state(game)?;
    let to_move = state.to_move();
    if to_move == seat {
        return Ok((seat, state));
    }
    let name = game.in_seat(to_move).map(|player| player.name.clone());
    Err(Refusal::NotYourTurn(to_move, name.unwrap_or_default()))
}

/// What a move does to an offer that stands: one lapses when an opponent moves who has not accepted
/// it, one that was declined is forgotten when its player moves. Whether that declines it.
fn lapses(game: &mut Game, mover: Seat, after: &AnyState) -> bool {
    let Some(offer) = game.offer.take() else { return false };
    let own = offer.by == mover;
    // The offer of somebody who is out by the move means nothing any more.
    let lives = after.living().contains(&offer.by);
    let stays = lives && (own != offer.declined || offer.accepted.contains(&mover));
    let declines = lives && !offer.declined && !stays && after.outcome().is_none();
    game.offer = Some(offer).filter(|_| stays);
    declines
}

/// Says a word, after which the game may go on without somebody. What another player has played in
/// a turn that is not over comes after it, where that is still possible: nobody was told of it.
pub(super) fn end_by(game: &mut Game, word: Word, by: Seat) -> Result<AnyState, Refusal> {
    let own = state(game)?.to_move() == by && word == Word::Resign(by);
    let told = game.as_told().filter(|_| !own);
    let untold = told.map_or_else(Vec::new, |told| game.actions.split_off(told.actions.len()));
    let mut state = state(game)?;
    let over = Refusal::Over(game.kind);
    state.say(word).map_err(|_| over)?;
    game.actions.push(word.to_string());
    game.actions.extend(state.play_forced());
    (game.offer, game.plea) = (None, None);
    news::done(game, by, &state);
    end_if_over(game, &state);
    go_on(game, &state, untold);
    Ok(state)
}

/// Puts the beginning of a turn behind what came between, if all of it can still be played.
fn go_on(game: &mut Game, state: &AnyState, untold: Vec<String>) {
    let mut next = state.clone();
    let played = untold.iter().all(|action| next.play(action).is_ok());
    if played && next.is_halfway() {
        game.actions.extend(untold);
    }
}

fn end_if_over(game: &mut Game, state: &AnyState) {
    if state.outcome().is_some() {
        game.stage = Stage::Over;
        (game.offer, game.plea) = (None, None);
    }
}
