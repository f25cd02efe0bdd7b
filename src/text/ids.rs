//! What a text can point at. Here alone it is chosen.

use crate::table;

/// What a person is known by.
pub type PersonId = table::Identity;
/// What a room is known by.
pub type RoomId = table::RoomKey;
/// What a message is known by.
pub type MessageId = table::MessageKey;
