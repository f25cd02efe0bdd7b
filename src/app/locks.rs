use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// One lock for each key, kept only while somebody uses it.
pub(super) struct Locks<K> {
    held: Mutex<HashMap<K, Arc<Mutex<()>>>>,
}

impl<K> Default for Locks<K> {
    fn default() -> Self {
        Self { held: Mutex::default() }
    }
}

impl<K: Eq + Hash + Clone> Locks<K> {
    /// Does `work` while nobody else works under the same key.
    pub(super) fn with<T>(&self, key: &K, work: impl FnOnce() -> T) -> T {
        // Dropped last, also when `work` panics.
        let _leaves = Leaves(self, key);
        let lock = self.enter(key);
        let _guard = lock.lock().unwrap_or_else(PoisonError::into_inner);
        work()
    }

    fn enter(&self, key: &K) -> Arc<Mutex<()>> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(held.entry(key.clone()).or_default())
    }

    fn leave(&self, key: &K) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if held.get(key).is_some_and(|lock| Arc::strong_count(lock) == 1) {
            held.remove(key);
        }
    }
}

struct Leaves<'a, K: Eq + Hash + Clone>(&'a Locks<K>, &'a K);

impl<K: Eq + Hash + Clone> Drop for Leaves<'_, K> {
    fn drop(&mut self) {
        self.0.leave(self.1);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::thread;

    use super::*;

    #[test]
    fn one_at_a_time_and_nothing_is_left_behind() {
        let locks = Locks::<u8>::default();
        let (inside, total) = (AtomicU32::new(0), AtomicU32::new(0));
        thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    for _ in 0..200 {
                        locks.with(&1, || {
                            assert_eq!(inside.fetch_add(1, Ordering::SeqCst), 0);
                            total.fetch_add(1, Ordering::SeqCst);
                            inside.fetch_sub(1, Ordering::SeqCst);
                        });
                    }
                });
            }
        });
        assert_eq!(total.load(Ordering::SeqCst), 1600);
        assert!(locks.held.lock().unwrap().is_empty());
    }

    #[test]
    fn other_keys_do_not_wait() {
        let locks = Locks::<u8>::default();
        let reached = locks.with(&1, || thread::scope(|s| s.spawn(|| locks.with(&2, || 7)).join()));
        assert_eq!(reached.unwrap(), 7);
    }
}
