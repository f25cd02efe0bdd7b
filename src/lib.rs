//! Slagveld: old battle games by message.
//!
//! Dependencies point down only: `front → present → {render, l10n} → games` and
//! `front → app → store → games`; folders of one level never import each other.

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
