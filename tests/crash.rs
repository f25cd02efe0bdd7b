//! The bot is killed while people play, again and again: whatever was answered is still there, what
//! was not is there whole or not at all, and the store opens every time.
//!
//! The test starts itself as the process that plays. `SLAGVELD_CRASHES` says how often it is killed.
#![allow(clippy::unwrap_used, reason = "a test stops at the first surprise")]
#![allow(clippy::print_stdout, reason = "the process that plays says what was answered")]

use std::collections::HashMap;
use std::env;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use slagveld::app::{App, Ask, Control, Invocation, Person, Press, Private, Reply, Request, Room};
use slagveld::games::{AnyState, GameKind, Viewer};
use slagveld::language::Language;
use slagveld::store::{Front, Game, GameId, RoomKey, Stage, Store, UserKey};

/// Where the process that plays keeps its store.
const FOLDER: &str = "SLAGVELD_CRASH_FOLDER";
const TABLES: u64 = 6;

/// What was answered: how many actions of each game, with the last of them.
type Answered = HashMap<u64, (usize, String)>;

#[test]
fn nothing_answered_is_lost() {
    if let Ok(folder) = env::var(FOLDER) {
        play_for_ever(Path::new(&folder));
    }
    let folder = tempfile::tempdir().unwrap();
    let mut answered = Answered::new();
    let crashes = env::var("SLAGVELD_CRASHES").map_or(8, |times| times.parse().unwrap());
    for round in 0..crashes {
        let before: usize = answered.values().map(|(actions, _)| actions).sum();
        play_until_killed(
            folder.path(),
            Duration::from_millis(120 + 53 * (round % 7)),
            &mut answered,
        );
        check(folder.path(), &answered);
        let after: usize = answered.values().map(|(actions, _)| actions).sum();
        assert!(after > before, "nobody played in round {round}");
        println!("round {round}: {after} answered actions in {} games", answered.len());
    }
}

/// Starts the process that plays, kills it after its first answer and a while, and notes what it
/// answered.
fn play_until_killed(folder: &Path, while_playing: Duration, answered: &mut Answered) {
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["nothing_answered_is_lost", "--nocapture", "--test-threads", "1"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut note = |line: String| {
        let mut words = line.split(' ');
        if words.next() != Some("answered") {
            return false;
        }
        let [game, actions] = [(); 2].map(|()| words.next().unwrap().parse::<u64>().unwrap());
        let action = words.next().unwrap().to_owned();
        answered.insert(game, (usize::try_from(actions).unwrap(), action));
        true
    };
    while !note(lines.next().expect("the process that plays has ended").unwrap()) {}
    let killer = thread::spawn(move || {
        thread::sleep(while_playing);
        child.kill().unwrap();
        child.wait().unwrap();
    });
    for line in lines.map_while(Result::ok) {
        note(line);
    }
    killer.join().unwrap();
}

/// Opens the store and looks for everything that was answered.
fn check(folder: &Path, answered: &Answered) {
    let store = Store::open(folder).unwrap();
    for (id, (actions, last)) in answered {
        let game = store.game(GameId(*id)).unwrap().unwrap();
        assert!(game.actions.len() >= *actions, "game {id} has lost actions");
        // Cards that were placed in a turn are put in the order of their spaces when it is over.
        let of_turn = if last.contains('@') { 4 } else { 0 };
        let from = actions.saturating_sub(1 + of_turn);
        let to = game.actions.len().min(actions + of_turn);
        assert!(game.actions[from..to].contains(last), "game {id} has lost {last}");
    }
    for game in store.games().unwrap() {
        let dealt = game.kind != GameKind::Bosworth || game.stage != Stage::Lobby;
        let state = dealt.then(|| game.replay().expect("a game that can be played"));
        let is_open = state.is_none_or(|state| state.outcome().is_none());
        let room = store.newest_in(&game.room, game.kind, |_| true).unwrap();
        assert!(room.is_some(), "game {} is not in its room", game.id);
        let listed = game.players.iter().all(|player| {
            store.open_games_of(&player.user).unwrap().iter().any(|open| open.id == game.id)
        });
        assert_eq!(listed, is_open, "game {} in its players' lists", game.id);
    }
}

/// Plays at several tables at once, and says what has been answered.
fn play_for_ever(folder: &Path) -> ! {
    let app = Arc::new(App::new(Arc::new(Store::open(folder).unwrap())));
    for table in 0..TABLES {
        let app = Arc::clone(&app);
        thread::spawn(move || play_at(&app, table));
    }
    loop {
        thread::park();
    }
}

fn play_at(app: &App, table: u64) {
    let room = RoomKey { front: Front::Web, id: format!("table{table}") };
    let mut chance = u64::from(std::process::id()) * 31 + table + 1;
    // Of one kind a move is a turn, of the other the cards that follow it belong to it.
    let kind = if table.is_multiple_of(2) { GameKind::Tawlbwrdd } else { GameKind::Bosworth };
    loop {
        let open = app.store().newest_in(&room, kind, Game::is_open).unwrap();
        let Some(game) = open else {
            ask(app, &room, "ann", command(kind, "new"));
            continue;
        };
        if game.players.len() < 2 {
            ask(app, &room, "bob", command(kind, "join"));
        } else if game.stage == Stage::Lobby {
            ask(app, &room, "bob", command(kind, "start"));
        } else {
            act(app, &room, &game, &mut chance);
        }
    }
}

/// Plays a random legal move, and says so when it is answered.
fn act(app: &App, room: &RoomKey, game: &Game, chance: &mut u64) {
    let state: AnyState = game.replay().unwrap();
    let legal = state.view(Viewer::Seat(state.to_move())).legal();
    *chance =
        chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    let number = usize::try_from(*chance >> 33).unwrap() % legal.len();
    let who = game.in_seat(state.to_move()).unwrap().user.id.clone();
    let control = Control::Play(legal[number].clone());
    let press = Press::Game { game: game.id, ply: game.ply(), control };
    for reply in ask(app, room, &who, Ask::Press(press, None)) {
        if let Reply::Private(Private::Moved(played)) = reply {
            println!("answered {} {} {played}", game.id, game.actions.len() + 1);
        } else if let Reply::Private(Private::Own(_) | Private::Told) = reply {
            // The cards are still to be chosen and the move is kept, or the turn is over.
            let after = app.store().game(game.id).unwrap().unwrap();
            println!("answered {} {} {}", game.id, after.ply(), after.actions.last().unwrap());
        }
    }
}

fn command(kind: GameKind, subcommand: &str) -> Ask {
    Ask::Command(Invocation {
        command: kind.key().into(),
        subcommand: Some(subcommand.into()),
        options: Vec::new(),
    })
}

fn ask(app: &App, room: &RoomKey, who: &str, ask: Ask) -> Vec<Reply> {
    let key = UserKey { front: Front::Web, id: who.into() };
    let who = Person { key, name: who.into(), language: Language::En };
    let room = Room { key: room.clone(), language: Language::En, direct: false, moderator: false };
    app.handle(&Request { who, room, ask }).replies
}
