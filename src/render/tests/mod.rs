//! Pictures looked at by machine.

pub mod battles;
mod captions;
pub mod colours;
pub mod eyes;
pub mod kingdoms;
mod pictures;
mod scenes;
mod sizes;
