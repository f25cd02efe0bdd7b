use super::action::Action;
use super::man::Man;
use super::rank::{Rank, Reach};
use super::refusal::Refusal;
use super::side::Side;
use super::squares::{Square, is_lake};
use crate::games::grid::Direction;

/// Which men stand where, and who is to move: what everybody sees. "Two positions are the same when
/// the same individual pieces stand on the same spaces", by ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: [Option<Man>; Square::COUNT as usize],
    side: Side,
}

impl Position {
    /// All men at home, Red to move.
    #[must_use]
    pub fn start() -> Self {
        let mut board = [None; Square::COUNT as usize];
        for man in Side::ALL.into_iter().flat_map(Man::all) {
            board[usize::from(man.side.home(man.number).index())] = Some(man);
        }
        Self { board, side: Side::Red }
    }

    /// The side to move.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Who stands on a square.
    #[must_use]
    pub const fn man(&self, square: Square) -> Option<Man> {
        self.board[square.index() as usize]
    }

    /// A side's men with their squares, from a1 on.
    pub fn men(&self, side: Side) -> impl Iterator<Item = (Square, Man)> {
        let on = |square| self.man(square).map(|man| (square, man));
        Square::all().filter_map(on).filter(move |(_, man)| man.side == side)
    }

    /// Where a man stands; `None` once he has fallen.
    #[must_use]
    pub fn find(&self, man: Man) -> Option<Square> {
        Square::all().find(|square| self.man(*square) == Some(man))
    }

    /// The action in canonical text: `a3-a4`, and `a3xa4` where somebody stands there.
    #[must_use]
    pub fn text(&self, Action { from, to }: Action) -> String {
        let mark = if self.man(to).is_some() { 'x' } else { '-' };
        format!("{from}{mark}{to}")
    }

    /// The squares a man on `from` can go to, repetition aside.
    pub(super) fn targets(&self, from: Square, side: Side, reach: Reach) -> Vec<Square> {
        let most = match reach {
            Reach::Still => 0,
            Reach::Step => 1,
            Reach::Line => 7,
        };
        Direction::ALL
            .into_iter()
            .flat_map(|direction| self.along(from, direction, side).take(most))
            .collect()
    }

    /// The squares from `from` on in a direction, up to a lake, the edge, or the first man; him too
    /// where he is the opponent's.
    fn along(
        &self,
        from: Square,
        direction: Direction,
        side: Side,
    ) -> impl Iterator<Item = Square> {
        let mut next = from.step(direction);
        std::iter::from_fn(move || {
            let square = next.take().filter(|square| !is_lake(*square))?;
            match self.man(square) {
                None => next = square.step(direction),
                Some(man) if man.side == side => return None,
                Some(_) => {}
            }
            Some(square)
        })
    }

    /// All moves of a side whose men reach as far as `reach` says, repetition aside.
    pub(super) fn moves(&self, side: Side, reach: impl Fn(Man) -> Reach) -> Vec<Action> {
        let of_man = |(from, man)| {
            let targets = self.targets(from, side, reach(man));
            targets.into_iter().map(move |to| Action { from, to })
        };
        self.men(side).flat_map(of_man).collect()
    }

    /// Whether a side has a man that can move, repetition aside.
    pub(super) fn is_mobile(&self, side: Side, reach: impl Fn(Man) -> Reach) -> bool {
        self.men(side).any(|(from, man)| !self.targets(from, side, reach(man)).is_empty())
    }

    /// Why a move is not legal here, repetition aside; `rank` is what the side to move knows of its
    /// own men.
    pub(super) fn check(
        &self,
        Action { from, to }: Action,
        rank: impl Fn(Man) -> Rank,
    ) -> Result<Man, Refusal> {
        let man = self.man(from).ok_or(Refusal::Empty(from))?;
        if man.side != self.side {
            return Err(Refusal::NotYours { square: from, owner: man.side });
        }
        if from == to {
            return Err(Refusal::SameSquare(from));
        }
        let rank = rank(man);
        match rank.reach() {
            Reach::Still => return Err(Refusal::Immobile(rank)),
            reach if self.targets(from, man.side, reach).contains(&to) => return Ok(man),
            _ => {}
        }
        let way = way(from, to).ok_or(Refusal::NotStraight)?;
        if way.len() > 1 && rank.reach() == Reach::Step {
            return Err(Refusal::TooFar(rank));
        }
        let lake = way.iter().find(|square| is_lake(**square)).map(|lake| Refusal::Lake(*lake));
        let blocked = way.iter().find(|square| self.man(**square).is_some());
        Err(lake.or(blocked.map(|man| Refusal::Blocked(*man))).unwrap_or(Refusal::NotStraight))
    }

    /// The position after the man on `from` has gone to `to`, whoever stood there.
    #[must_use]
    pub(super) fn moved(&self, Action { from, to }: Action) -> Self {
        let mut next = self.without(from).without(to);
        next.board[usize::from(to.index())] = self.man(from);
        next.side = self.side.opponent();
        next
    }

    /// The position with nobody on a square.
    #[must_use]
    pub(super) fn without(&self, square: Square) -> Self {
        let mut next = *self;
        next.board[usize::from(square.index())] = None;
        next
    }

    /// The same position with the other side to move.
    #[must_use]
    pub(super) fn passed(&self) -> Self {
        Self { side: self.side.opponent(), ..*self }
    }

    /// A side's men next to a square, along ranks and files.
    pub(super) fn beside(&self, square: Square, side: Side) -> impl Iterator<Item = Man> {
        let near = Direction::ALL.into_iter().filter_map(move |direction| square.step(direction));
        near.filter_map(|near| self.man(near)).filter(move |man| man.side == side)
    }

    /// A position with these men and no others.
    #[cfg(test)]
    pub(super) fn of(men: impl IntoIterator<Item = (Square, Man)>, side: Side) -> Self {
        let mut board = [None; Square::COUNT as usize];
        for (square, man) in men {
            board[usize::from(square.index())] = Some(man);
        }
        Self { board, side }
    }
}

/// The squares of a straight line, without its start; `None` where there is none. At most seven.
fn way(from: Square, to: Square) -> Option<Vec<Square>> {
    Direction::ALL.into_iter().find_map(|direction| {
        let line: Vec<Square> =
            std::iter::successors(from.step(direction), |square| square.step(direction)).collect();
        let end = line.iter().position(|square| *square == to)?;
        Some(line[..=end].to_vec())
    })
}
