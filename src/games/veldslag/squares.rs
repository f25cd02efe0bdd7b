use crate::games::grid;

/// A square of the 8×8 board, a1 to h8.
pub type Square = grid::Square<8>;

/// The lakes: "De velden c4, c5, f4 en f5 zijn meertjes, hier mag geen enkel stuk komen."
pub const LAKES: [Square; 4] = [lake(2, 3), lake(5, 3), lake(2, 4), lake(5, 4)];

const fn lake(file: u8, rank: u8) -> Square {
    Square::new(file, rank).expect("the lakes are on the board")
}

/// Whether nothing can stand on a square.
#[must_use]
pub fn is_lake(square: Square) -> bool {
    LAKES.contains(&square)
}
