//! Game records: tag pairs, an empty line, the actions. The format is described in `docs/formats.md`.

mod check;
mod fault;
mod parsed;
mod read;
mod replay;
mod setup;
#[cfg(test)]
mod tests;
mod text;
mod write;

pub use check::verify;
pub use fault::{Fault, FaultKind};
pub use parsed::Record;
pub use read::read;
pub use replay::{Replay, replay};
pub use text::{Place, Tag, Token};
pub use write::write;
