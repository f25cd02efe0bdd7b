use crate::store::{GameId, MessageKey, Store};
use std::sync::Arc;

/// The games' host.
pub struct App {
    store: Arc<Store>,
}

impl App {
    /// A host on a store.
    #[must_use]
    pub fn new(store: Arc<Store>) -> Self {
        Self { store }
    }
    /// The store, for front ends' drawers.
    #[must_use]
    pub fn store(&self) -> &Arc<Store> {
        &self.store
    }
    /// Notes where a post stands. Gives the message that has to lose its buttons now, if any.
    pub fn posted(&self, game: GameId, ply: u32, at: MessageKey) -> Option<MessageKey> {
        let _ = (game, ply, at);
        unimplemented!()
    }
}
