//! Slagveld: old battle games by message.
//!
//! Dependencies point down only: `front → present → app → store → games`, with `render` and
//! `l10n → text` beside `app`; `tests/architecture.rs` says what may import what.

pub mod app;
pub mod cli;
pub mod config;
pub mod front;
pub mod games;
pub mod l10n;
pub mod language;
pub mod logging;
pub mod names;
pub mod present;
pub mod render;
pub mod store;
pub mod table;
pub mod text;
