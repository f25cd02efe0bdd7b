//! What can be asked of a game of any kind, for those who host games.

use rand::Rng;

use super::all::{AnyAction, AnySetup, AnyState, AnyView, Game, GameKind, each_game, with_game};
use super::described::Described;
use super::outcome::Outcome;
use super::refusal::Refusal;
use super::rules::{GameState, GameView, Revealed, Rules};
use super::seat::{Seat, Viewer};
use super::word::{Word, WordRefusal};

/// A legal action of any game as menus and completion show it.
pub type Move = Described<AnyAction>;

impl AnySetup {
    /// A kind's setup by the name of its variant; `None` for the default. No setup for an unknown
    /// variant, and none for a game in which something is drawn by lot or set up by the players.
    #[must_use]
    pub fn new(kind: GameKind, variant: Option<&str>) -> Option<Self> {
        with_game!(kind, G => G::plain(variant).map(Self::from))
    }

    /// The variant's name, where it is not the default: what a record's `Variant` tag says.
    #[must_use]
    pub fn variant(&self) -> Option<&'static str> {
        each_game!(AnySetup, self, G, setup => G::variant(setup))
    }

    /// The first position.
    #[must_use]
    pub fn start(&self) -> AnyState {
        each_game!(AnySetup, self, G, setup => G::start(setup).into())
    }
}

impl AnyAction {
    /// Reads an action on a kind's board, in either case.
    ///
    /// # Errors
    /// Where the text is none.
    pub fn parse(kind: GameKind, text: &str) -> Result<Self, Refusal> {
        with_game!(kind, G => Ok(G::parse(text)?.into()))
    }
}

impl AnyState {
    /// The seat to move, or that was to move when the game ended.
    #[must_use]
    pub fn to_move(&self) -> Seat {
        each_game!(AnyState, self, state => GameState::to_move(state))
    }

    /// How the game ended; `None` while it runs.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        each_game!(AnyState, self, state => GameState::outcome(state))
    }

    /// Who is still in the game, the one that moves first before the others.
    #[must_use]
    pub fn living(&self) -> Vec<Seat> {
        each_game!(AnyState, self, state => GameState::living(state))
    }

    /// What a viewer may see.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> AnyView {
        each_game!(AnyState, self, state => GameState::view(state, viewer).into())
    }

    /// The same with nothing hidden: for earlier positions of a game that is over.
    pub(super) fn revealed(&self, viewer: Viewer) -> AnyView {
        each_game!(AnyState, self, state => state.revealed(viewer).into())
    }

    /// Plays an action of a record, on the board or in words, and gives its canonical text with
    /// what was taken.
    ///
    /// # Errors
    /// Why the action is refused; the state is then unchanged.
    pub fn play(&mut self, text: &str) -> Result<String, Refusal> {
        match Word::parse(text) {
            Some(word) => self.say(word).map(|()| word.to_string()).map_err(Refusal::Word),
            None => self.act(text),
        }
    }

    /// Plays an action on the board for the seat to move, and gives its canonical text with what
    /// was taken.
    ///
    /// # Errors
    /// Why the action is refused; the state is then unchanged.
    pub fn act(&mut self, text: &str) -> Result<String, Refusal> {
        each_game!(AnyState, self, G, state => {
            let action = G::parse(text)?;
            let spelled = GameState::spell(state, action);
            GameState::play(state, action)?;
            Ok(spelled)
        })
    }

    /// Plays an action on the board for the seat to move.
    ///
    /// # Errors
    /// Why it is refused, also where it is another game's; the state is then unchanged.
    pub fn play_action(&mut self, action: AnyAction) -> Result<(), Refusal> {
        each_game!(AnyState, self, G, state => {
            let action = G::action(action).ok_or(G::UNREADABLE)?;
            Ok(GameState::play(state, action)?)
        })
    }

    /// The canonical text of an action that is about to be played, with what it takes; `None` where it
    /// is another game's.
    #[must_use]
    pub fn spell(&self, action: AnyAction) -> Option<String> {
        each_game!(AnyState, self, G, state => {
            G::action(action).map(|action| GameState::spell(state, action))
        })
    }

    /// Whether an action that is about to be played shows something that was hidden, so that nobody
    /// takes it back.
    #[must_use]
    pub fn reveals(&self, action: AnyAction) -> bool {
        each_game!(AnyState, self, G, state => {
            G::action(action).is_some_and(|action| GameState::reveals(state, action))
        })
    }

    /// The legal actions of the seat to move; none when the game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<AnyAction> {
        each_game!(AnyState, self, state => {
            GameState::legal(state).into_iter().map(AnyAction::from).collect()
        })
    }

    /// With which action the turn began that a player is halfway through; `None` at the start of a
    /// turn.
    #[must_use]
    pub fn turn_began(&self) -> Option<usize> {
        each_game!(AnyState, self, state => GameState::turn_began(state))
    }

    /// Whether the player has begun a turn and has still to choose something in it.
    #[must_use]
    pub fn is_halfway(&self) -> bool {
        each_game!(AnyState, self, state => state.is_halfway())
    }

    /// Plays on as long as there is nothing to choose, and gives the canonical texts. Not every game
    /// does so: in some even the only move is the player's own.
    pub fn play_forced(&mut self) -> Vec<String> {
        each_game!(AnyState, self, state => {
            let mut texts = Vec::new();
            while let Some(action) = GameState::forced(state) {
                let text = GameState::spell(state, action);
                if GameState::play(state, action).is_err() {
                    break;
                }
                texts.push(text);
            }
            texts
        })
    }

    /// The number of sequences of exactly `depth` actions from here.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        each_game!(AnyState, self, state => GameState::perft(state, depth))
    }

    /// Takes a word.
    ///
    /// # Errors
    /// Why it is refused; the state is then unchanged.
    pub fn say(&mut self, word: Word) -> Result<(), WordRefusal> {
        each_game!(AnyState, self, state => GameState::say(state, word))
    }
}

