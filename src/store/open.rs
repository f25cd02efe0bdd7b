use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};

use super::disk::{Changes, Disk};
use super::drawer::Drawer;
use super::error::{OpenError, StoreError};
use super::game::Game;
use super::keys::{Front, GameId, RoomKey, UserKey};
use super::settings::{RoomSettings, UserSettings};
use super::versioned::{VERSION, decode, encode};
use crate::games::GameKind;

/// The label beside the store: it says that a store stands here, and of which version.
const LABEL: &str = "slagveld.json";
const SUM: &str = "sum";

/// Everything the bot keeps.
pub struct Store {
    disk: Disk,
    label: Label,
    /// Held while games change, so that the sum stays true.
    sum: Mutex<Sum>,
}

#[derive(Clone, Serialize, Deserialize)]
struct Label {
    version: u32,
    id: String,
}

/// How much there has to be: a store that has lost a part of itself is found out by it.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Sum {
    store: String,
    games: u64,
    actions: u64,
}

impl Store {
    /// Opens the store in a folder, or makes a new one there.
    ///
    /// # Errors
    /// When it is locked, of a newer version, damaged, or the disk refuses. Nothing is overwritten
    /// then.
    pub fn open(folder: &Path) -> Result<Self, OpenError> {
        let refused = |error: std::io::Error| OpenError::Io(folder.to_owned(), error.to_string());
        fs::create_dir_all(folder).map_err(refused)?;
        let known = read_label(folder)?;
        let path = folder.join("store");
        if known.is_some() && !path.join("db").is_file() {
            return Err(OpenError::Damaged(path, "the file db is missing".into()));
        }
        let disk = Disk::open(&path)?;
        let Some(label) = known else {
            return Self::create(disk, folder).map_err(refused);
        };
        let sum = whole(&disk, &label).map_err(|error| unusable(path, error))?;
        Ok(Self { disk, label, sum: Mutex::new(sum) })
    }

    /// Gives a new store its sum, then its label.
    fn create(disk: Disk, folder: &Path) -> std::io::Result<Self> {
        let other = |error: StoreError| std::io::Error::other(format!("{error:?}"));
        let found: Option<Sum> =
            disk.get(SUM).and_then(|bytes| sum_of(bytes.as_deref())).map_err(other)?;
        let sum = match found {
            Some(sum) => sum,
            None => Sum { store: random_hex(8), ..Sum::default() },
        };
        let mut changes = Changes::default();
        changes.put(SUM, encode(&sum));
        disk.apply(changes).and_then(|()| disk.durable()).map_err(other)?;
        let label = Label { version: VERSION, id: sum.store.clone() };
        let text = serde_json::to_string(&label)?;
        let new = folder.join(format!("{LABEL}.new"));
        fs::write(&new, text)?;
        fs::File::open(&new)?.sync_all()?;
        fs::rename(new, folder.join(LABEL))?;
        Ok(Self { disk, label, sum: Mutex::new(sum) })
    }

    /// The store's own random name: 16 hexadecimal digits.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.label.id
    }

    /// A game; `None` where there is none with this number.
    ///
    /// # Errors
    /// When the disk refuses or the record can't be read.
    pub fn game(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        let bytes = self.disk.get(game_key(id))?;
        bytes.map(|bytes| decode(&format!("game {id}"), &bytes)).transpose()
    }

    /// Makes a new game with the next free number. It is on disk when this returns.
    ///
    /// # Errors
    /// When the disk refuses; nothing is changed then.
    pub fn add_game(&self, make: impl FnOnce(GameId) -> Game) -> Result<Game, StoreError> {
        let mut sum = self.lock();
        let next = Sum { games: sum.games + 1, ..sum.clone() };
        let game = make(GameId(next.games));
        self.write(&game, None, &next)?;
        *sum = next;
        drop(sum);
        self.disk.durable()?;
        Ok(game)
    }

    /// Keeps a changed game. It is on disk when this returns.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn put_game(&self, before: &Game, game: &Game) -> Result<(), StoreError> {
        let mut sum = self.lock();
        let played = u64::from(game.ply()) - u64::from(before.ply().min(game.ply()));
        let next = Sum { actions: sum.actions + played, ..sum.clone() };
        self.write(game, Some(before), &next)?;
        *sum = next;
        drop(sum);
        self.disk.durable()
    }

    fn write(&self, game: &Game, before: Option<&Game>, sum: &Sum) -> Result<(), StoreError> {
        let mut changes = Changes::default();
        changes.put(SUM, encode(sum));
        changes.put(game_key(game.id), encode(game));
        if before.is_none_or(|before| before.room == game.room) {
            changes.put(room_key(&game.room, game.kind, game.id), Vec::new());
        }
        let gone = before.into_iter().flat_map(|before| &before.players);
        for player in gone.filter(|player| game.player(&player.user).is_none()) {
            changes.remove(user_key(&player.user, game.id));
        }
        for player in &game.players {
            let key = user_key(&player.user, game.id);
            if game.is_open() { changes.put(key, Vec::new()) } else { changes.remove(key) }
        }
        self.disk.apply(changes)
    }

    /// The newest game of a kind in a room that `wanted` accepts.
    ///
    /// # Errors
    /// When the disk refuses or a record can't be read.
    pub fn newest_in(
        &self,
        room: &RoomKey,
        kind: GameKind,
        wanted: impl Fn(&Game) -> bool,
    ) -> Result<Option<Game>, StoreError> {
        for pair in self.disk.scan(room_prefix(room, kind)).rev() {
            let (key, _) = pair?;
            if let Some(game) = self.game(last_id(&key))?
                && wanted(&game)
            {
                return Ok(Some(game));
            }
        }
        Ok(None)
    }

    /// A person's lobbies and running games, oldest first.
    ///
    /// # Errors
    /// When the disk refuses or a record can't be read.
    pub fn open_games_of(&self, user: &UserKey) -> Result<Vec<Game>, StoreError> {
        let mut games = Vec::new();
        for pair in self.disk.scan(user_prefix(user)) {
            let (key, _) = pair?;
            games.extend(self.game(last_id(&key))?);
        }
        Ok(games)
    }

    /// What a person has set.
    ///
    /// # Errors
    /// When the disk refuses or the record can't be read.
    pub fn user_settings(&self, user: &UserKey) -> Result<UserSettings, StoreError> {
        self.settings(&format!("set/user/{user}"))
    }

    /// What has been set for a room.
    ///
    /// # Errors
    /// When the disk refuses or the record can't be read.
    pub fn room_settings(&self, room: &RoomKey) -> Result<RoomSettings, StoreError> {
        self.settings(&format!("set/room/{room}"))
    }

    /// Keeps a person's settings. They are on disk when this returns.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn set_user(&self, user: &UserKey, settings: &UserSettings) -> Result<(), StoreError> {
        self.put_settings(&format!("set/user/{user}"), settings)
    }

    /// Keeps a room's settings. They are on disk when this returns.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn set_room(&self, room: &RoomKey, settings: &RoomSettings) -> Result<(), StoreError> {
        self.put_settings(&format!("set/room/{room}"), settings)
    }

    fn settings<T: serde::de::DeserializeOwned + Default>(
        &self,
        key: &str,
    ) -> Result<T, StoreError> {
        let bytes = self.disk.get(key)?;
        bytes.map_or_else(|| Ok(T::default()), |bytes| decode(key, &bytes))
    }

    fn put_settings(&self, key: &str, settings: &impl Serialize) -> Result<(), StoreError> {
        let mut changes = Changes::default();
        changes.put(key, encode(settings));
        self.disk.apply(changes)?;
        self.disk.durable()
    }

    /// The drawer of a front end.
    #[must_use]
    pub const fn drawer(&self, front: Front) -> Drawer<'_> {
        Drawer { disk: &self.disk, front }
    }

    fn lock(&self) -> MutexGuard<'_, Sum> {
        self.sum.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Reads the label beside the store, before anything is opened.
