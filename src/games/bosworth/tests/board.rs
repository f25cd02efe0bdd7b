//! How cards move.

use super::*;

#[test]
fn a_king_goes_one_step_any_way() {
    let here = after(duel(), "c1-c3 Q@c1 c6-c4 K@c6 d1-d3 R@d1 c6-c5 B@c6 e1-e2 N@e1");
    assert_eq!(moves(&here, "c5"), "b4 b5 d4 d5 xb6 xc4 xc6 xd6");
    assert!(is_refused(&here, "c5-c3"));
    assert!(is_refused(&here, "c5-e5"));
}

#[test]
fn only_a_king_takes_a_card_of_his_own() {
    let here = after(duel(), "c1-c3 Q@c1 c6-c4 K@c6 d1-d3 R@d1");
    let fed = after(here.clone(), "c6xd6");
    assert_eq!(turn(&fed), (Camp::North, Phase::Reinforce));
    assert_eq!((cell(&fed, "d6"), discard(&fed)), ("nK".into(), "nP".into()));
    assert_eq!((fed.outcome(), quiet(&fed)), (None, 0));
    let here = after(here, "b6-b5 R@b6");
    for text in ["c1xd1", "d1xc1", "c1xc3", "d1xd3", "b1xc1"] {
        assert!(is_refused(&here, text), "{text}");
    }
}

#[test]
fn a_king_may_step_into_attack() {
    let here = after(duel(), "c1-c3 Q@c1 c6-c4 K@c6 e1-e2 R@e1 c6-c5 B@c6 e2-e3 c5-d4");
    assert_eq!(won(&after(here, "c3xd4")), Some((Seat::South, Reason::LastKing)));
}

#[test]
fn an_attacked_king_may_stay() {
    let here = after(duel(), "c1-c3 Q@c1 d6-d4 K@d6 d1-d2 R@d1 e6-e5 B@e6 c3xd4 e5-e4");
    let here = after(here, "d4-d5 e4-e3 d2-d3");
    assert!(legal(&here).contains(&"e3-e2".to_owned()));
    let here = after(here, "e3-e2 d5xe6 d6-d5 N@d6");
    assert_eq!(here.outcome(), None);
}

#[test]
fn a_queen_slides_all_ways_to_the_first_obstacle() {
    let here = after(duel(), "c1-c3 Q@c1 c6-c4 K@c6");
    assert_eq!(moves(&here, "c1"), "b2 c2 d2 e3", "a3 and f4 lie face down");
    assert!(is_refused(&here, "c1-a3"));
    assert!(is_refused(&here, "c1xc4"));
    let here = after(here, "c1-d2 N@c1 b6-b5 R@b6");
    assert_eq!(moves(&here, "d2"), "b2 c2 d3 d4 d5 e2 e3 xd6");
}

#[test]
fn a_rook_slides_along_ranks_and_files() {
    let here = after(duel(), "d1-d3 R@d1 b6-b5 R@b6 d1-d2 Q@d1 b5-b4");
    assert_eq!(moves(&here, "d2"), "b2 c2 e2", "a2 and f2 lie face down, d3 is his own");
    let here = after(here, "d2-b2 b6-b5 K@b6");
    assert_eq!(moves(&here, "b2"), "b3 c2 d2 e2 xb4");
    assert!(is_refused(&here, "b2-c3"));
    assert!(is_refused(&here, "b2xb5"), "b4 stands between");
}

#[test]
fn a_bishop_slides_along_diagonals() {
    let here = after(duel(), "c1-c2 B@c1 e6-e4 R@e6");
    assert_eq!(moves(&here, "c1"), "b2 d2 e3", "f4 lies face down");
    let here = after(here, "c1-e3 N@c1 e6-e5 K@e6");
    assert_eq!(moves(&here, "e3"), "c5 d2 d4 xb6");
    assert!(is_refused(&here, "e3xe4"));
}

#[test]
fn a_knight_jumps_over_cards() {
    let here = after(duel(), "c1-c3 N@c1 b6-b5 R@b6 d1-d2 Q@d1 e6-e4 N@e6");
    assert_eq!(moves(&here, "c1"), "b3 d3 e2", "a2 lies face down");
    let here = after(here, "c1-d3 B@c1 b5-b4");
    assert_eq!(moves(&here, "d3"), "b2 c5 e5 xb4", "c1 and e1 are his own");
    assert!(is_refused(&here, "d3-d4"));
}

#[test]
fn a_knight_passes_cards_face_down() {
    let here = after(four(), "c1-c3 N@c1 a2-b2 K@a2 b6xa5 N@b6 f5-e5 R@f5 c1-b3 B@c1");
    let here = after(here, "resign:west c6-c5 R@c6 e5-e4");
    assert_eq!(cells(&here, "a2 a3 a4 a5"), "## ## ## nP");
    assert_eq!(moves(&here, "b3"), "d2 d4 xa5 xc5", "past a4; a1 is a corner");
}

#[test]
fn corners_are_never_entered() {
    let corners = ["a1", "a6", "f1", "f6"];
    let here = after(four(), "b1-b3 R@b1 a2-b2 R@a2 c6-c5 R@c6 f2-e2 R@f2");
    for corner in corners {
        assert_eq!(cell(&here, corner), "##");
        assert_eq!(here.view(Viewer::Public).board().at(square(corner)), Cell::Closed);
    }
    assert_eq!(moves(&here, "b1"), "xb2");
    assert!(is_refused(&here, "b1-a1"));
}

#[test]
fn other_camps_are_ordinary_spaces_for_moving_and_taking() {
    let here = after(four(), "c1-c2 Q@c1 a2xb1 B@a2 c6-c5 R@c6 f4-e4 R@f4");
    assert_eq!(moves(&here, "c1"), "b2 d2 e3 xa3 xb1 xf4");
    let here = after(here, "c1xf4 N@c1 a3-b3 R@a3 b6-b5 B@b6");
    assert_eq!(cells(&here, "f4 b1"), "sQ wP");
    assert_eq!(turn(&here).0, Camp::East);
    assert!(!legal(&here).iter().any(|text| text.ends_with("@f4")));
}

#[test]
fn a_card_comes_back_to_its_own_camp() {
    let here = after(four(), "c1-c2 Q@c1 a2xb1 B@a2 c6-c5 R@c6 f4-e4 R@f4 c1-b2 N@c1");
    let here = after(here, "a3-b3 R@a3 c5-c4 e4-d4 b2xb1");
    assert_eq!(cells(&here, "b1 b2"), "sQ ..");
    assert_eq!(turn(&here), (Camp::West, Phase::Move), "no space is open");
}

#[test]
fn nothing_is_promoted() {
    let here = after(four(), "c1-c3 R@c1 a2-b2 R@a2 b6-b5 R@b6 f4-e4 R@f4 c3-c4 b2-c2 e6-e5 N@e6");
    let here = after(here, "e4-d4 c4xb5 c2-d2 e5-e4 d4-d3 b5xc6");
    assert_eq!(cell(&here, "c6"), "sP");
}
