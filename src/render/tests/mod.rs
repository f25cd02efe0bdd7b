//! Pictures looked at by machine.

mod captions;
pub mod colours;
pub mod eyes;
mod pictures;
mod scenes;
mod sizes;
