//! Conversations between people and the host.

mod bosworth;
mod club;
mod deploy;
mod games;
mod undo;
