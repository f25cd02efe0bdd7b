//! What is kept: games and lobbies, settings, and what front ends ask to keep. Every record carries
//! its schema version, and a change is on disk before it is answered. Only [`disk`] knows sled.

mod disk;
mod drawer;
mod error;
mod game;
mod keys;
mod open;
mod settings;
mod versioned;

pub use drawer::Drawer;
pub use error::{OpenError, StoreError};
pub use game::{Game, Offer, Player, Stage};
pub use keys::{Front, GameId, MessageKey, RoomKey, UserKey};
pub use open::Store;
pub use settings::{RoomSettings, UserSettings};
