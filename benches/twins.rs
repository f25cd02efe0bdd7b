//! Whether the time an answer takes could tell a hidden rank or card: the same game in two worlds,
//! with what a spectator and the opponent are answered in each. The first world is there twice: how
//! far its two times differ is noise, and the other world's may not differ by more.

use std::sync::Arc;

use criterion::{Criterion, criterion_group, criterion_main};
use slagveld::app::{App, Ask, Invocation, Person, Request, Room};
use slagveld::games::bosworth::{Camp, Deck, Setup};
use slagveld::language::Language;
use slagveld::present::{Delivery, answer};
use slagveld::store::{Front, Game, GameId, RoomKey, Store, UserKey};
use tempfile::TempDir;

/// Whose games they are.
const PLAYERS: [&str; 2] = ["ann", "bob"];

mod veldslag {
    pub const RED: [&str; 3] = ["12147S53", "1134B2B6", "F3B1B452"];
    /// The same game can be played with either of them: what attacks or is attacked is the same.
    pub const BLUE: [[&str; 3]; 2] =
        [["3F1S4275", "1123B4B6", "11B3B425"], ["3B1F4275", "521B4B6S", "1113B342"]];
    pub const MOVES: [&str; 6] = ["a3xa6", "g6-g5", "g3-g4", "g5xg4", "b3-b4", "h6-h5"];
}

mod bosworth {
    pub const SOUTH: &str = "RQNBKPPPPRNB";
    /// The same game can be played with either of them: what is placed is the same.
    pub const NORTH: [&str; 2] = ["NPPBKQPPRRNB", "PNKRPBRQPNBP"];
    pub const TURNS: [&str; 6] = [
        "c1-c2 place:R@c1",
        "d6-d5 place:N@d6",
        "b1-b3 place:Q@b1",
        "c6-c5 place:P@c6",
        "c2-c3",
        "d5-d4",
    ];
}

/// `veldslag army`, or `veldslag setup text front:… middle:… back:…`.
fn request(who: &str, line: &str) -> Request {
    let (path, given): (Vec<&str>, Vec<&str>) = line.split(' ').partition(|w| !w.contains(':'));
    let options = given.iter().filter_map(|word| word.split_once(':'));
    Request {
        who: Person {
            key: UserKey { front: Front::Web, id: who.into() },
            name: who.into(),
            language: Language::En,
        },
        room: Room {
            key: RoomKey { front: Front::Web, id: "channel".into() },
            language: Language::En,
            direct: false,
            moderator: false,
        },
        ask: Ask::Command(Invocation {
            command: path[0].into(),
            subcommand: Some(path[1..].join(" ")),
            options: options.map(|(name, value)| (name.into(), value.into())).collect(),
        }),
    }
}

/// A host with no game.
fn empty() -> (App, TempDir) {
    let folder = tempfile::tempdir().expect("a folder for the store");
    (App::new(Arc::new(Store::open(folder.path()).expect("a new store"))), folder)
}

/// Players take turns.
fn play(app: &App, kind: &str, actions: &[&str]) {
    for (who, action) in PLAYERS.into_iter().cycle().zip(actions) {
        let answer = answer(app, &request(who, &format!("{kind} move move:{action}")));
        let refused = answer.iter().any(|delivery| matches!(delivery, Delivery::Refused(_)));
        assert!(!refused, "{action} is legal");
    }
}

/// A game of Veldslag in its beginning, with one of Blue's set-ups.
fn battle(blue: [&str; 3]) -> (App, TempDir) {
    let (app, folder) = empty();
    let text = |[front, middle, back]: [&str; 3]| {
        format!("setup text front:{front} middle:{middle} back:{back}")
    };
    let lines = [
        ("ann", "new colour:red".to_owned()),
        ("bob", "join".into()),
        ("bob", "start".into()),
        ("ann", text(veldslag::RED)),
        ("bob", text(blue)),
        ("ann", "setup ready".into()),
        ("bob", "setup ready".into()),
    ];
    for (who, line) in lines {
        let _ = answer(&app, &request(who, &format!("veldslag {line}")));
    }
    play(&app, "veldslag", &veldslag::MOVES);
    (app, folder)
}

/// A game of Bosworth in its beginning, with one of North's decks.
fn campaign(north: &str) -> (App, TempDir) {
    let (app, folder) = empty();
    for (who, line) in
        [("ann", "new players:2 camp:south"), ("bob", "join camp:north"), ("bob", "start")]
    {
        let _ = answer(&app, &request(who, &format!("bosworth {line}")));
    }
    let deck = |camp: Camp| match camp {
        Camp::South => Deck::parse(bosworth::SOUTH),
        Camp::North => Deck::parse(north),
        Camp::West | Camp::East => None,
    };
    let deal = Setup::new(Camp::ALL.map(deck), false, Some(Camp::South)).expect("two can play");
    let started = app.store().game(GameId(1)).expect("a store").expect("a game");
    let dealt = Game { deal: Some(deal), ..started.clone() };
    app.store().put_game(&started, &dealt).expect("it is kept");
    play(&app, "bosworth", &bosworth::TURNS);
    (app, folder)
}

/// Times answers in one world, in another, and in the first again.
fn compare(criterion: &mut Criterion, worlds: &[(App, TempDir); 3], asked: &[(&str, &str)]) {
    for (who, line) in asked {
        let mut group = criterion.benchmark_group(format!("twins: {who} asks for {line}"));
        for (name, (app, _folder)) in
            ["one world", "another", "the first again"].into_iter().zip(worlds)
        {
            let request = request(who, line);
            group.bench_function(name, |b| b.iter(|| answer(app, &request)));
        }
        group.finish();
    }
}

fn twins(criterion: &mut Criterion) {
    let [first, other] = veldslag::BLUE;
    let asked =
        [("cor", "veldslag board"), ("ann", "veldslag army"), ("ann", "veldslag move move:a1-h8")];
    compare(criterion, &[first, other, first].map(battle), &asked);
    let [first, other] = bosworth::NORTH;
    let asked =
        [("cor", "bosworth board"), ("ann", "bosworth hand"), ("ann", "bosworth move move:a1-f6")];
    compare(criterion, &[first, other, first].map(campaign), &asked);
}

criterion_group!(benches, twins);
criterion_main!(benches);
