//! From commands to events.

mod clock;
mod deploy;
mod dispatch;
mod lobby;
mod play;
mod propose;
