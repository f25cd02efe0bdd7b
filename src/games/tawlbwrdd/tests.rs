//! The rules, sentence by sentence, and the leaf counts.

use super::perft::leaves;
use super::*;
use crate::games::{Outcome, Reason, Seat, Viewer, Word};

const KING_OFF: &str = "3ttttt3/5t5/5K5/t4T4t/t3T1T3t/tt1T3T1tt/t3T1T3t/t4T4t/11/5t5/3ttttt3 a";

fn position(text: &str) -> Position {
    Position::parse(text).expect(text)
}

fn action(text: &str) -> Action {
    Action::parse(text).expect(text)
}

/// The canonical text of a move with its captures.
fn played(before: &str, text: &str) -> String {
    let position = position(before);
    position.check(action(text)).expect("legal");
    action(text).with_captures(position.after(action(text)).1)
}

fn refused(before: &str, text: &str) -> Refusal {
    position(before).check(action(text)).unwrap_err()
}

fn square(name: &str) -> Square {
    Square::read(name).unwrap().0
}

#[test]
fn both_layouts_stand_as_the_rules_say() {
    let diamond = "d6 e5 e6 e7 f4 f5 f7 f8 g5 g6 g7 h6";
    let serif = "d1 e1 f1 g1 h1 f2 d11 e11 f11 g11 h11 f10 a4 a5 a6 a7 a8 b6 k4 k5 k6 k7 k8 j6";
    let bell = "e1 f1 g1 e2 g2 f3 e11 f11 g11 e10 g10 f9 a5 a6 a7 b5 b7 c6 k5 k6 k7 j5 j7 i6";
    for (layout, attackers) in [(Layout::Serif, serif), (Layout::Bell, bell)] {
        let set = |names: &str| names.split(' ').map(square).collect::<Squares>();
        let start = layout.position();
        assert_eq!(start.pieces(Side::Attackers), set(attackers));
        assert_eq!(start.pieces(Side::Defenders), set(diamond).with(CASTLE));
        assert_eq!(start.king(), Some(CASTLE));
        assert_eq!(start.side(), Side::Attackers);
    }
}

#[test]
fn positions_read_back_as_written() {
    for text in [KING_OFF, "11/11/11/11/11/11/11/11/11/11/10t d"] {
        assert_eq!(position(text).to_string(), text);
    }
    for layout in Layout::ALL {
        let text = layout.position().to_string();
        assert_eq!(position(&text), layout.position());
    }
    for text in [
        "",
        "11 a",
        "11/11/11/11/11/11/11/11/11/11/12 a",
        "11/11/11/11/11/11/11/11/11/11/KK9 a",
        "11/11/11/11/11/11/11/11/11/11/11 x",
        "11/11/11/11/11/11/11/11/11/11/11/11 a",
        "11/11/11/11/11/11/11/11/11/11/99999 a",
        "11/11/11/11/11/11/11/11/11/11/10é a",
    ] {
        assert_eq!(Position::parse(text), None, "{text}");
    }
}

#[test]
fn leaf_counts_of_four_independent_generators() {
    for (layout, counts) in
        [(Layout::Serif, [1, 124, 7_276, 920_688]), (Layout::Bell, [1, 136, 7_620, 1_042_016])]
    {
        for (depth, count) in (0..).zip(counts) {
            assert_eq!(State::new(layout).perft(depth), count, "{layout:?} {depth}");
        }
    }
    for (depth, count) in [(1, 123), (2, 10_268), (3, 1_277_565)] {
        assert_eq!(leaves(&position(KING_OFF), &mut Vec::new(), depth), count, "king off {depth}");
    }
}

#[test]
fn moves_read_in_every_spelling() {
    for text in ["d4-d7", "D4d7", "d4xD7", "d4-d7xe7/d8", "d4d7xe7"] {
        assert_eq!(action(text).to_string(), "d4-d7", "{text}");
    }
    for text in
        ["", "d4", "d4-", "d4--d7", "d4-d7-d8", "d4-d7x", "d4-d7xe", "d4-d12", "l1-l2", "d4 d7"]
    {
        assert_eq!(Action::parse(text), Err(Refusal::Unreadable), "{text}");
    }
}

