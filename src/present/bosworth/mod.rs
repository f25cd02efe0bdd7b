//! Bosworth in words.

mod alt;
mod lobby;
mod own;
mod refused;
mod rules;
mod turns;

pub(super) use alt::{alt, card};
pub(super) use lobby::{lines as lobby_lines, order, rows as lobby_rows};
pub(super) use own::own;
pub(super) use refused::refused;
pub(super) use rules::diagram;
pub(super) use turns::{card_on, moved, takes};
