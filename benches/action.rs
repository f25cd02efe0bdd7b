//! A move through the host, with its words, until it is on disk; and a flush of the same disk alone,
//! which no durable answer can be faster than.

use std::sync::Arc;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use slagveld::app::{App, Ask, Invocation, Person, Request, Room};
use slagveld::language::Language;
use slagveld::present::answer;
use slagveld::store::{Front, RoomKey, Store, UserKey};

fn request(who: &str, room: &str, subcommand: &str, option: Option<(&str, &str)>) -> Request {
    Request {
        who: Person {
            key: UserKey { front: Front::Web, id: who.into() },
            name: who.into(),
            language: Language::En,
        },
        room: Room {
            key: RoomKey { front: Front::Web, id: room.into() },
            language: Language::En,
            direct: false,
            moderator: false,
        },
        ask: Ask::Command(Invocation {
            command: "tawlbwrdd".into(),
            subcommand: Some(subcommand.into()),
            options: option.map(|(name, value)| (name.into(), value.into())).into_iter().collect(),
        }),
    }
}

/// A new game in a room of its own; gives the first move of it.
fn begun(app: &App, number: &mut u32) -> Request {
    *number += 1;
    let room = format!("room{number}");
    let side = Some(("side", "attackers"));
    for (who, subcommand, option) in
        [("ann", "new", side), ("bob", "join", None), ("bob", "start", None)]
    {
        let _ = answer(app, &request(who, &room, subcommand, option));
    }
    request("ann", &room, "move", Some(("move", "d11-c11")))
}

fn moves(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder for the store");
    let app = App::new(Arc::new(Store::open(folder.path()).expect("a new store")));
    let mut group = criterion.benchmark_group("action");
    let mut number = 0;
    group.bench_function("move, answered", |b| {
        b.iter_batched(
            || begun(&app, &mut number),
            |request| answer(&app, &request),
            BatchSize::PerIteration,
        );
    });
    let drawer = app.store().drawer(Front::Web);
    group.bench_function("one record, flushed", |b| {
        b.iter(|| drawer.put("bench", &1).and_then(|()| drawer.durable()));
    });
    group.finish();
}

criterion_group!(benches, moves);
criterion_main!(benches);
