use crate::games::veldslag::{Man, Rank, Seen, Side, Square, View, is_lake};
use crate::render::layout::Turn;

/// What a square is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A square to stand on.
    Field,
    /// The half of a lake that is farther up in the picture.
    UpperLake,
    /// The other half.
    LowerLake,
}

impl Ground {
    /// The ground of a square.
    pub fn of(square: Square, turn: Turn) -> Self {
        match (is_lake(square), turn) {
            (false, _) => Self::Field,
            (true, Turn::FirstBelow) if square.rank() == 4 => Self::UpperLake,
            (true, Turn::LastBelow) if square.rank() == 3 => Self::UpperLake,
            (true, _) => Self::LowerLake,
        }
    }
}

/// An end of the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Where it came from.
    From,
    /// Where it went.
    To,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whose it is.
    pub side: Side,
    /// What is known of it.
    pub seen: Seen,
    /// Whether it is the viewer's own and the opponent knows it.
    pub given_away: bool,
}

/// What is to be seen on a square where pieces stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// What fell here to the last move, leaving the square empty.
    pub fallen: Option<(Side, Rank)>,
    /// Whether the last move began or ended here.
    pub mark: Option<Mark>,
    /// What stands here.
    pub piece: Option<Standing>,
    /// Whether the last move took something from here, and its taker stands here now.
    pub beaten: bool,
}

impl Look {
    /// The look of a square in a view.
    pub fn of(view: &View, square: Square) -> Self {
        let piece = view.man(square).map(|man| standing(view, man));
        let fallen = fallen(view, square);
        Self {
            fallen: fallen.filter(|_| piece.is_none()),
            mark: mark(view, square),
            piece,
            beaten: fallen.is_some() && piece.is_some(),
        }
    }
}

fn standing(view: &View, man: Man) -> Standing {
    let given_away = view.own() == Some(man.side) && view.is_known(man);
    Standing { side: man.side, seen: view.rank(man), given_away }
}

fn mark(view: &View, square: Square) -> Option<Mark> {
    let action = view.last()?.action;
    match square {
        from if from == action.from => Some(Mark::From),
        to if to == action.to => Some(Mark::To),
        _ => None,
    }
}

/// What fell to the last move and stood on a square before: the attacker where it came from, the
/// attacked one where it was attacked.
fn fallen(view: &View, square: Square) -> Option<(Side, Rank)> {
    let last = view.last()?;
    let stood = |man: Man| if man == last.man { last.action.from } else { last.action.to };
    let fallen = last.fallen().into_iter().find(|(man, _)| stood(*man) == square);
    fallen.map(|(man, rank)| (man.side, rank))
}
