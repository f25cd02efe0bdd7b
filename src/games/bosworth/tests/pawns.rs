//! Where pawns go.

use super::*;

#[test]
fn the_first_move_is_one_or_two_spaces_forward() {
    let from = ["b1", "c1", "d1", "e1"];
    let all = ["b2 b3", "c2 c3", "d2 d3", "e2 e3"];
    assert_eq!(from.map(|square| moves(&duel(), square)), all);
    let across = game(["", ANY, "", ANY]);
    assert_eq!(["a2", "a5"].map(|square| moves(&across, square)), ["b2 c2", "b5 c5"]);
}

#[test]
fn both_spaces_of_a_double_step_are_open() {
    let here = after(duel(), "c1-c3 R@c1 e6-e4 K@e6 b1-b2 Q@b1");
    assert_eq!(moves(&after(here, "e4-e3"), "e1"), "e2", "the second is not");
    let here = after(duel(), "b1-b2 Q@b1 e6-e4 K@e6 b2-b3 e4-e3 b3-b4 e3-e2");
    assert_eq!(moves(&here, "e1"), "", "the first is not");
}

#[test]
fn later_it_is_one_space() {
    let here = after(duel(), "c1-c2 Q@c1 b6-b5 R@b6");
    assert_eq!(moves(&here, "c2"), "c3");
    let here = after(duel(), "c1-c3 Q@c1 b6-b5 R@b6");
    assert_eq!(moves(&here, "c3"), "c4");
}

#[test]
fn a_placed_pawn_is_a_new_one() {
    let here = after(game([PAWNS, "", KING, ""]), "c1-c3 P@c1 b6-b5 R@b6 c3-c4 b5-b4");
    assert_eq!(cells(&here, "c1 c4"), "sp sP");
    assert_eq!(moves(&here, "c1"), "c2 c3");
}

#[test]
fn forward_is_inward_from_the_space_on_which_it_entered() {
    let here = split(["PQRNKBBNRPPP", PAWNS, KING, ""]);
    let here = after(here, "c1-c2 P@c1 a3-c3 P@a3 c6-c5 R@c6 c2-d2 f4-e4 P@f4 c5-c4 e1-e3 Q@e1");
    assert_eq!(moves(&here, "a3"), "b3", "placed on the left: to the right");
    assert_eq!(moves(&here, "f4"), "xe3", "on the right: to the left");
    assert_eq!(moves(&here, "c3"), "c2 d3 xd2", "for life");
    assert_eq!(moves(&here, "e4"), "d4 e5", "and so for this one");
}

#[test]
fn sideways_is_toward_a_living_opponent_only() {
    let record = "c1-c3 R@c1 a2-b2 R@a2 e6-e5 R@e6";
    let here = after(four(), &format!("{record} f4-e4 R@f4"));
    assert_eq!(moves(&here, "c3"), "b3 c4 d3 xb2");
    let three = after(game([ANY, KING, KING, ""]), record);
    assert_eq!(moves(&three, "c3"), "b3 c4 xb2", "nobody camps on the right");
    let two = after(duel(), "c1-c3 Q@c1 c6-c5 K@c6");
    assert_eq!(moves(&two, "c3"), "c4");
}

/// Ruling: an eliminated player's camp no longer counts.
#[test]
fn a_defeated_opponent_is_none() {
    let here = after(four(), "c1-c3 R@c1 a2-b2 R@a2 e6-e5 R@e6 f4-e4 R@f4 resign:east");
    assert_eq!(moves(&here, "c3"), "b3 c4 xb2");
    assert_eq!(moves(&after(here, "resign:west"), "c3"), "c4");
}

/// Ruling: "only toward an opponent's field camp" binds the sideways move, not the forward one.
#[test]
fn forward_needs_no_opponent_ahead() {
    let here = game([ANY, KING, "", KING]);
    assert_eq!(moves(&here, "c1"), "c2 c3");
    let here = after(here, "c1-c2 R@c1 a2-b2 R@a2 f4-e4 R@f4");
    assert!(moves(&here, "c2").contains("c3"), "North's side is not used");
    let here = after(four(), "c1-c2 R@c1 a2-b2 R@a2 c6-c5 R@c6 f4-e4 R@f4 resign:north");
    assert!(moves(&here, "c2").contains("c3"), "North is defeated");
}

#[test]
fn either_half_of_a_split_camp_counts() {
    let here = split([ANY, KING, KING, ""]);
    let here = after(here, "c1-c2 R@c1 a3-b3 R@a3 e6-e5 R@e6");
    assert_eq!(moves(&here, "c2"), "b2 c3 d2 xb3");
}

