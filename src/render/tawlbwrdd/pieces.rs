use image::RgbaImage;

use crate::games::tawlbwrdd::Piece;
use crate::render::drawing::rasterise;

/// All kinds of pieces.
pub const PIECES: [Piece; 3] = [Piece::Attacker, Piece::Defender, Piece::King];

/// The castle's walls and towers.
pub const CASTLE_DRAWING: &str = include_str!("../../../assets/pieces/tawlbwrdd/castle.svg");

const fn drawing(piece: Piece) -> &'static str {
    match piece {
        Piece::Attacker => include_str!("../../../assets/pieces/tawlbwrdd/attacker.svg"),
        Piece::Defender => include_str!("../../../assets/pieces/tawlbwrdd/defender.svg"),
        Piece::King => include_str!("../../../assets/pieces/tawlbwrdd/king.svg"),
    }
}

/// One value for each kind of piece.
#[derive(Clone, Debug)]
pub struct PerPiece<T>([T; 3]);

impl<T> PerPiece<T> {
    /// Makes the values.
    pub fn new(make: impl FnMut(Piece) -> T) -> Self {
        Self(PIECES.map(make))
    }

    /// The value of a kind.
    pub const fn of(&self, piece: Piece) -> &T {
        let [attacker, defender, king] = &self.0;
        match piece {
            Piece::Attacker => attacker,
            Piece::Defender => defender,
            Piece::King => king,
        }
    }

    /// All values.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }
}

/// The pieces' drawings, `side` pixels a side.
pub fn sprites(sheet: &str, side: u32) -> PerPiece<RgbaImage> {
    PerPiece::new(|piece| rasterise(drawing(piece), sheet, side))
}
