//! What a game has and has not, asked by its kind.

use super::all::{GameKind, with_game};
use super::rules::Rules;
use super::seat::Seat;

impl GameKind {
    /// The game with exactly this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == name)
    }

    /// Whether its players set their pieces up before the first move, each in secret.
    #[must_use]
    pub const fn is_set_up(self) -> bool {
        with_game!(self, G => G::IS_SET_UP)
    }

    /// Whether its players know things that others must not see.
    #[must_use]
    pub const fn has_secrets(self) -> bool {
        with_game!(self, G => G::HAS_SECRETS)
    }

    /// After how many quiet moves of both sides, or rounds, a player can claim a draw; `None` where
    /// the game ends in other ways.
    #[must_use]
    pub const fn claim(self) -> Option<u32> {
        with_game!(self, G => G::CLAIM)
    }

    /// After how many of them a moderator can declare a draw; `None` where none can.
    #[must_use]
    pub const fn ruling(self) -> Option<u32> {
        with_game!(self, G => G::RULING)
    }

    /// The seats at its board, the one that moves first before the others.
    #[must_use]
    pub const fn seats(self) -> &'static [Seat] {
        with_game!(self, G => G::SEATS)
    }

    /// The values that a record's `Variant` tag may have.
    #[must_use]
    pub const fn variants(self) -> &'static [&'static str] {
        with_game!(self, G => G::VARIANTS)
    }

    /// Which of them is played where none is named; `None` where the ordinary game has no name.
    #[must_use]
    pub const fn default_variant(self) -> Option<&'static str> {
        with_game!(self, G => G::DEFAULT_VARIANT)
    }

    /// Every set of seats with which a variant can be played.
    #[must_use]
    pub fn seatings(self, variant: Option<&str>) -> Vec<&'static [Seat]> {
        with_game!(self, G => G::seatings(variant))
    }
}
