//! Slagveld: old battle games by message.
//!
//! Dependencies point down only: `front → present → {render, l10n} → games` and
//! `front → app → store → games`; folders of one level never import each other.

pub mod games;
pub mod render;
