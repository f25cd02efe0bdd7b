//! The score, quiet moves, and how games end.

use super::*;
use crate::games::{Word, WordRefusal};

#[test]
fn points_are_the_ranks_of_what_fell() {
    let points = |code| rank(code).points();
    assert_eq!("1234567".chars().map(points).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!("SBF".chars().map(points).collect::<Vec<_>>(), [0, 0, 0]);
}

#[test]
fn each_side_scores_for_what_it_removed() {
    let here = state(
        "..............b4/................/......bBb2....../b5..~~b4bS~~..../\
         r7..~~r4r6~~bB../............r3../................/..............r3 r",
    );
    assert_eq!(score(&here), [0, 0]);
    let here = after(here, "a4xa5");
    assert_eq!(score(&here), [5, 0], "the winner scores");
    let here = after(here, "h8-h7 g3xg4 h7-h6");
    assert_eq!(score(&here), [5, 3], "who dies on a bomb scores for its owner");
    let here = after(here, "d4xd5");
    assert_eq!(score(&here), [9, 7], "when both fall both score");
    let here = after(here, "h6-h5 e4xe5");
    assert_eq!(score(&here), [9, 7], "a spy counts nothing");
    let here = after(here, "e6xe5");
    assert_eq!(score(&here), [11, 7], "the attacker falls");
}

#[test]
fn a_bomb_counts_nothing() {
    let here = state(
        "..............b4/................/................/bB..~~....~~..../\
         r2..~~....~~..../................/................/..............r3 r",
    );
    let here = after(here, "a4xa5");
    assert_eq!(score(&here), [0, 0]);
    assert_eq!(here.view(Viewer::Public).fallen(Side::Blue)[0].1, Rank::Bomb);
}

#[test]
fn quiet_moves_are_single_moves_since_the_last_attack_halved() {
    let mut here = game();
    let counts = ["b3-b4", "b6-b5", "d3-d4", "d6-d5", "a3-a5"].map(|text| {
        play(&mut here, text);
        here.quiet()
    });
    assert_eq!(counts, [0, 1, 1, 2, 2]);
    play(&mut here, "a6xa5");
    assert_eq!(here.quiet(), 0);
    play(&mut here, "b4-a4");
    assert_eq!(here.view(Viewer::Public).quiet(), 0);
    play(&mut here, "h6-h5");
    assert_eq!((here.quiet(), RULING, CLAIM), (1, 50, 80));
}

#[test]
fn any_attacker_takes_the_flag_and_wins() {
    for code in "S1234567".chars() {
        let here = state(&format!(
            "..............b4/................/................/bF..~~....~~..../\
             r{code}..~~....~~..../................/................/..............r3 r"
        ));
        let mut here = after(here, "a4xa5");
        assert_eq!(here.outcome(), Some(outcome(Some(Seat::Red), Reason::FlagCaptured)));
        assert_eq!(here.side(), Side::Blue, "the turn has passed");
        assert!(legal(&here).is_empty());
        assert_eq!(here.play(action("h8-h7")), Err(Refusal::Over));
    }
}

#[test]
fn the_flag_counts_even_when_nobody_is_left_to_move() {
    let here = state(
        "................/................/................/bF..~~....~~..../\
         r1..~~....~~..../................/................/................ r",
    );
    let here = after(here, "a4xa5");
    assert_eq!(here.outcome(), Some(outcome(Some(Seat::Red), Reason::FlagCaptured)));
}

#[test]
fn who_has_no_legal_move_loses_to_somebody_who_could_move() {
    let here = state(
        "bFb1............/................/................/....~~....~~..../\
         ....~~....~~..../................/................/r3............rF r",
    );
    let lost = after(here, "a1-a2 b8-b2 a2xb2");
    assert_eq!(lost.outcome(), Some(outcome(Some(Seat::Red), Reason::NoLegalMove)));
    assert!(legal(&lost).is_empty());
}

#[test]
fn men_who_are_shut_in_have_no_legal_move() {
    let shut = state(
        "b3bB............/bBbF............/................/....~~....~~..../\
         ....~~....~~..../................/................/r3............rF r",
    );
    let lost = after(shut, "a1-a2");
    assert_eq!(lost.outcome(), Some(outcome(Some(Seat::Red), Reason::NoLegalMove)));
}

#[test]
fn where_neither_side_can_move_the_game_is_drawn() {
    let here = state(
        "bF............../................/................/b3..~~....~~..../\
         r3..~~....~~..../................/................/..............rF r",
    );
    let drawn = after(here, "a4xa5");
    assert_eq!(drawn.outcome(), Some(outcome(None, Reason::NoMobilePieces)));
    let here = state(
        "b3bB............/bBbF............/................/....~~....~~..../\
         ....~~....~~..../................/bB............../r3............rF r",
    );
    let drawn = after(here, "a1xa2");
    assert_eq!(
        drawn.outcome(),
        Some(outcome(None, Reason::NoMobilePieces)),
        "shut in like the other"
    );
}

#[test]
fn words_end_a_game_without_passing_the_turn() {
    for (word, winner, reason) in [
        (Word::Resign(Seat::Red), Some(Seat::Blue), Reason::Resigned),
        (Word::Resign(Seat::Blue), Some(Seat::Red), Reason::Resigned),
        (Word::Expel(Seat::Red), Some(Seat::Blue), Reason::Time),
        (Word::Expel(Seat::Blue), Some(Seat::Red), Reason::Time),
        (Word::DrawAgreed, None, Reason::Agreed),
        (Word::DrawClaimed, None, Reason::Claimed),
        (Word::DrawDeclared, None, Reason::Declared),
    ] {
        let mut here = after(game(), "b3-b4");
        here.say(word).unwrap();
        assert_eq!(here.outcome(), Some(outcome(winner, reason)));
        assert_eq!(here.side(), Side::Blue);
        assert!(legal(&here).is_empty());
        assert_eq!(here.say(word), Err(WordRefusal::Over));
        assert_eq!(here.play(action("b6-b5")), Err(Refusal::Over));
    }
}

#[test]
fn another_games_seats_are_refused() {
    let mut here = game();
    for seat in [Seat::Attackers, Seat::Defenders] {
        assert_eq!(here.say(Word::Resign(seat)), Err(WordRefusal::Foreign));
        assert_eq!(here.say(Word::Expel(seat)), Err(WordRefusal::Foreign));
    }
    assert_eq!(here.outcome(), None);
}
