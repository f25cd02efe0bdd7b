//! Who can sit where: the seats that make a game, and the lots for those who did not choose.

use super::all::GameKind;
use super::lots::{SPELLINGS, Seed, Spelling};
use super::seat::Seat;

/// With which seats a game can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// Which game.
    pub kind: GameKind,
    /// The variant, where it is not the default.
    pub variant: Option<&'static str>,
    /// How many play, where it has been settled.
    pub players: Option<usize>,
}

impl Seating {
    /// With which seats a variant can be played, by so many players where that has been settled.
    #[must_use]
    pub fn new(kind: GameKind, variant: Option<&str>, players: Option<usize>) -> Self {
        let own = kind.variants().iter().copied().find(|name| Some(*name) == variant);
        Self { kind, variant: own.filter(|_| own != kind.default_variant()), players }
    }

    /// Every set of seats with which the game can be played.
    #[must_use]
    pub fn sets(&self) -> Vec<&'static [Seat]> {
        let mut sets = self.kind.seatings(self.variant);
        let least = sets.iter().map(|set| set.len()).min();
        let most = sets.iter().map(|set| set.len()).max();
        // Where it is always as many there is nothing to settle.
        if least != most {
            sets.retain(|set| self.players.is_none_or(|players| set.len() == players));
        }
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
        Seating::new(GameKind::Bosworth, None, players)
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
            let opposite = [[South, North], [West, East]];
            assert!(opposite.iter().any(|set| set.contains(&drawn[0]) && set.contains(&drawn[1])));
            assert_eq!(bosworth(None).draw(&[East], 1, &seed(byte)), Some(vec![West]));
        }
    }

    #[test]
    fn a_split_camp_has_its_seat() {
        let split = Seating::new(GameKind::Bosworth, Some("split"), Some(3));
        assert_eq!(split.free(&[South], 3), [West, North]);
        assert_eq!(split.free(&[South, West], 3), [North]);
        assert_eq!(split.free(&[East, North], 3), [West]);
        for byte in 0..20 {
            let mut drawn = split.draw(&[], 3, &seed(byte)).unwrap();
            drawn.sort_unstable();
            assert!(
                [[South, West, North], [West, North, East]].iter().any(|set| *set == drawn[..])
            );
        }
    }

    #[test]
    fn the_lots_follow_from_the_seed() {
        let two = Seating::new(GameKind::Veldslag, None, None);
        let order = seed(0).draw([Seat::Red, Seat::Blue], |seat| format!("seat:{}", seat.key()));
        assert_eq!(two.draw(&[], 2, &seed(0)), Some(order));
        let four = bosworth(None).draw(&[], 4, &seed(1)).unwrap();
        let order = seed(1).draw([South, West, North, East], |seat| format!("seat:{}", seat.key()));
        assert_eq!(four, order);
    }
}
