//! Games that were found by trying, with what happens in them. The cards follow from the seed where
//! seats are spelled as in tags, which is as fair as any.

use slagveld::games::bosworth::{Camp, Setup};
use slagveld::games::{AnySetup, AnyState, Seat, Seed};

/// A game.
#[derive(Clone, Copy)]
pub struct Prepared {
    /// Each byte of the seed.
    pub seed: u8,
    /// Who plays.
    pub camps: &'static [Camp],
    /// Whether one camp is split.
    pub split: bool,
    /// What they play.
    pub actions: &'static str,
}

/// North's king takes his own pawn; later North has two spaces to fill at once, twice. South wins.
pub const DUEL: Prepared = Prepared {
    seed: 40,
    camps: &[Camp::South, Camp::North],
    split: false,
    actions: "b1-b2 P@b1 c6-c4 K@c6 c1-c3 Q@c1 c6xd6 B@c6 c1-e3 P@c1 e6-e5 R@e6 e3xb6 d6xe6 N@d6 \
              b6xc6 d6-b5 P@d6 B@b6 c6-e4 e6xe5 P@c6 P@e6 e4xe5",
};

/// West's camp is split. North takes West's king, and places the won queen two turns later; South
/// takes North's king.
pub const SPLIT: Prepared = Prepared {
    seed: 78,
    camps: &[Camp::South, Camp::West, Camp::North],
    split: true,
    actions: "a3-b3 N@a3 d6-d4 K@d6 c1-c2 R@c1 b3xc2 d4-d3 e1-e2 B@e1 a4-c4 K@a4 d3xe2 e1-c3 N@e1 \
              c2-d2 c6-c5 B@c6 c3xd2 c4-d4 c6xa4 R@c6 d2-e3 d6xc5 Q@d6 c1xc5",
};

/// South's camp lies face down when South takes West's king; the won queen stays in the hand for a
/// turn, and then digs herself in.
pub const BURIED: Prepared = Prepared {
    seed: 128,
    camps: &[Camp::South, Camp::West, Camp::North],
    split: false,
    actions: "b1-b2 R@b1 a3-c3 B@a3 d6-d5 N@d6 c1-c2 P@c1 a5-b5 N@a5 d5-c5 e1-e3 P@e1 b5-b4 b6-b5 \
              P@b6 d1-d3 P@d1 a5-c4 P@a5 e6-e5 B@e6 e1-e2 B@e1 b4-b3 d6-e4 P@d6 e1xc3 K@e1 c4-d2 \
              e6-c4 K@e6 c1xd2 N@c1 a3-b4 Q@a3 c4-d5 c1xb3 R@c1 b4xc3 d5-c4 e1xe2 P@e1 a4-b4 P@a4 \
              e6-d5 P@e6 b2xc3 a2-b2 K@a2 d5-d4 b1xb2 Q@b1 a4xb3 N@a4 d4-d5 c2xb3 a4xb2 P@a4 d5-d4 \
              c1-c2 N@c1 a2xb2 P@a2 d6-d5 R@d6 c1xa2 B@c1 a5xb6 B@a5 c4xb3 e2xe3 b4-c4 b5-b4 e1-e2 \
              b6-b5 b3xc2 R@b6 d1xc2 b2-b3 d4xc3 c1xa3 b3-b2 d5-d4 e3xe4 b2-b3 e5-d5 b1-b2 b3xa3 \
              e6-e5 N@e6 a2xc3 -- a3-a2 R@a3 d3xc4 Q@b1",
};

/// The opening of a game of four.
pub const FOUR: Prepared = Prepared {
    seed: 7,
    camps: &Camp::ALL,
    split: false,
    actions: "b1-b3 R@b1 a4xb3 P@a4 d6-d4 R@d6 f5xe6 P@f5 d1-d3 B@d1 a2-c2 P@a2 d4-e4 f2xe1 B@f2",
};

impl Prepared {
    /// The seed.
    pub const fn seed(&self) -> Seed {
        Seed::new([self.seed; 32])
    }

    /// The cards, and who begins.
    pub fn setup(&self) -> Setup {
        Setup::draw_spelled(&self.seed(), self.camps, self.split, Seat::name).unwrap()
    }

    /// The game as the bot deals it from the same seed.
    pub fn dealt(&self) -> AnyState {
        let setup = Setup::draw(&self.seed(), self.camps, self.split).unwrap();
        AnySetup::from(setup).start()
    }

    /// The game before its first turn.
    pub fn start(&self) -> AnyState {
        AnySetup::from(self.setup()).start()
    }

    /// Everybody's cards in the order in which they are drawn.
    pub fn decks(&self) -> Vec<String> {
        let setup = self.setup();
        self.camps.iter().map(|camp| setup.deck(*camp).unwrap().to_string()).collect()
    }

    /// What is played, one by one.
    pub fn actions(&self) -> Vec<&'static str> {
        self.actions.split_whitespace().collect()
    }
}
