//! How many moves a line of eleven squares holds, looked up by what stands on it.

use std::sync::LazyLock;

const LENGTH: u32 = 11;
const STATES: u32 = 3u32.pow(LENGTH);
/// The castle's place on its rank and on its file.
const CASTLE: u32 = 5;

static LINES: LazyLock<Lines> = LazyLock::new(Lines::new);

/// Move counts of every line: a line is a number of eleven digits in base 3 (0 empty, 1 a piece
/// of the side to move, 2 another's).
pub(super) struct Lines {
    /// Eleven bits, read as eleven digits of base 3.
    ternary: Vec<u32>,
    /// Moves along a line without the castle.
    open: Vec<u8>,
    /// Moves along a line through the castle, on which nobody stops.
    castle: Vec<u8>,
}

impl Lines {
    pub(super) fn get() -> &'static Self {
        &LINES
    }

    /// Moves along a line: `mine` and `theirs` are disjoint sets of eleven bits.
    #[inline]
    pub(super) fn moves(&self, mine: u16, theirs: u16, through_castle: bool) -> u32 {
        let state = self.ternary[usize::from(mine)] + 2 * self.ternary[usize::from(theirs)];
        let table = if through_castle { &self.castle } else { &self.open };
        u32::from(table[state as usize])
    }

    fn new() -> Self {
        let ternary = (0..1u32 << LENGTH)
            .map(|bits| (0..LENGTH).map(|i| (bits >> i & 1) * 3u32.pow(i)).sum())
            .collect();
        Self {
            ternary,
            open: (0..STATES).map(|state| count(state, None)).collect(),
            castle: (0..STATES).map(|state| count(state, Some(CASTLE))).collect(),
        }
    }
}

/// Walks out from every piece of the side to move, both ways.
fn count(state: u32, closed: Option<u32>) -> u8 {
    let cell = |i: u32| state / 3u32.pow(i) % 3;
    let free = |i: &u32| cell(*i) == 0;
    let stops = |i: &u32| Some(*i) != closed;
    let from = |i: u32| {
        let up = (i + 1..LENGTH).take_while(free).filter(stops).count();
        let down = (0..i).rev().take_while(free).filter(stops).count();
        up + down
    };
    let total: usize = (0..LENGTH).filter(|&i| cell(i) == 1).map(from).sum();
    u8::try_from(total).expect("eleven pieces have fewer than 256 moves on a line")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lone_piece_has_the_whole_line() {
        assert_eq!(Lines::get().moves(0b1, 0, false), 10);
        assert_eq!(Lines::get().moves(0b1, 0, true), 9);
        assert_eq!(Lines::get().moves(0b1, 0b100, false), 1);
        assert_eq!(Lines::get().moves(0b10_0000, 0, true), 10);
        assert_eq!(Lines::get().moves(0, 0x7FF, true), 0);
    }
}
