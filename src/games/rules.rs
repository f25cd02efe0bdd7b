//! What every game can be asked. A game implements these traits in a file of its own, `GAME/rules.rs`.

use std::fmt::Debug;
use std::hash::Hash;

use rand::Rng;

use super::described::Described;
use super::lots::{SPELLINGS, Seed, Spelling};
use super::outcome::Outcome;
use super::seat::{Seat, Viewer};
use super::tags::{TagFault, Tags};
use super::word::{Word, WordRefusal};

/// A game: its types, what it has and has not, and how it begins.
pub trait Rules: 'static {
    /// What a game starts from, apart from its players.
    type Setup: Clone + Debug + PartialEq;
    /// A running or finished game with everything that is hidden in it.
    type State: GameState<Action = Self::Action, View = Self::View, Refusal = Self::Refusal>;
    /// What a player does on the board: text only where people write and read it.
    type Action: Copy + Debug + Eq + Hash;
    /// What a viewer may see.
    type View: GameView<Action = Self::Action, State = Self::State>;
    /// Why an action can't be played.
    type Refusal: Copy + Debug + PartialEq;
    /// Why the tags of a record make no set-up.
    type TagRefusal: Clone + Debug + PartialEq;

    /// The seats at its board, the one that moves first before the others.
    const SEATS: &'static [Seat];
    /// The values that a record's `Variant` tag may have.
    const VARIANTS: &'static [&'static str];
    /// Which of them is played where none is named; `None` where the ordinary game has no name.
    const DEFAULT_VARIANT: Option<&'static str>;
    /// Whether its players set their pieces up before the first move, each in secret.
    const IS_SET_UP: bool;
    /// Whether its players know things that others must not see.
    const HAS_SECRETS: bool;
    /// After how many quiet moves of both sides, or rounds, a player can claim a draw; `None` where
    /// the game ends in other ways.
    const CLAIM: Option<u32>;
    /// After how many of them a moderator can declare a draw.
    const RULING: Option<u32>;
    /// The refusal of a text that is no action at all.
    const UNREADABLE: Self::Refusal;

    /// Every set of seats with which a variant can be played.
    #[must_use]
    fn seatings(variant: Option<&str>) -> Vec<&'static [Seat]> {
        let _ = variant;
        vec![Self::SEATS]
    }

    /// The set-up of a variant in which nothing is drawn by lot and nothing set up by players; `None`
    /// where there is no such variant, or no such set-up.
    #[must_use]
    fn plain(variant: Option<&str>) -> Option<Self::Setup>;

    /// The set-up of a variant that follows from a seed, when these seats play, with a spelling of
    /// seats in the labels of the lots; `None` where the players set up, or can't play so.
    #[must_use]
    fn draw_spelled(
        seed: &Seed,
        seats: &[Seat],
        variant: Option<&str>,
        spelling: Spelling,
    ) -> Option<Self::Setup> {
        let _ = (seed, seats, spelling);
        Self::plain(variant)
    }

    /// The same with the spelling of seats that is in use.
    #[must_use]
    fn draw(seed: &Seed, seats: &[Seat], variant: Option<&str>) -> Option<Self::Setup> {
        Self::draw_spelled(seed, seats, variant, SPELLINGS[0])
    }

    /// The variant's name, where it is not the default: what a record's `Variant` tag says.
    #[must_use]
    fn variant(setup: &Self::Setup) -> Option<&'static str>;

    /// The seats that play.
    #[must_use]
    fn seats(setup: &Self::Setup) -> Vec<Seat> {
        let _ = setup;
        Self::SEATS.to_vec()
    }

    /// The set-up that the tags of a record tell.
    ///
    /// # Errors
    /// Which tag is wrong.
    fn of_tags(tags: Tags<'_>) -> Result<Self::Setup, TagFault<Self::TagRefusal>>;

    /// The tags of a record that follow from its seed, each with its value.
    #[must_use]
    fn drawn_tags(setup: &Self::Setup) -> Vec<(&'static str, String)> {
        let _ = setup;
        Vec::new()
    }

    /// The game before its first action.
    #[must_use]
    fn start(setup: &Self::Setup) -> Self::State;

    /// Reads an action, in either case.
    ///
    /// # Errors
    /// [`Self::UNREADABLE`] where the text is none.
    fn parse(text: &str) -> Result<Self::Action, Self::Refusal>;
}

/// A running or finished game with everything that is hidden in it. Copies are cheap: computer players
/// make a million of them.
pub trait GameState: Clone + Debug {
    /// What a player does.
    type Action: Copy;
    /// What a viewer may see.
    type View;
    /// Why an action can't be played.
    type Refusal;

