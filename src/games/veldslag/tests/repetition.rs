//! The two rules against repeated moves.

use super::*;

/// Red's a3 goes to and fro between a3 and a4 six times, Blue answers.
const TO_AND_FRO: &str = "a3-a4 h8-h7 a4-a3 h7-h8 a3-a4 g8-g7 a4-a3 g7-g8 a3-a4 f8-f7 a4-a3 f7-f8";

fn shuttle() -> State {
    state(
        "b4........b3b2b1/................/................/....~~....~~..../\
         ....~~....~~..../r5............../................/..............r4 r",
    )
}

#[test]
fn the_seventh_move_between_two_squares_is_refused() {
    let mut here = after(shuttle(), TO_AND_FRO);
    assert_eq!(refused(&here, "a3-a4"), Refusal::TwoSquares);
    assert!(legal(&here).contains(&"a3-b3".to_owned()));
    play(&mut here, "h1-h2 f8-f7");
    assert!(legal(&here).contains(&"a3-a4".to_owned()), "another piece has moved");
    play(&mut here, "a3-a4 h8-h7 a4-a3 h7-h8 a3-a4 g8-g7 a4-a3 g7-g8 a3-a4 h8-h7 a4-a3 h7-h8");
    assert_eq!(refused(&here, "a3-a4"), Refusal::TwoSquares, "it counts anew");
}

#[test]
fn another_move_of_the_same_piece_breaks_the_run_too() {
    let here = after(shuttle(), TO_AND_FRO);
    let here = after(here, "a3-b3 f8-f7 b3-a3 f7-f8");
    assert!(legal(&here).contains(&"a3-a4".to_owned()));
}

#[test]
fn an_attack_is_refused_as_well() {
    let here = state(
        "....b3........../................/....b1........../....~~....~~..../\
         ....~~....~~..../r5............../................/..............r4 r",
    );
    let to_and_fro = "a3-b3 c8-c7 b3-a3 c7-c8 a3-b3 c8-c7 b3-a3 c7-c8 a3-b3 c6-b6 b3-a3 b6-b3";
    let here = after(here, to_and_fro);
    assert_eq!(refused(&here, "a3xb3"), Refusal::TwoSquares);
    let here = after(here, "h1-h2 c8-c7 a3xb3");
    assert_eq!(score(&here), [1, 0], "after another move");
}

#[test]
fn the_move_that_first_reached_the_squares_does_not_count() {
    let here = after(shuttle(), "a3-a4 f8-f7");
    let moves = "a4-a5 h8-h7 a5-a4 h7-h8 a4-a5 h8-h7 a5-a4 h7-h8 a4-a5 h8-h7 a5-a4 g8-g7";
    let here = after(here, moves);
    assert_eq!(refused(&here, "a4-a5"), Refusal::TwoSquares);
}

#[test]
fn only_the_same_two_squares_count_for_scouts_too() {
    let here = state(
        "b4........b3b2b1/................/................/....~~....~~..../\
         ....~~....~~..../r1............../................/..............r4 r",
    );
    let near = "a3-a4 h8-h7 a4-a3 h7-h8 a3-a4 h8-h7 a4-a3 h7-h8 a3-a5 h8-h7 a5-a3 h7-h8";
    let mixed = after(here.clone(), near);
    assert!(legal(&mixed).contains(&"a3-a4".to_owned()));
    let far = "a3-a7 h8-h7 a7-a3 h7-h8 a3-a7 h8-h7 a7-a3 g8-g7 a3-a7 g7-g8 a7-a3 h7-h8";
    let far = after(here, far);
    assert_eq!(refused(&far, "a3-a7"), Refusal::TwoSquares);
    assert!(legal(&far).contains(&"a3-a6".to_owned()), "past one of them, or short of it");
}

#[test]
fn each_side_has_a_run_of_its_own() {
    let both = "a3-a4 h8-h7 a4-a3 h7-h8 a3-a4 h8-h7 a4-a3 h7-h8 a3-a4 h8-h7 a4-a3 h7-h8";
    let here = after(shuttle(), both);
    assert_eq!(refused(&here, "a3-a4"), Refusal::TwoSquares);
    let here = after(here, "h1-h2");
    assert_eq!(refused(&here, "h8-h7"), Refusal::TwoSquares);
}

#[test]
fn where_only_the_seventh_move_is_left_there_is_no_legal_move() {
    let here = state(
        "............b2b3/................/................/....~~....~~..../\
         ....~~....~~..../rB............../..rB............/r5rF............ r",
    );
    let moves = "a1-a2 h8-h7 a2-a1 h7-h8 a1-a2 g8-g7 a2-a1 g7-g8 a1-a2 h8-h7 a2-a1";
    let mut here = after(here, moves);
    assert_eq!(here.outcome(), None);
    play(&mut here, "h7-h8");
    assert_eq!(here.outcome(), Some(outcome(Some(Seat::Blue), Reason::NoLegalMove)));
}

/// Red's a3 is about to chase Blue's b4 round a4 b4 b5 a5.
const CHASE: &str = "..............b4/................/................/....~~....~~..../\
    ..b3~~....~~..../r5............../................/..............r4 r";
/// Four threats and their answers; the next would bring back the position after the first.
const ROUND: &str = "a3-a4 b4-b5 a4-b4 b5-a5 b4-b5 a5-a4 b5-a5 a4-b4";

