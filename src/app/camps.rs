//! Bosworth's lobby: camps, colours, and the cards that are dealt.

use super::lobby::take_seat;
use super::refusal::{NoSeat, Refusal};
use super::request::Request;
use crate::games::Seat;
use crate::games::bosworth::{self, Colour};
use crate::store::Game;

/// Takes a camp or a colour, or just sits down; who sits already keeps what is not asked for.
pub(super) fn camp(
    game: &mut Game,
    request: &Request,
    seat: Option<Seat>,
    colour: Option<Colour>,
) -> Result<(), Refusal> {
    let who = &request.who.key;
    let others = || game.players.iter().filter(|player| player.user != *who);
    if let Some(seat) = seat {
        let chosen: Vec<Seat> = others().filter_map(|player| player.seat).collect();
        if chosen.contains(&seat) {
            return Err(Refusal::NoSeat(NoSeat::Taken(seat)));
        }
        if !game.seating().free(&chosen, others().count() + 1).contains(&seat) {
            return Err(Refusal::NoSeat(NoSeat::NotFree(game.seating(), seat)));
        }
    }
    if let Some(colour) = colour.filter(|_| others().any(|player| player.colour == colour)) {
        return Err(Refusal::NoSeat(NoSeat::ColourTaken(colour)));
    }
    let sits = game.player(who).map(|player| (player.seat, player.colour));
    if sits.is_none() {
        take_seat(game, request, None)?;
    }
    if let Some(player) = game.player_mut(who) {
        (player.seat, player.colour) = (seat.or(player.seat), colour.or(player.colour));
    }
    let now = game.player(who).map(|player| (player.seat, player.colour));
    if sits == now { Err(Refusal::AlreadyIn(game.kind)) } else { Ok(()) }
}

/// Shuffles the decks, and draws who begins.
pub(super) fn deal(game: &mut Game) -> Result<(), Refusal> {
    let (given, mut colours, mut playing) = (game.colours(), Colour::ALL, Vec::new());
    for (player, colour) in game.players.iter_mut().zip(given) {
        player.colour = Some(colour);
        let camp = player.seat.and_then(bosworth::Camp::of).ok_or(Refusal::Broken(game.id.0))?;
        colours[camp as usize] = colour;
        playing.push(camp);
    }
    let seating = game.seating();
    let deal =
        bosworth::Setup::draw(&game.seed, &playing, seating.variant == Some(bosworth::SPLIT));
    game.deal = Some(deal.map_err(|_| Refusal::NoSeat(NoSeat::Camps(seating)))?.coloured(colours));
    Ok(())
}
