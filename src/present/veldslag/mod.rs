//! Veldslag in words.

mod alt;
mod forms;
mod moved;
mod own;
mod place;
mod refused;
mod rules;

pub(super) use alt::{alt, draft_alt, piece};
pub(super) use forms::{form, saved};
pub(super) use moved::{moved, piece_on};
pub(super) use own::own;
pub(super) use place::{left, place, place_label};
pub(super) use refused::{draft_refused, refused};
pub(super) use rules::diagram;
