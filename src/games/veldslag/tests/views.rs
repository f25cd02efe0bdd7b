//! What each viewer sees.

use super::*;

const VIEWERS: [Viewer; 4] =
    [Viewer::Public, Viewer::Seat(Seat::Red), Viewer::Seat(Seat::Blue), Viewer::Arbiter];

fn hidden(text: &str, side: char) -> String {
    let mut hidden = String::new();
    let mut of_side = false;
    for letter in text.chars() {
        hidden.push(if of_side { '?' } else { letter });
        of_side = letter == side;
    }
    hidden
}

#[test]
fn one_sees_ones_own_ranks_and_no_others() {
    let [public, red, blue, all] = VIEWERS.map(|viewer| game().view(viewer).text());
    let board = all.strip_suffix(" r").unwrap();
    assert_eq!(public, hidden(&hidden(board, 'r'), 'b') + " r");
    assert_eq!(red, hidden(board, 'b') + " r");
    assert_eq!(blue, hidden(board, 'r') + " r");
    assert_eq!(View::before().text(), public);
    let setups = |viewer| Side::ALL.map(|side| game().view(viewer).setup_text(side));
    let nothing = "????????/????????/????????";
    assert_eq!(setups(Viewer::Public), [nothing, nothing]);
    assert_eq!(setups(Viewer::Seat(Seat::Red)), [RED, nothing]);
    assert_eq!(setups(Viewer::Seat(Seat::Blue)), [nothing, BLUE]);
    assert_eq!(setups(Viewer::Seat(Seat::Attackers)), [nothing, nothing]);
    assert_eq!(setups(Viewer::Arbiter), [RED, BLUE]);
}

#[test]
fn what_is_hidden_is_not_there() {
    let view = game().view(Viewer::Seat(Seat::Red));
    for man in Man::all(Side::Blue) {
        assert_eq!(view.rank(man), Seen::Hidden);
    }
    assert_eq!((view.own(), view.viewer()), (Some(Side::Red), Viewer::Seat(Seat::Red)));
    let written = format!("{:?}", game());
    assert!(!Rank::ALL.iter().any(|rank| written.contains(&format!("{rank:?}"))), "{written}");
}

#[test]
fn a_survivor_is_known_to_all_from_then_on_and_so_is_what_fell() {
    let here = after(game(), "a3-a4 b6-b5 a4-a5 h6-h5 a5xb5");
    let survivor = here.view(Viewer::Public).man(square("b5")).unwrap();
    for moves in ["", "b5-b4 e3-e4", "b5-b4 e3-e4 b4xb3", "b5-b4 e3-e4 b4xb3 a2-a3"] {
        let here = after(here.clone(), moves);
        for viewer in VIEWERS {
            let view = here.view(viewer);
            assert!(view.is_known(survivor));
            assert_eq!(view.rank(survivor), Seen::Known(Rank::Captain));
            assert_eq!(view.fallen(Side::Red)[0].1, Rank::Scout);
        }
    }
}

#[test]
fn nobody_is_marked_for_moving() {
    let here = after(game(), "a3-a5 d6-d4 e3-e4");
    let view = here.view(Viewer::Seat(Seat::Blue));
    for at in ["a5", "e4"] {
        let man = view.man(square(at)).unwrap();
        assert_eq!(view.rank(man), Seen::Hidden);
        assert!(!view.is_known(man));
    }
    assert!(view.text().contains("/r?..~~....~~..../....~~b1r?~~..../"), "{}", view.text());
}

#[test]
fn at_the_end_everything_is_shown_and_the_capitals_stay() {
    let mut here = after(game(), "a3xa6 b6-b5 d3-d4 b5-b4 b3xb4");
    let all = text(&here);
    let public = here.view(Viewer::Public).text();
    assert!(public.contains("/..B4~~r?..~~..../"), "{public}");
    here.say(crate::games::Word::Resign(Seat::Blue)).unwrap();
    for viewer in VIEWERS {
        let view = here.view(viewer);
        assert_eq!(view.text(), all);
        assert_eq!(Side::ALL.map(|side| view.setup_text(side)), [RED, BLUE]);
    }
    assert!(all.contains("/..B4~~r1..~~..../"), "{all}");
}

#[test]
fn legal_moves_are_for_those_who_know_the_ranks() {
    for here in [game(), after(game(), "b3-b4")] {
        let count = |viewer| here.view(viewer).actions().len();
        let (mover, other) = (here.side().seat(), here.side().opponent().seat());
        assert!(count(Viewer::Arbiter) > 5);
        let own = here.view(Viewer::Seat(mover)).actions();
        assert_eq!(own, here.view(Viewer::Arbiter).actions());
        assert_eq!(count(Viewer::Seat(other)), 0);
        assert_eq!(count(Viewer::Public), 0);
        assert_eq!(count(Viewer::Seat(Seat::Attackers)), 0);
    }
}

#[test]
fn the_last_move_says_what_it_removed() {
    let here = game();
    assert_eq!(here.view(Viewer::Public).last(), None);
    let here = after(here, "b3-b4");
    let last = here.view(Viewer::Public).last().unwrap();
    assert_eq!((last.action, last.clash, last.fallen()), (action("b3-b4"), None, vec![]));
    let here = after(here, "d6xd3");
    let last = here.view(Viewer::Public).last().unwrap();
    let clash = last.clash.unwrap();
    assert_eq!(clash.verdict, Verdict::BothFall);
    let of = |side, number| Man { side, number };
    let fallen = vec![(of(Side::Red, 3), Rank::Scout), (of(Side::Blue, 3), Rank::Scout)];
    assert_eq!(last.fallen(), fallen);
    let here = after(here, "a3xa6 b6-b5");
    assert_eq!(here.view(Viewer::Public).fallen(Side::Blue).len(), 2);
}

#[test]
fn what_one_player_sees_does_not_depend_on_what_is_hidden() {
    let other = "14321753/1B24B31S/6B15F4B2";
    let states = [BLUE, other].map(|blue| {
        let setup = Setup { red: army(Side::Red, RED), blue: army(Side::Blue, blue) };
        after(State::new(setup), "b3-b4 b6-b5 h3-h4 h6-h5 e3-e4")
    });
    let [one, two] = states;
    for viewer in [Viewer::Public, Viewer::Seat(Seat::Red)] {
        assert_eq!(one.view(viewer), two.view(viewer));
    }
    assert_ne!(one.view(Viewer::Seat(Seat::Blue)), two.view(Viewer::Seat(Seat::Blue)));
}
