//! Captured cards, defeated kingdoms, won queens.

use super::*;

/// West moves first and places the king on a2, in reach of b1.
const OPENING: &str = "a2-c2 K@a2 c6-c5 R@c6 f4-e4 R@f4";

fn west_begins(west: &str) -> State {
    begun_by(Camp::West, [ANY, west, KING, KING])
}

#[test]
fn captured_cards_lie_in_one_pile_for_all_to_see() {
    let here = after(four(), "b1xa2 R@b1 a4-b4 R@a4 b6xa5 N@b6 f5xe6 R@f5");
    assert_eq!(discard(&here), "wP wP nP");
    assert_eq!(cells(&here, "a2 a5 e6"), "sP nP eP");
}

#[test]
fn a_defeated_kingdom_leaves_at_once() {
    let here = after(west_begins(KING), &format!("{OPENING} b1xa2"));
    let rest = "##npnRnpnp##/##..nP....ep/##......ePeR/##........ep/sP........ep/##..spspsp## s r";
    assert_eq!(position(&here), rest, "board and camp, the captor's card aside");
    assert_eq!(living(&here), [Camp::South, Camp::North, Camp::East]);
    assert_eq!((hand(&here, Camp::West), pile(&here, Camp::West)), (String::new(), 0));
    assert_eq!(discard(&here), "wK", "only captured cards lie there");
    let last = here.view(Viewer::Public).last().cloned().expect("a move");
    assert_eq!((last.by, last.defeated), (Camp::South, Some(Camp::West)));
}

#[test]
fn cards_of_others_stay_in_the_defeated_camp_until_they_leave() {
    let here = after(west_begins(KING), "a2-c2 K@a2 b6xa5 R@b6 f4-e4 R@f4 b1xa2 Q@b1");
    assert_eq!(cells(&here, "a2 a3 a4 a5"), "sP ## ## nP");
    let here = after(here, "a5-b5");
    assert_eq!(cells(&here, "a2 a5 b5"), "sP ## nP", "closed the moment it leaves");
    let here = after(here, "e4-e3 a2-b2");
    assert_eq!(cells(&here, "a2 b2"), "## sP");
}

#[test]
fn a_capture_in_a_defeated_camp_closes_nothing() {
    let here = after(west_begins(KING), "a2-c2 K@a2 b6xa5 R@b6 f4-e4 R@f4 b1xa2 Q@b1 c6-c5 N@c6");
    let here = after(here, "e4-e3 b1-b5 N@b1 d6-d5 B@d6 e3-e2 b5xa5");
    assert_eq!(cells(&here, "a5 b5"), "sQ ..");
}

#[test]
fn the_queen_is_won_from_the_hand_and_from_the_draw_pile() {
    for (west, place) in [(KING, "hand"), ("KBNRPPPPQRNB", "draw pile")] {
        let here = after(west_begins(west), &format!("{OPENING} b1xa2"));
        assert_eq!(hand(&here, Camp::South), "BNQQR", "{place}");
    }
}

#[test]
fn the_queen_is_won_from_the_board() {
    let here = west_begins("KQBBNNRRPPPP");
    let here = after(here, "a5-b5 Q@a5 c6-c5 R@c6 f4-e4 R@f4 d1-d2 R@d1 a2-c2 K@a2 c5-c4 e4-d4");
    let here = after(here, "b1xa2");
    assert_eq!((hand(&here, Camp::South), cell(&here, "a5")), ("BKNQQ".into(), "##".into()));
}

#[test]
fn the_queen_is_won_from_the_captured_cards_and_leaves_them() {
    let here = west_begins("KQBBNNRRPPPP");
    let here = after(here, "a2-c2 Q@a2 c6-c5 R@c6 f4-e4 R@f4 b1xa2 N@b1 a3-b3 K@a3 c5-c4 e4-d4");
    assert_eq!((discard(&here), hand(&here, Camp::South)), ("wQ".into(), "BKQR".into()));
    let here = after(here, "b1xa3");
    assert_eq!((discard(&here), hand(&here, Camp::South)), ("wK".into(), "BKQQR".into()));
}

#[test]
fn a_won_queen_is_placed_on_the_same_turn_where_a_space_is_open() {
    let here = after(west_begins(KING), &format!("{OPENING} b1xa2"));
    assert_eq!(legal(&here), ["B@b1", "N@b1", "Q@b1", "R@b1"]);
    let here = after(here, "Q@b1");
    assert_eq!(hand(&here, Camp::South), "BNQR", "the other queen; nothing is drawn");
    assert_eq!(pile(&here, Camp::South), 8);
}

