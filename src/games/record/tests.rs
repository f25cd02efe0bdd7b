use super::*;
use crate::games::bosworth::{Camp, Setup as Deal};
use crate::games::veldslag::{DraftRefusal, Rank, Square, TagRefusal};
use crate::games::{
    AnyTagRefusal, GameKind, Refusal, Seat, Seating, Seed, Spelling, WordRefusal, tawlbwrdd,
    veldslag,
};

fn fault(text: &str) -> (usize, usize, FaultKind) {
    let records = read(text);
    let fault = replay(&records[0]).fault.expect("a fault");
    (fault.place.line, fault.place.column, fault.kind)
}

fn play(text: &str) -> Replay {
    replay(&read(text)[0])
}

#[test]
fn numbers_comments_and_line_ends_do_not_matter() {
    let plain = read("[Game \"tawlbwrdd\"]\n\nd11-c11 h6-h2 k4-k3\n");
    let dressed = read(
        "\u{feff}; a comment [Game \"x\"]\r\n[Game \"tawlbwrdd\"]\r\n\r\n1.d11-c11 {one\r\ntwo} 1... h6-h2; rest\r\n2 k4-k3",
    );
    let texts = |records: &[Record]| -> Vec<String> {
        records[0].tokens.iter().map(|token| token.text.clone()).collect()
    };
    assert_eq!(texts(&plain), ["d11-c11", "h6-h2", "k4-k3"]);
    assert_eq!(texts(&plain), texts(&dressed));
    assert_eq!(dressed[0].tokens[1].place, Place { line: 5, column: 11 });
}

#[test]
fn several_games_stand_in_one_file() {
    let records = read("[Game \"tawlbwrdd\"]\nd11-c11\n[Game \"tawlbwrdd\"]\n[Variant \"bell\"]\n");
    assert_eq!(records.len(), 2);
    assert_eq!(records[1].value("Variant"), Some("bell"));
    assert!(read(" \n; nothing\n").is_empty());
}

#[test]
fn a_fault_keeps_what_stood_before_it() {
    let text =
        "[Game \"tawlbwrdd\"]\n\nd11-c11 d11-c10 k4-k3\n[Game \"tawlbwrdd\"]\n\nd11-c11 {open";
    let records = read(text);
    let first = replay(&records[0]);
    assert_eq!(first.positions.len(), 2);
    assert_eq!(first.fault.unwrap().token, "d11-c10");
    let second = replay(&records[1]);
    assert_eq!(second.positions.len(), 2);
    assert_eq!(second.fault.unwrap().kind, FaultKind::OpenComment);
}

#[test]
fn faults_are_named_where_they_stand() {
    let d11 = tawlbwrdd::Square::read("d11").unwrap().0;
    let empty = FaultKind::Refused(tawlbwrdd::Refusal::Empty(d11).into());
    assert_eq!(fault("[Game \"tawlbwrdd\"]\n\n1. d11-c11 h6-h2\n2. d11-c10"), (4, 4, empty));
    assert_eq!(fault("[Game \"go\"]\n"), (1, 1, FaultKind::UnknownGame));
    assert_eq!(fault("[Site \"x\"]\n[Game \"tawlbwrdd\"]\n"), (1, 1, FaultKind::NoGame));
    assert_eq!(fault("a1-a2"), (1, 1, FaultKind::NoGame));
    assert_eq!(fault("[Game \"tawlbwrdd\"]\n[A \"1\"]\n[A \"2\"]"), (3, 1, FaultKind::TagTwice));
    assert_eq!(fault("[Game \"tawlbwrdd\"]\n[A 1]"), (2, 1, FaultKind::BadTag));
    assert_eq!(
        fault("[Game \"tawlbwrdd\"]\n[Variant \"cross\"]"),
        (2, 1, FaultKind::UnknownVariant)
    );
    assert_eq!(fault("[Game \"tawlbwrdd\"]\n\nd11-c11 [A \"1\"]"), (3, 9, FaultKind::TagInMoves));
}

const RED: &str = "12437516/3B41S2B1/2B4FB315";
const BLUE: &str = "3F125614/B1B2S73B/41B52431";

/// A battle, perhaps with something wrong in it.
fn battle(red: &str, blue: &str, moves: &str) -> String {
    format!("[Game \"veldslag\"]\n[RedSetup \"{red}\"]\n[BlueSetup \"{blue}\"]\n\n{moves}\n")
}

#[test]
fn a_battle_is_played_from_both_set_ups() {
    let good = play(&battle(RED, BLUE, "1. a3a6 E6-E5 2. e3xe4"));
    assert_eq!(good.fault, None);
    let played: Vec<_> = good.positions.iter().filter_map(|(text, _)| text.as_deref()).collect();
    assert_eq!(played, ["a3xa6", "e6-e5", "e3-e4"]);
    let turned =
        play(&format!("[Game \"veldslag\"]\n[BlueSetup \"{BLUE}\"]\n[RedSetup \"{RED}\"]"));
    assert_eq!((turned.fault, turned.positions.len()), (None, 1), "in whatever order");
}

