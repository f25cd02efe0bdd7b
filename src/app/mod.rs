//! From requests to replies: lobbies, seats, turns, permissions. No words and no pictures.

mod command;
pub mod commands;
mod complete;
mod lobby;
mod locks;
mod look;
mod missed;
mod play;
mod refusal;
mod reply;
mod request;
pub mod rules;
mod service;
#[cfg(test)]
mod tests;

pub use complete::{Suggestion, Suggestions};
pub use refusal::Refusal;
pub use reply::{Answer, News, Overview, Private, Reply, Scene};
pub use request::{Ask, Completion, Control, Invocation, Person, Press, Request, Room};
pub use service::App;
