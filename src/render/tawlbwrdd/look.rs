use crate::games::tawlbwrdd::{CASTLE, Piece, Side, Square, View};

/// What a square is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// An inner square.
    Field,
    /// The king's goal.
    Edge,
    /// The castle.
    Castle,
}

impl Ground {
    /// All three, in the order of their tiles.
    pub const ALL: [Self; 3] = [Self::Field, Self::Edge, Self::Castle];

    /// The ground of a square.
    pub fn of(square: Square) -> Self {
        match square {
            CASTLE => Self::Castle,
            edge if edge.is_edge() => Self::Edge,
            _ => Self::Field,
        }
    }
}

/// What is to be seen on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Nothing.
    Empty,
    /// Where the last move came from.
    From,
    /// A piece that did not move last.
    Standing(Piece),
    /// The piece that moved last.
    Moved(Piece),
    /// Where a piece fell to the last move.
    Fallen(Piece),
}

impl Look {
    /// All looks, in the order of their tiles.
    pub const ALL: [Self; 11] = [
        Self::Empty,
        Self::From,
        Self::Standing(Piece::Attacker),
        Self::Standing(Piece::Defender),
        Self::Standing(Piece::King),
        Self::Moved(Piece::Attacker),
        Self::Moved(Piece::Defender),
        Self::Moved(Piece::King),
        Self::Fallen(Piece::Attacker),
        Self::Fallen(Piece::Defender),
        Self::Fallen(Piece::King),
    ];

    /// The look of a square in a view.
    pub fn of(view: &View, square: Square) -> Self {
        let piece = view.position().piece(square);
        let moved = view.last().is_some_and(|last| last.action.to == square);
        match (piece, fallen(view, square)) {
            (Some(piece), _) if moved => Self::Moved(piece),
            (Some(piece), _) => Self::Standing(piece),
            (None, Some(piece)) => Self::Fallen(piece),
            (None, None) if came_from(view, square) => Self::From,
            (None, None) => Self::Empty,
        }
    }

    /// The piece that stands there.
    pub const fn piece(self) -> Option<Piece> {
        match self {
            Self::Standing(piece) | Self::Moved(piece) => Some(piece),
            Self::Empty | Self::From | Self::Fallen(_) => None,
        }
    }
}

fn came_from(view: &View, square: Square) -> bool {
    view.last().is_some_and(|last| last.action.from == square)
}

/// What the last move took from a square: pieces of the side that is to move now.
fn fallen(view: &View, square: Square) -> Option<Piece> {
    let fallen = view.last()?.fallen;
    if fallen.king == Some(square) {
        return Some(Piece::King);
    }
    fallen.soldiers.contains(square).then(|| match view.position().side() {
        Side::Attackers => Piece::Attacker,
        Side::Defenders => Piece::Defender,
    })
}
