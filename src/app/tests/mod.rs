//! Conversations between people and the host.

mod club;
mod deploy;
mod games;
mod undo;
