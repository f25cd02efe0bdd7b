//! The people of the local room.

use std::sync::{Arc, PoisonError, RwLock};

use serde::{Deserialize, Serialize};

use super::secret::Session;
use crate::app;
use crate::language::Language;
use crate::names;
use crate::store::{Front, Store, StoreError, UserKey};

/// The bot's own name.
const BOT: &str = "Slagveld";
/// The longest name, in characters.
const LONGEST: usize = 32;
/// The most people in the room.
const MOST: usize = 100;

/// Somebody in the room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Resident {
    /// The number that messages know the person by.
    pub(super) id: String,
    /// The name as the person writes it.
    pub(super) name: String,
    /// The language of the person's page.
    pub(super) language: Language,
    /// Whether the person may moderate: the first one may.
    pub(super) moderator: bool,
    /// The browser session whose person it is.
    pub(super) session: Session,
}

/// Why nobody can be added under a name. Each is a message's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NameFault {
    Empty,
    Long,
    Unreadable,
    Taken,
    Full,
}

/// Why nobody was added.
#[derive(Debug)]
pub(super) enum AddFault {
    Name(NameFault),
    Store(StoreError),
}

impl NameFault {
    /// The message that says so.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Empty => "web-name-empty",
            Self::Long => "web-name-long",
            Self::Unreadable => "web-name-unreadable",
            Self::Taken => "web-name-taken",
            Self::Full => "web-room-full",
        }
    }
}

impl Resident {
    /// The key the app knows the person by.
    pub(super) fn key(&self) -> UserKey {
        UserKey { front: Front::Web, id: self.id.clone() }
    }

    /// The person as the app wants it.
    pub(super) fn person(&self) -> app::Person {
        app::Person { key: self.key(), name: self.name.clone(), language: self.language }
    }
}

/// Everybody in the room, in the order they came.
pub(super) struct People {
    store: Arc<Store>,
    all: RwLock<Vec<Arc<Resident>>>,
}

impl People {
    /// Those whom the store knows.
    pub(super) fn open(store: Arc<Store>) -> Result<Self, StoreError> {
        let kept = store.drawer(Front::Web).scan::<Resident>("people/")?;
        let all = kept.into_iter().map(|(_, resident)| Arc::new(resident)).collect();
        Ok(Self { store, all: RwLock::new(all) })
    }

    /// Everybody.
    pub(super) fn all(&self) -> Vec<Arc<Resident>> {
        self.all.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Somebody by the app's key.
    pub(super) fn known(&self, key: &UserKey) -> Option<Arc<Resident>> {
        self.all().into_iter().find(|one| one.key() == *key)
    }

    /// The people of a session.
    pub(super) fn of(&self, session: &Session) -> Vec<Arc<Resident>> {
        self.all().into_iter().filter(|one| one.session == *session).collect()
    }

    /// A person of a session; `None` where the session has no such person.
    pub(super) fn owned(&self, session: &Session, id: &str) -> Option<Arc<Resident>> {
        self.all().into_iter().find(|one| one.id == id && one.session == *session)
    }

    /// Adds somebody. The person is on disk when this returns.
    pub(super) fn add(
        &self,
        name: &str,
        language: Language,
        session: Session,
    ) -> Result<Arc<Resident>, AddFault> {
        let mut all = self.all.write().unwrap_or_else(PoisonError::into_inner);
        let name = free_name(name, &all).map_err(AddFault::Name)?;
        let id = (all.len() + 1).to_string();
        let moderator = all.is_empty();
        let resident = Resident { id, name, language, moderator, session };
        let drawer = self.store.drawer(Front::Web);
        let record = format!("people/{:0>6}", resident.id);
        drawer.put(&record, &resident).and_then(|()| drawer.durable()).map_err(AddFault::Store)?;
        let resident = Arc::new(resident);
        all.push(Arc::clone(&resident));
        Ok(resident)
    }
}

/// The name as it is shown, where nobody has it and all of it can be seen.
fn free_name(typed: &str, all: &[Arc<Resident>]) -> Result<String, NameFault> {
    let name = names::clean(typed).ok_or(NameFault::Empty)?;
    let same = |one: &Arc<Resident>| one.name.to_lowercase() == name.to_lowercase();
    if typed.trim().chars().count() > LONGEST {
        Err(NameFault::Long)
    } else if typed.trim().chars().any(names::is_hidden) {
        Err(NameFault::Unreadable)
    } else if all.iter().any(same) || name.eq_ignore_ascii_case(BOT) {
        Err(NameFault::Taken)
    } else if all.len() >= MOST {
        Err(NameFault::Full)
    } else {
        Ok(name)
    }
}

#[cfg(test)]
mod tests {
    use super::super::secret::Secret;
    use super::super::tests::reopen;
    use super::*;

    fn people() -> (tempfile::TempDir, People) {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Store::open(folder.path()).unwrap());
        (folder, People::open(store).unwrap())
    }

    fn refused(people: &People, name: &str) -> NameFault {
        let session = Secret::new().session();
        match people.add(name, Language::En, session) {
            Err(AddFault::Name(fault)) => fault,
            other => panic!("{name}: {other:?}"),
        }
    }

    #[test]
    fn only_the_first_person_moderates() {
        let (_folder, people) = people();
        let session = Secret::new().session();
        assert!(people.add(" Ann ", Language::En, session.clone()).unwrap().moderator);
        assert!(!people.add("Bob", Language::Nl, session.clone()).unwrap().moderator);
        let names: Vec<String> = people.of(&session).iter().map(|one| one.name.clone()).collect();
        assert_eq!(names, ["Ann", "Bob"]);
    }

    #[test]
    fn names_are_readable_and_nobody_elses() {
        let (_folder, people) = people();
        people.add("Ánn", Language::En, Secret::new().session()).unwrap();
        assert_eq!(refused(&people, "áNN"), NameFault::Taken);
        assert_eq!(refused(&people, " \u{200b} "), NameFault::Empty);
        assert_eq!(refused(&people, &"x".repeat(33)), NameFault::Long);
        assert_eq!(refused(&people, "a\nb"), NameFault::Unreadable);
        assert_eq!(refused(&people, "a\u{202e}b"), NameFault::Unreadable);
        people.add(&"ŵ".repeat(32), Language::En, Secret::new().session()).unwrap();
    }

    #[test]
    fn a_session_has_its_own_people_after_a_restart_too() {
        let folder = tempfile::tempdir().unwrap();
        let (mine, other) = (Secret::new(), Secret::new());
        {
            let people = People::open(reopen(folder.path())).unwrap();
            for number in 0..11 {
                people.add(&format!("p{number}"), Language::En, mine.session()).unwrap();
            }
        }
        let people = People::open(reopen(folder.path())).unwrap();
        assert_eq!(people.all().len(), 11);
        assert_eq!(people.all()[10].id, "11");
        assert!(people.owned(&mine.session(), "11").is_some());
        assert!(people.owned(&other.session(), "11").is_none());
        assert!(people.of(&other.session()).is_empty());
    }
}
