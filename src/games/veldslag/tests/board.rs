//! The board, moves and attacks.

use super::*;

/// One of two red pieces on a4, a blue one on a5 and another far away.
fn duel(attacker: char, defender: char) -> State {
    state(&format!(
        "..............b3/................/................/b{defender}..~~....~~..../\
         r{attacker}..~~....~~..../................/................/..............r3 r"
    ))
}

/// The rules' table: attackers down, what they attack across. `+`: the attacker stays, `-`: the
/// attacked one stays, `=`: both leave.
const TABLE: [(char, &str); 8] = [
    ('S', "+ = - - - - - - + -"),
    ('1', "+ + = - - - - - - -"),
    ('2', "+ + + = - - - - - +"),
    ('3', "+ + + + = - - - - -"),
    ('4', "+ + + + + = - - - -"),
    ('5', "+ + + + + + = - - -"),
    ('6', "+ + + + + + + = - -"),
    ('7', "+ + + + + + + + = -"),
];
const ACROSS: &str = "F S 1 2 3 4 5 6 7 B";

fn codes(row: &'static str) -> impl Iterator<Item = char> {
    row.split(' ').filter_map(|code| code.chars().next())
}

#[test]
fn every_attack_goes_as_the_table_says() {
    for (attacker, row) in TABLE {
        for (defender, result) in codes(ACROSS).zip(codes(row)) {
            let fought = after(duel(attacker, defender), "a4xa5");
            let (there, here) = match result {
                '+' => (format!("R{attacker}"), ".."),
                '-' => (format!("B{defender}"), ".."),
                _ => ("..".to_owned(), ".."),
            };
            let rows: Vec<String> = text(&fought).split('/').map(str::to_owned).collect();
            assert_eq!((&rows[3][..2], &rows[4][..2]), (&there[..], here), "{attacker}{defender}");
            let fallen = |side| -> String {
                let view = fought.view(Viewer::Public);
                view.fallen(side).iter().map(|(_, rank)| rank.code()).collect()
            };
            let red = if result == '+' { String::new() } else { attacker.to_string() };
            let blue = if result == '-' { String::new() } else { defender.to_string() };
            assert_eq!((fallen(Side::Red), fallen(Side::Blue)), (red, blue));
            assert_eq!(fought.outcome().is_some(), defender == 'F', "{attacker}{defender}");
        }
    }
}

#[test]
fn flag_and_bomb_never_move() {
    for code in ['F', 'B'] {
        for defender in codes(ACROSS) {
            let here = duel(code, defender);
            assert_eq!(refused(&here, "a4xa5"), Refusal::Immobile(rank(code)));
            assert_eq!(refused(&here, "a4-a3"), Refusal::Immobile(rank(code)));
        }
    }
}

#[test]
fn both_armies_stand_on_their_three_ranks_and_red_moves_first() {
    let start = "b6bBb1b5bFb4bBb2/b1bBb2b4bBb3b1bS/b1b4b3b1b7b5b2b3/....~~....~~..../\
        ....~~....~~..../r1r3r2r1r7r5r4r3/r1rBr3r4rBr2r1rS/rFr4rBr1r5rBr2r6 r";
    assert_eq!(text(&game()), start);
    assert_eq!(LAKES.map(|lake| lake.to_string()), ["c4", "f4", "c5", "f5"]);
    assert_eq!(Rank::ALL.iter().map(|rank| rank.count()).sum::<usize>(), MEN);
}

#[test]
fn the_first_moves_are_those_of_the_front_row() {
    let moves = "a3-a4 a3-a5 a3xa6 b3-b4 d3-d4 d3-d5 d3xd6 e3-e4 g3-g4 h3-h4";
    assert_eq!(legal(&game()).join(" "), moves);
    assert_eq!(game().perft(1), 10);
}

#[test]
fn moves_read_in_every_spelling_and_are_written_in_one() {
    for text in ["a3xa6", "A3-A6", "a3a6", "a3xa6xa6"] {
        assert_eq!(game().spell(action(text)), "a3xa6");
        assert_eq!(game().play(action(text)), Ok(()));
    }
    for text in ["b3-b4", "b3xb4", "B3B4"] {
        assert_eq!(game().spell(action(text)), "b3-b4");
        assert_eq!(game().play(action(text)), Ok(()));
    }
    for text in ["", "a3", "a3-a9", "i3-i4", "a3--a4", "a3-a4-a5", "resign"] {
        assert_eq!(Action::parse(text), Err(Refusal::Unreadable), "{text}");
    }
}

