//! Filling the camp, and drawing.

use super::*;

#[test]
fn an_open_space_has_to_be_filled_with_any_card_of_the_hand() {
    let here = after(four(), "b1-b3");
    assert_eq!(turn(&here), (Camp::South, Phase::Reinforce));
    assert_eq!(legal(&here), ["B@b1", "N@b1", "Q@b1", "R@b1"]);
    for text in ["--", "K@b1", "N@c1", "N@b2", "c1-c2"] {
        assert!(is_refused(&here, text), "{text}");
    }
}

#[test]
fn one_draws_up_to_four_cards() {
    let here = after(four(), "b1-b3");
    assert_eq!((hand(&here, Camp::South).as_str(), pile(&here, Camp::South)), ("BNQR", 8));
    let here = after(here, "R@b1");
    assert_eq!((hand(&here, Camp::South).as_str(), pile(&here, Camp::South)), ("BKNQ", 7));
    assert_eq!(turn(&here), (Camp::West, Phase::Move));
}

#[test]
fn equal_cards_are_one_action() {
    let here = after(game([PAWNS, "", KING, ""]), "b1-b3");
    assert_eq!(legal(&here), ["P@b1"]);
    assert_eq!(here.perft(1), 1);
}

#[test]
fn a_single_possible_placement_is_an_action_of_its_own() {
    let here = after(game([PAWNS, "", KING, ""]), "b1-b3");
    assert_eq!(cell(&here, "b1"), "..");
    assert_eq!(cell(&after(here, "P@b1"), "b1"), "sp");
}

#[test]
fn several_spaces_are_filled_in_any_order_before_one_draws() {
    let here = begun_by(Camp::West, [ANY, KING, KING, KING]);
    let here = after(here, "a2xb1 K@a2 c6-c5 R@c6 f3-e3 R@f3 c1-c3 resign:west");
    for order in ["Q@b1 R@c1", "R@c1 Q@b1"] {
        let (first, second) = order.split_once(' ').expect("two cards");
        let here = after(here.clone(), first);
        assert_eq!((turn(&here), pile(&here, Camp::South)), ((Camp::South, Phase::Reinforce), 8));
        let here = after(here, second);
        assert_eq!(cells(&here, "b1 c1"), "sQ sR");
        assert_eq!((hand(&here, Camp::South).as_str(), pile(&here, Camp::South)), ("BKNP", 6));
    }
}

#[test]
fn a_space_with_a_guest_is_not_open() {
    let here = after(four(), "c1-c3 R@c1 a2xb1 R@a2 c6-c5 R@c6 f4-e4 R@f4 d1-d2");
    assert_eq!(legal(&here), ["B@d1", "K@d1", "N@d1", "Q@d1"]);
    let here = after(here, "K@d1 a3-b3 N@a3 c5-c4 e4-e3 c3-d3");
    assert_eq!(turn(&here), (Camp::West, Phase::Move), "nothing to fill");
}

#[test]
fn where_no_space_is_open_the_turn_passes() {
    let here = after(duel(), "b1-b3 Q@b1 c6-c5 R@c6 b3-b4");
    assert_eq!(turn(&here), (Camp::North, Phase::Move));
    assert_eq!((hand(&here, Camp::South).as_str(), pile(&here, Camp::South)), ("BKNR", 7));
}

#[test]
fn a_space_that_a_guest_has_left_is_filled_on_the_owners_turn() {
    let here = after(four(), "c1-c3 R@c1 a2xb1 R@a2 c6-c5 R@c6 f4-e4 R@f4 c3-c4 b1-b2");
    assert_eq!(cell(&here, "b1"), "..");
    let here = after(here, "c5-d5 e4-e3 c4-c5");
    assert_eq!(legal(&here), ["B@b1", "K@b1", "N@b1", "Q@b1"]);
}
