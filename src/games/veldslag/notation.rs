//! Moves, positions and set-ups as text.

use super::action::Action;
use super::man::{Man, Seen};
use super::rank::Rank;
use super::refusal::Refusal;
use super::side::Side;
use super::squares::{Square, is_lake};
use super::view::View;
use crate::games::grid::read_move;

impl Action {
    /// Reads a move in either case: two squares with `-`, `x` or nothing between them.
    ///
    /// # Errors
    /// [`Refusal::Unreadable`] for anything else.
    pub fn parse(text: &str) -> Result<Self, Refusal> {
        let (from, to) = read_move(text).ok_or(Refusal::Unreadable)?;
        Ok(Self { from, to })
    }
}

impl View {
    /// The position string: ranks from 8 down to 1 joined by `/`, two characters a square, then
    /// `r` or `b`, the side to move.
    #[must_use]
    pub fn text(&self) -> String {
        let rank = |rank| -> String {
            (0..8).filter_map(|file| Square::new(file, rank)).map(|at| self.cell(at)).collect()
        };
        let ranks: Vec<String> = (0..8).rev().map(rank).collect();
        let side = match self.side() {
            Side::Red => 'r',
            Side::Blue => 'b',
        };
        format!("{} {side}", ranks.join("/"))
    }

    fn cell(&self, square: Square) -> String {
        match self.man(square) {
            Some(man) => format!("{}{}", self.letter(man), code(self.rank(man))),
            None if is_lake(square) => "~~".into(),
            None => "..".into(),
        }
    }

    /// The side's letter, a capital for a man who is known to all.
    const fn letter(&self, man: Man) -> char {
        match (man.side, self.is_known(man)) {
            (Side::Red, false) => 'r',
            (Side::Red, true) => 'R',
            (Side::Blue, false) => 'b',
            (Side::Blue, true) => 'B',
        }
    }

    /// A side's set-up as a record's tag writes it, `?` for each rank the viewer may not know.
    #[must_use]
    pub fn setup_text(&self, side: Side) -> String {
        let row = |row: &[Seen]| row.iter().map(|seen| code(*seen)).collect::<String>();
        self.setup(side).chunks(8).map(row).collect::<Vec<_>>().join("/")
    }
}

fn code(seen: Seen) -> char {
    seen.rank().map_or('?', Rank::code)
}
