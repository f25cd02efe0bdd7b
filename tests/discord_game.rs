//! The bot on a double of Discord: a whole game, and what Discord may do to it.
#![allow(clippy::unwrap_used)]

mod discord;
#[path = "discord_game/game.rs"]
mod game;
#[path = "discord_game/misbehaviour.rs"]
mod misbehaviour;
#[path = "discord_game/table.rs"]
mod table;
