//! Game records: tag pairs, an empty line, the actions. The format is described in `docs/formats.md`.

mod check;
mod read;
mod replay;
#[cfg(test)]
mod tests;
mod write;

pub use check::{Fault, FaultKind, verify};
pub use read::{Place, Record, Tag, Token, read};
pub use replay::{Replay, replay};
pub use write::write;
