use rand::Rng;

use super::action::Action;
use super::camp::Camp;
use super::deal::Setup;
use super::phase::Phase;
use super::refusal::{Refusal, TagRefusal};
use super::state::{CLAIM, State};
use super::tags::SPLIT;
use super::view::View;
use crate::games::described::Described;
use crate::games::rules::Revealed;
use crate::games::tags::{TagFault, Tags};
use crate::games::{
    GameState, GameView, Outcome, Rules, Seat, Seed, Spelling, Viewer, Word, WordRefusal,
};

/// Chess cards, two to four kingdoms.
#[derive(Clone, Copy, Debug)]
pub struct Bosworth;

/// Two opposite camps.
const TWO: [&[Seat]; 2] = [&[Seat::South, Seat::North], &[Seat::West, Seat::East]];

/// Two opposite camps, and the third the side that follows the first of them.
const THREE_SPLIT: [&[Seat]; 2] =
    [&[Seat::South, Seat::West, Seat::North], &[Seat::West, Seat::North, Seat::East]];

/// Any three camps.
const THREE: [&[Seat]; 4] = [
    THREE_SPLIT[0],
    THREE_SPLIT[1],
    &[Seat::South, Seat::North, Seat::East],
    &[Seat::South, Seat::West, Seat::East],
];

impl Rules for Bosworth {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type View = View;
    type Refusal = Refusal;
    type TagRefusal = TagRefusal;

    const SEATS: &'static [Seat] = &[Seat::South, Seat::West, Seat::North, Seat::East];
    const VARIANTS: &'static [&'static str] = &[SPLIT];
    const DEFAULT_VARIANT: Option<&'static str> = None;
    const IS_SET_UP: bool = false;
    const HAS_SECRETS: bool = true;
    const CLAIM: Option<u32> = Some(CLAIM);
    const RULING: Option<u32> = None;
    const UNREADABLE: Refusal = Refusal::Unreadable;

    fn seatings(variant: Option<&str>) -> Vec<&'static [Seat]> {
        if variant == Some(SPLIT) {
            return THREE_SPLIT.to_vec();
        }
        [&TWO[..], &THREE[..], &[Self::SEATS]].concat()
    }

    fn plain(_variant: Option<&str>) -> Option<Setup> {
        None
    }

    fn draw_spelled(
        seed: &Seed,
        seats: &[Seat],
        variant: Option<&str>,
        spelling: Spelling,
    ) -> Option<Setup> {
        if variant.is_some_and(|name| name != SPLIT) {
            return None;
        }
        let camps: Option<Vec<Camp>> = seats.iter().map(|seat| Camp::of(*seat)).collect();
        Setup::draw_spelled(seed, &camps?, variant.is_some(), spelling).ok()
    }

    fn variant(setup: &Setup) -> Option<&'static str> {
        setup.is_split().then_some(SPLIT)
    }

    fn seats(setup: &Setup) -> Vec<Seat> {
        setup.playing().map(Camp::seat).collect()
    }

    fn of_tags(tags: Tags<'_>) -> Result<Setup, TagFault<TagRefusal>> {
        Setup::of_tags(tags)
    }

    fn drawn_tags(setup: &Setup) -> Vec<(&'static str, String)> {
        setup.drawn_tags()
    }

    fn start(setup: &Setup) -> State {
        State::new(setup)
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
        self.turn().seat()
    }

    fn outcome(&self) -> Option<Outcome> {
        Self::outcome(self)
    }

    fn living(&self) -> Vec<Seat> {
        Self::living(self).map(Camp::seat).collect()
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

    /// A card that comes from the hand shows what the hand held.
    fn reveals(&self, action: Action) -> bool {
        matches!(action, Action::Place(..))
    }

    fn forced(&self) -> Option<Action> {
        Self::forced(self)
    }

    fn is_halfway(&self) -> bool {
        Self::outcome(self).is_none() && self.phase() == Phase::Reinforce
    }

    fn turn_began(&self) -> Option<usize> {
        if self.is_halfway() { Self::turn_began(self) } else { None }
    }

    fn perft(&self, depth: u32) -> u64 {
        Self::perft(self, depth)
    }
}

impl Revealed for State {
    fn revealed(&self, viewer: Viewer) -> View {
        View::revealed(&self.open, &self.hands, &self.decks, viewer)
    }
}

impl GameView for View {
    type Action = Action;
    type State = State;

    fn to_move(&self) -> Seat {
        self.turn().seat()
    }

    fn outcome(&self) -> Option<Outcome> {
        Self::outcome(self)
    }

    fn living(&self) -> Vec<Seat> {
        Self::living(self).map(Camp::seat).collect()
    }

    fn legal(&self) -> Vec<Action> {
        self.choices()
    }

    fn spell(&self, action: Action) -> String {
        Self::spell(self, action)
    }

    fn describe(&self, action: Action) -> Described<Action> {
        let text = Self::spell(self, action);
        let (from, to) = match action {
            Action::Move { from, to } => (from.to_string(), to.to_string()),
            Action::Place(kind, square) => (kind.letter().to_string(), square.to_string()),
            Action::Pass => (text.clone(), String::new()),
        };
        let takes = if text.contains('x') { vec![to.clone()] } else { Vec::new() };
        Described {
            value: action,
            from,
            to,
            action: text.clone(),
            full: text,
            takes,
            repeats: false,
        }
    }

    fn position(&self) -> String {
        self.text()
    }

    fn imagine(&self, rng: &mut impl Rng) -> Option<State> {
        Some(Self::imagine(self, rng))
    }

    fn tags(&self) -> Vec<(&'static str, String)> {
        Self::tags(self)
    }

    fn quiet(&self) -> Option<u32> {
        Some(Self::quiet(self))
    }

    fn is_numbered(&self, action: usize) -> bool {
        self.starts_turn(action)
    }

    fn has_defeated(&self) -> bool {
        self.last().is_some_and(|turn| turn.defeated.is_some())
    }

    fn is_halfway(&self) -> bool {
        self.is_choosing()
    }
}
