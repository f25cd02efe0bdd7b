//! Whether what was drawn by lot follows from the seed.

use super::reply::{Private, Proof, Reply};
use super::request::Request;
use super::service::{App, Replies, scene};
use crate::games::bosworth::{self, Camp};
use crate::games::{GameKind, Seat};
use crate::store::{Game, Stage};

impl App {
    /// `verify`: checks the lots of a game that is over.
    pub(super) fn verify(&self, request: &Request, kind: GameKind, game: Option<&str>) -> Replies {
        let (game, viewer) = self.game_to_read(request, kind, game)?;
        let proof = match game.stage {
            Stage::Over => proof(&game),
            _ => Proof::Later,
        };
        Ok(vec![Reply::Private(Private::Verified(scene(&game, viewer)?, proof))])
    }
}

fn proof(game: &Game) -> Proof {
    let drawn: Vec<Seat> = seats(game, true);
    let right = game.seating().draw(&seats(game, false), drawn.len(), &game.seed);
    let cards = match &game.deal {
        None => true,
        Some(deal) => {
            let playing: Vec<Camp> = deal.playing().collect();
            let right = bosworth::Setup::draw(&game.seed, &playing, deal.is_split());
            right.is_ok_and(|right| right.coloured(deal.colours()) == *deal)
        }
    };
    if cards && right.as_ref() == Some(&drawn) {
        Proof::Fair { seats: drawn.len(), cards: game.deal.is_some() }
    } else {
        Proof::Unfair
    }
}

/// The seats of those who were given theirs, or of those who chose, in the order in which they
/// joined.
fn seats(game: &Game, drawn: bool) -> Vec<Seat> {
    let players = game.players.iter().filter(|player| player.drawn == drawn);
    players.filter_map(|player| player.seat).collect()
}
