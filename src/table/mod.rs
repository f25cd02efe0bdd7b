//! One hosted game, from the lobby to the end, as pure data: no clock, no I/O, no randomness, no
//! names of people.
//!
//! A [`Command`] of an [`Actor`] at a time becomes [`Event`]s or a [`Refusal`] ([`Table::decide`]);
//! a table is what its events fold to ([`Table::apply`]). Events are only ever added: taking back is
//! an event, too. Each says who may know it ([`Audience`]).

mod actor;
mod command;
mod decide;
mod event;
mod fold;
mod ids;
mod proposal;
mod refusal;
mod state;
mod takeback;
#[cfg(test)]
mod tests;

pub use actor::Actor;
pub use command::{Command, Deployed, Opening, Request};
pub use event::{Audience, Event, Fact, Timestamp, Version};
pub use ids::{AccountId, Front, Identity, MessageKey, RoomKey, TableId};
pub use proposal::{Proposal, Standing};
pub use refusal::Refusal;
pub use state::{Deployment, Pace, Player, Stage, Table};
