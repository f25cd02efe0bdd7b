//! Camps whose cards are spent: face-down cards, skipped moves, and queens that come late.

use super::*;

/// West has lost every card on the board; a guest stands on each of its spaces.
const NO_CARD: &str = "b1xa2 N@b1 a3-c3 N@a3 b6xa5 N@b6 b1xa3 P@b1 c3-c2 b6xa4 P@b6 b1xc2 P@b1";

/// South has two open spaces, one card in the hand and none to draw.
const SHORT: &str = "e1-e3 R@e1 c6-c5 R@c6 d1-d2 B@d1 d6-d5 Q@d6 d1-e2 N@d1 d6-e5 N@d6 d1-c3 B@d1 \
    d6-c4 P@d6 c1-c2 N@c1 c4xd2 b1-b3 R@b1 e5xe3 b1-b2 P@b1 e3xe2 c1-d3 P@c1 e2xd1 e1xe6 Q@e1 \
    d1xc1 d3xc5 P@d1 c6xc5 B@c6 e1xd2 P@e1 c1xc2 e1-e2";

/// West, all of whose spaces lie face down, has just taken North's king.
const DECLINED: &str = "a5-b5 Q@a5 c6xb5 R@c6 c1-c3 N@c1 a2xb1 P@a2 b6xa5 N@b6 c1xa2 P@c1 a4-c4 N@a4 \
    c6-c5 N@c6 c1-c2 R@c1 a4xc3 P@a4 b6xa4 P@b6 e1-e2 R@e1 c3xb5 e6-e5 Q@e6 d1-d2 B@d1 b5xd6 \
    e6xc4 P@e6 c2-b2 a3xb2 R@a3 b6-b4 P@b6 c1-c2 B@c1 a3xa4 B@a3 c4-d3 c1xb2 P@c1 a3xb4 P@a3 \
    c6xb4 B@c6 a2xb4 a3xb2 N@a3 B@a2 e5-d5 c1xb2 P@c1 a4xb4 R@a4 c6xa4 B@c6 c2xc5 a2xd5 P@a2 \
    c6-b5 R@c6 d1xa4 N@d1 a3xb5 K@a3 c6xc5 P@c6 e2xd3 a3-b3 e6xd5 K@e6 d3-c3 b3xa4 c5xc3 c1-c2 \
    Q@c1 a4xb4 c6xb5 e1-e2 P@e1 b4-c4 e6xd5 d1xc3 K@d1 c4xb5 d5-d4 d1xc2 b5xb6 d4-d5 c2xc3 \
    b6xa5 d5xd6 c1xb1 a2xb1 d6-d5 e2-e5 a5-b5 d5-c5 c3-c2 b5-c4 c5-b4 e1-e2 c4-d5 b4-c4 c2xb1 \
    d5xe5 c4-d5 b1xb2 e5xd5";

/// West has taken the kings of East and South, and left both queens in the hand.
const TWO_QUEENS: &str = "\
    e6-e4 N@e6 f3xe4 R@f3 b1xa2 P@b1 a5xb6 N@a5 e6xf4 P@e6 f5xe6 P@f5 e1-e3 N@e1 a5xc6 R@a5 \
    d6-d5 B@d6 f2xe1 N@f2 d1-d2 P@d1 a5xd5 P@a5 f4xd5 e4xd5 B@f4 c1-c2 B@c1 a3-b3 P@a3 d6xf4 \
    Q@d6 f3xe3 R@f3 c1xa3 N@c1 a4-c4 N@a4 d6xd5 N@d6 f2-e4 Q@f2 d2-d3 a5-b5 R@a5 d6xb5 B@d6 \
    f2xc2 B@f2 c1xb3 B@c1 a5xb5 B@a5 d6xa3 R@d6 c2xb3 c1xa3 Q@c1 a5-c3 B@a5 d5xc4 b3xc3 c1xe3 \
    P@c1 a4xc3 Q@a4 d6xd3 P@d6 f2xe3 P@f2 b1-b3 P@b1 a4xb3 P@a4 c4xc6 f3xf4 P@f3 c1-c2 R@c1 \
    a4-b4 P@a4 c6xc3 P@c6 e3xb6 a3xb4 a5xb4 K@a3 c6xb5 R@c6 f3-e3 N@f3 a2-b2 b3xc3 d6-d5 P@d6 \
    e1-e2 d1xe2 R@d1 K@e1 a4xb5 d3xe3 f2xe3 P@f2 e1xf2 c3xc2 c6xc2 K@c6 f3-e5 K@f3 d1xd5 a3xb2 \
    c6xb5 f3xe2 b1xc2 b4xd6 b5xb6 e2-d2 d5xe5 b2-c3 b6-b5 e4xd6 e5xe6 c3xd2 -- b5-c4 c2-b2 \
    d2xc1 -- c4-b5 f2-e2 c1xb2 -- b5-c4 e6-e3 b2-c3 -- c4-b5 e3-e4 c3-d3 -- b5-b4 e2-d2 d3xd2";

fn west_without_cards() -> State {
    after(game(["NRPRPPPNBQBK", "BNPQPRPRBNPK", "PNRNQKPBRPPB", ""]), NO_CARD)
}

fn short() -> State {
    after(game(["RBRPNNBQPPPK", "", "PPRPQNPBBRNK", ""]), SHORT)
}

fn declined() -> State {
    let decks = ["PRBNRPBQPPNK", "NRQPPRNBPKBP", "PRPNNPQPBBRK", ""];
    after(begun_by(Camp::West, decks), DECLINED)
}

