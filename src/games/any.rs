//! A game of any kind: plain enums and plain matches, for those who host games.

use super::bosworth;
use super::kind::GameKind;
use super::outcome::Outcome;
use super::seat::{Seat, Viewer};
use super::tawlbwrdd;
use super::veldslag;
use super::word::{Word, WordRefusal};

/// What a game starts from, apart from its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnySetup {
    /// Tawlbwrdd's layout.
    Tawlbwrdd(tawlbwrdd::Layout),
    /// Veldslag's two armies.
    Veldslag(veldslag::Setup),
    /// Bosworth's decks and camps.
    Bosworth(Box<bosworth::Setup>),
}

/// A running or finished game.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "there are few of them at a time")]
pub enum AnyState {
    /// A game of Tawlbwrdd.
    Tawlbwrdd(tawlbwrdd::State),
    /// A game of Veldslag.
    Veldslag(veldslag::State),
    /// A game of Bosworth.
    Bosworth(bosworth::State),
}

/// What a viewer may see of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "there are few of them at a time")]
pub enum AnyView {
    /// A game of Tawlbwrdd.
    Tawlbwrdd(tawlbwrdd::View),
    /// A game of Veldslag.
    Veldslag(veldslag::View),
    /// A game of Bosworth.
    Bosworth(bosworth::View),
}

/// A legal action as menus and completion show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The square it starts from.
    pub from: String,
    /// The square it ends on.
    pub to: String,
    /// The canonical text without what it takes.
    pub action: String,
    /// The canonical text with what it takes.
    pub full: String,
    /// The squares on which it takes something, or attacks somebody.
    pub takes: Vec<String>,
    /// Whether it brings an earlier position back and so ends the game.
    pub repeats: bool,
    /// What moves, in games where not everybody sees it.
    pub rank: Option<veldslag::Rank>,
    /// What moves or is placed, in games of cards.
    pub card: Option<bosworth::Kind>,
}

/// Why an action can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The board's rules refuse the move.
    Tawlbwrdd(tawlbwrdd::Refusal),
    /// The board's rules refuse the move.
    Veldslag(veldslag::Refusal),
    /// The board's rules refuse the action.
    Bosworth(bosworth::Refusal),
    /// The word is refused.
    Word(WordRefusal),
}

impl AnySetup {
    /// A kind's setup by the name of its variant; `None` for the default. No setup for an unknown
    /// variant, and none for a game that its players set up.
    #[must_use]
    pub fn new(kind: GameKind, variant: Option<&str>) -> Option<Self> {
        match (kind, variant) {
            (GameKind::Tawlbwrdd, None) => Some(Self::Tawlbwrdd(tawlbwrdd::Layout::default())),
            (GameKind::Tawlbwrdd, Some(name)) => {
                tawlbwrdd::Layout::parse(name).map(Self::Tawlbwrdd)
            }
            (GameKind::Veldslag | GameKind::Bosworth, _) => None,
        }
    }

    /// Which game it is for.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Tawlbwrdd(_) => GameKind::Tawlbwrdd,
            Self::Veldslag(_) => GameKind::Veldslag,
            Self::Bosworth(_) => GameKind::Bosworth,
        }
    }

    /// The names of a kind's variants; Tawlbwrdd's default is the first.
    #[must_use]
    pub fn variants(kind: GameKind) -> Vec<&'static str> {
        match kind {
            GameKind::Tawlbwrdd => tawlbwrdd::Layout::ALL.map(tawlbwrdd::Layout::name).to_vec(),
            GameKind::Veldslag => Vec::new(),
            GameKind::Bosworth => vec!["split"],
        }
    }

    /// The variant's name, where it is not the default: what a record's `Variant` tag says.
    #[must_use]
    pub fn variant(&self) -> Option<&'static str> {
        match self {
            Self::Tawlbwrdd(layout) => {
                (*layout != tawlbwrdd::Layout::default()).then(|| layout.name())
            }
            Self::Veldslag(_) => None,
            Self::Bosworth(setup) => setup.is_split().then_some("split"),
        }
    }

    /// The first position.
    #[must_use]
    pub fn start(&self) -> AnyState {
        match self {
            Self::Tawlbwrdd(layout) => AnyState::Tawlbwrdd(tawlbwrdd::State::new(*layout)),
            Self::Veldslag(setup) => AnyState::Veldslag(veldslag::State::new(*setup)),
            Self::Bosworth(setup) => AnyState::Bosworth(bosworth::State::new(setup)),
        }
    }
}

