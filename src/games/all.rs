//! The games there are: the one list of them, from which the types of "a game of any kind" are made.

use serde::{Deserialize, Serialize};

use super::rules::Rules;
use super::{bosworth, tawlbwrdd, veldslag};

/// Makes the enums that have a variant for each game, what goes between them and a game's own types,
/// and the macros by which other folders do the same with traits of their own.
macro_rules! games {
    ($($Game:ident($module:ident)),+ $(,)?) => { games! { @with ($) $($Game($module)),+ } };

    (@with ($d:tt) $($Game:ident($module:ident)),+) => {
        /// One of the games.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(rename_all = "lowercase")]
        pub enum GameKind {
            $(#[doc = concat!("The game of `games/", stringify!($module), "`.")] $Game,)+
        }

        impl GameKind {
            /// All games.
            pub const ALL: [Self; [$(stringify!($Game)),+].len()] = [$(Self::$Game),+];

            /// The name as records, commands and message ids write it.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$Game => stringify!($module),)+
                }
            }
        }

        games! {
            @enum $($Game($module)),+;
            /// What a game starts from, apart from its players.
            #[derive(Clone, Debug, PartialEq, Eq)]
            AnySetup, Setup
        }
        games! {
            @enum $($Game($module)),+;
            /// A running or finished game with everything that is hidden in it.
            #[derive(Clone, Debug)]
            AnyState, State
        }
        games! {
            @enum $($Game($module)),+;
            /// What a player does on the board.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            AnyAction, Action
        }
        games! {
            @enum $($Game($module)),+;
            /// What a viewer may see of a game.
            #[derive(Clone, Debug, PartialEq, Eq)]
            AnyView, View
        }
        games! {
            @enum $($Game($module)),+;
            /// Why an action on the board can't be played.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            AnyRefusal, Refusal
        }
        games! {
            @enum $($Game($module)),+;
            /// Why the tags of a record make no set-up.
            #[derive(Clone, Debug, PartialEq, Eq)]
            AnyTagRefusal, TagRefusal
        }

        $(impl Game for $module::$Game {
            const KIND: GameKind = GameKind::$Game;

            fn setup(any: &AnySetup) -> Option<&Self::Setup> {
                if let AnySetup::$Game(setup) = any { Some(setup) } else { None }
            }

            fn state(any: &AnyState) -> Option<&Self::State> {
                if let AnyState::$Game(state) = any { Some(state) } else { None }
            }

            fn action(any: AnyAction) -> Option<Self::Action> {
                if let AnyAction::$Game(action) = any { Some(action) } else { None }
            }

            fn view(any: &AnyView) -> Option<&Self::View> {
                if let AnyView::$Game(view) = any { Some(view) } else { None }
            }
        })+

        /// Does something with the game of a kind: `with_game!(kind, G => G::SEATS)`. The name `G`
        /// stands for the type that implements [`Rules`] and whatever traits other folders have for
        /// games.
        macro_rules! with_game {
            ($d kind:expr, $d G:ident => $d body:expr) => {
                match $d kind {
                    $($crate::games::GameKind::$Game => {
                        type $d G = $crate::games::$module::$Game;
                        $d body
                    })+
                }
            };
        }
        pub(crate) use with_game;

        /// Does something with a value of one of the enums, as its game has it:
        /// `each_game!(AnyView, any, view => view.position())`, or with the game's type,
        /// `each_game!(AnyView, any, G, view => G::tell(view))`.
        macro_rules! each_game {
            ($d Any:ident, $d any:expr, $d value:ident => $d body:expr) => {
                match $d any {
                    $($crate::games::$d Any::$Game($d value) => $d body,)+
                }
            };
            ($d Any:ident, $d any:expr, $d G:ident, $d value:ident => $d body:expr) => {
                match $d any {
                    $($crate::games::$d Any::$Game($d value) => {
                        type $d G = $crate::games::$module::$Game;
                        $d body
                    })+
                }
            };
        }
        pub(crate) use each_game;
    };

    (@enum $($Game:ident($module:ident)),+; $(#[$meta:meta])+ $Any:ident, $of:ident) => {
        $(#[$meta])+
        #[allow(clippy::large_enum_variant, reason = "there are few of them at a time")]
        pub enum $Any {
            $(
                #[doc = concat!("Of the game of `games/", stringify!($module), "`.")]
                $Game(<$module::$Game as Rules>::$of),
            )+
        }

        impl $Any {
            /// Which game it belongs to.
            #[must_use]
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(Self::$Game(_) => GameKind::$Game,)+
                }
            }
        }

        $(impl From<<$module::$Game as Rules>::$of> for $Any {
            fn from(own: <$module::$Game as Rules>::$of) -> Self {
                Self::$Game(own)
            }
        })+
    };
}

/// A game of the list: its own types within those of any kind.
pub trait Game: Rules {
    /// Which of the games it is.
    const KIND: GameKind;

    /// What a set-up is to this game; `None` where it is another's.
    #[must_use]
    fn setup(any: &AnySetup) -> Option<&Self::Setup>;

    /// What a state is to this game; `None` where it is another's.
    #[must_use]
    fn state(any: &AnyState) -> Option<&Self::State>;

    /// What an action is to this game; `None` where it is another's.
    #[must_use]
    fn action(any: AnyAction) -> Option<Self::Action>;

    /// What a view is to this game; `None` where it is another's.
    #[must_use]
    fn view(any: &AnyView) -> Option<&Self::View>;
}

games! {
    Tawlbwrdd(tawlbwrdd),
    Veldslag(veldslag),
    Bosworth(bosworth),
}