fn read_label(folder: &Path) -> Result<Option<Label>, OpenError> {
    let path = folder.join(LABEL);
    let bytes = match fs::read(&path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(OpenError::Io(path, error.to_string())),
        Ok(bytes) => bytes,
    };
    let label: Label = serde_json::from_slice(&bytes)
        .map_err(|error| OpenError::Damaged(path.clone(), error.to_string()))?;
    if label.version > VERSION {
        return Err(OpenError::Newer(folder.to_owned(), label.version));
    }
    Ok(Some(label))
}

/// Checks that nothing of a labelled store is missing.
fn whole(disk: &Disk, label: &Label) -> Result<Sum, StoreError> {
    let missing = |what: String| StoreError::Damaged(what);
    let sum = sum_of(disk.get(SUM)?.as_deref())?
        .filter(|sum| sum.store == label.id)
        .ok_or_else(|| missing("the store is not the one its label names".into()))?;
    let mut found = Sum { store: sum.store.clone(), ..Sum::default() };
    for pair in disk.scan("game/") {
        let (key, value) = pair?;
        let game: Game = decode(&format!("game {}", last_id(&key)), &value)?;
        found.games += 1;
        found.actions += u64::from(game.ply());
    }
    if found == sum {
        return Ok(sum);
    }
    let text = format!(
        "{} games with {} actions are there, {} with {} should be",
        found.games, found.actions, sum.games, sum.actions
    );
    Err(missing(text))
}

fn unusable(path: PathBuf, error: StoreError) -> OpenError {
    match error {
        StoreError::Disk(why) => OpenError::Io(path, why),
        StoreError::Damaged(why) => OpenError::Damaged(path, why),
        StoreError::Newer(_) => OpenError::Newer(path, VERSION + 1),
    }
}

fn sum_of(bytes: Option<&[u8]>) -> Result<Option<Sum>, StoreError> {
    bytes.map(|bytes| decode(SUM, bytes)).transpose()
}

/// Random bytes from the system's secure source as hexadecimal digits.
fn random_hex(bytes: usize) -> String {
    let mut buffer = vec![0; bytes];
    getrandom::fill(&mut buffer).expect("the system has a secure source of randomness");
    buffer.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn game_key(id: GameId) -> Vec<u8> {
    with_id("game/".into(), id)
}

fn room_prefix(room: &RoomKey, kind: GameKind) -> String {
    format!("room/{room}/{}\0", kind.key())
}

fn room_key(room: &RoomKey, kind: GameKind, id: GameId) -> Vec<u8> {
    with_id(room_prefix(room, kind), id)
}

fn user_prefix(user: &UserKey) -> String {
    format!("user/{user}\0")
}

fn user_key(user: &UserKey, id: GameId) -> Vec<u8> {
    with_id(user_prefix(user), id)
}

/// Keys that end in a number sort by it.
fn with_id(prefix: String, id: GameId) -> Vec<u8> {
    let mut key = prefix.into_bytes();
    key.extend(id.0.to_be_bytes());
    key
}

fn last_id(key: &[u8]) -> GameId {
    let number = key.last_chunk::<8>().map_or(0, |bytes| u64::from_be_bytes(*bytes));
    GameId(number)
}
