//! The room's messages: on disk before anybody is told.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::sync::broadcast;

use super::kept::{Asked, Body, Kept, KeptPicture, Part, Place};
use super::pictures::{self, Drawn, PngTheme};
use crate::store::{Drawer, Front, Store, StoreError};
use crate::text::Rich;

/// How many messages a place keeps.
const MOST: usize = 500;
/// How many changes a slow reader can be behind before it has to start anew.
const BEHIND: usize = 256;

/// Something that the pages have to know.
#[derive(Clone, Debug)]
pub(super) enum News {
    /// A message is new or has changed.
    Message(Arc<Kept>),
    /// The people have changed.
    People,
}

/// All messages.
pub(super) struct Log {
    store: Arc<Store>,
    /// Held while something is written, so that changes are seen in the order of their numbers.
    last: Mutex<Last>,
    all: RwLock<BTreeMap<u64, Arc<Kept>>>,
    news: broadcast::Sender<News>,
}

/// The last numbers that were given out.
#[derive(Clone, Copy, Default)]
struct Last {
    id: u64,
    rev: u64,
}

/// A message that is to be added.
pub(super) struct Draft {
    /// Where it stands.
    pub(super) place: Place,
    /// What it is there.
    pub(super) part: Part,
    /// Whose it is; `None`: the bot's.
    pub(super) author: Option<String>,
    /// The command that it answers.
    pub(super) asked: Option<Asked>,
    /// What it says.
    pub(super) body: Body,
    /// Its picture.
    pub(super) drawn: Option<Drawn>,
}

impl Log {
    /// The messages that the store keeps.
    pub(super) fn open(store: Arc<Store>) -> Result<Self, StoreError> {
        let kept = store.drawer(Front::Web).scan::<Kept>("messages/")?;
        let all: BTreeMap<u64, Arc<Kept>> =
            kept.into_iter().map(|(_, message)| (message.id, Arc::new(message))).collect();
        let last = Last {
            id: all.last_key_value().map_or(0, |(id, _)| *id),
            rev: all.values().map(|message| message.rev).max().unwrap_or(0),
        };
        let (news, _) = broadcast::channel(BEHIND);
        Ok(Self { store, last: Mutex::new(last), all: RwLock::new(all), news })
    }