#[test]
fn never_sideways_along_a_side_of_the_board() {
    let here = after(four(), "c1-c3 R@c1 a2-b2 R@a2 b6-b5 R@b6 f5xe6 R@f5 c3-c4 b2-b3 b5-b4");
    let here = after(here, "f2-e2 B@f2 c4-c5 b3-c3 b4-b3 e2-e3 c5xd6 c3-c4 b3-b2 e6-e5");
    assert_eq!(cells(&here, "c6 d6 e6"), "np sP ..", "East's guest has left North's camp");
    assert_eq!(moves(&here, "d6"), "xe5");
}

#[test]
fn a_pawn_on_a_camp_space_goes_sideways_into_the_field() {
    let here = after(four(), "b1xa2 R@b1 a4-b4 R@a4 c6-c5 R@c6 f4-e4 R@f4");
    assert_eq!(moves(&here, "a2"), "b2", "toward East; a3 is West's");
}

#[test]
fn of_two_players_a_pawn_takes_diagonally_forward_only() {
    let here = after(duel(), "c1-c3 Q@c1 d6-d4 K@d6 e1-e2 R@e1 d4-d3 b1-b2 N@b1 b6-b5 R@b6");
    assert_eq!(moves(&here, "e2"), "e3 xd3");
    assert_eq!(moves(&here, "c3"), "c4", "d3 stands beside it");
    let here = after(here, "c3-c4 b5-b4");
    assert_eq!(moves(&here, "c4"), "c5", "d3 stands behind it");
}

#[test]
fn of_more_a_pawn_takes_diagonally_any_way() {
    let here = after(four(), "c1-c3 Q@c1 a3-b3 K@a3 c6-c5 R@c6 f4-d4 R@f4 c3xd4 b3-c3");
    let here = after(here, "e6-e5 N@e6 f3-e3 N@f3");
    assert_eq!(moves(&here, "d4"), "c4 d5 e4 xc3 xc5 xe3 xe5");
}

/// Ruling: the number that started decides.
#[test]
fn where_one_of_three_has_left_a_pawn_still_takes_any_way() {
    let here = game([ANY, KING, KING, ""]);
    let here = after(here, "c1-c3 R@c1 a5-b5 R@a5 d6-d4 R@d6 c3-c4 b5-c5 d4-d3 resign:west");
    let here = after(here, "d1-d2 B@d1 b6-b5 N@b6");
    assert_eq!(moves(&here, "c4"), "c5 xb5 xd3");
}

#[test]
fn from_a_camp_straight_into_a_neighbouring_one() {
    assert_eq!(moves(&four(), "b1"), "b2 b3 xa2");
    assert_eq!(moves(&four(), "e1"), "e2 e3 xf2");
    let here = after(four(), "b1xa2 R@b1");
    assert_eq!((cell(&here, "a2"), discard(&here)), ("sP".into(), "wP".into()));
    let three = game([ANY, KING, KING, ""]);
    assert_eq!(moves(&three, "b1"), "b2 b3 xa2");
    assert_eq!(moves(&three, "e1"), "e2 e3");
}

/// Ruling: with two players too the first move may be a capture.
#[test]
fn of_two_the_first_move_may_be_a_capture() {
    let here = after(duel(), "e1-e2 Q@e1 d6-d4 K@d6 e2-e3 d4-d3 e3-e4 d3-d2");
    assert_eq!(moves(&here, "c1"), "c2 c3 xd2");
    assert_eq!(cell(&after(here, "c1xd2 R@c1"), "d2"), "sP");
}

#[test]
fn a_pawn_never_comes_back_into_its_camp() {
    let here = after(four(), "c1-c2 Q@c1 a2xb1 B@a2 c6-c5 R@c6 f4-e4 R@f4");
    assert_eq!(moves(&here, "c2"), "b2 c3 d2", "West's guest on b1 is safe from it");
    assert!(is_refused(&here, "c2xb1"));
}

#[test]
fn nor_into_the_other_half_of_a_split_camp() {
    let here = split([ANY, PAWNS, KING, ""]);
    let here = after(here, "e1-e3 Q@e1 a3-c3 P@a3 c6-c5 R@c6 e3xf4 c3-d3 c5-c4 d1-d2 R@d1");
    let here = after(here, "d3-e3 c4-d4 b1-b2 N@b1");
    assert_eq!(cells(&here, "e3 f3 f4"), "wP wp sP");
    assert_eq!(moves(&here, "e3"), "e2 e4 xd2 xd4");
}

#[test]
fn a_pawn_on_the_far_side_stays_where_it_is() {
    let here = after(duel(), "e1-e2 Q@e1 d6-d4 K@d6 e2-e3 d4-d3 e3-e4 d3-d2 e4-e5 d2xc1");
    let here = after(here, "e5xd6");
    assert_eq!(won(&here), Some((Seat::South, Reason::LastKing)));
    assert_eq!(cells(&here, "c1 d6"), ".. sP", "North's pawn has left with its king");
}
