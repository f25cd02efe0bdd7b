//! Taking back one's last action, if the opponents agree.

use super::news;
use super::play::{in_time, playing};
use super::refusal::Refusal;
use super::reply::News;
use super::request::Request;
use super::service::{App, Replies, state, told_state};
use crate::games::{GameKind, Seat, Word};
use crate::store::{Game, GameId, Plea};

impl App {
    /// `undo`: asks for it, or answers an opponent.
    pub(super) fn undo(&self, request: &Request, id: GameId, answer: Option<&str>) -> Replies {
        let game = self.game(id)?;
        let seat = playing(&game, &request.who.key)?;
        let halfway = game.as_told().is_some() && state(&game)?.to_move() == seat;
        let asked = !halfway && standing(&game).is_some_and(|plea| plea.by != seat);
        match answer {
            Some("decline") => self.decline_undo(request, id, None),
            Some(_) => self.accept_undo(request, id, None),
            None if asked => self.accept_undo(request, id, None),
            None => self.ask_undo(request, id, None),
        }
    }

    /// Asks the opponents to let one take one's last action back. What nobody has been told yet is
    /// taken back without a question.
    pub(super) fn ask_undo(&self, request: &Request, id: GameId, ply: Option<u32>) -> Replies {
        let (game, asked) = self.change(id, |game| {
            let seat = playing(game, &request.who.key)?;
            in_time(game, ply)?;
            if take_back_untold(game, seat)? {
                return Ok(None);
            }
            match &game.plea {
                Some(plea) if plea.by == seat && plea.declined => {
                    return Err(Refusal::DeclinedAlready);
                }
                Some(plea) if plea.by == seat => return Err(Refusal::OfferedAlready),
                Some(plea) if !plea.declined => return Err(Refusal::AnswerFirst),
                _ => {}
            }
            let plies = plies(game, seat)?;
            game.plea = Some(Plea { by: seat, plies, declined: false, accepted: Vec::new() });
            news::said(game);
            Ok(Some(seat))
        })?;
        match asked {
            Some(seat) => self.told(request, &game, News::UndoAsked(seat)),
            None => self.own_turn(request, &game),
        }
    }

    /// Lets an opponent take the action back; it is when all who live do.
    pub(super) fn accept_undo(&self, request: &Request, id: GameId, ply: Option<u32>) -> Replies {
        let (game, news) = self.change(id, |game| {
            let (seat, mut plea) = plea_to(game, request)?;
            in_time(game, ply)?;
            plea.accepted.push(seat);
            let agree = |seat: &Seat| *seat == plea.by || plea.accepted.contains(seat);
            if !told_state(game)?.living().iter().all(agree) {
                game.plea = Some(plea);
                news::said(game);
                return Ok(News::UndoAccepted(seat));
            }
            let left = (game.told as usize).saturating_sub(plea.plies as usize);
            game.actions.truncate(left);
            (game.plea, game.offer) = (None, None);
            news::everywhere(game);
            Ok(News::UndoDone(plea.by))
        })?;
        self.told(request, &game, news)
    }

    /// Does not.
    pub(super) fn decline_undo(&self, request: &Request, id: GameId, ply: Option<u32>) -> Replies {
        let (game, seat) = self.change(id, |game| {
            let (seat, plea) = plea_to(game, request)?;
            in_time(game, ply)?;
            game.plea = Some(Plea { declined: true, ..plea });
            news::said(game);
            Ok(seat)
        })?;
        self.told(request, &game, News::UndoDeclined(seat))
    }
}

fn standing(game: &Game) -> Option<&Plea> {
    game.plea.as_ref().filter(|plea| !plea.declined)
}

/// What somebody may answer, and their seat.
fn plea_to(game: &Game, request: &Request) -> Result<(Seat, Plea), Refusal> {
    let seat = playing(game, &request.who.key)?;
    match standing(game) {
        None => Err(Refusal::NoPlea),
        Some(plea) if plea.by == seat => Err(Refusal::OfferedAlready),
        Some(plea) if plea.accepted.contains(&seat) => Err(Refusal::AnsweredAlready),
        Some(plea) => Ok((seat, plea.clone())),
    }
}

/// Takes back what a player has played in a turn that is not over; whether there was anything.
fn take_back_untold(game: &mut Game, seat: Seat) -> Result<bool, Refusal> {
    let to_move = state(game)?.to_move();
    let Some(told) = game.as_told().filter(|_| to_move == seat) else { return Ok(false) };
    game.actions = told.actions;
    game.own_news(|player| player.seat == Some(seat));
    Ok(true)
}

/// How many actions that everybody knows have to be taken back so that a seat's last one is among them. Nothing that has
/// shown something hidden is taken back.
///
/// # Errors
/// [`Refusal::NothingToUndo`] or [`Refusal::Revealed`].
fn plies(game: &Game, seat: Seat) -> Result<u32, Refusal> {
    let told = game.as_told();
    let game = told.as_ref().unwrap_or(game);
    let actions = &game.actions;
    let played = played(game)?;
    let last =
        (0..actions.len()).rev().find(|at| played[*at].by == Some(seat) && actions[*at] != "--");
    let from = last.ok_or(Refusal::NothingToUndo)?;
    let revealed = actions[from..].iter().any(|action| reveals(game.kind, action));
    if revealed || played[from..].iter().any(|played| played.defeats) {
        return Err(Refusal::Revealed(game.kind));
    }
    u32::try_from(actions.len() - from).map_err(|_| Refusal::NothingToUndo)
}

/// An action that was played.
struct Played {
    /// Who has played it; nobody where it is a word.
    by: Option<Seat>,
    /// Whether it has cost somebody the game.
    defeats: bool,
}

fn played(game: &Game) -> Result<Vec<Played>, Refusal> {
    let broken = || Refusal::Broken(game.id.0);
    let mut state = game.setup().ok_or_else(broken)?.start();
    let mut played = Vec::new();
    for action in &game.actions {
        let by = Word::parse(action).is_none().then(|| state.to_move());
        let before = state.living().len();
        state.play(action).map_err(|_| broken())?;
        played.push(Played { by, defeats: state.living().len() < before });
    }
    Ok(played)
}

/// Whether an action has shown something that was hidden, or somebody has left with it.
fn reveals(kind: GameKind, action: &str) -> bool {
    match kind {
        GameKind::Tawlbwrdd => false,
        GameKind::Veldslag => action.contains('x'),
        GameKind::Bosworth => action.contains(['@', ':']),
    }
}

/// Whether the last action of a running game could be taken back, if all agree.
pub(super) fn can_undo(kind: GameKind, actions: &[String]) -> bool {
    let last = actions.iter().rposition(|action| action != "--");
    last.is_some_and(|last| !reveals(kind, &actions[last]))
}