#[test]
fn a_battle_without_complete_set_ups_is_refused() {
    let no_red = battle(RED, BLUE, "").replace("RedSetup", "Setup");
    assert_eq!(fault(&no_red), (1, 1, FaultKind::NoSetup("RedSetup")));
    let no_blue = battle(RED, BLUE, "").replace("BlueSetup", "blueSetup");
    assert_eq!(fault(&no_blue), (1, 1, FaultKind::NoSetup("BlueSetup")));
    assert_eq!(
        fault(&battle(&RED.replace('F', "?"), BLUE, "")),
        (2, 1, FaultKind::BadSetup(TagRefusal::Hidden.into()))
    );
    assert_eq!(
        fault(&battle(RED, &"????????/".repeat(3), "")),
        (3, 1, FaultKind::BadSetup(TagRefusal::Hidden.into()))
    );
    let bad = |red: &str| match fault(&battle(red, BLUE, "")) {
        (2, 1, FaultKind::BadSetup(AnyTagRefusal::Veldslag(TagRefusal::Draft(refusal)))) => refusal,
        other => panic!("{other:?}"),
    };
    assert_eq!(bad(&RED.replace('7', "6")), DraftRefusal::TooMany(Rank::Colonel, 2));
    assert_eq!(bad(&RED.replace('7', ".")), DraftRefusal::Missing(vec![(Rank::General, 1)]));
    assert_eq!(bad(&RED.replace('7', "8")), DraftRefusal::NoPiece("8".into()));
    assert_eq!(bad(&RED.replace('7', "")), DraftRefusal::Length(0, 7));
    assert_eq!(bad("12437516/3B41S2B1"), DraftRefusal::Rows(2));
    assert_eq!(bad(""), DraftRefusal::Rows(1));
}

#[test]
fn a_battle_has_no_variant_and_refuses_what_its_rules_refuse() {
    let variant = battle(RED, BLUE, "").replace("[RedSetup", "[Variant \"serif\"]\n[RedSetup");
    assert_eq!(fault(&variant), (2, 1, FaultKind::UnknownVariant));
    let of = |refusal| FaultKind::Refused(Refusal::from(refusal));
    let lake = Square::read("c4").unwrap().0;
    let moves = "1. a3xa6 e6-e5\n2. c3-c4";
    assert_eq!(fault(&battle(RED, BLUE, moves)), (6, 4, of(veldslag::Refusal::Lake(lake))));
    let foreign = fault(&battle(RED, BLUE, "resign:attackers"));
    assert_eq!(foreign.2, FaultKind::Refused(Refusal::Word(WordRefusal::Foreign)));
    let over = battle(RED, BLUE, "draw:claimed draw:declared");
    assert_eq!(fault(&over).2, FaultKind::Refused(Refusal::Word(WordRefusal::Over)));
    assert_eq!(play(&battle(RED, BLUE, "a3-a4 DRAW:Declared")).fault, None);
}

#[test]
fn tags_that_the_game_contradicts_are_faults() {
    let start = "[Game \"tawlbwrdd\"]\n";
    assert_eq!(
        fault(&format!("{start}[Result \"Attackers\"]\n")).2,
        FaultKind::WrongResult("*".into())
    );
    assert_eq!(
        fault(&format!("{start}[Termination \"time\"]\n")).2,
        FaultKind::WrongTermination(None)
    );
    assert_eq!(
        fault(&format!("{start}[Result \"*\"]\n\nresign:attackers")).2,
        FaultKind::WrongResult("Defenders".into())
    );
    let good = format!("{start}[Result \"draw\"]\n[Termination \"agreed\"]\n\nDRAW:AGREED");
    assert_eq!(play(&good).fault, None);
}

#[test]
fn nothing_is_played_after_the_end() {
    let replay = play("[Game \"tawlbwrdd\"]\n\nresign:attackers d11-c11");
    assert_eq!(replay.positions.len(), 2);
    let refused = FaultKind::Refused(tawlbwrdd::Refusal::Over.into());
    assert_eq!(replay.fault.unwrap().kind, refused);
}

#[test]
fn a_seed_is_checked_against_its_commit() {
    let zero = "0".repeat(64);
    let record = |commit: &str| {
        read(&format!("[Game \"tawlbwrdd\"]\n[Commit \"{commit}\"]\n[Seed \"{zero}\"]\n")).remove(0)
    };
    let commit = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
    assert!(verify(&record(commit)).unwrap().is_some());
    assert_eq!(verify(&record(&zero)).unwrap_err().kind, FaultKind::WrongCommit);
}

