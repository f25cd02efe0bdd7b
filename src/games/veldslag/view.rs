use super::action::Action;
use super::army::Setup;
use super::last_move::LastMove;
use super::man::{MEN, Man, Seen};
use super::open::Open;
use super::position::Position;
use super::rank::Rank;
use super::side::Side;
use super::squares::Square;
use crate::games::{Outcome, Viewer};

/// What a viewer sees of a game: where everybody stands, and the ranks that the viewer may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    viewer: Viewer,
    pub(super) open: Open,
    /// What the viewer knows of both set-ups, Red's first, in the order of [`Side::home`].
    setups: [[Seen; MEN]; 2],
}

impl View {
    /// Field by field: what is hidden from the viewer has no place in it.
    pub(super) fn of(setup: &Setup, open: &Open, viewer: Viewer) -> Self {
        let all = open.outcome.is_some() || viewer == Viewer::Arbiter;
        let may_know = |man: Man| {
            all || viewer == Viewer::Seat(man.side.seat())
                || open.known.contains(man)
                || open.fallen.contains(&man)
        };
        let seen = |man| {
            if may_know(man) { Seen::Known(setup.rank(man)) } else { Seen::Hidden }
        };
        let setups = Side::ALL.map(|side| setup_of(side, seen));
        Self { viewer, open: open.clone(), setups }
    }

    /// The same with every rank shown.
    pub(super) fn revealed(setup: &Setup, open: &Open, viewer: Viewer) -> Self {
        let seen = |man| Seen::Known(setup.rank(man));
        let setups = Side::ALL.map(|side| setup_of(side, seen));
        Self { setups, ..Self::of(setup, open, viewer) }
    }

    /// What everybody sees before the first move: both armies at home, every rank hidden.
    #[must_use]
    pub fn before() -> Self {
        Self { viewer: Viewer::Public, open: Open::start(), setups: [[Seen::Hidden; MEN]; 2] }
    }

    /// Whose eyes it is for.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The side whose view it is; `None` where it is nobody's at the board.
    #[must_use]
    pub const fn own(&self) -> Option<Side> {
        match self.viewer {
            Viewer::Seat(seat) => Side::of(seat),
            Viewer::Public | Viewer::Arbiter => None,
        }
    }

    /// Where everybody stands.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.open.position
    }

    /// The side to move, or that was to move when the game ended.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.open.position.side()
    }

    /// Who stands on a square.
    #[must_use]
    pub const fn man(&self, square: Square) -> Option<Man> {
        self.open.position.man(square)
    }

    /// What the viewer knows of a man.
    #[must_use]
    pub const fn rank(&self, man: Man) -> Seen {
        self.setups[man.side as usize][man.number as usize]
    }

    /// Whether a man has survived an attack, so that his rank is known to all for good.
    #[must_use]
    pub const fn is_known(&self, man: Man) -> bool {
        self.open.known.contains(man)
    }

    /// What the viewer knows of a side's set-up, in the order of [`Side::home`].
    #[must_use]
    pub const fn setup(&self, side: Side) -> &[Seen; MEN] {
        &self.setups[side as usize]
    }

    /// The last move; `None` before the first.
    #[must_use]
    pub const fn last(&self) -> Option<LastMove> {
        self.open.last
    }

    /// A side's men that have fallen, in that order.
    #[must_use]
    pub fn fallen(&self, side: Side) -> Vec<(Man, Rank)> {
        let of_side = self.open.fallen.iter().filter(|man| man.side == side);
        of_side.filter_map(|man| self.rank(*man).rank().map(|rank| (*man, rank))).collect()
    }

    /// A side's score: the points of the opponent's men that have fallen.
    #[must_use]
    pub fn score(&self, side: Side) -> u32 {
        self.fallen(side.opponent()).iter().map(|(_, rank)| rank.points()).sum()
    }

    /// Moves of both sides since the last attack: single moves halved, rounded down.
    #[must_use]
    pub const fn quiet(&self) -> u32 {
        self.open.calm / 2
    }

    /// How the game ended; `None` while it runs.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.open.outcome
    }

    /// The legal moves, sorted by their text; none when the game is over. Only those who see the
    /// ranks of the side to move know them: for everybody else there are none.
    ///
    /// # Panics
    /// Never: a viewer who gets this far knows every man of the side to move.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        let mut actions = self.moves();
        actions.sort_by_cached_key(|action| self.position().text(*action));
        actions
    }

    /// The same in the order of the squares.
    pub(super) fn moves(&self) -> Vec<Action> {
        if !matches!(self.viewer, Viewer::Arbiter) && self.own() != Some(self.side()) {
            return Vec::new();
        }
        let rank = |man| self.rank(man).rank().expect("its owner knows every man");
        self.open.legal(rank)
    }

    /// What a legal move moves; `None` for those who may not know it.
    #[must_use]
    pub fn mover(&self, action: Action) -> Option<Rank> {
        self.man(action.from).and_then(|man| self.rank(man).rank())
    }
}

fn setup_of(side: Side, seen: impl Fn(Man) -> Seen) -> [Seen; MEN] {
    let mut setup = [Seen::Hidden; MEN];
    for man in Man::all(side) {
        setup[man.place()] = seen(man);
    }
    setup
}