impl AnyState {
    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Tawlbwrdd(_) => GameKind::Tawlbwrdd,
            Self::Veldslag(_) => GameKind::Veldslag,
            Self::Bosworth(_) => GameKind::Bosworth,
        }
    }

    /// The seat to move, or that was to move when the game ended.
    #[must_use]
    pub const fn to_move(&self) -> Seat {
        match self {
            Self::Tawlbwrdd(state) => state.side().seat(),
            Self::Veldslag(state) => state.side().seat(),
            Self::Bosworth(state) => state.turn().seat(),
        }
    }

    /// How the game ended; `None` while it runs.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Tawlbwrdd(state) => state.outcome(),
            Self::Veldslag(state) => state.outcome(),
            Self::Bosworth(state) => state.outcome(),
        }
    }

    /// What a viewer may see.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> AnyView {
        match self {
            Self::Tawlbwrdd(state) => AnyView::Tawlbwrdd(state.view(viewer)),
            Self::Veldslag(state) => AnyView::Veldslag(state.view(viewer)),
            Self::Bosworth(state) => AnyView::Bosworth(state.view(viewer)),
        }
    }

    /// The same with nothing hidden: for earlier positions of a game that is over.
    pub(super) fn revealed(&self, viewer: Viewer) -> AnyView {
        match self {
            Self::Tawlbwrdd(state) => AnyView::Tawlbwrdd(state.view(viewer)),
            Self::Veldslag(state) => AnyView::Veldslag(state.revealed(viewer)),
            Self::Bosworth(state) => AnyView::Bosworth(state.revealed(viewer)),
        }
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
        match self {
            Self::Tawlbwrdd(state) => {
                let action = tawlbwrdd::Action::parse(text).map_err(Refusal::Tawlbwrdd)?;
                let fallen = state.play(action).map_err(Refusal::Tawlbwrdd)?;
                Ok(action.with_captures(fallen))
            }
            Self::Veldslag(state) => {
                let action = veldslag::Action::parse(text).map_err(Refusal::Veldslag)?;
                state.play(action).map_err(Refusal::Veldslag)
            }
            Self::Bosworth(state) => {
                let action = bosworth::Action::parse(text).map_err(Refusal::Bosworth)?;
                state.play(action).map_err(Refusal::Bosworth)
            }
        }
    }

    /// Who is still in the game, the one that moves first before the others.
    #[must_use]
    pub fn living(&self) -> Vec<Seat> {
        match self {
            Self::Tawlbwrdd(_) | Self::Veldslag(_) => self.kind().seats().to_vec(),
            Self::Bosworth(state) => state.living().map(bosworth::Camp::seat).collect(),
        }
    }

    /// With which action the turn began that a player is halfway through; `None` at the start of a
    /// turn.
    #[must_use]
    pub fn turn_began(&self) -> Option<usize> {
        match self {
            Self::Bosworth(state) if self.is_halfway() => state.turn_began(),
            _ => None,
        }
    }

    /// Whether the player has begun a turn and has still to choose something in it.
    #[must_use]
    pub fn is_halfway(&self) -> bool {
        match self {
            Self::Tawlbwrdd(_) | Self::Veldslag(_) => false,
            Self::Bosworth(state) => {
                state.outcome().is_none() && state.phase() == bosworth::Phase::Reinforce
            }
        }
    }

    /// Plays on as long as there is nothing to choose, and gives the canonical texts. Only Bosworth
    /// does so; elsewhere even the only move is the player's own.
    pub fn play_forced(&mut self) -> Vec<String> {
        match self {
            Self::Tawlbwrdd(_) | Self::Veldslag(_) => Vec::new(),
            Self::Bosworth(state) => state.play_forced(),
        }
    }

    /// The number of sequences of exactly `depth` actions from here.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match self {
            Self::Tawlbwrdd(state) => state.perft(depth),
            Self::Veldslag(state) => state.perft(depth),
            Self::Bosworth(state) => state.perft(depth),
        }
    }

    /// Takes a word.
    ///
    /// # Errors
    /// Why it is refused; the state is then unchanged.
    pub fn say(&mut self, word: Word) -> Result<(), WordRefusal> {
        match self {
            Self::Tawlbwrdd(state) => state.say(word),
            Self::Veldslag(state) => state.say(word),
            Self::Bosworth(state) => state.say(word),
        }
    }
}