#[test]
fn pieces_go_one_step_along_ranks_and_files() {
    let here = state(
        "................/................/................/....~~....~~..../\
         ....~~....~~..../......r7......../................/b3............rF r",
    );
    assert_eq!(legal(&here).join(" "), "d3-c3 d3-d2 d3-d4 d3-e3");
    assert_eq!(refused(&here, "d3-d5"), Refusal::TooFar(Rank::General));
    assert_eq!(refused(&here, "d3-c4"), Refusal::NotStraight);
    assert_eq!(refused(&here, "d3-d3"), Refusal::SameSquare(square("d3")));
    assert_eq!(refused(&here, "d4-d3"), Refusal::Empty(square("d4")));
    let owner = Side::Blue;
    assert_eq!(refused(&here, "a1-a2"), Refusal::NotYours { square: square("a1"), owner });
}

#[test]
fn scouts_go_along_a_line_up_to_the_first_obstacle() {
    let here = state(
        "................/................/b2............b3/....~~....~~..../\
         ....~~....~~..../rS....r1....rF../................/................ r",
    );
    let of_scout = |text: &&String| text.starts_with("d3");
    let moves: Vec<String> = legal(&here).iter().filter(of_scout).cloned().collect();
    let expected = "d3-b3 d3-c3 d3-d1 d3-d2 d3-d4 d3-d5 d3-d6 d3-d7 d3-d8 d3-e3 d3-f3";
    assert_eq!(moves.join(" "), expected);
    assert_eq!(refused(&here, "d3-g3"), Refusal::Blocked(square("g3")));
    assert_eq!(refused(&here, "d3-h3"), Refusal::Blocked(square("g3")));
    let afar = after(here, "d3-d6 h6-h5");
    let attacks = legal(&afar).into_iter().filter(|text| text.contains('x'));
    assert_eq!(attacks.collect::<Vec<_>>(), ["d6xa6"]);
    assert_eq!(refused(&afar, "d6-h5"), Refusal::NotStraight);
    assert_eq!(score(&after(afar, "d6xa6")), [0, 1]);
}

#[test]
fn nobody_stands_on_a_lake_or_crosses_one() {
    let here = state(
        "................/................/....b3........../....~~....~~..../\
         r1..~~....~~..r2/....r1....r4..../................/..............rF r",
    );
    assert_eq!(refused(&here, "c3xc6"), Refusal::Lake(square("c4")));
    assert_eq!(refused(&here, "c3-c4"), Refusal::Lake(square("c4")));
    assert_eq!(refused(&here, "f3-f4"), Refusal::Lake(square("f4")));
    assert_eq!(refused(&here, "a4-d4"), Refusal::Lake(square("c4")));
    assert_eq!(refused(&here, "h4-g5"), Refusal::NotStraight);
    let moves = legal(&here);
    assert!(["a4-b4", "c3-e3", "h4-g4"].iter().all(|text| moves.contains(&(*text).to_owned())));
    let into_lake = |text: &String| LAKES.iter().any(|lake| text.ends_with(&lake.to_string()));
    assert!(!moves.iter().any(into_lake));
}

#[test]
fn one_does_not_attack_ones_own() {
    assert_eq!(refused(&game(), "a3-a2"), Refusal::Blocked(square("a2")));
    assert_eq!(refused(&game(), "a3-b3"), Refusal::Blocked(square("b3")));
    assert_eq!(refused(&game(), "d3-d7"), Refusal::Blocked(square("d6")));
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut here = game();
    let before = text(&here);
    assert!(here.play(action("c3-c4")).is_err());
    assert_eq!((text(&here), here.side(), here.quiet()), (before, Side::Red, 0));
}

#[test]
fn leaf_counts_agree_with_playing_every_move() {
    fn count(state: &State, depth: u32) -> u64 {
        let next = |text: &String| count(&after(state.clone(), text), depth - 1);
        if depth == 0 { 1 } else { legal(state).iter().map(next).sum() }
    }
    for depth in 0..=2 {
        assert_eq!(game().perft(depth), count(&game(), depth), "{depth}");
    }
}
