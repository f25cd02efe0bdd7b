use std::fs;
use std::path::Path;

use super::*;
use crate::games::{GameKind, Seed};

fn room(id: &str) -> RoomKey {
    RoomKey { front: Front::Web, id: id.into() }
}

fn user(id: &str) -> UserKey {
    UserKey { front: Front::Web, id: id.into() }
}

fn lobby(id: GameId, at: &str) -> Game {
    Game {
        id,
        kind: GameKind::Tawlbwrdd,
        variant: None,
        room: room(at),
        host: user("ann"),
        stage: Stage::Lobby,
        players: vec![Player {
            user: user("ann"),
            name: "Ann".into(),
            seat: None,
            language: crate::language::Language::En,
            drawn: false,
            colour: None,
            camp: None,
            direct: crate::store::Direct::default(),
        }],
        wanted: None,
        deal: None,
        told: 0,
        seed: Seed::new([0; 32]),
        actions: Vec::new(),
        offer: None,
        plea: None,
        closer: None,
        moment: 0,
        shown: None,
        faded: None,
        language: crate::language::Language::En,
        opened: 0,
        changed: 0,
    }
}

fn open(path: &Path) -> Store {
    Store::open(path).unwrap()
}

/// A store with one game of two actions.
fn with_game(path: &Path) -> Game {
    let store = open(path);
    let game = store.add_game(|id| lobby(id, "one")).unwrap();
    let mut played = game.clone();
    played.stage = Stage::Playing;
    played.actions = vec!["d11-c11".into(), "h6-h2".into()];
    store.put_game(&game, &played).unwrap();
    played
}

#[test]
fn games_are_found_by_number_room_and_player_after_reopening() {
    let folder = tempfile::tempdir().unwrap();
    let game = with_game(folder.path());
    let store = open(folder.path());
    assert_eq!(store.game(game.id).unwrap(), Some(game.clone()));
    let kind = GameKind::Tawlbwrdd;
    assert_eq!(store.newest_in(&room("one"), kind, Game::is_open).unwrap(), Some(game.clone()));
    assert_eq!(store.newest_in(&room("on"), kind, Game::is_open).unwrap(), None);
    assert_eq!(store.open_games_of(&user("ann")).unwrap(), std::slice::from_ref(&game));
    assert_eq!(store.open_games_of(&user("an")).unwrap(), []);
    let over = Game { stage: Stage::Over, ..game.clone() };
    store.put_game(&game, &over).unwrap();
    assert_eq!(store.open_games_of(&user("ann")).unwrap(), []);
    assert_eq!(store.newest_in(&room("one"), kind, |_| true).unwrap(), Some(over));
}

#[test]
fn numbers_go_up_and_the_newest_comes_first() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    let ids: Vec<u64> =
        (0..300).map(|_| store.add_game(|id| lobby(id, "one")).unwrap().id.0).collect();
    assert_eq!(ids, (1..=300).collect::<Vec<_>>());
    drop(store);
    let store = open(folder.path());
    assert!(store.records_read() < 10, "{} read to open it", store.records_read());
    let newest = store.newest_first(&room("one"), GameKind::Tawlbwrdd, |_| true, 2).unwrap();
    assert_eq!(newest.iter().map(|game| game.id.0).collect::<Vec<_>>(), [300, 299]);
}

#[test]
fn settings_and_drawers_keep_what_they_are_given() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    let settings = UserSettings {
        language: Some(crate::language::Language::Nl),
        setups: [("mine".to_owned(), "x".to_owned())].into(),
    };
    store.set_user(&user("ann"), &settings).unwrap();
    let drawer = store.drawer(Front::Web);
    drawer.put("b/1", &1).unwrap();
    drawer.put("b/2", &2).unwrap();
    drawer.put("c", &3).unwrap();
    drawer.put_file("d", b"\0file").unwrap();
    drawer.remove("b/1").unwrap();
    drawer.durable().unwrap();
    drop(store);
    let store = open(folder.path());
    assert_eq!(store.user_settings(&user("ann")).unwrap(), settings);
    assert_eq!(store.user_settings(&user("bob")).unwrap(), UserSettings::default());
    let drawer = store.drawer(Front::Web);
    assert_eq!(drawer.scan::<u8>("b/").unwrap(), [("b/2".to_owned(), 2)]);
    assert_eq!(drawer.file("d").unwrap().as_deref(), Some(&b"\0file"[..]));
    assert_eq!(drawer.file("e").unwrap(), None);
    assert_eq!(store.drawer(Front::Discord).get::<u8>("c").unwrap(), None);
}