#[test]
fn who_has_no_move_skips_it() {
    let here = west_without_cards();
    assert_eq!((turn(&here), legal(&here)), ((Camp::West, Phase::Move), vec!["--".to_owned()]));
    let here = after(here, "--");
    assert_eq!(turn(&here), (Camp::North, Phase::Move), "nothing is open, nothing ends");
    let last = here.view(Viewer::Public).turns().last().cloned().expect("a turn");
    assert_eq!((last.by, last.step), (Camp::West, None));
}

#[test]
fn who_has_cards_on_the_board_may_have_no_move() {
    let here = game(["QPNPBBPRNPRK", "BNQPBNPRRPPK", "NRPKBPQRPNPB", ""]);
    let here = after(here, "b1xa2 Q@b1 a5-b5 P@a5 b6xa5 R@b6 b1-b3 P@b1 b5-b4 b6xb4 B@b6 b3xa3");
    assert_eq!(
        (cells(&here, "a2 a3 a4 a5 b4"), here.turn()),
        ("sP sQ wp nP nR".into(), Camp::West)
    );
    assert_eq!(legal(&here), ["--"], "b4 blocks the pawn of a4");
}

#[test]
fn who_skips_the_move_reinforces_all_the_same() {
    let decks = ["RPKBQNPNPPRB", "RNPBKQBPRPPN", "RBQBPPRNPKNP", ""];
    let here = begun_by(Camp::North, decks);
    let here =
        after(here, "b6xa5 Q@b6 b1xa2 K@b1 a4-b4 P@a4 b6-d4 B@b6 b1xa2 P@b1 b4-b3 d4xa4 a2xb3");
    assert_eq!((legal(&here), cell(&here, "a2")), (vec!["--".to_owned()], "..".into()));
    let here = after(here, "--");
    assert_eq!(legal(&here), ["B@a2", "K@a2", "N@a2", "R@a2"]);
    let here = after(here, "K@a2");
    assert_eq!((turn(&here), quiet(&here)), ((Camp::North, Phase::Move), 0));
}

/// Ruling: face-down cards never run out.
#[test]
fn spaces_that_the_hand_cannot_fill_get_a_card_face_down() {
    let here = short();
    assert_eq!(legal(&here), ["K@c1", "K@e1"]);
    let placed = after(here.clone(), "K@e1");
    assert_eq!((cells(&placed, "c1 e1"), placed.turn()), ("## sK".into(), Camp::North));
    let placed = after(here, "K@c1");
    assert_eq!(cells(&placed, "c1 e1"), "sK ##");
    assert_eq!((hand(&placed, Camp::South), pile(&placed, Camp::South)), (String::new(), 0));
    let here = after(placed, "b6-b5 P@b6 c1xc2");
    assert_eq!((cell(&here, "c1"), turn(&here)), ("##".into(), (Camp::North, Phase::Move)));
    assert!(is_refused(&after(here, "b5-b4"), "c2-c1"), "closed for its owner too");
}

#[test]
fn a_face_down_card_may_be_taken_off_for_a_won_queen() {
    let here = declined();
    assert_eq!(turn(&here), (Camp::West, Phase::Reinforce));
    assert_eq!(legal(&here), ["--", "Q@a2", "Q@a3", "Q@a4", "Q@a5"]);
    let here = after(here, "Q@a4");
    assert_eq!(cells(&here, "a2 a3 a4 a5"), "## ## wQ ##");
    assert_eq!((turn(&here), quiet(&here)), ((Camp::South, Phase::Move), 0));
    let here = after(here, "e2-e3 d5-c5");
    assert_eq!(turn(&here), (Camp::South, Phase::Move), "no queen, no choice");
}

#[test]
fn it_may_be_left_and_the_choice_comes_back_each_turn() {
    let here = after(declined(), "--");
    assert_eq!((turn(&here), hand(&here, Camp::West)), ((Camp::South, Phase::Move), "Q".into()));
    let here = after(here, "b2-c3 d5-c5");
    assert_eq!(legal(&here), ["--", "Q@a2", "Q@a3", "Q@a4", "Q@a5"]);
    assert_eq!(moves(&after(here, "Q@a2 c3-b3"), "a2"), "b2 c2 xb3 xd2");
}

#[test]
fn leaving_it_is_no_placed_card() {
    let here = after(declined(), "-- b2-c3 d5-c5 -- c3-b3 c5-c4 -- b3-b2");
    assert_eq!(quiet(&here), 2, "five turns of two players since the capture");
}

#[test]
fn several_won_queens_are_placed_one_at_a_time() {
    let decks = ["NPPNQPBPBRRK", "PPNRNQPRPBBK", "KPBNQPRNBRPP", "NPBRPBRPQPNK"];
    let here = after(begun_by(Camp::North, decks), TWO_QUEENS);
    assert_eq!((hand(&here, Camp::West), legal(&here).len()), ("QQ".into(), 5));
    let here = after(here, "Q@a2");
    assert_eq!((turn(&here), hand(&here, Camp::West)), ((Camp::North, Phase::Move), "Q".into()));
    let stays = after(here.clone(), "b4-b5 d2-d3");
    assert_eq!(turn(&stays), (Camp::North, Phase::Move), "not all spaces lie face down");
    let leaves = after(here, "b4-b5 a2-b2");
    assert_eq!(legal(&leaves), ["Q@a2"], "the space she left is open");
}
