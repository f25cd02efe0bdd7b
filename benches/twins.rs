//! Whether the time an answer takes could tell a hidden rank: the same game in two worlds, with
//! what a spectator and the opponent are answered in each. The first world is there twice: how far
//! its two times differ is noise, and the other world's may not differ by more.

use std::sync::Arc;

use criterion::{Criterion, criterion_group, criterion_main};
use slagveld::app::{App, Ask, Invocation, Person, Request, Room};
use slagveld::language::Language;
use slagveld::present::answer;
use slagveld::store::{Front, RoomKey, Store, UserKey};
use tempfile::TempDir;

const RED: [&str; 3] = ["12147S53", "1134B2B6", "F3B1B452"];
/// The same game can be played with either of them: what attacks or is attacked is the same.
const BLUE: [[&str; 3]; 2] =
    [["3F1S4275", "1123B4B6", "11B3B425"], ["3B1F4275", "521B4B6S", "1113B342"]];
const MOVES: [&str; 6] = ["a3xa6", "g6-g5", "g3-g4", "g5xg4", "b3-b4", "h6-h5"];

/// `army`, or `setup text front:… middle:… back:…`.
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
            command: "veldslag".into(),
            subcommand: Some(path.join(" ")),
            options: options.map(|(name, value)| (name.into(), value.into())).collect(),
        }),
    }
}

/// A game in its beginning, with one of Blue's set-ups.
fn world(blue: [&str; 3]) -> (App, TempDir) {
    let folder = tempfile::tempdir().expect("a folder for the store");
    let app = App::new(Arc::new(Store::open(folder.path()).expect("a new store")));
    let text = |[front, middle, back]: [&str; 3]| {
        format!("setup text front:{front} middle:{middle} back:{back}")
    };
    let mut lines = vec![
        ("ann", "new colour:red".to_owned()),
        ("bob", "join".into()),
        ("bob", "start".into()),
        ("ann", text(RED)),
        ("bob", text(blue)),
        ("ann", "setup ready".into()),
        ("bob", "setup ready".into()),
    ];
    let turns = ["ann", "bob"].into_iter().cycle();
    lines.extend(turns.zip(MOVES).map(|(who, action)| (who, format!("move move:{action}"))));
    for (who, line) in lines {
        let _ = answer(&app, &request(who, &line));
    }
    (app, folder)
}

fn twins(criterion: &mut Criterion) {
    let [first, other] = BLUE;
    let worlds = [first, other, first].map(world);
    for (who, line) in [("cor", "board"), ("ann", "army"), ("ann", "move move:a1-h8")] {
        let mut group = criterion.benchmark_group(format!("twins: {who} asks for {line}"));
        for (name, (app, _folder)) in
            ["one world", "another", "the first again"].into_iter().zip(&worlds)
        {
            let request = request(who, line);
            group.bench_function(name, |b| b.iter(|| answer(app, &request)));
        }
        group.finish();
    }
}

criterion_group!(benches, twins);
criterion_main!(benches);