#[test]
fn a_chase_may_not_bring_a_position_back() {
    let here = after(state(CHASE), "a3-a4 b4-b5 a4-b4 b5-a5 b4-b5 a5-a4 b5-a5");
    assert!(legal(&here).contains(&"a4-b4".to_owned()), "who is chased may go round");
    let here = after(here, "a4-b4");
    assert_eq!(refused(&here, "a5-a4"), Refusal::Chase);
    assert!(legal(&here).contains(&"a5-b5".to_owned()), "another threat is none of its positions");
}

#[test]
fn nothing_is_refused_that_only_looks_like_a_position_of_the_chase() {
    let here = after(state(CHASE), ROUND);
    let here = after(here, "h1-h2 h8-h7 a5-a4");
    assert_eq!(here.outcome(), None, "the chase is over, and others stand elsewhere");
}

#[test]
fn a_chase_ends_with_a_move_that_is_no_threat_or_an_answer_that_is_no_evasion() {
    let here = after(state(CHASE), ROUND);
    let no_threat = after(here, "h1-h2 b4-b5 h2-h1 b5-b4 a5-a4");
    assert_eq!(no_threat.outcome(), None);
    let here = after(state(CHASE), "a3-a4 b4-b5 a4-b4 b5-a5 b4-b5 a5-a4 b5-a5");
    let no_evasion = after(here.clone(), "h8-h7 a5-b5 h7-h8 b5-a5 a4-b4");
    play(&mut no_evasion.clone(), "a5-a4");
    assert_eq!(refused(&after(here, "a4-b4"), "a5-a4"), Refusal::Chase);
}

#[test]
fn straight_back_is_allowed_as_long_as_two_squares_allow_it() {
    let here = after(state(CHASE), "a3-a4 b4-b5 a4-b4 b5-a5 b4-a4 a5-b5");
    let here = after(here, "a4-b4 b5-a5 b4-a4 a5-b5 a4-b4 b5-a5 b4-a4 a5-b5");
    assert_eq!(refused(&here, "a4-b4"), Refusal::TwoSquares);
}

#[test]
fn straight_back_is_back_to_what_the_piece_left_just_before() {
    let here = after(state(CHASE), ROUND);
    let back = "a5-b5 b4-a4 b5-a5";
    assert_eq!(after(here, back).outcome(), None, "back, though that has stood there");
}

#[test]
fn a_chase_belongs_to_the_player_whoever_chases() {
    let two = "..............b4/................/................/....~~....~~..../\
        r5b3~~....~~..../................/..r2............/..............r4 r";
    let round = "b4-b5 a4-b4 b5-a5 b4-b5 a5-a4 b5-a5 a4-b4";
    let threat = after(state(two), &format!("b2-b3 {round}"));
    assert_eq!(refused(&threat, "a5-a4"), Refusal::Chase, "another piece began the chase");
    let quiet = after(state(two), &format!("h1-h2 {round}"));
    assert_eq!(after(quiet, "a5-a4").outcome(), None, "here the position was no threat's");
}

#[test]
fn an_attack_ends_the_chases_of_both_sides() {
    let here = state(&CHASE.replacen("/................", "/....b2..r1......", 1));
    let chased = after(here, ROUND);
    assert_eq!(refused(&chased, "a5-a4"), Refusal::Chase);
    let fought = after(chased, "e7xc7 h8-h7");
    assert_eq!(after(fought, "a5-a4").outcome(), None);
}

#[test]
fn an_attack_is_never_refused_by_the_chase_rule() {
    let here = after(state(CHASE), "a3-a4 b4-b5 a4-b4 b5-a5 b4-b5 a5-a4 b5-a5");
    assert!(legal(&here).contains(&"a4xa5".to_owned()));
    let here = after(here, "h8-h7");
    assert!(legal(&here).contains(&"a5xa4".to_owned()));
}

#[test]
fn a_capture_begins_a_new_chase() {
    let here = CHASE.replace("..b3~~", "b1b3~~");
    let captured = after(state(&here), &ROUND.replace("a3-a4", "a3xa4"));
    assert_eq!(refused(&captured, "a5-a4"), Refusal::Chase, "the capture was the first threat");
}

#[test]
fn equal_ranks_on_exchanged_squares_are_another_position() {
    let moves = "a2-a1 b1-b2 a1-b1 b2-c2 b1-b2 c2-c3 b2-c2 c1-b1 c2-b2 b1-a1 b2-b3 c3-c2 b3-b2 \
        c2-c1 b2-a2 a1-b1";
    for other in ['3', '4'] {
        let here = state(&format!(
            "..............b4/................/................/....~~....~~..../\
             ....~~....~~..../................/r5............../..b3b{other}........r4 r"
        ));
        let first = text(&after(here.clone(), "a2-a1"));
        let here = after(here, moves);
        let looks_the_same = text(&after(here.clone(), "a2-a1")) == first;
        assert_eq!(looks_the_same, other == '3');
        assert!(legal(&here).contains(&"a2-a1".to_owned()), "whether equal or not: {other}");
    }
}

#[test]
fn an_attacker_that_falls_threatens_nobody() {
    for beside in ["bB", "b1"] {
        let here = state(&format!(
            "..............b4/................/................/....~~....~~..../\
             r5b3~~....~~..../..{beside}r1........../................/..............r4 r"
        ));
        let here = after(here, "c3xb3 b4-b5 a4-b4 b5-a5 b4-b5 a5-a4 b5-a5 a4-b4");
        assert!(legal(&here).contains(&"a5-a4".to_owned()), "no chase began with the attack");
    }
}
