use serde::{Deserialize, Serialize};

use super::ids::AccountId;
use crate::games::Seat;

/// Who asks something of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Actor {
    /// A person.
    Person(AccountId),
    /// A person who may moderate where the game is played.
    Moderator(AccountId),
    /// A computer player, by its seat.
    Computer(Seat),
    /// Time that has passed.
    Clock,
}

impl Actor {
    /// The account of a person; `None` for anything else.
    #[must_use]
    pub const fn account(self) -> Option<AccountId> {
        match self {
            Self::Person(account) | Self::Moderator(account) => Some(account),
            Self::Computer(_) | Self::Clock => None,
        }
    }

    /// Whether the actor may moderate.
    #[must_use]
    pub const fn moderates(self) -> bool {
        matches!(self, Self::Moderator(_))
    }
}
