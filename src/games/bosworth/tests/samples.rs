//! Two short games from their first action to their last, and leaf counts.

use super::*;

#[test]
fn a_queen_takes_the_other_king() {
    let here = after(duel(), "c1-c3 Q@c1 c6-c4 K@c6 d1-d3 R@d1 e6-e5 B@e6 d3xc4");
    assert_eq!(turn(&here), (Camp::North, Phase::Move), "South's camp is full");
    let here = after(here, "e5-e4 c1-b2 N@c1 e4-e3 b2-b5");
    assert_eq!(turn(&here), (Camp::North, Phase::Move), "and so it is again");
    let here = after(here, "d6-d5 N@d6 b5xc6");
    assert_eq!(won(&here), Some((Seat::South, Reason::LastKing)));
    let end = "####sQ######/##........##/##..sP....##/##..sP....##/##........##/##spsNsRsp## s m";
    assert_eq!(position(&here), end);
}

#[test]
fn with_split_camps_a_queen_is_won_and_the_last_opponent_resigns() {
    let here = split(["RQNBKPPPPRNB", KING, "NPPBKQPPRRNB", ""]);
    let here = after(here, "b1-b3 R@b1 f3-e3 K@f3 d6-d5 N@d6 e1-e2 Q@e1 a4-b4 B@a4 c6-c5 P@c6");
    let here = after(here, "e2xf3");
    assert_eq!(living(&here), [Camp::South, Camp::North]);
    assert_eq!(hand(&here, Camp::South), "BKNPQ", "the queen is won, and nothing drawn");
    assert_eq!(pile(&here, Camp::South), 6);
    assert_eq!(cells(&here, "a3 a4 f3 f4 b4 e3"), "## ## sP ## .. ..");
    let here = after(here, "d5-d4 e1-e3 Q@e1 resign:north");
    assert_eq!(won(&here), Some((Seat::South, Reason::Resigned)));
    assert_eq!(cells(&here, "e1 e3 c6"), "sQ sQ ##");
}

#[test]
fn leaf_counts_from_the_start() {
    let counts: Vec<u64> = (1..=4).map(|depth| duel().perft(depth)).collect();
    assert_eq!(counts, [8, 32, 256, 1024]);
}

#[test]
fn leaf_counts_agree_with_playing_every_action() {
    fn count(state: &State, depth: u32) -> u64 {
        let next = |text: &String| count(&after(state.clone(), text), depth - 1);
        if depth == 0 { 1 } else { legal(state).iter().map(next).sum() }
    }
    for depth in 0..=3 {
        assert_eq!(four().perft(depth), count(&four(), depth), "{depth}");
    }
}

#[test]
fn actions_read_in_every_spelling_and_are_written_in_one() {
    let here = after(duel(), "c1-c3 Q@c1 d6-d4 K@d6");
    for text in ["c3xd4", "C3-D4", "c3d4", "c3xd4xd4"] {
        assert_eq!(here.spell(action(text)), "c3xd4", "{text}");
        assert_eq!(here.clone().play(action(text)), Ok(()), "{text}");
    }
    let here = after(here, "c3xd4 d6-d5");
    for text in ["n@d6", "N@D6"] {
        assert_eq!(here.spell(action(text)), "N@d6", "{text}");
        assert_eq!(here.clone().play(action(text)), Ok(()), "{text}");
    }
    for text in ["", "d5", "d5-d9", "g1-g2", "X@d6", "NN@d6", "N@d6x", "@d6", "---", "resign"] {
        assert_eq!(Action::parse(text), Err(Refusal::Unreadable), "{text}");
    }
}
