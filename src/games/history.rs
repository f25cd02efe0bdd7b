//! A list that shares what it holds with its copies.

use std::fmt;
use std::sync::Arc;

/// What has been so far, the newest first. A copy costs nothing however long the list is, and what is
/// added to the copy is not in the original.
#[derive(Clone)]
pub struct History<T>(Option<Arc<Entry<T>>>);

struct Entry<T> {
    item: T,
    earlier: History<T>,
    length: usize,
}

impl<T> History<T> {
    /// Adds what is now the newest.
    pub fn push(&mut self, item: T) {
        let earlier = Self(self.0.take());
        let length = earlier.len() + 1;
        self.0 = Some(Arc::new(Entry { item, earlier, length }));
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.as_ref().map_or(0, |entry| entry.length)
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// All of them, the newest first.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        let newest = self.0.as_deref();
        std::iter::successors(newest, |entry| entry.earlier.0.as_deref()).map(|entry| &entry.item)
    }

    /// The newest.
    #[must_use]
    pub fn last(&self) -> Option<&T> {
        self.iter().next()
    }

    /// Whether both are one and the same list, and not just equal ones.
    fn is_shared_with(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (one, other) => one.is_none() && other.is_none(),
        }
    }
}

impl<T: PartialEq> History<T> {
    /// Whether one of them is equal to this.
    #[must_use]
    pub fn contains(&self, item: &T) -> bool {
        self.iter().any(|known| known == item)
    }
}

impl<T> Default for History<T> {
    fn default() -> Self {
        Self(None)
    }
}

/// One after the other: a long list that drops itself entry within entry would exhaust the stack.
impl<T> Drop for History<T> {
    fn drop(&mut self) {
        let mut next = self.0.take();
        while let Some(mut entry) = next.and_then(Arc::into_inner) {
            next = entry.earlier.0.take();
        }
    }
}

impl<T: PartialEq> PartialEq for History<T> {
    fn eq(&self, other: &Self) -> bool {
        self.is_shared_with(other) || (self.len() == other.len() && self.iter().eq(other.iter()))
    }
}

impl<T: Eq> Eq for History<T> {}

impl<T: fmt::Debug> fmt::Debug for History<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(items: &[u32]) -> History<u32> {
        let mut history = History::default();
        for item in items {
            history.push(*item);
        }
        history
    }

    #[test]
    fn a_copy_goes_its_own_way() {
        let mut one = of(&[1, 2]);
        let mut other = one.clone();
        one.push(3);
        other.push(4);
        assert_eq!(one.iter().copied().collect::<Vec<_>>(), [3, 2, 1]);
        assert_eq!(other.iter().copied().collect::<Vec<_>>(), [4, 2, 1]);
        assert_eq!((one.len(), one.last(), other.last()), (3, Some(&3), Some(&4)));
        assert!(one.contains(&1) && !one.contains(&4));
        one.clear();
        assert!(one.is_empty() && !other.is_empty());
    }

    #[test]
    fn lists_are_equal_by_what_they_hold() {
        assert_eq!(of(&[1, 2]), of(&[1, 2]));
        assert_ne!(of(&[1, 2]), of(&[2, 1]));
        assert_ne!(of(&[1, 2]), of(&[2]));
        assert_eq!(format!("{:?}", of(&[1, 2])), "[2, 1]");
    }

    #[test]
    fn a_long_list_is_dropped_without_exhausting_the_stack() {
        let mut long = History::default();
        for number in 0..1_000_000 {
            long.push(number);
        }
        let copy = long.clone();
        drop(long);
        assert_eq!(copy.len(), 1_000_000);
    }
}
