use serde::{Deserialize, Serialize};

use crate::games::Seat;

/// What a player can propose to the others. All who live have to agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Proposal {
    /// That the game is drawn.
    Draw,
    /// That the player's last action is taken back.
    Takeback,
}

/// A proposal that still means something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// What is proposed.
    pub proposal: Proposal,
    /// The seat that proposes it.
    pub by: Seat,
    /// How many actions would be taken back.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub plies: u32,
    /// The seats that have agreed, in the order in which they did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub accepted: Vec<Seat>,
    /// The seat that has said no: the same can't be proposed again before the game has gone on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declined: Option<Seat>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(plies: &u32) -> bool {
    *plies == 0
}

impl Standing {
    /// Whether the others can still answer.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.declined.is_none()
    }

    /// Whether a seat agrees: who proposes it does.
    #[must_use]
    pub fn agrees(&self, seat: Seat) -> bool {
        self.by == seat || self.accepted.contains(&seat)
    }
}
