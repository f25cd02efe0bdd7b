//! Moves and positions as text.

use std::fmt;

use super::action::Action;
use super::piece::{Piece, Side};
use super::position::{Fallen, Position};
use super::refusal::Refusal;
use super::squares::Square;
use crate::games::grid::read_move;

impl Action {
    /// Reads a move in either case: two squares with `-`, `x` or nothing between them; a capture
    /// suffix (`xe7/d8`) is ignored.
    ///
    /// # Errors
    /// [`Refusal::Unreadable`] for anything else.
    pub fn parse(text: &str) -> Result<Self, Refusal> {
        let (from, to) = read_move(text).ok_or(Refusal::Unreadable)?;
        Ok(Self { from, to })
    }

    /// The canonical text with what was taken: `d4-d7xe7/d8`.
    #[must_use]
    pub fn with_captures(self, fallen: Fallen) -> String {
        let names: Vec<String> = fallen.squares().iter().map(|square| square.to_string()).collect();
        if names.is_empty() { self.to_string() } else { format!("{self}x{}", names.join("/")) }
    }
}

impl Position {
    /// Reads a position string: ranks from 11 down to 1 joined by `/`, then `a` or `d`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (board, side) = text.split_once(' ')?;
        let side = match side {
            "a" => Side::Attackers,
            "d" => Side::Defenders,
            _ => return None,
        };
        Self::from_board(board, side)
    }

    pub(super) fn from_board(board: &str, side: Side) -> Option<Self> {
        let mut position = Self::empty(side);
        let ranks: Vec<&str> = board.split('/').collect();
        if ranks.len() != 11 {
            return None;
        }
        for (rank, text) in (0..11).rev().zip(ranks) {
            position.read_rank(rank, text)?;
        }
        Some(position)
    }

    fn read_rank(&mut self, rank: u8, text: &str) -> Option<()> {
        let mut file = 0;
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            if digits > 0 {
                file += rest[..digits].parse::<u8>().ok().filter(|&run| run <= 11)?;
                rest = &rest[digits..];
            } else {
                self.put_new(Square::new(file, rank)?, letter)?;
                file += 1;
                rest = &rest[1..];
            }
        }
        (file == 11).then_some(())
    }

    fn put_new(&mut self, square: Square, letter: char) -> Option<()> {
        let piece = match letter {
            't' => Piece::Attacker,
            'T' => Piece::Defender,
            'K' if self.king().is_none() => Piece::King,
            _ => return None,
        };
        self.put(square, piece);
        Some(())
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..11).rev() {
            write_rank(self, rank, f)?;
            f.write_str(if rank == 0 { " " } else { "/" })?;
        }
        f.write_str(match self.side() {
            Side::Attackers => "a",
            Side::Defenders => "d",
        })
    }
}

fn write_rank(position: &Position, rank: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut empty = 0;
    for file in 0..11 {
        let piece = Square::new(file, rank).and_then(|square| position.piece(square));
        if piece.is_some() && empty > 0 {
            write!(f, "{empty}")?;
        }
        empty = if piece.is_some() { 0 } else { empty + 1 };
        match piece {
            Some(Piece::Attacker) => f.write_str("t")?,
            Some(Piece::Defender) => f.write_str("T")?,
            Some(Piece::King) => f.write_str("K")?,
            None => {}
        }
    }
    if empty > 0 { write!(f, "{empty}") } else { Ok(()) }
}
