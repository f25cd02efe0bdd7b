//! From requests to replies: lobbies, seats, turns, permissions.

pub mod commands;
mod request;
pub mod rules;
mod service;

pub use request::{Ask, Completion, Control, Invocation, Person, Press, Request, Room};
pub use service::App;
