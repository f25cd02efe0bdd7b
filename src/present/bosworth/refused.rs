//! Why the rules refuse a move or a placed card.

use super::alt::card;
use crate::games::GameKind;
use crate::games::bosworth::{Refusal, Square, is_corner};
use crate::present::refused::Typed;
use crate::present::words::Words;
use crate::text::Rich;

/// Why the rules refuse an action.
pub fn refused(typed: Typed, refusal: Refusal, words: Words) -> Rich {
    use Refusal as R;
    let on = |id: &str, square: Square| {
        words.rich(id, &[typed.clone(), ("square", square.to_string().into())])
    };
    let say = |id: &str| words.rich(id, std::slice::from_ref(&typed));
    match refusal {
        R::Unreadable => say("rules-unreadable-bosworth"),
        R::Empty(square) => on("rules-empty", square),
        R::NotYours { square, owner } => {
            let owner = ("owner", words.seat(owner.seat()).into());
            let square = ("square", square.to_string().into());
            words.rich("rules-not-yours-bosworth", &[typed, square, owner])
        }
        R::SameSquare(square) => on("rules-same-square", square),
        R::NotSo(kind) => say(&format!("rules-not-so-{}", kind.key())),
        R::Own(square) => on("rules-own", square),
        R::Closed(square) => {
            let what = if is_corner(square) { "closed-wood" } else { "closed-card" };
            let what = ("what", words.say(what).into());
            words.rich("rules-closed", &[typed, ("square", square.to_string().into()), what])
        }
        R::OwnCamp => say("rules-own-camp"),
        R::PlaceFirst => {
            let command = words.game_command(GameKind::Bosworth, "hand").into();
            words.rich("rules-place-first", &[typed, ("command", command)])
        }
        R::MoveFirst => say("rules-move-first"),
        R::NotInHand(kind) => {
            words.rich("rules-not-in-hand", &[typed, ("card", card(kind, words).into())])
        }
        R::NotOpen(square) => on("rules-not-open", square),
        R::NothingToPlace => say("rules-nothing-to-place"),
        R::NoPass => say("rules-no-pass"),
        R::Over => say("rules-over"),
    }
}
