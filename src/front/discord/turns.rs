//! Turns at something that only one task may do at a time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Mutex as Lock, OwnedMutexGuard};

/// One lock for each key, kept only while somebody uses it.
pub struct Turns<K: Eq + Hash + Clone> {
    locks: Mutex<HashMap<K, Arc<Lock<()>>>>,
}

/// Somebody's turn, over when it is dropped.
pub struct Turn<K: Eq + Hash + Clone> {
    turns: Arc<Turns<K>>,
    key: K,
    guard: Option<OwnedMutexGuard<()>>,
}

impl<K: Eq + Hash + Clone> Default for Turns<K> {
    fn default() -> Self {
        Self { locks: Mutex::default() }
    }
}

impl<K: Eq + Hash + Clone> Turns<K> {
    /// Waits for a turn.
    pub async fn wait(self: &Arc<Self>, key: K) -> Turn<K> {
        let guard = self.lock(&key).lock_owned().await;
        Turn { turns: Arc::clone(self), key, guard: Some(guard) }
    }

    /// Takes a turn if nobody has it.
    pub fn take(self: &Arc<Self>, key: K) -> Option<Turn<K>> {
        let guard = self.lock(&key).try_lock_owned().ok()?;
        Some(Turn { turns: Arc::clone(self), key, guard: Some(guard) })
    }

    fn lock(&self, key: &K) -> Arc<Lock<()>> {
        Arc::clone(self.locks().entry(key.clone()).or_default())
    }

    fn locks(&self) -> MutexGuard<'_, HashMap<K, Arc<Lock<()>>>> {
        self.locks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash + Clone> Drop for Turn<K> {
    fn drop(&mut self) {
        let mut locks = self.turns.locks();
        self.guard.take();
        // Whoever waits holds the lock too.
        if locks.get(&self.key).is_some_and(|lock| Arc::strong_count(lock) == 1) {
            locks.remove(&self.key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_at_a_time_and_nothing_is_left_behind() {
        let turns = Arc::new(Turns::<u8>::default());
        let first = turns.wait(1).await;
        assert!(turns.take(1).is_none());
        assert!(turns.take(2).is_some(), "other keys do not wait");
        let waiting = tokio::spawn({
            let turns = Arc::clone(&turns);
            async move { drop(turns.wait(1).await) }
        });
        tokio::task::yield_now().await;
        drop(first);
        waiting.await.unwrap();
        assert!(turns.locks().is_empty());
    }
}