#[test]
fn what_is_written_reads_back() {
    let tags = [("Game", "tawlbwrdd".to_owned()), ("Site", "a \"b\" \\ c\nd".to_owned())];
    let actions: Vec<String> = (0..40).map(|_| "d11-c11xa1/b2".to_owned()).collect();
    let text = write(&tags, &actions, |action| action.is_multiple_of(2));
    assert!(text.lines().all(|line| line.len() <= 80));
    let record = read(&text).remove(0);
    assert_eq!(record.value("Site"), Some("a \"b\" \\ c d"));
    assert_eq!(record.tokens.len(), 40);
    assert_eq!(record.fault, None);
}

#[test]
fn what_can_t_be_read_is_named_before_what_is_missing_behind_it() {
    let red = "[RedSetup \"12147S53/1134B2B6/F3B1B452\"]\n";
    let twice = format!("[Game \"veldslag\"]\n{red}{red}[BlueSetup \"1\"]\n");
    assert_eq!(fault(&twice), (3, 1, FaultKind::TagTwice));
    let open = "[Game \"veldslag\"]\n[Red \"x]\n[RedSetup \"1\"]\n";
    assert_eq!(fault(open), (2, 1, FaultKind::BadTag));
}

/// A record of three kingdoms whose cards, first player and drawn seats follow from a seed.
fn dealt(seed: &Seed, spelling: Spelling) -> String {
    let seating = Seating::new(GameKind::Bosworth, Some("split"), None);
    let drawn = seating.draw_spelled(&[Seat::West], 2, seed, spelling).unwrap();
    let sits = |camp: &Camp| *camp == Camp::West || drawn.contains(&camp.seat());
    let playing: Vec<Camp> = Camp::ALL.into_iter().filter(sits).collect();
    let deal = Deal::draw_spelled(seed, &playing, true, spelling).unwrap();
    let mut tags = vec![("Game", "bosworth".to_owned()), ("Variant", "split".to_owned())];
    for camp in playing {
        tags.push((camp.seat().name(), format!("{camp:?}'s player")));
        tags.push((camp.deck_tag(), deal.deck(camp).unwrap().to_string()));
    }
    tags.push(("First", deal.first().seat().name().to_owned()));
    tags.push(("Drawn", drawn.iter().map(|seat| seat.name()).collect::<Vec<_>>().join(" ")));
    tags.push(("Commit", seed.commit()));
    tags.push(("Seed", seed.to_hex()));
    write(&tags, &[], |_| false)
}

fn wrong_draw(tag: &'static str, right: &str) -> FaultKind {
    FaultKind::WrongDraw { game: GameKind::Bosworth, tag, right: right.to_owned() }
}

/// The record with another value of a tag.
fn with(text: &str, name: &str, value: &str) -> String {
    let change = |line: &str| {
        let of_name = line.starts_with(&format!("[{name} "));
        if of_name { format!("[{name} \"{value}\"]\n") } else { format!("{line}\n") }
    };
    text.lines().map(change).collect()
}

#[test]
fn what_was_drawn_by_lot_follows_from_the_seed() {
    let fault = |text: &str| verify(&read(text)[0]).map_err(|fault| (fault.token, fault.kind));
    for byte in 0..10 {
        let seed = Seed::new([byte; 32]);
        assert!(fault(&dealt(&seed, Seat::name)).unwrap().is_some(), "others may spell so");
        let text = dealt(&seed, Seat::key);
        assert!(replay(&read(&text)[0]).fault.is_none());
        assert!(fault(&text).unwrap().is_some());
        let record = read(&text).remove(0);
        let deck = record.value("WestDeck").unwrap();
        let swapped: String = deck.chars().rev().collect();
        let wrong = fault(&with(&text, "WestDeck", &swapped)).unwrap_err();
        assert_eq!(wrong, (swapped, wrong_draw("WestDeck", deck)));
        let first = Seat::parse(record.value("First").unwrap()).unwrap();
        let other = [Seat::North, Seat::West].into_iter().find(|seat| *seat != first).unwrap();
        let wrong = fault(&with(&text, "First", other.name())).unwrap_err();
        assert_eq!(wrong.1, wrong_draw("First", first.name()));
        let drawn = record.value("Drawn").unwrap();
        let turned: Vec<&str> = drawn.split(' ').rev().collect();
        let wrong = fault(&with(&text, "Drawn", &turned.join(" "))).unwrap_err();
        assert!(matches!(wrong.1, FaultKind::WrongSeats(right) if right.len() == 2));
    }
}

#[test]
fn turns_are_numbered_with_what_belongs_to_them() {
    let actions: Vec<String> = ["b1-b3", "R@b1", "b6-b5", "P@b6"].map(str::to_owned).to_vec();
    let text = write(&[], &actions, |action| action % 2 == 0);
    assert_eq!(text.trim(), "1. b1-b3 R@b1 2. b6-b5 P@b6");
}
