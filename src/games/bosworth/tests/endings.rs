//! Leaving, draws, and what counts toward them.

use super::*;
use crate::games::WordRefusal;

/// West's guest stands on b1, and South is to move.
const GUEST: &str = "a2xb1 K@a2 c6-c5 R@c6 f3-e3 R@f3";

/// South's pawns and North's pass each other until nobody can move and no space is open.
const DEADLOCK: &str = "b1-b3 P@b1 d6-d4 P@d6 b3-b4 d4-d3 b4-b5 d3-d2 b5xc6 d2xe1 \
    d1-d3 P@d1 e6-e4 P@e6 d3-d4 e4-e3 d4-d5 e3-e2 d5xe6 e2xd1 \
    c1-c3 P@c1 d6-d4 P@d6 c3-c4 d4-d3 c4-c5 d3-d2 c5xd6 b6-b4 P@b6 \
    c1-c3 P@c1 b4-b3 c3-c4 b3-b2 c4-c5 d2xc1 c5xb6";

fn guest() -> State {
    after(begun_by(Camp::West, [ANY, KING, KING, KING]), GUEST)
}

/// Two kings in the field, nothing just taken or placed.
fn kings() -> State {
    after(duel(), "c1-c2 Q@c1 c6-c5 K@c6 d1-d2 K@d1 c6-b5 B@c6 d1-e2 N@d1")
}

/// Kings go to and fro for so many rounds, an even number.
fn calm(state: State, rounds: usize) -> State {
    (0..rounds / 2).fold(state, |state, _| after(state, "b5-b4 e2-e3 b4-b5 e3-e2"))
}

#[test]
fn who_resigns_leaves_without_a_captor() {
    let here = after(four(), "b1-b3 R@b1 resign:west");
    assert_eq!(living(&here), [Camp::South, Camp::North, Camp::East]);
    assert_eq!(cells(&here, "a2 a3 a4 a5"), "## ## ## ##");
    let hands = [Camp::South, Camp::North, Camp::East].map(|camp| hand(&here, camp));
    assert_eq!(hands, ["BKNQ", "BKNR", "BKNR"], "nobody has won a queen");
    assert_eq!((hand(&here, Camp::West), pile(&here, Camp::West)), (String::new(), 0));
    assert_eq!(turn(&here), (Camp::North, Phase::Move));
    assert_eq!(discard(&here), "");
}

#[test]
fn a_captured_queen_of_who_resigns_stays_captured() {
    let here = begun_by(Camp::West, [ANY, "KQBBNNRRPPPP", KING, KING]);
    let here = after(here, "a2-c2 Q@a2 c6-c5 R@c6 f4-e4 R@f4 b1xa2 N@b1 resign:west");
    assert_eq!((discard(&here), hand(&here, Camp::South)), ("wQ".into(), "BKQR".into()));
}

#[test]
fn on_turn_the_turn_passes_without_reinforcing() {
    let here = after(four(), "b1-b3");
    assert_eq!(turn(&here), (Camp::South, Phase::Reinforce));
    let here = after(here, "resign:south");
    assert_eq!(turn(&here), (Camp::West, Phase::Move));
    assert_eq!(cells(&here, "b1 b3"), "## ..");
    let here = after(four(), "resign:south");
    assert_eq!(turn(&here), (Camp::West, Phase::Move));
}

#[test]
fn out_of_turn_the_turn_goes_on() {
    let here = after(guest(), "resign:west");
    assert_eq!(turn(&here), (Camp::South, Phase::Move));
    assert_eq!(moves(&here, "c1"), "c2 c3", "no guest on b1, no pawn on b2");
    let here = after(here, "e1-e2 Q@b1");
    assert_eq!(turn(&here), (Camp::South, Phase::Reinforce), "e1 is open too");
    assert_eq!(turn(&after(here, "R@e1")), (Camp::North, Phase::Move));
}

#[test]
fn spaces_that_open_while_one_reinforces_are_filled_too() {
    let here = after(guest(), "c1-c3");
    assert_eq!(legal(&here), ["B@c1", "N@c1", "Q@c1", "R@c1"]);
    let here = after(here, "resign:west");
    assert_eq!(turn(&here), (Camp::South, Phase::Reinforce));
    assert_eq!(legal(&here).join(" "), "B@b1 B@c1 N@b1 N@c1 Q@b1 Q@c1 R@b1 R@c1");
    assert_eq!(turn(&after(here, "B@c1 N@b1")), (Camp::North, Phase::Move));
}

#[test]
fn the_last_who_stays_wins() {
    let here = after(four(), "b1-b3 R@b1 resign:west resign:south expel:east");
    assert_eq!(won(&here), Some((Seat::North, Reason::Time)));
    let here = after(duel(), "b1-b3 resign:north");
    assert_eq!(won(&here), Some((Seat::South, Reason::Resigned)));
    assert_eq!(turn(&here), (Camp::South, Phase::Reinforce), "as the last action left it");
    let here = after(duel(), "resign:south");
    assert_eq!(won(&here), Some((Seat::North, Reason::Resigned)));
    assert_eq!(turn(&here), (Camp::South, Phase::Move));
    assert_eq!(cells(&here, "b1 c1"), "## ##");
}

