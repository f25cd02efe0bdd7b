//! A short list that is kept in place.

use std::fmt;
use std::ops::Deref;

/// At most `N` items, kept in place: a copy needs no memory of its own.
#[derive(Clone, Copy)]
pub struct Inline<T, const N: usize> {
    /// The items, and after them whatever fills the rest.
    items: [T; N],
    length: u8,
}

impl<T: Copy + Default, const N: usize> Inline<T, N> {
    /// Adds an item at the end.
    ///
    /// # Panics
    /// Where there are `N` already.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.length)] = item;
        self.length += 1;
    }

    /// Takes an item out; those behind it move up.
    ///
    /// # Panics
    /// Where there is none at this place.
    pub fn remove(&mut self, at: usize) -> T {
        let length = usize::from(self.length);
        let item = self[at];
        self.items.copy_within(at + 1..length, at);
        self.length -= 1;
        item
    }

    /// Takes all items out.
    pub fn clear(&mut self) {
        self.length = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for Inline<T, N> {
    fn default() -> Self {
        const { assert!(N <= u8::MAX as usize, "a short list") };
        Self { items: [T::default(); N], length: 0 }
    }
}

impl<T, const N: usize> Deref for Inline<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.length)]
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for Inline<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        for item in items {
            self.push(item);
        }
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Inline<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        list.extend(items);
        list
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Inline<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Inline<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<T: Eq, const N: usize> Eq for Inline<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Inline<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self[..].fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_holds_what_a_list_would() {
        let mut list: Inline<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(list.remove(0), 1);
        list.push(4);
        assert_eq!(list[..], [2, 3, 4]);
        assert_eq!(format!("{list:?}"), "[2, 3, 4]");
        assert_eq!(list.remove(2), 4);
        assert_eq!(list, [2, 3].into_iter().collect(), "what was there before does not count");
        list.clear();
        assert!(list.is_empty());
    }

    #[test]
    #[should_panic(expected = "out of bounds")]
    fn it_has_no_room_for_more() {
        let _: Inline<u8, 2> = [1, 2, 3].into_iter().collect();
    }

    #[test]
    #[should_panic(expected = "out of bounds")]
    fn what_fills_it_up_is_not_there() {
        let mut list: Inline<u8, 2> = [1].into_iter().collect();
        list.remove(1);
    }
}
