//! Games by number, by room and by player.

use super::disk::Changes;
use super::error::StoreError;
use super::game::Game;
use super::keys::{GameId, RoomKey, UserKey};
use super::open::{Store, Sum};
use super::versioned::{decode, encode};
use crate::games::GameKind;

impl Store {
    /// A game; `None` where there is none with this number.
    ///
    /// # Errors
    /// When the disk refuses or the record can't be read.
    pub fn game(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        match self.disk.get(game_key(id))? {
            Some(bytes) => decode(&format!("game {id}"), &bytes).map(Some),
            None if (1..=self.lock().games).contains(&id.0) => {
                Err(StoreError::Damaged(format!("game {id} is missing")))
            }
            None => Ok(None),
        }
    }

    /// All games, oldest first.
    ///
    /// # Errors
    /// When the disk refuses or a record can't be read.
    pub fn games(&self) -> Result<Vec<Game>, StoreError> {
        let read =
            |(key, value): (Vec<u8>, Vec<u8>)| decode(&format!("game {}", last_id(&key)), &value);
        self.disk.scan("game/").map(|pair| pair.and_then(read)).collect()
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
        let actions = sum.actions + u64::from(game.ply()) - u64::from(before.ply());
        let next = Sum { actions, ..sum.clone() };
        self.write(game, Some(before), &next)?;
        *sum = next;
        drop(sum);
        self.disk.durable()
    }

    fn write(&self, game: &Game, before: Option<&Game>, sum: &Sum) -> Result<(), StoreError> {
        let mut changes = Changes::default();
        changes.put(Sum::KEY, encode(sum));
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
        Ok(self.newest_first(room, kind, wanted, 1)?.pop())
    }

    /// At most `most` games of a kind in a room that `wanted` accepts, newest first.
    ///
    /// # Errors
    /// When the disk refuses or a record can't be read.
    pub fn newest_first(
        &self,
        room: &RoomKey,
        kind: GameKind,
        wanted: impl Fn(&Game) -> bool,
        most: usize,
    ) -> Result<Vec<Game>, StoreError> {
        let mut games = Vec::new();
        for pair in self.disk.scan(room_prefix(room, kind)).rev() {
            let (key, _) = pair?;
            games.extend(self.game(last_id(&key))?.filter(&wanted));
            if games.len() == most {
                break;
            }
        }
        Ok(games)
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

pub(super) fn last_id(key: &[u8]) -> GameId {
    let number = key.last_chunk::<8>().map_or(0, |bytes| u64::from_be_bytes(*bytes));
    GameId(number)
}
