//! Draws by agreement.

use super::news;
use super::play::{end_by, in_time, may_lag, playing};
use super::refusal::Refusal;
use super::reply::News;
use super::request::Request;
use super::service::{App, Replies, told_state};
use crate::games::{Seat, Word};
use crate::store::{Game, GameId, Offer, UserKey};

impl App {
    /// `draw`: offers one, or answers an opponent's offer.
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
            in_time(game, ply.filter(|_| !may_lag(game)))?;
            match &game.offer {
                Some(offer) if offer.by == seat && offer.declined => {
                    return Err(Refusal::DeclinedAlready);
                }
                Some(offer) if offer.by == seat => return Err(Refusal::OfferedAlready),
                Some(offer) if !offer.declined => return Err(Refusal::AnswerFirst),
                _ => {}
            }
            game.offer = Some(Offer { by: seat, declined: false, accepted: Vec::new() });
            news::said(game);
            Ok(seat)
        })?;
        self.told(request, &game, News::DrawOffered(seat))
    }

    /// Accepts an opponent's offer. The game is drawn when all who live have.
    pub(super) fn accept_draw(&self, request: &Request, id: GameId, ply: Option<u32>) -> Replies {
        let (game, news) = self.change(id, |game| {
            let (seat, mut offer) = offer_to(game, &request.who.key)?;
            in_time(game, ply)?;
            offer.accepted.push(seat);
            let agree = |seat: &Seat| *seat == offer.by || offer.accepted.contains(seat);
            if told_state(game)?.living().iter().all(agree) {
                end_by(game, Word::DrawAgreed, seat)?;
                return Ok(News::Drawn);
            }
            game.offer = Some(offer);
            news::said(game);
            Ok(News::DrawAccepted(seat))
        })?;
        self.told(request, &game, news)
    }

    /// Declines an opponent's offer.
    pub(super) fn decline_draw(&self, request: &Request, id: GameId, ply: Option<u32>) -> Replies {
        let (game, seat) = self.change(id, |game| {
            let (seat, offer) = offer_to(game, &request.who.key)?;
            in_time(game, ply)?;
            game.offer = Some(Offer { declined: true, ..offer });
            news::said(game);
            Ok(seat)
        })?;
        self.told(request, &game, News::DrawDeclined(seat))
    }
}

fn standing(game: &Game) -> Option<&Offer> {
    game.offer.as_ref().filter(|offer| !offer.declined)
}

/// The offer that somebody may answer, and their seat.
fn offer_to(game: &Game, user: &UserKey) -> Result<(Seat, Offer), Refusal> {
    let seat = playing(game, user)?;
    match standing(game) {
        None => Err(Refusal::NoOffer),
        Some(offer) if offer.by == seat => Err(Refusal::OfferedAlready),
        Some(offer) if offer.accepted.contains(&seat) => Err(Refusal::AnsweredAlready),
        Some(offer) => Ok((seat, offer.clone())),
    }
}
