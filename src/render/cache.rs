use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// A few values by key, the least recently used forgotten first: odd sizes can't fill the memory.
pub struct Cache<K, V> {
    room: usize,
    entries: Mutex<Vec<(K, Arc<OnceLock<V>>)>>,
}

impl<K: Copy + PartialEq, V> Cache<K, V> {
    /// A cache for at most `room` values.
    pub const fn new(room: usize) -> Self {
        Self { room, entries: Mutex::new(Vec::new()) }
    }

    /// Calls `with` on the value of a key, which `make` builds where it is not there yet. Others
    /// who want the same value wait for it, others who want another one do not.
    pub fn with<R>(&self, key: K, make: impl FnOnce() -> V, with: impl FnOnce(&V) -> R) -> R {
        let entry = self.entry(key);
        with(entry.get_or_init(make))
    }

    fn entry(&self, key: K) -> Arc<OnceLock<V>> {
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        let found = entries.iter().position(|(of, _)| *of == key);
        let entry = found.map_or_else(|| (key, Arc::default()), |index| entries.remove(index));
        entries.insert(0, entry.clone());
        entries.truncate(self.room);
        entry.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_is_forgotten() {
        let cache = Cache::new(2);
        let made = |key: u8| {
            let mut made = false;
            cache.with(key, || made = true, |()| ());
            made
        };
        assert_eq!([1, 2, 1, 3, 1, 2].map(made), [true, true, false, true, false, true]);
    }
}
