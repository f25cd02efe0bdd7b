//! Who and where, whatever the front end: the keys of a table, by the names that the store has for them.

pub use crate::table::{Front, Identity as UserKey, MessageKey, RoomKey, TableId as GameId};
