//! From requests to replies: lobbies, seats, turns, permissions. No words and no pictures.

mod camps;
mod cards;
mod command;
pub mod commands;
mod complete;
mod deploy;
mod direct;
mod draw;
mod lobby;
mod locks;
mod look;
mod missed;
mod news;
mod opening;
mod play;
mod refusal;
mod reply;
mod request;
pub mod rules;
mod saved;
mod service;
mod table;
#[cfg(test)]
mod tests;
mod undo;
mod verify;

pub use complete::{Suggestion, Suggestions};
pub use refusal::{NoSeat, Refusal};
pub use reply::{Answer, Form, News, Overview, Own, Private, Proof, Reply, Scene};
pub use request::{Ask, Completion, Control, Deploy, Invocation, Person, Press, Request, Room};
pub use saved::{LONGEST_NAME, MOST_SAVED};
pub use service::App;
pub use table::{Seated, Table};
