//! Cards from the hand: placing them, and what can be placed.

use super::complete::{Suggestion, Suggestions};
use super::play::on_turn;
use super::refusal::Refusal;
use super::request::{Completion, Invocation, Request};
use super::service::{App, Replies};
use crate::games::bosworth::{self, Bosworth, Kind};
use crate::games::{AnyState, Game as _, Move, Viewer};
use crate::store::{Game, GameId};

impl App {
    /// `place`: a card from the hand, on a space of the camp; without a space on the only one there
    /// is.
    pub(super) fn place(&self, request: &Request, id: GameId, invocation: &Invocation) -> Replies {
        let given = |name: &str| invocation.option(name).map(str::trim);
        let kind = card(given("card").unwrap_or_default())?;
        let space = match given("space") {
            Some(space) => space.to_owned(),
            None => only_space(&self.game(id)?, request, kind)?,
        };
        self.play(request, id, None, &[&format!("{}@{space}", kind.letter())])
    }
}

/// What the options `card`, `space` and `place` can be.
pub(super) fn complete(completion: &Completion, game: &Game) -> Result<Suggestions, Refusal> {
    let (seat, state) = on_turn(game, &completion.who.key, None)?;
    let viewer = Viewer::Seat(seat);
    let given = |name: &str| completion.invocation.option(name);
    let choices = match completion.option.as_str() {
        "card" => cards(&places(&state, viewer)),
        "space" => {
            let kind = given("card").and_then(|text| card(text).ok());
            let fits = |place: &&Move| kind.is_none_or(|kind| placed(place) == Some(kind));
            spaces(places(&state, viewer).iter().filter(fits), &completion.typed)
        }
        _ => after_move(state, viewer, given("move").unwrap_or_default(), &completion.typed),
    };
    Ok(Suggestions { choices, ..Suggestions::default() })
}

/// A card by its letter, or by its name.
fn card(text: &str) -> Result<Kind, Refusal> {
    let mut letters = text.chars();
    let letter = letters.next().filter(|_| letters.next().is_none()).and_then(Kind::of_letter);
    let name = || Kind::ALL.into_iter().find(|kind| kind.key().eq_ignore_ascii_case(text));
    letter.or_else(name).ok_or_else(|| Refusal::NoCard(text.to_owned()))
}

/// The card that a move brings from the hand.
fn placed(known: &Move) -> Option<Kind> {
    Bosworth::action(known.value).and_then(bosworth::Action::placed)
}

/// What can be placed now.
fn places(state: &AnyState, viewer: Viewer) -> Vec<Move> {
    let moves = if state.is_halfway() { state.view(viewer).moves() } else { Vec::new() };
    moves.into_iter().filter(|known| placed(known).is_some()).collect()
}

fn only_space(game: &Game, request: &Request, kind: Kind) -> Result<String, Refusal> {
    let (seat, state) = on_turn(game, &request.who.key, None)?;
    let mut places = places(&state, Viewer::Seat(seat));
    places.retain(|place| placed(place) == Some(kind));
    let refused =
        |refusal: bosworth::Refusal| Err(Refusal::Rules(kind.letter().to_string(), refusal.into()));
    match &places[..] {
        [place] => Ok(place.to.clone()),
        [] if !state.is_halfway() => refused(bosworth::Refusal::MoveFirst),
        [] => refused(bosworth::Refusal::NotInHand(kind)),
        _ => Err(Refusal::WhichSpace),
    }
}

/// Each card once.
fn cards(places: &[Move]) -> Vec<Suggestion> {
    let mut kinds: Vec<Kind> = places.iter().filter_map(placed).collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds.into_iter().map(Suggestion::Card).collect()
}

/// Each space once.
fn spaces<'a>(places: impl Iterator<Item = &'a Move>, typed: &str) -> Vec<Suggestion> {
    let typed = typed.trim().to_lowercase();
    let fitting = places.map(|place| place.to.clone()).filter(|to| to.starts_with(&typed));
    let mut spaces: Vec<String> = fitting.collect();
    spaces.sort_unstable();
    spaces.dedup();
    spaces.into_iter().map(Suggestion::Space).collect()
}

/// What can be placed after a move, and after what is typed already: `N@b1 R@c1`.
fn after_move(mut state: AnyState, viewer: Viewer, step: &str, typed: &str) -> Vec<Suggestion> {
    let (before, last) = typed.rsplit_once(' ').unwrap_or(("", typed));
    let spelled: String = step.split_whitespace().collect();
    let moved = state.is_halfway() || state.act(&spelled).is_ok();
    let placed =
        before.split_whitespace().all(|place| state.is_halfway() && state.act(place).is_ok());
    if !moved || !placed || Viewer::Seat(state.to_move()) != viewer {
        return Vec::new();
    }
    let last = last.to_lowercase();
    let fits = |place: &Move| place.action.to_lowercase().starts_with(&last);
    let fitting = places(&state, viewer).into_iter().filter(fits);
    fitting.map(|place| Suggestion::Placement(before.trim().to_owned(), place)).collect()
}