#[test]
fn a_store_in_use_is_locked() {
    let folder = tempfile::tempdir().unwrap();
    let first = open(folder.path());
    assert!(matches!(Store::open(folder.path()), Err(OpenError::Locked(_))));
    drop(first);
    open(folder.path());
}

#[test]
fn a_newer_store_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    with_game(folder.path());
    let manifest = folder.path().join("slagveld.json");
    let newer = fs::read_to_string(&manifest).unwrap().replace("\"version\":4", "\"version\":5");
    fs::write(&manifest, newer).unwrap();
    let before = content(folder.path());
    assert!(matches!(Store::open(folder.path()), Err(OpenError::Newer(_, 5))));
    assert_eq!(content(folder.path()), before);
}

/// A game as the first version kept it.
const FIRST: &[u8] = br#"{"version":1,"data":{"id":1,"kind":"tawlbwrdd","variant":null,
    "room":{"front":"web","id":"channel"},"host":{"front":"web","id":"ann"},"stage":"playing",
    "players":[{"user":{"front":"web","id":"ann"},"name":"Ann","seat":"attackers"},
    {"user":{"front":"web","id":"bob"},"name":"Bob","seat":"defenders"}],
    "seed":"0707070707070707070707070707070707070707070707070707070707070707",
    "actions":["d11-d9"],"offer":null,"moment":2,"shown":null,"faded":null,"language":"nl",
    "opened":5,"changed":6}}"#;

#[test]
fn a_game_of_the_first_version_is_read() {
    let game: Game = versioned::decode("game 1", FIRST).unwrap();
    assert_eq!(game.actions, ["d11-d9"]);
    assert_eq!(game.players[1].direct, crate::store::Direct::default());
    assert!(game.replay().is_some());
}

#[test]
fn a_store_of_the_first_version_is_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    with_game(folder.path());
    let manifest = folder.path().join("slagveld.json");
    let now = fs::read_to_string(&manifest).unwrap();
    fs::write(&manifest, now.replace("\"version\":4", "\"version\":1")).unwrap();
    drop(Store::open(folder.path()).unwrap());
    assert_eq!(
        fs::read_to_string(&manifest).unwrap(),
        now,
        "an earlier bot is kept off from now on"
    );
}

#[test]
fn a_newer_record_is_named_and_not_read() {
    let bytes = br#"{"version":5,"data":{"something":"else"}}"#;
    let read = versioned::decode::<Game>("game 1", bytes);
    assert_eq!(read, Err(StoreError::Newer("game 1".into())));
    let file = versioned::decode_file("picture 1", vec![0, 0, 0, 5, 7]);
    assert_eq!(file, Err(StoreError::Newer("picture 1".into())));
}

#[test]
fn a_store_without_its_log_is_damaged_and_no_new_one_is_made() {
    let folder = tempfile::tempdir().unwrap();
    with_game(folder.path());
    let db = folder.path().join("store/db");
    for broken in [None, Some(Vec::new()), Some(b"not a log".repeat(1000)), Some(vec![0; 1 << 19])]
    {
        match &broken {
            None => fs::remove_file(&db).unwrap(),
            Some(bytes) => fs::write(&db, bytes).unwrap(),
        }
        let before = content(folder.path());
        let opened = Store::open(folder.path());
        assert!(matches!(opened, Err(OpenError::Damaged(..))), "{:?}", broken.map(|b| b.len()));
        drop(opened);
        assert_eq!(content(folder.path()), before);
    }
}

/// Wherever a byte of the log is spoiled, either everything is still there or the store says that
/// it is not, then and whenever it is opened again.
fn spoil(rot: bool) {
    let folder = tempfile::tempdir().unwrap();
    let game = with_game(folder.path());
    let db = folder.path().join("store/db");
    let written = fs::metadata(&db).unwrap().modified().unwrap();
    let good = content(folder.path());
    let length = good.iter().find(|(name, _)| name.ends_with("db")).unwrap().1.len();
    let mut found_out = 0;
    for at in (0..4000.min(length)).step_by(37) {
        restore(folder.path(), &good);
        let mut bytes = fs::read(&db).unwrap();
        bytes[at] ^= 0xFF;
        fs::write(&db, bytes).unwrap();
        if rot {
            fs::File::options().write(true).open(&db).unwrap().set_modified(written).unwrap();
        }
        for _ in 0..2 {
            match Store::open(folder.path()).map(|store| store.game(game.id)) {
                Ok(Ok(found)) => assert_eq!(found.as_ref(), Some(&game), "{at}"),
                Ok(Err(StoreError::Damaged(_))) | Err(OpenError::Damaged(..)) => found_out += 1,
                other => panic!("{at}: {other:?}"),
            }
        }
    }
    assert!(found_out > 0, "nothing was spoiled");
}