    /// The news from now on.
    pub(super) fn subscribe(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    /// Tells the pages that the people have changed.
    pub(super) fn tell_people(&self) {
        // Nobody listens while no page is open.
        let _ = self.news.send(News::People);
    }

    /// A message.
    pub(super) fn get(&self, id: u64) -> Option<Arc<Kept>> {
        self.read(|all| all.get(&id).cloned())
    }

    /// The messages that were changed after a change, in the order of their changes.
    pub(super) fn since(&self, rev: u64) -> Vec<Arc<Kept>> {
        let mut found: Vec<Arc<Kept>> =
            self.read(|all| all.values().filter(|one| one.rev > rev).cloned().collect());
        found.sort_by_key(|one| one.rev);
        found
    }

    /// A picture as a PNG file.
    pub(super) fn picture(&self, id: &str, theme: PngTheme) -> Result<Option<Vec<u8>>, StoreError> {
        pictures::read(&self.drawer(), id, theme)
    }

    /// Adds a message. It is on disk when this returns.
    pub(super) fn add(&self, draft: Draft) -> Result<Arc<Kept>, StoreError> {
        let mut last = self.lock();
        let next = Last { id: last.id + 1, rev: last.rev + 1 };
        let kept = Kept {
            id: next.id,
            rev: next.rev,
            news: next.rev,
            place: draft.place,
            part: draft.part,
            author: draft.author,
            time: now(),
            asked: draft.asked,
            body: Some(draft.body),
        };
        let kept = self.write(kept, draft.drawn)?;
        *last = next;
        self.trim(&kept.place)?;
        Ok(kept)
    }

    /// The bot's newest message in the channel, if it says just this.
    pub(super) fn newest_saying(&self, text: &Rich) -> Option<u64> {
        let is_bots = |one: &&Arc<Kept>| one.author.is_none() && one.place == Place::Channel;
        self.read(|all| {
            let newest = all.values().rev().find(is_bots)?;
            let same = newest.body.as_ref().is_some_and(|body| body.text == *text);
            same.then_some(newest.id)
        })
    }

    /// What stands in a person's conversation with the bot, oldest first.
    pub(super) fn conversation(&self, person: &str) -> Vec<Arc<Kept>> {
        self.standing(&Place::Direct(person.to_owned()))
    }

    /// What stands at a place, oldest first.
    pub(super) fn standing(&self, place: &Place) -> Vec<Arc<Kept>> {
        let stands = |one: &&Arc<Kept>| one.place == *place && one.body.is_some();
        self.read(|all| all.values().filter(stands).cloned().collect())
    }

    /// Gives a message another body. It is on disk when this returns.
    pub(super) fn replace(
        &self,
        id: u64,
        body: Body,
        drawn: Option<Drawn>,
    ) -> Result<Option<Arc<Kept>>, StoreError> {
        self.change(id, |_| Some(body), drawn, false)
    }

    /// The same, where the other body is news to whoever reads it.
    pub(super) fn renew(
        &self,
        id: u64,
        body: Body,
        drawn: Option<Drawn>,
    ) -> Result<Option<Arc<Kept>>, StoreError> {
        self.change(id, |_| Some(body), drawn, true)
    }

    /// Takes the buttons off a message, where it has any.
    pub(super) fn retire(&self, id: u64) -> Result<Option<Arc<Kept>>, StoreError> {
        let has_rows = |body: &Body| !body.rows.is_empty();
        if !self.get(id).is_some_and(|one| one.body.as_ref().is_some_and(has_rows)) {
            return Ok(None);
        }
        let bare = |body: &Body| Body { rows: Vec::new(), ..body.clone() };
        self.change(id, |body| body.map(bare), None, false)
    }

    /// Takes a message away.
    pub(super) fn remove(&self, id: u64) -> Result<Option<Arc<Kept>>, StoreError> {
        self.change(id, |_| None, None, false)
    }

    fn change(
        &self,
        id: u64,
        change: impl FnOnce(Option<&Body>) -> Option<Body>,
        drawn: Option<Drawn>,
        is_news: bool,
    ) -> Result<Option<Arc<Kept>>, StoreError> {
        let mut last = self.lock();
        let Some(before) = self.get(id) else { return Ok(None) };
        let rev = last.rev + 1;
        let news = if is_news { rev } else { before.news };
        let body = change(before.body.as_ref());
        let kept = self.write(Kept { rev, news, body, ..(*before).clone() }, drawn)?;
        last.rev = rev;
        if let Some(old) = picture(&before).filter(|old| picture(&kept) != Some(old)) {
            pictures::forget(&self.drawer(), &old.id)?;
        }
        Ok(Some(kept))
    }

    /// Keeps a message and its picture, then tells the pages.
    fn write(&self, mut kept: Kept, drawn: Option<Drawn>) -> Result<Arc<Kept>, StoreError> {
        let drawer = self.drawer();
        if let (Some(drawn), Some(body)) = (drawn, &mut kept.body) {
            body.picture =
                Some(pictures::keep(&drawer, format!("{}-{}", kept.id, kept.rev), &drawn)?);
        }
        drawer.put(&record(kept.id), &kept)?;
        drawer.durable()?;
        let kept = Arc::new(kept);
        self.all.write().unwrap_or_else(PoisonError::into_inner).insert(kept.id, Arc::clone(&kept));
        // Nobody listens while no page is open.
        let _ = self.news.send(News::Message(Arc::clone(&kept)));
        Ok(kept)
    }

    /// Lets go of a place's oldest messages.
    fn trim(&self, place: &Place) -> Result<(), StoreError> {
        let here: Vec<Arc<Kept>> =
            self.read(|all| all.values().filter(|one| one.place == *place).cloned().collect());
        let drawer = self.drawer();
        for old in &here[..here.len().saturating_sub(MOST)] {
            if let Some(picture) = picture(old) {
                pictures::forget(&drawer, &picture.id)?;
            }
            drawer.remove(&record(old.id))?;
            self.all.write().unwrap_or_else(PoisonError::into_inner).remove(&old.id);
        }
        Ok(())
    }

    fn drawer(&self) -> Drawer<'_> {
        self.store.drawer(Front::Web)
    }

    fn read<T>(&self, read: impl FnOnce(&BTreeMap<u64, Arc<Kept>>) -> T) -> T {
        read(&self.all.read().unwrap_or_else(PoisonError::into_inner))
    }

    fn lock(&self) -> MutexGuard<'_, Last> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn picture(message: &Kept) -> Option<&KeptPicture> {
    message.body.as_ref()?.picture.as_ref()
}

fn record(id: u64) -> String {
    format!("messages/{id:0>20}")
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}
