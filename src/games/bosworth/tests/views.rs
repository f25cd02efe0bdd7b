//! What each viewer sees.

use super::*;

const VIEWERS: [Viewer; 6] = [
    Viewer::Public,
    Viewer::Seat(Seat::South),
    Viewer::Seat(Seat::West),
    Viewer::Seat(Seat::North),
    Viewer::Seat(Seat::East),
    Viewer::Arbiter,
];

/// Each kingdom's hand as a viewer sees it, clockwise from South.
fn hands(state: &State, viewer: Viewer) -> Vec<String> {
    let view = state.view(viewer);
    let hand = |camp| match view.hand(camp) {
        Hand::Known(cards) => cards.iter().map(|card| card.letter()).collect(),
        Hand::Hidden(count) => "?".repeat(*count),
    };
    Camp::ALL.into_iter().map(hand).collect()
}

#[test]
fn a_hand_is_known_to_its_owner_alone() {
    let here = after(four(), "b1-b3 R@b1");
    assert_eq!(hands(&here, Viewer::Public), ["????"; 4]);
    assert_eq!(hands(&here, Viewer::Seat(Seat::South)), ["KQBN", "????", "????", "????"]);
    assert_eq!(hands(&here, Viewer::Seat(Seat::West)), ["????", "KRBN", "????", "????"]);
    assert_eq!(hands(&here, Viewer::Seat(Seat::Red)), ["????"; 4], "no seat of this game");
    assert_eq!(hands(&here, Viewer::Arbiter), ["KQBN", "KRBN", "KRBN", "KRBN"]);
}

#[test]
fn the_board_the_counts_and_the_captured_cards_are_known_to_all() {
    let here = after(four(), "b1xa2 R@b1");
    for viewer in VIEWERS {
        let view = here.view(viewer);
        assert_eq!(view.text(), position(&here));
        assert_eq!(Camp::ALL.map(|camp| view.pile(camp)), [7, 8, 8, 8]);
        assert_eq!(view.discard(), [(Camp::West, Kind::Pawn)]);
        assert_eq!(view.viewer(), viewer);
    }
}

/// The cards of a deck that are not drawn yet make no difference to any player's view.
#[test]
fn the_order_of_a_draw_pile_is_known_to_nobody() {
    let [one, other] = ["QRNBKPPPPRNB", "QRNBKBNRPPPP"]
        .map(|deck| after(game([deck, KING, KING, KING]), "b1-b3 R@b1"));
    for viewer in VIEWERS.into_iter().filter(|viewer| *viewer != Viewer::Arbiter) {
        assert_eq!(one.view(viewer), other.view(viewer), "{viewer:?}");
    }
    for viewer in VIEWERS {
        assert_eq!(format!("{:?}", one.view(viewer)), format!("{:?}", other.view(viewer)));
    }
}

#[test]
fn what_one_sees_does_not_depend_on_anothers_hand() {
    let [one, other] =
        [KING, "PPPPKQRRNNBB"].map(|west| after(game([ANY, west, KING, KING]), "b1-b3 R@b1"));
    for viewer in [Viewer::Public, Viewer::Seat(Seat::South), Viewer::Seat(Seat::North)] {
        assert_eq!(one.view(viewer), other.view(viewer));
        assert_eq!(format!("{:?}", one.view(viewer)), format!("{:?}", other.view(viewer)));
    }
    assert_ne!(one.view(Viewer::Seat(Seat::West)), other.view(Viewer::Seat(Seat::West)));
}

#[test]
fn moves_are_for_all_and_placements_for_who_knows_the_hand() {
    let here = four();
    for viewer in VIEWERS {
        assert_eq!(here.view(viewer).actions().len(), 10);
    }
    let here = after(here, "b1-b3");
    for viewer in VIEWERS {
        let knows = matches!(viewer, Viewer::Arbiter | Viewer::Seat(Seat::South));
        assert_eq!(here.view(viewer).actions().len(), if knows { 4 } else { 0 });
    }
}

#[test]
fn a_deck_does_not_show_itself() {
    let written = format!("{:?}", Deck::parse(ANY).expect("a deck"));
    assert!(!Kind::ALL.iter().any(|kind| written.contains(&format!("{kind:?}"))), "{written}");
}

#[test]
fn at_the_end_every_hand_is_shown() {
    for end in ["draw:agreed", "resign:south resign:west resign:north"] {
        let here = after(four(), &format!("b1-b3 {end}"));
        for viewer in VIEWERS {
            assert_eq!(hands(&here, viewer), hands(&here, Viewer::Arbiter), "{end}");
            assert!(here.view(viewer).actions().is_empty());
        }
    }
    let here = after(duel(), "resign:south");
    assert_eq!(hands(&here, Viewer::Public), ["", "", "KRBN", ""]);
}

#[test]
fn a_defeated_hand_is_not_shown_while_others_play() {
    let here = after(four(), "b1-b3 R@b1 resign:west");
    assert_eq!(hands(&here, Viewer::Public), ["????", "", "????", "????"]);
    assert_eq!(here.view(Viewer::Seat(Seat::West)).hand(Camp::South), &Hand::Hidden(4));
}

#[test]
fn a_won_queen_in_the_hand_is_counted_and_not_named() {
    let here = begun_by(Camp::West, [ANY, KING, KING, KING]);
    let here = after(here, "a2-c2 K@a2 c6-c5 R@c6 f4-e4 R@f4 b1xa2");
    assert_eq!(hands(&here, Viewer::Public), ["?????", "", "????", "????"]);
    let last = here.view(Viewer::Public).last().cloned().expect("a move");
    assert_eq!(last.defeated, Some(Camp::West), "that she was won is known");
}

#[test]
fn the_last_turn_is_told_as_far_as_it_has_come() {
    assert_eq!(four().view(Viewer::Public).last(), None);
    let here = after(four(), "b1xa2");
    let last = here.view(Viewer::Public).last().cloned().expect("a move");
    assert_eq!((last.by, last.step), (Camp::South, Some((square("b1"), square("a2")))));
    assert_eq!(last.taken.map(|card| (card.owner, card.kind)), Some((Camp::West, Kind::Pawn)));
    assert_eq!(last.placed[..], []);
    let last = after(here, "R@b1").view(Viewer::Public).last().cloned().expect("a move");
    assert_eq!(last.placed[..], [(Kind::Rook, square("b1"))]);
}
