use super::squares::Square;

/// A move or an attack: a piece goes from one square to another along a rank or a file. How it is
/// written depends on what stands there: see [`super::Position::text`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Action {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}
