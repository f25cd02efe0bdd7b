//! Who can sit where: the seats that make a game, and the lots for those who did not choose.

use super::all::GameKind;
use super::lots::{SPELLINGS, Seed, Spelling};
use super::seat::Seat;

/// With which seats a game can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// Which game.
    pub kind: GameKind,
    /// Bosworth: whether the third player's camp is split over two sides.
    pub split: bool,
    /// How many play, where it has been settled.
    pub players: Option<usize>,
}

const OPPOSITE: [&[Seat]; 2] = [&[Seat::South, Seat::North], &[Seat::West, Seat::East]];

/// Two opposite camps, and the third the side that follows the first of them.
const SPLIT: [&[Seat]; 2] =
    [&[Seat::South, Seat::West, Seat::North], &[Seat::West, Seat::North, Seat::East]];

const THREE: [&[Seat]; 4] = [
    SPLIT[0],
    SPLIT[1],
    &[Seat::South, Seat::North, Seat::East],
    &[Seat::South, Seat::West, Seat::East],
];

impl Seating {
    /// Every set of seats with which the game can be played.
    #[must_use]
    pub fn sets(&self) -> Vec<&'static [Seat]> {
        let all = self.kind.seats();
        if self.kind != GameKind::Bosworth {
            return vec![all];
        }
        if self.split {
            return SPLIT.to_vec();
        }
        let mut sets: Vec<&'static [Seat]> = OPPOSITE.to_vec();
        sets.extend(THREE);
        sets.push(all);
        sets.retain(|set| self.players.is_none_or(|players| set.len() == players));
        sets
    }

    /// The fewest players.
    #[must_use]
    pub fn least(&self) -> usize {
        self.sets().iter().map(|set| set.len()).min().unwrap_or(0)
    }

    /// The most players.
    #[must_use]
    pub fn most(&self) -> usize {
        self.sets().iter().map(|set| set.len()).max().unwrap_or(0)
    }

    /// Whether a game of at least so many players can have all these seats.
    fn fits(&self, seats: &[Seat], players: usize) -> bool {
        let within = |set: &&[Seat]| seats.iter().all(|seat| set.contains(seat));
        self.sets().iter().any(|set| set.len() >= players && within(set))
    }

    /// The seats that one more of so many players can take, beside those that others have chosen.
    #[must_use]
    pub fn free(&self, chosen: &[Seat], players: usize) -> Vec<Seat> {
        let fits = |seat: &Seat| {
            !chosen.contains(seat) && self.fits(&[chosen, &[*seat]].concat(), players)
        };
        self.kind.seats().iter().copied().filter(fits).collect()
    }

    /// The seats of those who did not choose, in the order in which they joined: "the seats that are
    /// open by `seat:SEAT`, given to the waiting players in the order they joined"; each is given
    /// the first with which the seats can still make a game. `None` where the chosen seats make
    /// none.
    #[must_use]
    pub fn draw(&self, chosen: &[Seat], waiting: usize, seed: &Seed) -> Option<Vec<Seat>> {
        self.draw_spelled(chosen, waiting, seed, SPELLINGS[0])
    }

    /// The same, with another spelling of seats in the labels of the lots.
    #[must_use]
    pub fn draw_spelled(
        &self,
        chosen: &[Seat],
        waiting: usize,
        seed: &Seed,
        spelling: Spelling,
    ) -> Option<Vec<Seat>> {
        let exact = Self { players: Some(chosen.len() + waiting), ..*self };
        let players = chosen.len() + waiting;
        if !exact.sets().iter().any(|set| set.len() == players) || !exact.fits(chosen, players) {
            return None;
        }
        let open = self.kind.seats().iter().copied().filter(|seat| !chosen.contains(seat));
        let lots = seed.draw(open, |seat| format!("seat:{}", spelling(*seat)));
        let mut taken = chosen.to_vec();
        for _ in 0..waiting {
            let free = exact.free(&taken, players);
            taken.push(*lots.iter().find(|seat| free.contains(seat))?);
        }
        Some(taken.split_off(chosen.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Seat::{East, North, South, West};

    fn bosworth(players: Option<usize>) -> Seating {
        Seating { kind: GameKind::Bosworth, split: false, players }
    }

    fn seed(byte: u8) -> Seed {
        Seed::new([byte; 32])
    }

    #[test]
    fn two_sit_opposite_each_other() {
        assert_eq!(bosworth(Some(2)).free(&[South], 2), [North]);
        assert_eq!(bosworth(Some(2)).free(&[], 2), [South, West, North, East]);
        // As long as more may come, any seat may be taken.
        assert_eq!(bosworth(None).free(&[South], 2), [West, North, East]);
        assert_eq!(bosworth(Some(2)).draw(&[South, West], 0, &seed(0)), None);
        for byte in 0..20 {
            let drawn = bosworth(Some(2)).draw(&[], 2, &seed(byte)).unwrap();
            assert!(OPPOSITE.iter().any(|set| set.contains(&drawn[0]) && set.contains(&drawn[1])));
            assert_eq!(bosworth(None).draw(&[East], 1, &seed(byte)), Some(vec![West]));
        }
    }

    #[test]
    fn a_split_camp_has_its_seat() {
        let split = Seating { split: true, ..bosworth(Some(3)) };
        assert_eq!(split.free(&[South], 3), [West, North]);
        assert_eq!(split.free(&[South, West], 3), [North]);
        assert_eq!(split.free(&[East, North], 3), [West]);
        for byte in 0..20 {
            let mut drawn = split.draw(&[], 3, &seed(byte)).unwrap();
            drawn.sort_unstable();
            assert!(SPLIT.contains(&drawn.as_slice()), "{drawn:?}");
        }
    }

    #[test]
    fn the_lots_follow_from_the_seed() {
        let two = Seating { kind: GameKind::Veldslag, split: false, players: None };
        let order = seed(0).draw([Seat::Red, Seat::Blue], |seat| format!("seat:{}", seat.key()));
        assert_eq!(two.draw(&[], 2, &seed(0)), Some(order));
        let four = bosworth(None).draw(&[], 4, &seed(1)).unwrap();
        let order = seed(1).draw([South, West, North, East], |seat| format!("seat:{}", seat.key()));
        assert_eq!(four, order);
    }
}
