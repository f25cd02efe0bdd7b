//! What a text can point at. These are the keys of the store: here alone they are chosen.

use crate::store;

/// What a person is known by.
pub type PersonId = store::UserKey;
/// What a room is known by.
pub type RoomId = store::RoomKey;
/// What a message is known by.
pub type MessageId = store::MessageKey;
