//! What is kept: games and lobbies, settings, and what front ends ask to keep. Every record carries
//! its schema version, and a change is on disk before it is answered. Only [`disk`] knows sled.

mod check;
mod copy;
mod disk;
mod drawer;
mod error;
#[cfg(test)]
mod fixtures;
mod flushes;
mod game;
mod games;
mod keys;
mod manifest;
mod open;
mod settings;
#[cfg(test)]
mod tests;
mod versioned;
mod watermark;

pub use crate::table::Stage;
pub use drawer::Drawer;
pub use error::{OpenError, StoreError};
pub use game::{Camp, Direct, Door, Game, Offer, Player, Plea, Shown};
pub use keys::{Front, GameId, MessageKey, RoomKey, UserKey};
pub use open::Store;
pub use settings::{RoomSettings, UserSettings};
