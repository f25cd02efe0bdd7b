//! Actions and positions as text.

use super::action::Action;
use super::board::Cell;
use super::camp::Square;
use super::card::{Card, Kind};
use super::open::Open;
use super::phase::Phase;
use super::refusal::Refusal;
use super::view::View;
use crate::games::grid::read_move;

impl Action {
    /// Reads a move (two squares with `-`, `x` or nothing between them), a placed card (`N@b1`), or
    /// `--`, in either case.
    ///
    /// # Errors
    /// [`Refusal::Unreadable`] for anything else.
    pub fn parse(text: &str) -> Result<Self, Refusal> {
        if text == "--" {
            return Ok(Self::Pass);
        }
        let placed = text.split_once('@').map(|(card, square)| read_place(card, square));
        let moved = || read_move(text).map(|(from, to)| Self::Move { from, to });
        placed.unwrap_or_else(moved).ok_or(Refusal::Unreadable)
    }
}

/// Puts cards that are placed one after the other in the order of their spaces. For the game it is all
/// one, but who knows that like cards are placed by themselves could tell from it that a hand held
/// others.
pub fn sort_placed(actions: &mut [String]) {
    let space = |action: &String| match Action::parse(action) {
        Ok(Action::Place(_, square)) => Some(square),
        _ => None,
    };
    for run in actions.chunk_by_mut(|one, next| space(one).is_some() && space(next).is_some()) {
        run.sort_by_key(space);
    }
}

fn read_place(card: &str, square: &str) -> Option<Action> {
    let mut letters = card.chars();
    let kind = letters.next().filter(|_| letters.next().is_none()).and_then(Kind::of_letter)?;
    let (square, rest) = Square::read(square)?;
    rest.is_empty().then_some(Action::Place(kind, square))
}

impl Open {
    /// An action in canonical text: `b1-b3`, `b1xb3` where something is taken, `N@b1`, `--`.
    pub(super) fn text(&self, action: Action) -> String {
        match action {
            Action::Move { from, to } => {
                let mark = if self.board.card(to).is_some() { 'x' } else { '-' };
                format!("{from}{mark}{to}")
            }
            Action::Place(kind, square) => format!("{}@{square}", kind.letter()),
            Action::Pass => "--".into(),
        }
    }
}

impl View {
    /// An action of this position in canonical text.
    #[must_use]
    pub fn spell(&self, action: Action) -> String {
        self.open.text(action)
    }

    /// The position string: ranks from 6 down to 1 joined by `/`, two characters a square, then the
    /// seat whose turn it is, then `m` or `r`.
    #[must_use]
    pub fn text(&self) -> String {
        let rank = |rank| -> String {
            (0..6).filter_map(|file| Square::new(file, rank)).map(|at| self.cell(at)).collect()
        };
        let ranks: Vec<String> = (0..6).rev().map(rank).collect();
        let phase = match self.phase() {
            Phase::Move => 'm',
            Phase::Reinforce => 'r',
        };
        format!("{} {} {phase}", ranks.join("/"), self.turn().letter())
    }

    fn cell(&self, square: Square) -> String {
        match self.board().at(square) {
            Cell::Open => "..".into(),
            Cell::Closed => "##".into(),
            Cell::Card(card) => format!("{}{}", card.owner.letter(), letter(card)),
        }
    }
}

/// A pawn that has not moved is a small letter.
const fn letter(card: Card) -> char {
    match (card.kind, card.moved) {
        (Kind::Pawn, false) => 'p',
        (kind, _) => kind.letter(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placed_cards_are_put_in_the_order_of_their_spaces() {
        let mut actions = ["f3-e3", "P@f4", "N@a4", "P@f3", "--", "P@d1", "P@b1", "--", "a1-a2"]
            .map(str::to_owned);
        sort_placed(&mut actions);
        let sorted = ["f3-e3", "P@f3", "N@a4", "P@f4", "--", "P@b1", "P@d1", "--", "a1-a2"];
        assert_eq!(actions, sorted);
    }
}
