use rand::Rng;

use super::action::Action;
use super::army::Setup;
use super::refusal::{Refusal, TagRefusal};
use super::state::{CLAIM, RULING, State};
use super::view::View;
use crate::games::described::Described;
use crate::games::rules::Revealed;
use crate::games::tags::{TagFault, Tags};
use crate::games::{GameState, GameView, Outcome, Rules, Seat, Viewer, Word, WordRefusal};

/// The Dutch game of hidden ranks.
#[derive(Clone, Copy, Debug)]
pub struct Veldslag;

impl Rules for Veldslag {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type View = View;
    type Refusal = Refusal;
    type TagRefusal = TagRefusal;

    const SEATS: &'static [Seat] = &[Seat::Red, Seat::Blue];
    const VARIANTS: &'static [&'static str] = &[];
    const DEFAULT_VARIANT: Option<&'static str> = None;
    const IS_SET_UP: bool = true;
    const HAS_SECRETS: bool = true;
    const CLAIM: Option<u32> = Some(CLAIM);
    const RULING: Option<u32> = Some(RULING);
    const UNREADABLE: Refusal = Refusal::Unreadable;

    fn plain(_variant: Option<&str>) -> Option<Setup> {
        None
    }

    fn variant(_setup: &Setup) -> Option<&'static str> {
        None
    }

    fn of_tags(tags: Tags<'_>) -> Result<Setup, TagFault<TagRefusal>> {
        Setup::of_tags(tags)
    }

    fn start(setup: &Setup) -> State {
        State::new(*setup)
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
        Self::outcome(self)
    }

    fn living(&self) -> Vec<Seat> {
        Veldslag::SEATS.to_vec()
    }

    fn view(&self, viewer: Viewer) -> View {
        Self::view(self, viewer)
    }

    fn legal(&self) -> Vec<Action> {
        self.actions()
    }

    fn play(&mut self, action: Action) -> Result<(), Refusal> {
        Self::play(self, action)
    }

    fn say(&mut self, word: Word) -> Result<(), WordRefusal> {
        Self::say(self, word)
    }

    fn spell(&self, action: Action) -> String {
        Self::spell(self, action)
    }

    /// An attack shows the ranks of both.
    fn reveals(&self, action: Action) -> bool {
        self.open.position.man(action.to).is_some()
    }

    fn perft(&self, depth: u32) -> u64 {
        Self::perft(self, depth)
    }
}

impl Revealed for State {
    fn revealed(&self, viewer: Viewer) -> View {
        View::revealed(&self.setup, &self.open, viewer)
    }
}

impl GameView for View {
    type Action = Action;
    type State = State;

    fn to_move(&self) -> Seat {
        self.side().seat()
    }

    fn outcome(&self) -> Option<Outcome> {
        Self::outcome(self)
    }

    fn living(&self) -> Vec<Seat> {
        Veldslag::SEATS.to_vec()
    }

    fn legal(&self) -> Vec<Action> {
        self.moves()
    }

    fn spell(&self, action: Action) -> String {
        Self::position(self).text(action)
    }

    fn describe(&self, action: Action) -> Described<Action> {
        let text = self.spell(action);
        let attacked = self.man(action.to).map(|_| action.to.to_string());
        Described {
            value: action,
            from: action.from.to_string(),
            to: action.to.to_string(),
            action: text.clone(),
            full: text,
            takes: attacked.into_iter().collect(),
            repeats: false,
        }
    }

    fn position(&self) -> String {
        self.text()
    }

    fn imagine(&self, rng: &mut impl Rng) -> Option<State> {
        Self::imagine(self, rng)
    }

    fn tags(&self) -> Vec<(&'static str, String)> {
        Self::tags(self)
    }

    fn quiet(&self) -> Option<u32> {
        Some(Self::quiet(self))
    }
}
