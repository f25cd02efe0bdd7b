//! Taking back.

use super::club::*;
use crate::app::*;
use crate::games::Seat;

#[test]
fn a_move_is_taken_back_if_the_opponent_agrees() {
    let club = Club::with_game();
    assert!(matches!(refusal(&club.say("ann", "tawlbwrdd undo")), Refusal::NothingToUndo));
    club.say("ann", "tawlbwrdd move move:d11-c11");
    assert!(matches!(refusal(&club.say("bob", "tawlbwrdd undo")), Refusal::NothingToUndo));
    assert_eq!(posts(&club.press("ann", 1, Control::AskUndo)), News::UndoAsked(Seat::Attackers));
    assert!(matches!(refusal(&club.say("ann", "tawlbwrdd undo")), Refusal::OfferedAlready));
    let declined = club.press("bob", 1, Control::DeclineUndo);
    assert_eq!(posts(&declined), News::UndoDeclined(Seat::Defenders));
    assert!(matches!(refusal(&club.say("ann", "tawlbwrdd undo")), Refusal::DeclinedAlready));
    club.say("bob", "tawlbwrdd move move:f8-g8");
    assert_eq!(posts(&club.say("ann", "tawlbwrdd undo")), News::UndoAsked(Seat::Attackers));
    assert_eq!(posts(&club.say("bob", "tawlbwrdd undo")), News::UndoDone(Seat::Attackers));
    assert!(club.game().actions.is_empty(), "the answer is taken back with it");
    assert!(matches!(refusal(&club.say("bob", "tawlbwrdd undo answer:accept")), Refusal::NoPlea));
    assert_eq!(posts(&club.say("ann", "tawlbwrdd move move:d11-c11")), moved());
}

#[test]
fn a_move_ends_the_wish() {
    let club = Club::with_game();
    club.say("ann", "tawlbwrdd move move:d11-c11");
    club.say("ann", "tawlbwrdd undo");
    club.say("bob", "tawlbwrdd move move:f8-g8");
    assert!(matches!(refusal(&club.press("bob", 2, Control::AcceptUndo)), Refusal::NoPlea));
    assert_eq!(club.game().actions.len(), 2);
}

#[test]
fn what_has_been_revealed_is_not_taken_back() {
    let club = Club::with_battle();
    club.say("ann", "veldslag move move:a3-a4");
    assert_eq!(posts(&club.say("ann", "veldslag undo")), News::UndoAsked(Seat::Red));
    assert_eq!(posts(&club.say("bob", "veldslag undo answer:accept")), News::UndoDone(Seat::Red));
    club.say("ann", "veldslag move move:a3xa6");
    assert!(matches!(refusal(&club.say("ann", "veldslag undo")), Refusal::Revealed(_)));
    club.say("bob", "veldslag move move:g6-g5");
    assert!(matches!(refusal(&club.say("ann", "veldslag undo")), Refusal::Revealed(_)));
    assert_eq!(posts(&club.say("bob", "veldslag undo")), News::UndoAsked(Seat::Blue));
}

fn moved() -> News {
    News::Moved { declines: false }
}