#[test]
fn being_expelled_is_the_same() {
    for at in ["", "c1-c3", "c1-c3 Q@c1"] {
        for seat in ["south", "west", "north", "east"] {
            let [resigned, expelled] = ["resign", "expel"]
                .map(|word| after(guest(), &format!("{at} {word}:{seat}")).view(Viewer::Arbiter));
            assert_eq!(resigned, expelled);
        }
    }
}

#[test]
fn who_is_out_has_no_word() {
    let mut here = after(four(), "resign:west");
    for word in [Word::Resign(Seat::West), Word::Expel(Seat::West), Word::Resign(Seat::Red)] {
        assert_eq!(here.say(word), Err(WordRefusal::Foreign));
    }
    assert_eq!(here.say(Word::DrawDeclared), Err(WordRefusal::Foreign));
    let mut here = after(duel(), "resign:south");
    assert_eq!(here.say(Word::Resign(Seat::North)), Err(WordRefusal::Over));
}

#[test]
fn a_draw_by_agreement() {
    let here = after(four(), "b1-b3 draw:agreed");
    assert_eq!(drawn(&here), Some(Reason::Agreed));
    assert_eq!(turn(&here), (Camp::South, Phase::Reinforce));
    assert!(legal(&here).is_empty());
}

/// Ruling: a whole round of skipped moves without a placed card is a draw.
#[test]
fn a_round_in_which_nobody_can_do_anything_is_a_draw() {
    let here = after(game([PAWNS, "", PAWNS, ""]), DEADLOCK);
    let stuck = "##sPsPsPsP##/##........##/##........##/##........##/##nP......##/##spnPnPnP## n m";
    assert_eq!(position(&here), stuck);
    assert_eq!((legal(&here), here.outcome()), (vec!["--".to_owned()], None));
    let here = after(here, "--");
    assert_eq!((turn(&here), here.outcome()), ((Camp::South, Phase::Move), None));
    let here = after(here, "--");
    assert_eq!(drawn(&here), Some(Reason::Deadlock));
    assert_eq!(turn(&here), (Camp::North, Phase::Move), "the next player");
}

#[test]
fn a_round_is_one_turn_of_each_living_player() {
    let (first, rest) = DEADLOCK.split_at("b1-b3 P@b1".len());
    let left = format!("{first} resign:west {}", rest.replacen("P@d6", "P@d6 resign:east", 1));
    let here = after(game([PAWNS, ANY, PAWNS, ANY]), &left);
    let here = after(here, "--");
    assert_eq!(here.outcome(), None);
    assert_eq!(drawn(&after(here, "--")), Some(Reason::Deadlock));
}

#[test]
fn moving_is_compulsory() {
    for here in [duel(), four(), guest(), kings()] {
        assert!(is_refused(&here, "--"));
    }
    assert!(is_refused(&after(duel(), "b1-b3"), "--"), "and so is reinforcing");
}

/// Ruling: from 50 full rounds without a capture or a placed card on.
#[test]
fn fifty_quiet_rounds_are_counted_for_a_claim() {
    assert_eq!(CLAIM, 50);
    let here = calm(kings(), 48);
    assert_eq!(quiet(&here), 48);
    let here = after(here, "b5-b4 e2-e3 b4-b5");
    assert_eq!(quiet(&here), 49);
    let mut here = after(here, "e3-e2");
    assert_eq!((quiet(&here), here.outcome()), (50, None));
    play(&mut here, "draw:claimed");
    assert_eq!((drawn(&here), quiet(&here)), (Some(Reason::Claimed), 0));
}

#[test]
fn a_capture_or_a_placed_card_ends_the_quiet() {
    let here = calm(kings(), 6);
    assert_eq!(quiet(&here), 6);
    assert_eq!(quiet(&after(here.clone(), "c5-c4")), 6);
    let moved = after(here.clone(), "d6-d5");
    assert_eq!(quiet(&moved), 6, "the move alone does not count");
    assert_eq!(quiet(&after(moved, "N@d6")), 0);
    let eaten = after(here, "b5xb6");
    assert_eq!(quiet(&eaten), 0, "a king took his own");
}

#[test]
fn a_round_has_as_many_turns_as_players_live() {
    let here = after(four(), "c1-c3 R@c1 a3-b3 R@a3 e6-e5 R@e6 f4-e4 R@f4");
    let mut counts = vec![quiet(&here)];
    let mut here = here;
    for text in ["c3-c4", "b3-c3", "e5-d5", "e4-e3"] {
        play(&mut here, text);
        counts.push(quiet(&here));
    }
    assert_eq!(counts, [0, 0, 0, 0, 1]);
}

#[test]
fn a_resignation_sets_the_quiet_to_nothing() {
    let here = after(four(), "c1-c3 R@c1 a3-b3 R@a3 e6-e5 R@e6 f4-e4 R@f4");
    let here = after(here, "c3-c4 b3-c3 e5-d5 e4-e3");
    assert_eq!(quiet(&here), 1);
    for word in ["resign:east", "expel:west", "resign:south"] {
        assert_eq!(quiet(&after(here.clone(), word)), 0, "{word}");
    }
    let here = after(here, "resign:east c4-b4 c3-c2 d5-d4");
    assert_eq!(quiet(&here), 1, "three turns of three players");
}
