use super::camp::{Camp, Square, is_corner};
use super::card::{Card, Kind};

/// What is to be seen on a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Cell {
    /// Nothing.
    #[default]
    Open,
    /// A card face down, for good, or a corner: nothing comes there.
    Closed,
    /// A card face up.
    Card(Card),
}

/// The 36 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board([Cell; Square::COUNT as usize]);

impl Board {
    /// An open field with closed corners.
    pub(super) fn empty() -> Self {
        let mut board = Self([Cell::Open; Square::COUNT as usize]);
        for corner in Square::all().filter(|square| is_corner(*square)) {
            board.set(corner, Cell::Closed);
        }
        board
    }

    /// What is on a square.
    #[must_use]
    pub const fn at(&self, square: Square) -> Cell {
        self.0[square.index() as usize]
    }

    /// The card on a square.
    #[must_use]
    pub const fn card(&self, square: Square) -> Option<Card> {
        match self.at(square) {
            Cell::Card(card) => Some(card),
            Cell::Open | Cell::Closed => None,
        }
    }

    pub(super) fn set(&mut self, square: Square, cell: Cell) {
        self.0[usize::from(square.index())] = cell;
    }

    /// A kingdom's cards with their squares, from a1 on.
    pub fn cards(&self, owner: Camp) -> impl Iterator<Item = (Square, Card)> {
        let on = |square| self.card(square).map(|card| (square, card));
        Square::all().filter_map(on).filter(move |(_, card)| card.owner == owner)
    }

    /// Puts a new card on a camp space of its owner's.
    pub(super) fn enter(&mut self, square: Square, owner: Camp, kind: Kind) {
        let side = Camp::of_space(square).unwrap_or(owner);
        let card = Card { owner, kind, forward: side.inward(), moved: false };
        self.set(square, Cell::Card(card));
    }
}