/// Ruling: she is in her captor's colour, equal to the captor's own queen.
#[test]
fn a_won_queen_is_her_captors_card() {
    let here =
        after(west_begins(KING), &format!("{OPENING} b1xa2 Q@b1 b6-b4 N@b6 e4-d4 c1-c3 Q@c1"));
    assert_eq!(cells(&here, "b1 c1"), "sQ sQ");
    let view = here.view(Viewer::Public);
    let [won, own] = ["b1", "c1"].map(|at| view.board().card(square(at)));
    assert_eq!(won, own);
    let here = after(here, "c5-d5 d4-d3");
    assert_eq!(moves(&here, "b1"), "b2 b3 c2 xb4 xd3");
}

#[test]
fn a_king_may_take_a_queen_that_was_won() {
    let here = after(west_begins(KING), &format!("{OPENING} b1xa2 Q@b1 c5-c4 e4-d4 c1-c2 Q@c1"));
    let here = after(here, "c4-c3 d4-d5 d1-d2 K@d1 b6-b5 N@b6 d5-c5 d1xc1 R@d1");
    assert_eq!(discard(&here), "wK sQ");
    assert_eq!(living(&here).len(), 3);
}

/// Ruling: the hand may exceed four cards; recruiting then draws nothing.
#[test]
fn a_hand_of_five_draws_nothing() {
    let here = after(west_begins(KING), "a3-c3 K@a3 c6-c5 R@c6 f4-e4 R@f4 b1-b2 R@b1");
    let here = after(here, "c3-d3 c5-c4 e4-e3 b2xa3");
    assert_eq!(turn(&here), (Camp::North, Phase::Move), "South's camp is full");
    assert_eq!((hand(&here, Camp::South).as_str(), pile(&here, Camp::South)), ("BKNQQ", 7));
}

#[test]
fn spaces_that_the_defeated_leave_are_filled_on_the_same_turn() {
    let here = west_begins(KING);
    let here = after(here, "a2xb1 K@a2 c6-c5 R@c6 f3-e3 R@f3 c1-c3 R@c1 a5-b5 R@a5 c5-c4 e3-e4");
    let here = after(here, "c3-b3 b5-c5 c4-d4 e4-e5");
    assert_eq!(cell(&here, "b1"), "wP");
    let here = after(here, "b3xa2");
    assert_eq!(turn(&here), (Camp::South, Phase::Reinforce));
    assert_eq!(legal(&here), ["B@b1", "K@b1", "N@b1", "Q@b1"]);
}

#[test]
fn a_king_in_hand_or_draw_pile_is_alive() {
    let here = begun_by(Camp::West, [ANY, KING, PAWNS, KING]);
    let here = after(here, "a2-c2 K@a2 c6-c5 P@c6 f4-e4 R@f4 b1xa2 R@b1");
    assert_eq!(living(&here), [Camp::South, Camp::North, Camp::East]);
    assert_eq!(here.outcome(), None);
    assert!(!position(&here).contains('K'), "no king is on the board");
}

#[test]
fn of_two_the_captor_wins_and_the_defeated_leave_all_the_same() {
    let here = after(duel(), "c1-c3 Q@c1 c6-c4 K@c6 c1-d2 R@c1 c6-d5 N@c6 d2xd5");
    assert_eq!(won(&here), Some((Seat::South, Reason::LastKing)));
    let end = "############/##....sQ..##/##........##/##..sP....##/##........##/##spsRspsp## s m";
    assert_eq!(position(&here), end);
    assert_eq!(hand(&here, Camp::South), "BKNPQ", "her queen is won, and nothing drawn");
    assert_eq!((hand(&here, Camp::North), pile(&here, Camp::North)), (String::new(), 0));
    assert!(legal(&here).is_empty());
    assert_eq!(here.clone().play(action("c3-c4")), Err(Refusal::Over));
}

#[test]
fn of_more_the_last_living_king_wins() {
    let here = after(west_begins(KING), "a2-c2 K@a2 resign:north resign:east");
    assert_eq!(here.outcome(), None);
    let here = after(here, "b1xa2");
    assert_eq!(won(&here), Some((Seat::South, Reason::LastKing)));
    let end = "############/##........##/##........##/##........##/sP........##/##..spspsp## s m";
    assert_eq!(position(&here), end, "there is no reinforce step");
    assert_eq!((hand(&here, Camp::South).as_str(), pile(&here, Camp::South)), ("BNQQR", 8));
}