impl AnyView {
    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Tawlbwrdd(_) => GameKind::Tawlbwrdd,
            Self::Veldslag(_) => GameKind::Veldslag,
            Self::Bosworth(_) => GameKind::Bosworth,
        }
    }

    /// How the game ended; `None` while it runs.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Tawlbwrdd(view) => view.outcome(),
            Self::Veldslag(view) => view.outcome(),
            Self::Bosworth(view) => view.outcome(),
        }
    }

    /// The seat to move, or that was to move when the game ended.
    #[must_use]
    pub const fn to_move(&self) -> Seat {
        match self {
            Self::Tawlbwrdd(view) => view.position().side().seat(),
            Self::Veldslag(view) => view.side().seat(),
            Self::Bosworth(view) => view.turn().seat(),
        }
    }

    /// The legal actions of the seat to move in canonical text without capture suffixes, sorted
    /// bytewise; none when the game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        match self {
            Self::Tawlbwrdd(view) => view.actions().iter().map(ToString::to_string).collect(),
            Self::Veldslag(view) => {
                view.actions().iter().map(|action| view.position().text(*action)).collect()
            }
            Self::Bosworth(view) => {
                view.actions().into_iter().map(|action| view.spell(action)).collect()
            }
        }
    }

    /// The same actions as menus show them, file by file.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves: Vec<Move> = match self {
            Self::Tawlbwrdd(view) => {
                view.actions().into_iter().map(|action| spell_tawlbwrdd(view, action)).collect()
            }
            Self::Veldslag(view) => {
                view.actions().into_iter().map(|action| spell_veldslag(view, action)).collect()
            }
            Self::Bosworth(view) => {
                view.actions().into_iter().map(|action| spell_bosworth(view, action)).collect()
            }
        };
        let by_file = |square: &str| {
            let (file, rank) = square.split_at(square.len().min(1));
            (file.to_owned(), rank.parse::<u8>().unwrap_or(0))
        };
        moves.sort_by_cached_key(|known| (by_file(&known.from), by_file(&known.to)));
        moves
    }

    /// Moves of both sides since something was last taken, where that can draw the game.
    #[must_use]
    pub fn quiet(&self) -> Option<u32> {
        match self {
            Self::Tawlbwrdd(_) => None,
            Self::Veldslag(view) => Some(view.quiet()),
            Self::Bosworth(view) => Some(view.quiet()),
        }
    }

    /// Whether a record numbers the action with this index: bosworth's turns, elsewhere pairs of
    /// moves.
    #[must_use]
    pub fn is_numbered(&self, action: usize) -> bool {
        match self {
            Self::Tawlbwrdd(_) | Self::Veldslag(_) => action.is_multiple_of(2),
            Self::Bosworth(view) => view.starts_turn(action),
        }
    }

    /// Who is still in the game.
    #[must_use]
    pub fn living(&self) -> Vec<Seat> {
        match self {
            Self::Tawlbwrdd(_) | Self::Veldslag(_) => self.kind().seats().to_vec(),
            Self::Bosworth(view) => view.living().map(bosworth::Camp::seat).collect(),
        }
    }

    /// Whether the last turn has cost somebody the game, so that nobody takes it back.
    #[must_use]
    pub fn has_defeated(&self) -> bool {
        match self {
            Self::Tawlbwrdd(_) | Self::Veldslag(_) => false,
            Self::Bosworth(view) => view.last().is_some_and(|turn| turn.defeated.is_some()),
        }
    }

    /// Whether the player to move has begun a turn and has still to choose something in it.
    #[must_use]
    pub fn is_halfway(&self) -> bool {
        match self {
            Self::Tawlbwrdd(_) | Self::Veldslag(_) => false,
            Self::Bosworth(view) => view.is_choosing(),
        }
    }

    /// The position string.
    #[must_use]
    pub fn position(&self) -> String {
        match self {
            Self::Tawlbwrdd(view) => view.position().to_string(),
            Self::Veldslag(view) => view.text(),
            Self::Bosworth(view) => view.text(),
        }
    }
}

fn spell_tawlbwrdd(view: &tawlbwrdd::View, action: tawlbwrdd::Action) -> Move {
    let fallen = view.captures(action);
    Move {
        from: action.from.to_string(),
        to: action.to.to_string(),
        action: action.to_string(),
        full: action.with_captures(fallen),
        takes: fallen.squares().iter().map(|square| square.to_string()).collect(),
        repeats: view.repeating().contains(&action),
        rank: None,
        card: None,
    }
}

fn spell_veldslag(view: &veldslag::View, action: veldslag::Action) -> Move {
    let text = view.position().text(action);
    let attacked = view.man(action.to).map(|_| action.to.to_string());
    Move {
        from: action.from.to_string(),
        to: action.to.to_string(),
        action: text.clone(),
        full: text,
        takes: attacked.into_iter().collect(),
        repeats: false,
        rank: view.man(action.from).and_then(|man| view.rank(man).rank()),
        card: None,
    }
}

fn spell_bosworth(view: &bosworth::View, action: bosworth::Action) -> Move {
    let text = view.spell(action);
    let (from, to, card) = match action {
        bosworth::Action::Move { from, to } => {
            (from.to_string(), to.to_string(), view.board().card(from).map(|card| card.kind))
        }
        bosworth::Action::Place(kind, square) => {
            (kind.letter().to_string(), square.to_string(), Some(kind))
        }
        bosworth::Action::Pass => (text.clone(), String::new(), None),
    };
    let takes = if text.contains('x') { vec![to.clone()] } else { Vec::new() };
    Move { from, to, action: text.clone(), full: text, takes, repeats: false, rank: None, card }
}
