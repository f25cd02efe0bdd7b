use std::convert::Infallible;

use rand::Rng;

use super::action::Action;
use super::refusal::Refusal;
use super::setup::Layout;
use super::state::State;
use super::view::View;
use crate::games::described::Described;
use crate::games::rules::Revealed;
use crate::games::tags::{TagFault, Tags};
use crate::games::{GameState, GameView, Outcome, Rules, Seat, Viewer, Word, WordRefusal};

/// The Welsh tafl game.
#[derive(Clone, Copy, Debug)]
pub struct Tawlbwrdd;

impl Rules for Tawlbwrdd {
    type Setup = Layout;
    type State = State;
    type Action = Action;
    type View = View;
    type Refusal = Refusal;
    type TagRefusal = Infallible;

    const SEATS: &'static [Seat] = &[Seat::Attackers, Seat::Defenders];
    const VARIANTS: &'static [&'static str] = &[Layout::Serif.name(), Layout::Bell.name()];
    const DEFAULT_VARIANT: Option<&'static str> = Some(Layout::Serif.name());
    const IS_SET_UP: bool = false;
    const HAS_SECRETS: bool = false;
    const CLAIM: Option<u32> = None;
    const RULING: Option<u32> = None;
    const UNREADABLE: Refusal = Refusal::Unreadable;

    fn plain(variant: Option<&str>) -> Option<Layout> {
        variant.map_or(Some(Layout::default()), Layout::parse)
    }

    fn variant(layout: &Layout) -> Option<&'static str> {
        (*layout != Layout::default()).then(|| layout.name())
    }

    fn of_tags(tags: Tags<'_>) -> Result<Layout, TagFault<Infallible>> {
        Self::plain(tags("Variant")).ok_or(TagFault::VARIANT)
    }

    fn start(layout: &Layout) -> State {
        State::new(*layout)
    }

    fn parse(text: &str) -> Result<Action, Refusal> {
        Action::parse(text)
    }
}

impl GameState for State {
    type Action = Action;
    type View = View;
    type Refusal = Refusal;

    fn to_move(&self) -> Seat {
        self.side().seat()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn living(&self) -> Vec<Seat> {
        Tawlbwrdd::SEATS.to_vec()
    }

    fn view(&self, viewer: Viewer) -> View {
        Self::view(self, viewer)
    }

    fn legal(&self) -> Vec<Action> {
        if self.outcome.is_some() { Vec::new() } else { self.position.moves().collect() }
    }

    fn play(&mut self, action: Action) -> Result<(), Refusal> {
        Self::play(self, action).map(drop)
    }

    fn say(&mut self, word: Word) -> Result<(), WordRefusal> {
        Self::say(self, word)
    }

    fn spell(&self, action: Action) -> String {
        action.with_captures(self.position.after(action).1)
    }

    fn reveals(&self, _action: Action) -> bool {
        false
    }

    fn perft(&self, depth: u32) -> u64 {
        Self::perft(self, depth)
    }
}

impl Revealed for State {
    fn revealed(&self, viewer: Viewer) -> View {
        Self::view(self, viewer)
    }
}

impl GameView for View {
    type Action = Action;
    type State = State;

    fn to_move(&self) -> Seat {
        self.position.side().seat()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn living(&self) -> Vec<Seat> {
        Tawlbwrdd::SEATS.to_vec()
    }

    fn legal(&self) -> Vec<Action> {
        if self.outcome.is_some() { Vec::new() } else { self.position.moves().collect() }
    }

    fn spell(&self, action: Action) -> String {
        action.to_string()
    }

    fn describe(&self, action: Action) -> Described<Action> {
        let fallen = self.captures(action);
        Described {
            value: action,
            from: action.from.to_string(),
            to: action.to.to_string(),
            action: action.to_string(),
            full: action.with_captures(fallen),
            takes: fallen.squares().iter().map(|square| square.to_string()).collect(),
            repeats: self.repeats(action),
        }
    }

    fn position(&self) -> String {
        self.position.to_string()
    }

    fn imagine(&self, _rng: &mut impl Rng) -> Option<State> {
        Some(Self::imagine(self))
    }
}