#[test]
fn pieces_go_like_rooks_and_glide_over_the_empty_castle() {
    let empty = "11/11/11/11/11/t10/11/11/11/11/K10 a";
    assert_eq!(played(empty, "a6-k6"), "a6-k6");
    assert_eq!(refused(empty, "a6-f6"), Refusal::Castle);
    assert_eq!(refused(empty, "a6-b7"), Refusal::NotStraight);
    assert_eq!(refused(empty, "a6-a1"), Refusal::Blocked(square("a1")));
    assert_eq!(refused(empty, "a6-a6"), Refusal::SameSquare(square("a6")));
    assert_eq!(refused(empty, "b6-b7"), Refusal::Empty(square("b6")));
    let owner = Side::Defenders;
    assert_eq!(refused(empty, "a1-b1"), Refusal::NotYours { square: square("a1"), owner });
    let held = "11/11/11/11/11/t4K5/11/11/11/11/11 a";
    assert_eq!(refused(held, "a6-k6"), Refusal::Blocked(CASTLE));
}

#[test]
fn the_king_never_goes_back_to_the_castle() {
    let king = "11/11/11/11/11/4K6/11/11/11/11/t10 d";
    assert_eq!(refused(king, "e6-f6"), Refusal::Castle);
    assert_eq!(played(king, "e6-g6"), "e6-g6");
}

#[test]
fn one_move_takes_up_to_three() {
    let three = "11/11/11/11/3t7/2tT1Tt4/4T6/4t6/11/11/4t1K4 a";
    assert_eq!(played(three, "d7-e7"), "d7-e7");
    let three = "11/11/11/4t6/11/2tT1Tt4/4T6/4t6/11/11/6K4 a";
    assert_eq!(played(three, "e8-e6"), "e8-e6xe5/d6/f6");
}

#[test]
fn moving_between_two_opponents_is_safe() {
    let between = "11/11/11/3T7/11/11/2t1t6/11/11/11/6K4 d";
    assert_eq!(played(between, "d8-d5"), "d8-d5");
}

#[test]
fn the_edge_captures_nothing() {
    let edge = "11/11/11/11/11/T10/11/1t9/11/11/6K4 a";
    assert_eq!(played(edge, "b4-b6"), "b4-b6");
}

#[test]
fn the_empty_castle_is_hostile_to_both_sides() {
    let soldier = "11/11/11/11/2t8/4T6/11/11/11/11/6K4 a";
    assert_eq!(played(soldier, "c7-c6"), "c7-c6");
    let soldier = "11/11/11/11/3t7/4T6/11/11/11/11/6K4 a";
    assert_eq!(played(soldier, "d7-d6"), "d7-d6xe6");
    let raider = "11/11/11/11/3T7/4t6/11/11/11/11/6K4 d";
    assert_eq!(played(raider, "d7-d6"), "d7-d6xe6");
}

#[test]
fn the_castle_with_the_king_on_it_is_no_anvil_for_attackers() {
    let held = "11/11/11/11/3t7/4TK5/11/11/11/11/11 a";
    assert_eq!(played(held, "d7-d6"), "d7-d6");
    let helps = "11/11/11/11/3T7/4tK5/11/11/11/11/11 d";
    assert_eq!(played(helps, "d7-d6"), "d7-d6xe6");
}

#[test]
fn the_kings_leaving_captures_nothing_by_itself() {
    let leaving = "11/11/11/11/11/3TtK5/11/11/11/11/t10 d";
    assert_eq!(played(leaving, "f6-f9"), "f6-f9");
}

#[test]
fn the_king_captures_moving_and_standing() {
    let moving = "11/11/11/11/11/11/11/1Tt7t/2K8/11/11 d";
    assert_eq!(played(moving, "c3-d3"), "c3-d3");
    let moving = "11/11/11/11/11/11/11/1Tt8/3K7/11/11 d";
    assert_eq!(played(moving, "d3-d4"), "d3-d4xc4");
    let standing = "11/11/11/11/11/11/1T9/2tK7/11/11/11 d";
    assert_eq!(played(standing, "b5-b4"), "b5-b4xc4");
}

