//! Who plays where, and with what.

use super::*;

fn refusal(decks: [&str; 4], split: bool, first: Option<Camp>) -> SetupRefusal {
    Setup::new(decks.map(deck), split, first).unwrap_err()
}

#[test]
fn four_pawns_stand_face_up_in_each_camp_and_four_cards_are_the_hand() {
    let here = four();
    let start = "##npnpnpnp##/wp........ep/wp........ep/wp........ep/wp........ep/##spspspsp## s m";
    assert_eq!(position(&here), start);
    for camp in Camp::ALL {
        let expected = if camp == Camp::South { "BNQR" } else { "BKNR" };
        assert_eq!((hand(&here, camp).as_str(), pile(&here, camp)), (expected, 8));
    }
}

#[test]
fn a_kingdom_has_sixteen_cards() {
    let count = |kind| DEAL.iter().filter(|dealt| **dealt == kind).count();
    assert_eq!(Kind::ALL.map(count), [1, 1, 2, 2, 2, 4], "and four pawns in the camp");
    assert_eq!(Deck::parse("KQRRNNBBPPPP").map(|deck| deck.cards().len()), Some(12));
    for wrong in ["", "KQRRNNBBPPP", "KQRRNNBBPPPPP", "KKRRNNBBPPPP", "KQRRNNBBPPPX"] {
        assert_eq!(Deck::parse(wrong), None, "{wrong}");
    }
}

#[test]
fn unused_camps_lie_face_down() {
    let upright =
        "##npnpnpnp##/##........##/##........##/##........##/##........##/##spspspsp## s m";
    assert_eq!(position(&duel()), upright);
    let across =
        "############/wp........ep/wp........ep/wp........ep/wp........ep/############ w m";
    assert_eq!(position(&game(["", ANY, "", ANY])), across);
    let three = "############/wp........ep/wp........ep/wp........ep/wp........ep/##spspspsp## s m";
    assert_eq!(position(&game([ANY, ANY, "", ANY])), three);
}

#[test]
fn any_three_camps_are_a_game() {
    for missing in 0..4 {
        let mut decks = [ANY; 4];
        decks[missing] = "";
        let living: Vec<Camp> = game(decks).view(Viewer::Public).living().collect();
        assert_eq!(living.len(), 3);
        assert!(!living.contains(&Camp::ALL[missing]));
    }
}

#[test]
fn two_who_do_not_sit_opposite_are_refused() {
    for decks in [[ANY, ANY, "", ""], ["", ANY, ANY, ""], ["", "", ANY, ANY], [ANY, "", "", ANY]] {
        assert_eq!(refusal(decks, false, None), SetupRefusal::NotOpposite);
    }
    assert_eq!(refusal([ANY, "", "", ""], false, None), SetupRefusal::Players(1));
    assert_eq!(refusal([""; 4], false, None), SetupRefusal::Players(0));
}

#[test]
fn a_split_camp_is_the_middle_of_two_sides() {
    let here = split([ANY, ANY, ANY, ""]);
    let start = "##npnpnpnp##/##........##/wp........wp/wp........wp/##........##/##spspspsp## s m";
    assert_eq!(position(&here), start);
    let here = split(["", ANY, ANY, ANY]);
    let start = "####npnp####/wp........ep/wp........ep/wp........ep/wp........ep/####npnp#### w m";
    assert_eq!(position(&here), start);
    assert_eq!(here.view(Viewer::Public).camp_of(square("c1")), Some(Camp::North));
}

#[test]
fn a_split_camp_is_the_seat_after_the_first_of_the_opposite_pair() {
    for decks in [[ANY, ANY, "", ANY], [ANY, "", ANY, ANY], [ANY, "", ANY, ""], [ANY; 4]] {
        assert_eq!(refusal(decks, true, None), SetupRefusal::NotSplit);
    }
}

#[test]
fn who_begins_plays_and_the_others_follow_clockwise() {
    let decks = [ANY, ANY, "", ANY];
    assert_eq!(refusal(decks, false, Some(Camp::North)), SetupRefusal::First(Camp::North));
    let mut here = begun_by(Camp::East, decks);
    let mut order = vec![here.turn()];
    for actions in ["f2-e2 Q@f2", "b1-b2 Q@b1", "a5-b5 Q@a5"] {
        play(&mut here, actions);
        order.push(here.turn());
    }
    assert_eq!(order, [Camp::East, Camp::South, Camp::West, Camp::East]);
}

#[test]
fn colours_change_no_rule() {
    let setup = |colours| {
        let decks = [ANY, "", KING, ""].map(deck);
        State::new(&Setup::new(decks, false, None).unwrap().coloured(colours))
    };
    let mut colours = Colour::ALL;
    let plain = setup(colours);
    colours.reverse();
    let other = setup(colours);
    assert_eq!(other.view(Viewer::Public).colour(Camp::South), Colour::Blue);
    let end = |state| position(&after(state, "b1-b3 Q@b1 c6-c4 K@c6 b3xc4 d6-d5 B@d6"));
    assert_eq!(end(plain), end(other));
}