    /// The seat to move, or that was to move when the game ended.
    #[must_use]
    fn to_move(&self) -> Seat;

    /// How the game ended; `None` while it runs.
    #[must_use]
    fn outcome(&self) -> Option<Outcome>;

    /// Who is still in the game, the one that moves first before the others.
    #[must_use]
    fn living(&self) -> Vec<Seat>;

    /// What a viewer may see.
    #[must_use]
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The legal actions of the seat to move, in an order of the game's own; none when the game is
    /// over. They are those of its view.
    #[must_use]
    fn legal(&self) -> Vec<Self::Action>;

    /// Plays an action of the seat to move.
    ///
    /// # Errors
    /// Why it is not legal; the state is then unchanged.
    fn play(&mut self, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Takes a word.
    ///
    /// # Errors
    /// Why it is refused; the state is then unchanged.
    fn say(&mut self, word: Word) -> Result<(), WordRefusal>;

    /// The canonical text of an action that is about to be played, with what it takes: what a record
    /// writes.
    #[must_use]
    fn spell(&self, action: Self::Action) -> String;

    /// Whether an action that is about to be played shows something that was hidden, so that nobody
    /// takes it back.
    #[must_use]
    fn reveals(&self, action: Self::Action) -> bool;

    /// The action that plays itself, where the rules leave nothing to choose and the game lets such
    /// actions play themselves.
    #[must_use]
    fn forced(&self) -> Option<Self::Action> {
        None
    }

    /// Whether the player to move has begun a turn and has still to choose something in it.
    #[must_use]
    fn is_halfway(&self) -> bool {
        false
    }

    /// With which action, counted from 0, the turn began that a player is halfway through; `None` at
    /// the start of a turn.
    #[must_use]
    fn turn_began(&self) -> Option<usize> {
        None
    }

    /// The number of sequences of exactly `depth` actions from here. All rules apply, so a game that
    /// ends earlier counts for nothing.
    #[must_use]
    fn perft(&self, depth: u32) -> u64 {
        count(self, depth)
    }
}

/// Leaf counts by the plainest means: every action is played.
pub(super) fn count<S: GameState>(state: &S, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let leaves = |action| {
        let mut next = state.clone();
        next.play(action).map_or(0, |()| count(&next, depth - 1))
    };
    state.legal().into_iter().map(leaves).sum()
}

/// Earlier positions of a game that is over. What is hidden goes out by [`GameState::view`] alone, so
/// nobody but the films of `games` may ask for them.
pub(super) trait Revealed: GameState {
    /// What a viewer sees, with nothing hidden.
    fn revealed(&self, viewer: Viewer) -> Self::View;
}

/// What a viewer may see of a game. What is hidden has no place in it.
pub trait GameView: Clone + Debug + PartialEq {
    /// What a player does.
    type Action: Copy;
    /// A game with everything that is hidden in it.
    type State;

    /// The seat to move, or that was to move when the game ended.
    #[must_use]
    fn to_move(&self) -> Seat;

    /// How the game ended; `None` while it runs.
    #[must_use]
    fn outcome(&self) -> Option<Outcome>;

    /// Who is still in the game, the one that moves first before the others.
    #[must_use]
    fn living(&self) -> Vec<Seat>;

    /// The legal actions of the seat to move, as far as the viewer may know them, in an order of the
    /// game's own; none when the game is over.
    #[must_use]
    fn legal(&self) -> Vec<Self::Action>;

    /// The canonical text of a legal action, without what it takes besides.
    #[must_use]
    fn spell(&self, action: Self::Action) -> String;

    /// A legal action as menus show it.
    #[must_use]
    fn describe(&self, action: Self::Action) -> Described<Self::Action>;

    /// The position string.
    #[must_use]
    fn position(&self) -> String;

    /// A game that looks just like this one to this viewer, with what is hidden dealt anew: all deals
    /// that fit are equally likely. `None` in the rare case that none was found.
    fn imagine(&self, rng: &mut impl Rng) -> Option<Self::State>;

    /// What a record for this viewer says of the set-up beside its variant: tags and their values.
    #[must_use]
    fn tags(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Moves of both sides, or rounds, in which nothing happened that counts, where that can draw the
    /// game.
    #[must_use]
    fn quiet(&self) -> Option<u32> {
        None
    }

    /// Whether a record numbers the action with this index.
    #[must_use]
    fn is_numbered(&self, action: usize) -> bool {
        action.is_multiple_of(2)
    }

    /// Whether the last turn has cost somebody the game, so that nobody takes it back.
    #[must_use]
    fn has_defeated(&self) -> bool {
        false
    }

    /// Whether the player to move has begun a turn and has still to choose something in it.
    #[must_use]
    fn is_halfway(&self) -> bool {
        false
    }
}