#[test]
fn two_attackers_take_the_king_in_the_open() {
    let open = "11/11/11/2t8/11/11/11/3Kt6/11/11/11 a";
    assert_eq!(played(open, "c8-c4"), "c8-c4xd4");
    let helped = "11/11/11/2t8/11/11/11/3KT6/11/11/11 a";
    assert_eq!(played(helped, "c8-c4"), "c8-c4", "a defender is no wall");
}

#[test]
fn next_to_the_castle_it_takes_three() {
    let two = "11/11/11/11/11/4K6/4t6/11/11/11/4t6 a";
    assert_eq!(played("11/11/4t6/11/11/4K6/4t6/11/11/11/11 a", "e9-e7"), "e9-e7");
    assert_eq!(played(two, "e1-e4"), "e1-e4");
    let three = "11/11/4t6/11/11/3tK6/4t6/11/11/11/11 a";
    assert_eq!(played(three, "e9-e7"), "e9-e7xe6");
}

#[test]
fn on_the_castle_it_takes_four() {
    let three = "11/11/5t5/11/11/4tKT4/5t5/11/11/11/11 a";
    assert_eq!(played(three, "f9-f7"), "f9-f7");
    let four = "11/11/5t5/11/11/4tKt4/5t5/11/11/11/11 a";
    assert_eq!(played(four, "f9-f7"), "f9-f7xf6");
}

#[test]
fn the_king_falls_together_with_soldiers() {
    let both = "11/11/11/2t8/11/2t8/2T8/3Kt6/11/11/11 a";
    assert_eq!(played(both, "c8-c7"), "c8-c7");
    let both = "11/11/11/11/2t8/2T8/t10/2tKt6/11/11/11 a";
    assert_eq!(played(both, "a5-c5"), "a5-c5xc6");
    let both = "11/11/11/11/11/2t8/2T8/t2Kt6/11/11/11 a";
    assert_eq!(played(both, "a4-c4"), "a4-c4xd4/c5");
}

#[test]
fn endings_come_in_the_order_of_the_rules() {
    let mut state = State::new(Layout::Serif);
    for text in ["d11-c11", "h6-h2", "k4-k3", "g6-h6", "k3-h3", "h6-h4", "c11-b11", "f6-i6"] {
        state.play(action(text)).unwrap();
    }
    assert_eq!(state.play(action("h11-h6")).unwrap().king, Some(square("i6")));
    let won = Outcome { winner: Some(Seat::Attackers), reason: Reason::KingCaptured };
    assert_eq!(state.outcome(), Some(won));
    assert_eq!(state.view(Viewer::Public).actions(), []);
    assert_eq!(state.play(action("a4-b4")), Err(Refusal::Over));
}

#[test]
fn a_position_that_returns_is_a_draw_at_once_and_the_start_counts() {
    let mut state = State::new(Layout::Serif);
    for text in ["d11-c11", "f8-g8", "c11-d11"] {
        state.play(action(text)).unwrap();
        assert_eq!(state.outcome(), None);
    }
    state.play(action("g8-f8")).unwrap();
    let drawn = Outcome { winner: None, reason: Reason::Repetition };
    assert_eq!(state.outcome(), Some(drawn));
}

#[test]
fn words_end_a_game_without_passing_the_turn() {
    let mut state = State::new(Layout::Bell);
    state.say(Word::Expel(Seat::Defenders)).unwrap();
    let won = Outcome { winner: Some(Seat::Attackers), reason: Reason::Time };
    assert_eq!(state.outcome(), Some(won));
    assert_eq!(state.side(), Side::Attackers);
    assert!(state.say(Word::DrawAgreed).is_err());
}

#[test]
fn the_view_counts_the_fallen_and_sees_threats() {
    let mut state = State::new(Layout::Serif);
    for text in ["d11-c11", "h6-h2", "k4-k3", "g6-h6"] {
        state.play(action(text)).unwrap();
    }
    let view = state.view(Viewer::Public);
    assert!(view.takeable().contains(square("h2")));
    assert_eq!(view.captured(Piece::Defender), 0);
    state.play(action("k3-h3")).unwrap();
    assert_eq!(state.view(Viewer::Public).captured(Piece::Defender), 1);
}