impl AnyView {
    /// How the game ended; `None` while it runs.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        each_game!(AnyView, self, view => GameView::outcome(view))
    }

    /// The seat to move, or that was to move when the game ended.
    #[must_use]
    pub fn to_move(&self) -> Seat {
        each_game!(AnyView, self, view => view.to_move())
    }

    /// The legal actions of the seat to move in canonical text without capture suffixes, sorted
    /// bytewise; none when the game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        let mut legal: Vec<String> = each_game!(AnyView, self, view => {
            view.legal().into_iter().map(|action| GameView::spell(view, action)).collect()
        });
        legal.sort_unstable();
        legal
    }

    /// The same actions as values, in an order of the game's own.
    #[must_use]
    pub fn actions(&self) -> Vec<AnyAction> {
        each_game!(AnyView, self, view => {
            view.legal().into_iter().map(AnyAction::from).collect()
        })
    }

    /// The same actions as menus show them, file by file.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves: Vec<Move> = each_game!(AnyView, self, view => {
            view.legal().into_iter().map(|action| view.describe(action).into()).collect()
        });
        moves.sort_by_cached_key(Described::by_file);
        moves
    }

    /// A game that looks just like this one to this viewer, with what is hidden dealt anew. `None` in
    /// the rare case that none was found.
    pub fn imagine(&self, rng: &mut impl Rng) -> Option<AnyState> {
        each_game!(AnyView, self, view => GameView::imagine(view, rng).map(AnyState::from))
    }

    /// Moves of both sides since something was last taken, where that can draw the game.
    #[must_use]
    pub fn quiet(&self) -> Option<u32> {
        each_game!(AnyView, self, view => GameView::quiet(view))
    }

    /// Whether a record numbers the action with this index: pairs of moves, or the turns of a game
    /// whose turns have several actions.
    #[must_use]
    pub fn is_numbered(&self, action: usize) -> bool {
        each_game!(AnyView, self, view => view.is_numbered(action))
    }

    /// Who is still in the game.
    #[must_use]
    pub fn living(&self) -> Vec<Seat> {
        each_game!(AnyView, self, view => GameView::living(view))
    }

    /// Whether the last turn has cost somebody the game, so that nobody takes it back.
    #[must_use]
    pub fn has_defeated(&self) -> bool {
        each_game!(AnyView, self, view => view.has_defeated())
    }

    /// Whether the player to move has begun a turn and has still to choose something in it.
    #[must_use]
    pub fn is_halfway(&self) -> bool {
        each_game!(AnyView, self, view => view.is_halfway())
    }

    /// What a record for this viewer says of the set-up beside its variant: tags and their values.
    #[must_use]
    pub fn tags(&self) -> Vec<(&'static str, String)> {
        each_game!(AnyView, self, view => GameView::tags(view))
    }

    /// The position string.
    #[must_use]
    pub fn position(&self) -> String {
        each_game!(AnyView, self, view => GameView::position(view))
    }
}
