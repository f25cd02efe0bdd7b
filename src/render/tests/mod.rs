//! Pictures looked at by machine.

mod captions;
mod colours;
mod pictures;
mod scenes;
mod sizes;
