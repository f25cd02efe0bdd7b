use super::refusal::Refusal;
use super::reply::{News, Private, Reply};
use super::request::{Ask, Request};
use super::service::{App, Replies, public, scene, state};
use crate::games::veldslag::{CLAIM, RULING};
use crate::games::{AnyState, Seat, Viewer, Word};
use crate::store::{Game, GameId, Offer, Stage, UserKey};

impl App {
    /// `move`: an action on the board by the player whose turn it is.
    pub(super) fn play(
        &self,
        request: &Request,
        id: GameId,
        ply: Option<u32>,
        action: &str,
    ) -> Replies {
        // `d11 d9` is meant as `d11d9`.
        let spelled: String = action.split_whitespace().collect();
        let (game, (played, declines)) = self.change(id, |game| {
            let (seat, mut state) = on_turn(game, &request.who.key, ply)?;
            let refused = |refusal| Refusal::Rules(action.trim().to_owned(), refusal);
            let played = state.act(&spelled).map_err(refused)?;
            game.actions.push(played.clone());
            game.news();
            let declines = standing(game).is_some_and(|offer| offer.by != seat);
            game.offer = game.offer.filter(|offer| stays(*offer, seat));
            game.plea = None;
            end_if_over(game, &state);
            Ok((played, declines))
        })?;
        self.acted(request, &game, Private::Moved(played), News::Moved { declines })
    }

    /// `draw`: offers one, or answers the opponent's offer.
    pub(super) fn draw(&self, request: &Request, id: GameId, answer: Option<&str>) -> Replies {
        let game = self.game(id)?;
        let seat = playing(&game, &request.who.key)?;
        let offered = standing(&game).is_some_and(|offer| offer.by != seat);
        match answer {
            Some("decline") => self.decline_draw(request, id, None),
            Some(_) => self.accept_draw(request, id, None),
            None if offered => self.accept_draw(request, id, None),
            None => self.offer_draw(request, id, None),
        }
    }

    /// Offers a draw.
    pub(super) fn offer_draw(&self, request: &Request, id: GameId, ply: Option<u32>) -> Replies {
        let (game, seat) = self.change(id, |game| {
            let seat = playing(game, &request.who.key)?;
            in_time(game, ply)?;
            match game.offer {
                Some(offer) if offer.by == seat && offer.declined => {
                    return Err(Refusal::DeclinedAlready);
                }
                Some(offer) if offer.by == seat => return Err(Refusal::OfferedAlready),
                _ => {}
            }
            game.offer = Some(Offer { by: seat, declined: false });
            game.news();
            Ok(seat)
        })?;
        self.told(request, &game, News::DrawOffered(seat))
    }

    /// Accepts the opponent's offer.
    pub(super) fn accept_draw(&self, request: &Request, id: GameId, ply: Option<u32>) -> Replies {
        let (game, ()) = self.change(id, |game| {
            offer_to(game, &request.who.key)?;
            in_time(game, ply)?;
            end_by(game, Word::DrawAgreed)
        })?;
        self.told(request, &game, News::Drawn)
    }

    /// Declines the opponent's offer.
    pub(super) fn decline_draw(&self, request: &Request, id: GameId, ply: Option<u32>) -> Replies {
        let (game, seat) = self.change(id, |game| {
            let (seat, offer) = offer_to(game, &request.who.key)?;
            in_time(game, ply)?;
            game.offer = Some(Offer { declined: true, ..offer });
            game.news();
            Ok(seat)
        })?;
        self.told(request, &game, News::DrawDeclined(seat))
    }

    /// `resign`: asks first.
    pub(super) fn ask_resign(&self, request: &Request, id: GameId, ply: Option<u32>) -> Replies {
        let game = self.game(id)?;
        playing(&game, &request.who.key)?;
        in_time(&game, ply)?;
        Ok(vec![Reply::Private(Private::ConfirmResign(public(&game)?))])
    }

    /// Resigns.
    pub(super) fn resign(&self, request: &Request, id: GameId, ply: Option<u32>) -> Replies {
        let (game, seat) = self.change(id, |game| {
            let seat = playing(game, &request.who.key)?;
            in_time(game, ply)?;
            end_by(game, Word::Resign(seat))?;
            Ok(seat)
        })?;
        self.acted(request, &game, Private::Resigned, News::Resigned(seat))
    }

    /// `claim`: a draw that the rules grant after a long time without an attack.
    pub(super) fn claim(&self, request: &Request, id: GameId, ply: Option<u32>) -> Replies {
        let (game, ()) = self.change(id, |game| {
            playing(game, &request.who.key)?;
            in_time(game, ply)?;
            long_enough(game, CLAIM)?;
            end_by(game, Word::DrawClaimed)
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
            long_enough(game, RULING)?;
            end_by(game, Word::DrawDeclared)
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

    /// The first menu of a move: which piece.
    pub(super) fn choose_piece(&self, request: &Request, id: GameId, ply: u32) -> Replies {
        let game = self.game(id)?;
        let (seat, _) = on_turn(&game, &request.who.key, Some(ply))?;
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
        let (seat, _) = on_turn(&game, &request.who.key, Some(ply))?;
        let scene = scene(&game, Viewer::Seat(seat))?;
        if scene.view.moves().iter().all(|known| known.from != from) {
            return Err(Refusal::NoMoves(from.to_owned()));
        }
        Ok(vec![Reply::Private(Private::ChooseSquare(scene, from.to_owned()))])
    }
}

/// The seat in which somebody plays a running game.
pub(super) fn playing(game: &Game, user: &UserKey) -> Result<Seat, Refusal> {
    is_running(game)?;
    let player = game.player(user);
    player.and_then(|player| player.seat).ok_or(Refusal::NotPlaying(game.kind))
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

/// Whether nothing has been taken for as many moves of both sides as it takes.
fn long_enough(game: &Game, wanted: u32) -> Result<(), Refusal> {
    let quiet = state(game)?.view(Viewer::Public).quiet().unwrap_or(0);
    if quiet < wanted { Err(Refusal::TooEarly(quiet, wanted)) } else { Ok(()) }
}

/// A button belongs to the position it was shown with; `None`: a command, which belongs to now.
pub(super) fn in_time(game: &Game, ply: Option<u32>) -> Result<(), Refusal> {
    if ply.is_some_and(|ply| ply != game.ply()) {
        return Err(Refusal::Late(game.kind));
    }
    Ok(())
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

/// Whether an offer still means something after a move: one that stands lapses when the opponent
/// moves, one that was declined is forgotten when its player moves.
fn stays(offer: Offer, mover: Seat) -> bool {
    (offer.by == mover) != offer.declined
}

fn standing(game: &Game) -> Option<Offer> {
    game.offer.filter(|offer| !offer.declined)
}

/// The offer that somebody may answer, and their seat.
fn offer_to(game: &Game, user: &UserKey) -> Result<(Seat, Offer), Refusal> {
    let seat = playing(game, user)?;
    match standing(game) {
        None => Err(Refusal::NoOffer),
        Some(offer) if offer.by == seat => Err(Refusal::OfferedAlready),
        Some(offer) => Ok((seat, offer)),
    }
}

fn end_by(game: &mut Game, word: Word) -> Result<(), Refusal> {
    let mut state = state(game)?;
    let over = Refusal::Over(game.kind);
    state.say(word).map_err(|_| over)?;
    game.actions.push(word.to_string());
    game.news();
    end_if_over(game, &state);
    Ok(())
}

fn end_if_over(game: &mut Game, state: &AnyState) {
    if state.outcome().is_some() {
        game.stage = Stage::Over;
        (game.offer, game.plea) = (None, None);
    }
}
