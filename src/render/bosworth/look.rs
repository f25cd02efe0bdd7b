use super::turn::{Side, Turn};
use crate::games::bosworth::{Camp, Cell, Colour, Kind, Square, View};

/// What lies on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// Nothing.
    Nothing,
    /// Trees: nobody enters.
    Wood,
    /// A card face down.
    Back,
    /// A piece's card.
    Piece(Colour, Kind),
    /// A pawn's card, with its way in the picture and whether it has moved.
    Pawn(Colour, Side, bool),
}

/// An end of the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Where it came from.
    From,
    /// Where it went.
    To,
}

/// What the last turn did to a square beside that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Badge {
    /// It took what stood there.
    Taken,
    /// It placed the card that lies there.
    Placed,
}

/// What is to be seen on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// What lies there.
    pub lies: Lies,
    /// Whether the last move began or ended there.
    pub mark: Option<Mark>,
    /// What else the last turn did there.
    pub badge: Option<Badge>,
}

impl Look {
    /// The look of a square in a view.
    pub fn of(view: &View, square: Square, turn: Turn) -> Self {
        Self {
            lies: lies(view, square, turn),
            mark: mark(view, square),
            badge: badge(view, square),
        }
    }
}

fn lies(view: &View, square: Square, turn: Turn) -> Lies {
    match view.board().at(square) {
        Cell::Open => Lies::Nothing,
        Cell::Closed if Camp::of_space(square).is_none() => Lies::Wood,
        Cell::Closed => Lies::Back,
        Cell::Card(card) => {
            let colour = view.colour(card.owner);
            match card.kind {
                Kind::Pawn => Lies::Pawn(colour, turn.towards(card.forward), card.moved),
                kind => Lies::Piece(colour, kind),
            }
        }
    }
}

fn mark(view: &View, square: Square) -> Option<Mark> {
    let (from, to) = view.last()?.step?;
    match square {
        square if square == to => Some(Mark::To),
        square if square == from => Some(Mark::From),
        _ => None,
    }
}

fn badge(view: &View, square: Square) -> Option<Badge> {
    let last = view.last()?;
    let on = |at: Square| at == square;
    if last.taken.is_some() && last.step.is_some_and(|(_, to)| on(to)) {
        return Some(Badge::Taken);
    }
    let placed = last.placed.iter().any(|(_, at)| on(*at)) && view.board().card(square).is_some();
    placed.then_some(Badge::Placed)
}