#[test]
fn a_spoiled_log_never_loses_a_game_silently() {
    spoil(false);
}

#[test]
fn a_log_that_rots_unseen_never_loses_a_game_silently() {
    spoil(true);
}

#[test]
fn only_a_log_that_was_not_closed_or_was_touched_is_copied() {
    let folder = tempfile::tempdir().unwrap();
    with_game(folder.path());
    // Where the copy would go stands something else.
    fs::write(folder.path().join("store.check"), "").unwrap();
    drop(open(folder.path()));
    drop(open(folder.path()));
    let revision = folder.path().join("revision");
    let sealed = fs::read_to_string(&revision).unwrap();
    assert_eq!(sealed.lines().count(), 2);
    let open = open(folder.path());
    assert_eq!(fs::read_to_string(&revision).unwrap().lines().count(), 1, "open again");
    drop(open);
    fs::write(&revision, &sealed[..21]).unwrap();
    assert!(matches!(Store::open(folder.path()), Err(OpenError::Io(..))), "not closed");
}

type Content = Vec<(std::path::PathBuf, Vec<u8>)>;

fn content(folder: &Path) -> Content {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(content(&path));
        } else {
            let bytes = fs::read(&path).unwrap();
            files.push((path, bytes));
        }
    }
    files.sort();
    files
}

fn restore(folder: &Path, content: &Content) {
    fs::remove_dir_all(folder.join("store")).unwrap();
    for (path, bytes) in content {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
}

#[cfg(unix)]
#[test]
fn nobody_else_looks_into_a_store_whoever_made_its_folder() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    with_game(folder.path());
    let mode = fs::metadata(folder.path().join("store")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o700);
}

/// Every field that an earlier bot kept is there, with the same value.
fn assert_holds(found: &serde_json::Value, kept: &serde_json::Value) {
    let serde_json::Value::Object(fields) = kept else { return assert_eq!(found, kept) };
    for (name, value) in fields {
        match (&found[name], value) {
            (serde_json::Value::Array(found), serde_json::Value::Array(kept)) => {
                assert_eq!(found.len(), kept.len(), "{name}");
                found.iter().zip(kept).for_each(|(found, kept)| assert_holds(found, kept));
            }
            (found, value) => assert_holds(found, value),
        }
    }
}

#[test]
fn games_of_earlier_bots_are_all_found() {
    for version in 1..=3 {
        let folder = fixtures::unpacked(version);
        let expected = fixtures::expected(version);
        let store = open(folder.path());
        assert_eq!(store.id(), expected["id"]);
        let games = serde_json::to_value(store.games().unwrap()).unwrap();
        assert_eq!(games.as_array().unwrap().len(), expected["games"].as_array().unwrap().len());
        for (found, kept) in
            games.as_array().unwrap().iter().zip(expected["games"].as_array().unwrap())
        {
            assert_holds(found, kept);
        }
    }
}

#[cfg(unix)]
#[test]
fn nobody_else_looks_into_the_copy_that_is_checked() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let (from, to) = (folder.path().join("store"), folder.path().join("copy"));
    fs::create_dir_all(from.join("blobs")).unwrap();
    for file in ["db", "blobs/1"] {
        fs::write(from.join(file), b"secret").unwrap();
        fs::set_permissions(from.join(file), fs::Permissions::from_mode(0o644)).unwrap();
    }
    copy::copy_folder(&from, &to).unwrap();
    let mode = |name: &str| fs::metadata(to.join(name)).unwrap().permissions().mode() & 0o777;
    assert_eq!([mode(""), mode("blobs")], [0o700; 2]);
    assert_eq!([mode("db"), mode("blobs/1")], [0o600; 2]);
    assert_eq!(fs::read(to.join("blobs/1")).unwrap(), b"secret");
}
