//! The bot on a double of Discord: whole games, and what Discord may do to them.
#![allow(clippy::unwrap_used)]

#[path = "discord_game/battle.rs"]
mod battle;
#[path = "discord_game/bosworth/mod.rs"]
mod bosworth;
#[path = "discord_game/camp.rs"]
mod camp;
mod discord;
#[path = "discord_game/game.rs"]
mod game;
#[path = "discord_game/letters.rs"]
mod letters;
#[path = "discord_game/logs.rs"]
mod logs;
#[path = "discord_game/misbehaviour.rs"]
mod misbehaviour;
#[path = "discord_game/table.rs"]
mod table;
