use super::action::Action;
use super::lines::Lines;
use super::piece::{Piece, Side};
use super::refusal::Refusal;
use super::squares::{CASTLE, Square, Squares};
use crate::games::grid::Direction;

/// Which pieces stand where, and who is to move: all that decides which moves are legal.
///
/// The same squares are kept twice, so that a file is as easily read as a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Both sides' pieces (the king among the defenders), in the order of [`Square::index`].
    by_rank: Sides,
    /// The same, mirrored at the diagonal a1–k11: file a lies where rank 1 was.
    by_file: Sides,
    king: Option<Square>,
    side: Side,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Sides {
    attackers: Squares,
    defenders: Squares,
}

impl Sides {
    #[inline]
    const fn of(self, side: Side) -> Squares {
        match side {
            Side::Attackers => self.attackers,
            Side::Defenders => self.defenders,
        }
    }

    #[inline]
    const fn of_mut(&mut self, side: Side) -> &mut Squares {
        match side {
            Side::Attackers => &mut self.attackers,
            Side::Defenders => &mut self.defenders,
        }
    }
}

/// What one move took from the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Fallen {
    /// Where soldiers fell.
    pub soldiers: Squares,
    /// Where the king fell.
    pub king: Option<Square>,
}

impl Fallen {
    /// Every square where a piece fell, the king's among them.
    #[must_use]
    pub fn squares(self) -> Squares {
        self.king.into_iter().fold(self.soldiers, Squares::with)
    }
}

impl Position {
    /// An empty board.
    pub(super) fn empty(side: Side) -> Self {
        Self { by_rank: Sides::default(), by_file: Sides::default(), king: None, side }
    }

    /// The side to move.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Where the king stands; `None` once he is captured.
    #[must_use]
    pub const fn king(&self) -> Option<Square> {
        self.king
    }

