use super::piece::Side;
use super::position::Position;

/// How the pieces stand at the start.
///
/// The source says only "in vier groepen van zes in het midden van elke rand geplaatst, gevormd
/// als een kruis met serifjes".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Layout {
    /// The source's "cross with serifs": five attackers on each edge and one before them.
    #[default]
    Serif,
    /// Hollow pentagons, after Bell: closer to even.
    Bell,
}

impl Layout {
    /// Both layouts, the default first.
    pub const ALL: [Self; 2] = [Self::Serif, Self::Bell];

    /// The name as the record's `Variant` tag writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Serif => "serif",
            Self::Bell => "bell",
        }
    }

    /// The layout with exactly this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|layout| layout.name() == name)
    }

    /// The first position.
    ///
    /// # Panics
    /// Never: the layouts are well formed, as a test shows.
    #[must_use]
    pub fn position(self) -> Position {
        let board = match self {
            Self::Serif => "3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3",
            Self::Bell => "4ttt4/4t1t4/5t5/5T5/tt2TTT2tt/t1tTTKTTt1t/tt2TTT2tt/5T5/5t5/4t1t4/4ttt4",
        };
        Position::from_board(board, Side::Attackers).expect("the layouts are well formed")
    }
}
