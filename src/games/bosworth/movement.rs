//! Where cards can go.

use super::board::{Board, Cell};
use super::camp::{Camp, Square};
use super::card::{Card, Kind};
use crate::games::grid::Direction;

/// What movement depends on beside the board.
pub(super) struct Field<'a> {
    /// The cards.
    pub(super) board: &'a Board,
    /// Whose camp each space belongs to.
    pub(super) camp_of: &'a dyn Fn(Square) -> Option<Camp>,
    /// Whether a kingdom is still in the game.
    pub(super) lives: &'a dyn Fn(Camp) -> bool,
    /// How many kingdoms there were at the start.
    pub(super) starters: usize,
}

/// Files and ranks to go.
type Step = (i8, i8);

const STRAIGHT: [Step; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [Step; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const JUMPS: [Step; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

fn step(square: Square, (files, ranks): Step) -> Option<Square> {
    let file = square.file().checked_add_signed(files)?;
    Square::new(file, square.rank().checked_add_signed(ranks)?)
}

impl Field<'_> {
    /// The squares that the card on `from` can go to, whoever is to move.
    pub(super) fn targets(&self, from: Square, card: Card) -> Vec<Square> {
        let all = || STRAIGHT.into_iter().chain(DIAGONAL);
        match card.kind {
            Kind::King => self.leaps(from, card, all()),
            Kind::Knight => self.leaps(from, card, JUMPS.into_iter()),
            Kind::Queen => self.slides(from, card, all()),
            Kind::Rook => self.slides(from, card, STRAIGHT.into_iter()),
            Kind::Bishop => self.slides(from, card, DIAGONAL.into_iter()),
            Kind::Pawn => self.pawn(from, card),
        }
    }

    /// Whether a card may end on a square: an open one, or one where it takes something. "A king
    /// may also capture a card of his own kingdom. No other card may."
    fn enters(&self, square: Square, card: Card) -> bool {
        match self.board.at(square) {
            Cell::Open => true,
            Cell::Closed => false,
            Cell::Card(other) => other.owner != card.owner || card.kind == Kind::King,
        }
    }

    fn leaps(&self, from: Square, card: Card, steps: impl Iterator<Item = Step>) -> Vec<Square> {
        steps.filter_map(|by| step(from, by)).filter(|to| self.enters(*to, card)).collect()
    }

    fn slides(&self, from: Square, card: Card, steps: impl Iterator<Item = Step>) -> Vec<Square> {
        steps.flat_map(|by| self.slide(from, card, by)).collect()
    }

    /// The squares of one line, up to the first card, a face-down card, or a corner.
    fn slide(&self, from: Square, card: Card, by: Step) -> Vec<Square> {
        let mut reached = Vec::new();
        let mut next = step(from, by);
        while let Some(square) = next.filter(|square| self.enters(*square, card)) {
            reached.push(square);
            let open = self.board.at(square) == Cell::Open;
            next = step(square, by).filter(|_| open);
        }
        reached
    }

    fn pawn(&self, from: Square, card: Card) -> Vec<Square> {
        let mut targets = self.pawn_walks(from, card);
        let takes =
            |to: &Square| self.board.card(*to).is_some_and(|other| other.owner != card.owner);
        let captures = self.pawn_captures(card).into_iter().filter_map(|by| step(from, by));
        targets.extend(captures.filter(takes));
        // "A pawn never enters its owner's camp again."
        targets.retain(|to| (self.camp_of)(*to) != Some(card.owner));
        targets
    }

    /// Without capturing: forward, and once it has moved sideways toward a living opponent's camp.
    fn pawn_walks(&self, from: Square, card: Card) -> Vec<Square> {
        let open = |to: &Square| self.board.at(*to) == Cell::Open;
        let one = step(from, card.forward.offsets()).filter(open);
        let mut targets: Vec<Square> = one.into_iter().collect();
        if card.moved {
            let sides = Direction::ALL.into_iter().filter(|side| is_across(*side, card.forward));
            let aside = sides.filter_map(|side| self.aside(from, card, side));
            targets.extend(aside.filter(open));
        } else {
            targets.extend(one.and_then(|one| step(one, card.forward.offsets())).filter(open));
        }
        targets
    }

    /// One square to a side that holds a living opponent's camp; "never sideways from a camp space
    /// to a space of the same side's camp".
    fn aside(&self, from: Square, card: Card, side: Direction) -> Option<Square> {
        let to = step(from, side.offsets())?;
        let goal = Camp::towards(side);
        let opponent = goal
            .spaces()
            .filter_map(|space| (self.camp_of)(space))
            .any(|camp| camp != card.owner && (self.lives)(camp));
        let within = Camp::of_space(from).is_some_and(|camp| Camp::of_space(to) == Some(camp));
        (opponent && !within).then_some(to)
    }

    /// "2 players: one space diagonally forward. 3 or 4: one space diagonally in any direction."
    fn pawn_captures(&self, card: Card) -> Vec<Step> {
        let (files, ranks) = card.forward.offsets();
        let ahead = |(file, rank): &Step| file * files + rank * ranks > 0;
        DIAGONAL.into_iter().filter(|by| self.starters > 2 || ahead(by)).collect()
    }
}

fn is_across(side: Direction, forward: Direction) -> bool {
    let upright = |direction: Direction| matches!(direction, Direction::Up | Direction::Down);
    upright(side) != upright(forward)
}
