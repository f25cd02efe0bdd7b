//! The program's commands on records, good and bad.
#![allow(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn slagveld(arguments: &[&str]) -> Output {
    slagveld_in("en_GB.UTF-8", arguments)
}

fn slagveld_in(locale: &str, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_slagveld"));
    command.args(arguments).env("LC_ALL", locale).output().unwrap()
}

fn record(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(name);
    path.display().to_string()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn positions(output: &Output) -> Vec<Value> {
    text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A file in a folder of the test's own.
fn written(folder: &tempfile::TempDir, content: impl AsRef<[u8]>) -> (PathBuf, String) {
    let path = folder.path().join("game.txt");
    fs::write(&path, content).unwrap();
    (path.clone(), path.display().to_string())
}

#[test]
fn replay_writes_every_position() {
    let output = slagveld(&["replay", &record("captured.txt"), "--json"]);
    assert!(output.status.success());
    let lines = text(&output.stdout);
    let first = lines.lines().next().unwrap();
    let start = "{\"game\":1,\"action\":0,\"played\":null,\"to_move\":\"attackers\",\"phase\":\"move\",\
        \"position\":\"3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 a\",\
        \"legal\":[\"a4-a1\",\"a4-a2\",\"a4-a3\",\"a4-b4\"";
    assert!(first.starts_with(start), "{first}");
    assert!(first.ends_with("],\"status\":\"playing\",\"winner\":null,\"reason\":null}"));
    let positions = positions(&output);
    assert_eq!(positions.len(), 10);
    assert_eq!(positions[0]["legal"].as_array().unwrap().len(), 124);
    let last = positions.last().unwrap();
    assert_eq!(last["played"], "h11-h6xi6");
    assert_eq!(last["to_move"], "defenders");
    assert_eq!(last["legal"].as_array().unwrap().len(), 0);
    assert_eq!((&last["status"], &last["winner"]), (&"won".into(), &"attackers".into()));
    assert_eq!(last["reason"], "king captured");
}

#[test]
fn replay_gives_a_short_account() {
    let output = slagveld(&["replay", &record("escape.txt")]);
    assert!(output.status.success());
    let account = text(&output.stdout);
    assert!(account.contains("Defenders win: the king has reached the edge."), "{account}");
    assert!(account.contains("3. a5-a4 e7-e9xf9"), "{account}");
}

#[test]
fn a_bad_game_is_located_and_the_next_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let good = fs::read_to_string(record("escape.txt")).unwrap();
    let bad = good.replace("a7-a8", "a7-z8");
    let (_, path) = written(&folder, format!("{bad}\n{good}"));
    let output = slagveld(&["replay", &path, "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let positions = positions(&output);
    assert_eq!(positions.iter().filter(|line| line["game"] == 1).count(), 3);
    assert_eq!(positions.iter().filter(|line| line["game"] == 2).count(), 13);
    let error = text(&output.stderr);
    assert!(error.starts_with(&format!("{path}:10:4: `a7-z8`")), "{error}");
}

#[test]
fn a_wrong_result_is_found_after_all_positions() {
    let folder = tempfile::tempdir().unwrap();
    let good = fs::read_to_string(record("escape.txt")).unwrap();
    let (_, path) = written(&folder, good.replace("[Result \"Defenders\"]", "[Result \"*\"]"));
    let output = slagveld(&["replay", &path, "--json"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(positions(&output).len(), 13);
    assert!(text(&output.stderr).contains(":3:1: the result is not \"*\" but \"Defenders\""));
}

#[test]
fn what_is_no_record_is_refused_in_the_readers_language() {
    let folder = tempfile::tempdir().unwrap();
    for (content, words) in [
        (&b""[..], "staat geen spel"),
        (&b"\xFF\xFE"[..], "geen UTF-8"),
        (&b"[Game \"go\"]"[..], "geen spel heet \"go\""),
        (&b"[Game \"tawlbwrdd\"]\n[Variant \"cross\"]"[..], "geen variant \"cross\""),
    ] {
        let (_, path) = written(&folder, content);
        let output = slagveld_in("nl_NL.UTF-8", &["replay", &path]);
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains(words), "{}", text(&output.stderr));
    }
    let output = slagveld(&["replay", "/nowhere/game.txt"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("can't be read"));
}

#[test]
fn replay_of_a_battle_has_the_score_and_quiet_moves() {
    let output = slagveld(&["replay", &record("veldslag-flag.txt"), "--json"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let lines = text(&output.stdout);
    let first = lines.lines().next().unwrap();
    let start = "{\"game\":1,\"action\":0,\"played\":null,\"to_move\":\"red\",\"phase\":\"move\",\
        \"position\":\"b4b1bBb5b2b4b3b1/bBb1bBb2bSb7b3bB/b3bFb1b2b5b6b1b4/....~~....~~..../\
        ....~~....~~..../r1r2r4r3r7r5r1r6/r3rBr4r1rSr2rBr1/r2rBr4rFrBr3r1r5 r\",\
        \"legal\":[\"a3-a4\",\"a3-a5\",\"a3xa6\",\"b3-b4\",\"d3-d4\",\"e3-e4\",\"g3-g4\",\"g3-g5\",\"g3xg6\",\
        \"h3-h4\"],\"status\":\"playing\",\"winner\":null,\"reason\":null,\
        \"score\":{\"red\":0,\"blue\":0},\"quiet\":0}";
    assert_eq!(first, start);
    let positions = positions(&output);
    let column = |key: &str| positions.iter().map(|line| &line[key]).collect::<Vec<_>>();
    let points =
        |seat: &str| column("score").iter().map(|of| of[seat].as_u64()).collect::<Vec<_>>();
    assert_eq!(points("red"), [0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5].map(Some));
    assert_eq!(points("blue"), [0, 1, 1, 1, 1, 1, 1, 1, 8, 8, 8, 8].map(Some));
    assert_eq!(column("quiet"), [0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 1, 0]);
    let last = positions.last().unwrap();
    assert_eq!((&last["played"], &last["to_move"]), (&"b5xb6".into(), &"blue".into()));
    assert_eq!((&last["winner"], &last["reason"]), (&"red".into(), &"flag captured".into()));
    assert_eq!(last["legal"].as_array().unwrap().len(), 0);
    assert!(last["position"].as_str().unwrap().contains("/B3R2b1b2..b6b1../"), "{last}");
}

#[test]
fn the_seventh_move_to_and_fro_is_refused_where_it_stands() {
    let game = record("veldslag-two-squares.txt");
    let output = slagveld(&["replay", &game, "--json"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let positions_of = positions(&output);
    let may = |at: usize| positions_of[at]["legal"].as_array().unwrap().contains(&"h3-h4".into());
    assert_eq!([8, 12, 14].map(may), [true, false, true]);
    assert_eq!(positions_of[12]["quiet"], 6);
    let last = positions_of.last().unwrap();
    assert_eq!((&last["played"], &last["to_move"]), (&"resign:blue".into(), &"blue".into()));
    assert_eq!(last["score"], serde_json::json!({ "red": 8, "blue": 0 }));

    let folder = tempfile::tempdir().unwrap();
    let illegal = fs::read_to_string(game).unwrap().replace("7. d3-d4", "7. H3h4");
    let (_, path) = written(&folder, illegal);
    let output = slagveld(&["replay", &path, "--json"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(positions(&output).len(), 13);
    let error = text(&output.stderr);
    assert!(
        error.starts_with(&format!("{path}:12:4: `H3h4`: this piece has gone to and fro")),
        "{error}"
    );
}

#[test]
fn a_battle_needs_both_set_ups() {
    let folder = tempfile::tempdir().unwrap();
    let good = fs::read_to_string(record("veldslag-flag.txt")).unwrap();
    for (from, to, words) in [
        ("[RedSetup \"12437516/3B41S2B1/2B4FB315\"]\n", "", ":2:1: the tag [RedSetup"),
        (
            "3F125614/",
            "3F?25614/",
            ":8:1: the set-up \"3F?25614/B1B2S73B/41B52431\" has hidden pieces",
        ),
        ("3F125614/", "3F725614/", ":8:1: the set-up \"3F725614/B1B2S73B/41B52431\" is wrong"),
    ] {
        let (_, path) = written(&folder, good.replace(from, to));
        let output = slagveld(&["replay", &path, "--json"]);
        assert_eq!(output.status.code(), Some(1));
        assert!(output.stdout.is_empty());
        assert!(text(&output.stderr).contains(words), "{}", text(&output.stderr));
    }
}

#[test]
fn replay_of_kingdoms_has_hands_and_who_lives() {
    let output = slagveld(&["replay", &record("bosworth-split.txt"), "--json"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let lines = text(&output.stdout);
    let first = lines.lines().next().unwrap();
    let start = "{\"game\":1,\"action\":0,\"played\":null,\"to_move\":\"south\",\"phase\":\"move\",\
        \"position\":\"##npnpnpnp##/##........##/wp........wp/wp........wp/##........##/##spspspsp## s m\",\
        \"legal\":[\"b1-b2\",\"b1-b3\",\"c1-c2\",\"c1-c3\",\"d1-d2\",\"d1-d3\",\"e1-e2\",\"e1-e3\"],\
        \"status\":\"playing\",\"winner\":null,\"reason\":null,\
        \"hands\":{\"south\":\"BNQR\",\"west\":\"BKNR\",\"north\":\"BNPP\"},\
        \"draw\":{\"south\":8,\"west\":8,\"north\":8},\"alive\":[\"south\",\"west\",\"north\"],\"quiet\":0}";
    assert_eq!(first, start);
    let positions = positions(&output);
    let (halfway, taken) = (&positions[1], &positions[13]);
    assert_eq!(halfway["phase"], "reinforce");
    let legal = serde_json::json!(["B@b1", "N@b1", "Q@b1", "R@b1"]);
    assert_eq!((&halfway["legal"], &halfway["to_move"]), (&legal, &"south".into()));
    assert_eq!((&taken["played"], &taken["to_move"]), (&"e2xf3".into(), &"north".into()));
    assert_eq!(taken["hands"]["south"], "BKNPQ");
    assert_eq!((&taken["hands"]["west"], &taken["draw"]["west"]), (&"".into(), &0.into()));
    assert_eq!(taken["alive"], serde_json::json!(["south", "north"]));
    let last = positions.last().unwrap();
    assert_eq!((&last["winner"], &last["reason"]), (&"south".into(), &"resigned".into()));
}

#[test]
fn an_account_of_kingdoms_numbers_turns() {
    let output = slagveld(&["replay", &record("bosworth-split.txt")]);
    let account = text(&output.stdout);
    assert!(account.contains("1. b1-b3 R@b1 2. f3-e3 K@f3 3. d6-d5 N@d6 4."), "{account}");
    assert!(account.contains("South wins: the last opponent resigns."), "{account}");
}

#[test]
fn kingdoms_need_their_decks_and_camps() {
    let folder = tempfile::tempdir().unwrap();
    let good = fs::read_to_string(record("bosworth-split.txt")).unwrap();
    for (from, to, words) in [
        ("RQNBKPPPPRNB", "RQNBKPPPPRN", ":9:1: \"RQNBKPPPPRN\" is no deck"),
        ("RQNBKPPPPRNB", "RQNBKPPPPRNN", ":9:1: \"RQNBKPPPPRNN\" is no deck"),
        ("[Variant \"split\"]", "[Variant \"halves\"]", ":5:1: the game has no variant"),
        ("[NorthDeck", "[EastDeck", ":5:1: with split camps three play"),
        ("[WestDeck", "[WestHand", ":5:1: with split camps three play"),
        ("[First \"South\"]", "[First \"East\"]", ":5:1: East begins, but has no deck"),
        ("[First \"South\"]", "[First \"Red\"]", ":12:1: \"Red\" is no seat"),
        ("\"green\"", "\"pink\"", ":13:1: there is no colour \"pink\""),
        ("R@b1", "K@b1", ":15:10: `K@b1`: there is no king in your hand"),
        ("7. e2xf3", "7. e2-e4", ":17:4: `e2-e4`: a pawn goes one square forward"),
    ] {
        let (_, path) = written(&folder, good.replace(from, to));
        let output = slagveld(&["replay", &path, "--json"]);
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains(words), "{}", text(&output.stderr));
    }
    let hidden = good.replace("Deck", "Hand").replace("[Variant \"split\"]\n", "");
    let (_, path) = written(&folder, hidden);
    let output = slagveld(&["replay", &path]);
    assert!(text(&output.stderr).contains("the decks are missing"), "{}", text(&output.stderr));
}

#[test]
fn a_hand_is_seen_by_its_owner_alone() {
    let folder = tempfile::tempdir().unwrap();
    let whole = fs::read_to_string(record("bosworth-split.txt")).unwrap();
    let running = whole.replace("resign:North", "").replace("\"South\"]\n[Term", "\"*\"]\n[Term");
    let (_, path) = written(&folder, running.replace("[Termination \"resigned\"]\n", ""));
    for (viewer, south, north) in
        [("public", "????", "????"), ("south", "BKNP", "????"), ("north", "????", "BKPQ")]
    {
        let output = slagveld(&["view", &path, "--viewer", viewer]);
        let known: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(known["hands"]["south"], south, "{viewer}");
        assert_eq!(known["hands"]["north"], north, "{viewer}");
        assert_eq!((&known["hands"]["west"], &known["draw"]["south"]), (&"".into(), &6.into()));
        assert_eq!(known["colours"]["west"], "green");
        assert_eq!(known["discard"]["west"], "K");
    }
}

#[test]
fn perft_counts_from_the_start_and_from_a_record() {
    let output = slagveld(&["perft", "tawlbwrdd", "2", "--variant", "bell", "--json"]);
    let leaves: Vec<u64> =
        positions(&output).iter().map(|line| line["leaves"].as_u64().unwrap()).collect();
    assert_eq!(leaves, [136, 7620]);
    let over = slagveld(&["perft", "tawlbwrdd", "2", "--record", &record("escape.txt"), "--json"]);
    assert!(positions(&over).iter().all(|line| line["leaves"] == 0));
    let cards = slagveld(&["perft", "bosworth", "1", "--record", &record("bosworth-split.txt")]);
    assert!(text(&cards.stdout).contains(" 0 "), "it is over: {}", text(&cards.stdout));
    let bare = slagveld(&["perft", "bosworth", "1"]);
    assert!(text(&bare.stderr).contains("name a record"), "{}", text(&bare.stderr));
    let unknown = slagveld(&["perft", "tawlbwrdd", "1", "--variant", "cross"]);
    assert!(text(&unknown.stderr).contains("choose serif, bell"));
}

#[test]
fn render_draws_boards_and_films() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let game = record("escape.txt");
    for (name, magic) in [("board.png", &b"\x89PNG"[..]), ("game.gif", &b"GIF89a"[..])] {
        let output =
            slagveld(&["render", &game, "-o", &path(name), "--size", "360", "--theme", "dark"]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(fs::read(path(name)).unwrap().starts_with(magic));
    }
    for (arguments, words) in [
        (["-o", "x.jpg", "--size", "400"], "has to end in .png or .gif"),
        (["-o", "x.png", "--size", "10"], "choose 360 to 2160"),
        (["-o", "x.png", "--theme", "blue"], "choose light, dark"),
        (["-o", "x.png", "--viewer", "red"], "choose public, attackers, defenders"),
        (["-o", "x.png", "--lang", "fr"], "choose en, nl"),
        (["-o", "/nowhere/x.png", "--size", "400"], "can't be written"),
    ] {
        let output = slagveld(&[&["render", &game][..], &arguments[..]].concat());
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains(words), "{}", text(&output.stderr));
    }
}

#[test]
fn view_says_what_a_viewer_may_know() {
    for viewer in ["public", "attackers"] {
        let output = slagveld(&["view", &record("captured.txt"), "--viewer", viewer]);
        let known: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(known["viewer"], viewer);
        assert_eq!(known["king"], Value::Null);
        assert_eq!(known["captured"]["defenders"], 1);
        assert_eq!(known["last"]["took"][0], "i6");
    }
}

#[test]
fn a_wrong_configuration_stops_the_bot_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let (_, path) = written(&folder, "[discord]\ntokn = \"secret\"\n");
    let output = slagveld(&["--config", &path]);
    assert_eq!(output.status.code(), Some(1));
    let error = text(&output.stderr);
    assert!(error.contains("\"discord.tokn\". Did you mean \"discord.token\"?"), "{error}");
    assert!(!error.contains("secret"));
}

#[test]
fn a_store_in_use_stops_a_second_bot() {
    let folder = tempfile::tempdir().unwrap();
    let _first = slagveld::store::Store::open(folder.path()).unwrap();
    let output = slagveld(&["--data", &folder.path().display().to_string()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("in use by another bot"));
}
