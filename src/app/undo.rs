//! Taking back one's last action, if the opponent agrees.

use super::play::{in_time, playing};
use super::refusal::Refusal;
use super::reply::News;
use super::request::Request;
use super::service::{App, Replies};
use crate::games::{GameKind, Seat};
use crate::store::{Game, GameId, Plea};

impl App {
    /// `undo`: asks for it, or answers the opponent.
    pub(super) fn undo(&self, request: &Request, id: GameId, answer: Option<&str>) -> Replies {
        let game = self.game(id)?;
        let seat = playing(&game, &request.who.key)?;
        let asked = standing(&game).is_some_and(|plea| plea.by != seat);
        match answer {
            Some("decline") => self.decline_undo(request, id, None),
            Some(_) => self.accept_undo(request, id, None),
            None if asked => self.accept_undo(request, id, None),
            None => self.ask_undo(request, id, None),
        }
    }

    /// Asks the opponent to let one take one's last action back.
    pub(super) fn ask_undo(&self, request: &Request, id: GameId, ply: Option<u32>) -> Replies {
        let (game, seat) = self.change(id, |game| {
            let seat = playing(game, &request.who.key)?;
            in_time(game, ply)?;
            match game.plea {
                Some(plea) if plea.by == seat && plea.declined => {
                    return Err(Refusal::DeclinedAlready);
                }
                Some(plea) if plea.by == seat => return Err(Refusal::OfferedAlready),
                _ => {}
            }
            let plies = plies(game.kind, &game.actions, seat)?;
            game.plea = Some(Plea { by: seat, plies, declined: false });
            game.news();
            Ok(seat)
        })?;
        self.told(request, &game, News::UndoAsked(seat))
    }

    /// Lets the opponent take the action back.
    pub(super) fn accept_undo(&self, request: &Request, id: GameId, ply: Option<u32>) -> Replies {
        let (game, by) = self.change(id, |game| {
            let (_, plea) = plea_to(game, request)?;
            in_time(game, ply)?;
            let left = game.actions.len().saturating_sub(plea.plies as usize);
            game.actions.truncate(left);
            (game.plea, game.offer) = (None, None);
            game.news();
            Ok(plea.by)
        })?;
        self.told(request, &game, News::UndoDone(by))
    }

    /// Does not.
    pub(super) fn decline_undo(&self, request: &Request, id: GameId, ply: Option<u32>) -> Replies {
        let (game, seat) = self.change(id, |game| {
            let (seat, plea) = plea_to(game, request)?;
            in_time(game, ply)?;
            game.plea = Some(Plea { declined: true, ..plea });
            game.news();
            Ok(seat)
        })?;
        self.told(request, &game, News::UndoDeclined(seat))
    }
}

fn standing(game: &Game) -> Option<Plea> {
    game.plea.filter(|plea| !plea.declined)
}

/// What somebody may answer, and their seat.
fn plea_to(game: &Game, request: &Request) -> Result<(Seat, Plea), Refusal> {
    let seat = playing(game, &request.who.key)?;
    match standing(game) {
        Some(plea) if plea.by != seat => Ok((seat, plea)),
        Some(_) => Err(Refusal::OfferedAlready),
        None => Err(Refusal::NoPlea),
    }
}

/// How many actions have to be taken back so that a seat's last one is among them. Nothing that has
/// shown a hidden rank is taken back.
///
/// # Errors
/// [`Refusal::NothingToUndo`] or [`Refusal::Revealed`].
pub(super) fn plies(kind: GameKind, actions: &[String], seat: Seat) -> Result<u32, Refusal> {
    let seats = kind.seats();
    let mover = |number: usize| seats[number % seats.len()];
    let last = (0..actions.len()).rev().find(|number| mover(*number) == seat);
    let from = last.ok_or(Refusal::NothingToUndo)?;
    let reveals = |action: &String| kind.is_set_up() && action.contains('x');
    if actions[from..].iter().any(reveals) {
        return Err(Refusal::Revealed);
    }
    u32::try_from(actions.len() - from).map_err(|_| Refusal::NothingToUndo)
}
