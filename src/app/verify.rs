//! Whether what was drawn by lot follows from the seed.

use super::reply::{Private, Proof, Reply};
use super::request::Request;
use super::service::{App, Replies, scene};
use crate::games::bosworth::{Camp, Setup};
use crate::games::{GameKind, SPELLINGS, Seat, Seed, Spelling};
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
    let fits = |spelling: &Spelling| {
        let (chosen, count) = (seats(game, false), drawn.len());
        let right = game.seating().draw_spelled(&chosen, count, &game.seed, *spelling);
        right.as_ref() == Some(&drawn)
            && game.deal.as_ref().is_none_or(|deal| is_dealt(deal, &game.seed, *spelling))
    };
    if SPELLINGS.iter().any(fits) {
        Proof::Fair { seats: drawn.len(), cards: game.deal.is_some() }
    } else {
        Proof::Unfair
    }
}

/// Whether decks, and who begins, follow from a seed.
fn is_dealt(deal: &Setup, seed: &Seed, spelling: Spelling) -> bool {
    let playing: Vec<Camp> = deal.playing().collect();
    let right = Setup::draw_spelled(seed, &playing, deal.is_split(), spelling);
    right.is_ok_and(|right| right.coloured(deal.colours()) == *deal)
}

/// The seats of those who were given theirs, or of those who chose, in the order in which they
/// joined.
fn seats(game: &Game, drawn: bool) -> Vec<Seat> {
    let players = game.players.iter().filter(|player| player.drawn == drawn);
    players.filter_map(|player| player.seat).collect()
}
