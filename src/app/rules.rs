//! Which pages the rules have.

use crate::games::GameKind;

/// The pages of Tawlbwrdd's rules in reading order; the messages `rules-tawlbwrdd-PAGE` hold them.
pub const TAWLBWRDD: &[&str] = &["start", "moving", "capturing", "king", "end", "rulings"];

/// The pages of Veldslag's rules in reading order; the messages `rules-veldslag-PAGE` hold them.
pub const VELDSLAG: &[&str] =
    &["start", "pieces", "attacking", "known", "repetition", "end", "rulings"];

/// The pages of Bosworth's rules in reading order; the messages `rules-bosworth-PAGE` hold them.
pub const BOSWORTH: &[&str] =
    &["start", "turn", "moving", "pawns", "king", "camps", "end", "rulings"];

/// The pages of a game's rules in reading order.
#[must_use]
pub const fn pages(kind: GameKind) -> &'static [&'static str] {
    match kind {
        GameKind::Tawlbwrdd => TAWLBWRDD,
        GameKind::Veldslag => VELDSLAG,
        GameKind::Bosworth => BOSWORTH,
    }
}
