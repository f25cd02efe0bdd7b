//! Why the rules refuse a move, or a set-up.

use super::alt::{counted, piece};
use crate::games::veldslag::{DraftRefusal, Refusal, Square};
use crate::present::refused::{Typed, shortened};
use crate::present::words::Words;
use crate::text::Rich;

/// Why the rules refuse a move.
pub fn refused(typed: Typed, refusal: Refusal, words: Words) -> Rich {
    use Refusal as R;
    let on = |id: &str, square: Square| {
        words.rich(id, &[typed.clone(), ("square", square.to_string().into())])
    };
    match refusal {
        R::Unreadable => words.rich("rules-unreadable-veldslag", &[typed]),
        R::Empty(square) => on("rules-empty", square),
        R::NotYours { square, .. } => on("rules-not-yours", square),
        R::SameSquare(square) => on("rules-same-square", square),
        R::Immobile(rank) => {
            words.rich("rules-immobile", &[typed, ("piece", piece(rank, words).into())])
        }
        R::NotStraight => words.rich("rules-not-straight", &[typed]),
        R::TooFar(rank) => {
            words.rich("rules-too-far", &[typed, ("piece", piece(rank, words).into())])
        }
        R::Lake(square) => on("rules-lake", square),
        R::Blocked(square) => on("rules-blocked", square),
        R::TwoSquares => words.rich("rules-two-squares", &[typed]),
        R::Chase => words.rich("rules-chase", &[typed]),
        R::Over => words.rich("rules-over", &[typed]),
    }
}

/// What is wrong with a set-up, and what to do about it.
pub fn draft_refused(refusal: &DraftRefusal, words: Words) -> Rich {
    use DraftRefusal as R;
    let typed = |id: &str, text: &str| words.rich(id, &[("typed", shortened(text).into())]);
    let on = |id: &str, square: Square| words.rich(id, &[("square", square.to_string().into())]);
    let of = |id: &str, rank| words.rich(id, &[("piece", piece(rank, words).into())]);
    match refusal {
        R::NoSquare(text) => typed("draft-no-square", text),
        R::NotHome(square) => on("draft-not-home", *square),
        R::NoPiece(text) => typed("draft-no-piece", text),
        R::NoneLeft(rank) => of("draft-none-left", *rank),
        R::Empty(square) => on("draft-empty", *square),
        R::SameSquare(square) => on("draft-same-square", *square),
        R::Rows(count) => words.rich("draft-rows", &[("count", (*count).into())]),
        R::Length(row, count) => {
            words.rich("draft-length", &[("row", (row + 1).into()), ("count", (*count).into())])
        }
        R::TooMany(rank, count) => {
            let (placed, army) =
                (counted(*rank, *count, words), counted(*rank, rank.count(), words));
            words.rich("draft-too-many", &[("placed", placed.into()), ("army", army.into())])
        }
        R::Missing(left) => {
            let names: Vec<String> =
                left.iter().map(|(rank, count)| counted(*rank, *count, words)).collect();
            words.rich("draft-missing", &[("pieces", names.join(", ").into())])
        }
    }
}