    /// Where a side's pieces stand, the king among the defenders.
    #[must_use]
    pub const fn pieces(&self, side: Side) -> Squares {
        self.by_rank.of(side)
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        if self.king == Some(square) {
            Some(Piece::King)
        } else if self.by_rank.defenders.contains(square) {
            Some(Piece::Defender)
        } else if self.by_rank.attackers.contains(square) {
            Some(Piece::Attacker)
        } else {
            None
        }
    }

    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        if piece == Piece::King {
            self.king = Some(square);
        }
        add(&mut self.by_rank, piece.side(), square);
        add(&mut self.by_file, piece.side(), mirror(square));
    }

    fn take(&mut self, square: Square, side: Side) {
        remove(&mut self.by_rank, side, square);
        remove(&mut self.by_file, side, mirror(square));
        if self.king == Some(square) {
            self.king = None;
        }
    }

    #[inline]
    fn occupied(&self) -> Squares {
        self.by_rank.attackers.union(self.by_rank.defenders)
    }

    /// The squares the piece on `from` can move to, whoever is to move; empty where none stands.
    ///
    /// "Elk stuk verplaatst zich elk aantal vierkanten horizontaal of verticaal … en mag niet over
    /// andere stukken springen", gliding over the empty castle without stopping there.
    #[must_use]
    pub fn destinations(&self, from: Square) -> Squares {
        let occupied = self.occupied();
        if !occupied.contains(from) {
            return Squares::EMPTY;
        }
        let reached = Direction::ALL
            .into_iter()
            .flat_map(|direction| ray(from, direction).take_while(|&to| !occupied.contains(to)));
        reached.filter(|&to| to != CASTLE).collect()
    }

    /// All moves of the side to move.
    pub fn moves(&self) -> impl Iterator<Item = Action> {
        let position = *self;
        let from_square =
            move |from| position.destinations(from).iter().map(move |to| Action { from, to });
        self.pieces(self.side).iter().flat_map(from_square)
    }

    /// How many moves the side to move has, counted line by line without listing them.
    #[must_use]
    pub fn mobility(&self) -> u32 {
        let lines = Lines::get();
        let count = |sides: Sides| -> u32 {
            let (mine, theirs) = (sides.of(self.side), sides.of(self.side.opponent()));
            let line = |n: u8| lines.moves(mine.rank(n), theirs.rank(n), n == CASTLE.rank());
            (0..11).map(line).sum()
        };
        count(self.by_rank) + count(self.by_file)
    }

    /// Why a move is not legal here, as precisely as can be said.
    ///
    /// # Errors
    /// The [`Refusal`]; `Ok` exactly for what [`Self::moves`] lists.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        let Action { from, to } = action;
        let owner = self.piece(from).ok_or(Refusal::Empty(from))?.side();
        if owner != self.side {
            return Err(Refusal::NotYours { square: from, owner });
        }
        if from == to {
            return Err(Refusal::SameSquare(from));
        }
        let direction = towards(from, to).ok_or(Refusal::NotStraight)?;
        let mut way = ray(from, direction).take_while(|&square| Some(square) != to.step(direction));
        if let Some(blocker) = way.find(|&square| self.occupied().contains(square)) {
            return Err(Refusal::Blocked(blocker));
        }
        if to == CASTLE { Err(Refusal::Castle) } else { Ok(()) }
    }

    /// The position after a legal move, and what fell. All captures happen together.
    #[must_use]
    #[inline]
    pub fn after(&self, action: Action) -> (Self, Fallen) {
        let Action { from, to } = action;
        let mover = self.side;
        let fallen = self.captures(action);
        let mut next = *self;
        if self.king == Some(from) {
            next.king = Some(to);
        }
        remove(&mut next.by_rank, mover, from);
        remove(&mut next.by_file, mover, mirror(from));
        add(&mut next.by_rank, mover, to);
        add(&mut next.by_file, mover, mirror(to));
        for square in fallen.squares() {
            next.take(square, mover.opponent());
        }
        next.side = mover.opponent();
        (next, fallen)
    }

    /// What a move captures: "een vijand hem vastzet tussen twee vijandelijke stukken aan
    /// tegenovergestelde zijden, of tussen een vijand en het lege kasteel".
    fn captures(&self, Action { from, to }: Action) -> Fallen {
        let own = self.pieces(self.side).without(from).with(to);
        let enemy = self.pieces(self.side.opponent());
        let castle_is_hostile = self.king != Some(CASTLE) || from == CASTLE;
        let mut fallen = Fallen::default();
        for direction in Direction::ALL {
            let Some(near) = to.step(direction).filter(|&square| enemy.contains(square)) else {
                continue;
            };
            if self.king == Some(near) {
                fallen.king = king_falls(near, direction, own).then_some(near);
            } else if let Some(far) = near.step(direction)
                && (own.contains(far) || (far == CASTLE && castle_is_hostile))
            {
                fallen.soldiers = fallen.soldiers.with(near);
            }
        }
        fallen
    }
}

/// Whether the king falls to an attacker that just moved next to him; `direction` leads from that
/// attacker to the king.
///
/// "Tussen twee aanvallers … in het open veld …, drie aanvallers … wanneer hij naast het kasteel
/// staat … en vier aanvallers wanneer hij zelf op het kasteel zit."
fn king_falls(king: Square, direction: Direction, attackers: Squares) -> bool {
    let held = |side: Option<Square>| side.is_some_and(|square| attackers.contains(square));
    let mut sides = Direction::ALL.map(|d| king.step(d)).into_iter();
    if king == CASTLE || sides.clone().any(|side| side == Some(CASTLE)) {
        sides.all(|side| side == Some(CASTLE) || held(side))
    } else {
        held(king.step(direction))
    }
}

/// The square mirrored at the diagonal a1–k11.
#[inline]
fn mirror(square: Square) -> Square {
    Square::new(square.rank(), square.file()).expect("the board is square")
}

#[inline]
fn add(sides: &mut Sides, side: Side, square: Square) {
    let squares = sides.of_mut(side);
    *squares = squares.with(square);
}

#[inline]
fn remove(sides: &mut Sides, side: Side, square: Square) {
    let squares = sides.of_mut(side);
    *squares = squares.without(square);
}

/// The squares from `from` on, without it, to the edge.
fn ray(from: Square, direction: Direction) -> impl Iterator<Item = Square> + Clone {
    std::iter::successors(from.step(direction), move |square| square.step(direction))
}

/// The direction of another square on the same rank or file.
fn towards(from: Square, to: Square) -> Option<Direction> {
    Direction::ALL.into_iter().find(|&direction| ray(from, direction).any(|square| square == to))
}
