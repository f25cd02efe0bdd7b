//! A prepared game that ends in deadlock, or nearly so: nobody gets there by chance.

use super::games::long;
use super::rules::{CLOCKWISE, Seat, Square, name, opposite, squares};

/// South begins, against North: pawns pass each other until all of them stand in the other's camp
/// and no space is open. The kings are never drawn.
pub(super) const DEADLOCK: &str = "b1-b3 P@b1 d6-d4 P@d6 b3-b4 d4-d3 b4-b5 d3-d2 b5xc6 d2xe1 \
    d1-d3 P@d1 e6-e4 P@e6 d3-d4 e4-e3 d4-d5 e3-e2 d5xe6 e2xd1 \
    c1-c3 P@c1 d6-d4 P@d6 c3-c4 d4-d3 c4-c5 d3-d2 c5xd6 b6-b4 P@b6 \
    c1-c3 P@c1 b4-b3 c3-c4 b3-b2 c4-c5 d2xc1 c5xb6 -- --";

/// Every so many games one is prepared.
const EVERY: u64 = 25;

/// Who begins, and the actions for these seats: the board is turned as two opposite players sit, and
/// the others leave at their first turn. Every other time it is cut short.
pub(super) fn deadlock(seats: &[Seat], number: u64) -> Option<(Seat, Vec<String>)> {
    if !number.is_multiple_of(EVERY) {
        return None;
    }
    let first = *seats.iter().find(|seat| seats.contains(&opposite(**seat)))?;
    let turns = CLOCKWISE.iter().position(|seat| *seat == first)?;
    let mut actions: Vec<String> =
        DEADLOCK.split_whitespace().map(|text| turned(text, turns)).collect();
    let leaver = |steps: usize| CLOCKWISE[(turns + steps) % 4];
    for (steps, at) in [(3, 4), (1, 2)] {
        if seats.contains(&leaver(steps)) {
            actions.insert(at, format!("resign:{}", long(leaver(steps))));
        }
    }
    if !number.is_multiple_of(2 * EVERY) {
        actions.truncate(actions.len() - 3);
    }
    Some((first, actions))
}

/// An action on the board turned clockwise so many times.
fn turned(text: &str, turns: usize) -> String {
    let squares: Vec<Square> = squares().collect();
    let parts = text.split_inclusive(['-', 'x', '@']);
    let part = |part: &str| {
        let (square, sign) = part.split_at(part.len().min(2));
        let found = squares.iter().find(|known| name(**known) == square);
        let around = |at: Square| (0..turns).fold(at, |(file, rank), _| (rank, 7 - file));
        found.map_or_else(|| part.to_owned(), |at| name(around(*at)) + sign)
    };
    parts.map(part).collect()
}
