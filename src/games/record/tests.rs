use super::*;
use crate::games::{Refusal, tawlbwrdd};

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
    let empty = FaultKind::Refused(Refusal::Tawlbwrdd(tawlbwrdd::Refusal::Empty(d11)));
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
    let refused = FaultKind::Refused(Refusal::Tawlbwrdd(tawlbwrdd::Refusal::Over));
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
    let text = write(&tags, &actions);
    assert!(text.lines().all(|line| line.len() <= 80));
    let record = read(&text).remove(0);
    assert_eq!(record.value("Site"), Some("a \"b\" \\ c d"));
    assert_eq!(record.tokens.len(), 40);
    assert_eq!(record.fault, None);
}
