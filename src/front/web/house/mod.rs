//! The local room: its people, its messages, and what is done for them. Everything here waits for
//! the disk: call it off the async threads.

mod ask;
mod deliver;
mod missed;
mod own;

pub(super) use ask::Outcome;

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex};

use serde::Deserialize;

use super::complete::{Suggestions, Typing, complete};
use super::kept::Place;
use super::log::Log;
use super::people::{People, Resident};
use super::secret::cookie_name;
use super::words;
use crate::app::{App, Completion, Invocation, Room};
use crate::language::Language;
use crate::present::{self, CommandText};
use crate::store::{Front, MessageKey, RoomKey, StoreError};

/// The local room.
pub(in crate::front::web) struct House {
    app: Arc<App>,
    language: Language,
    table: Vec<CommandText>,
    /// The name of the session cookie.
    pub(in crate::front::web) cookie: String,
    /// Who is there.
    pub(in crate::front::web) people: People,
    /// What has been said.
    pub(in crate::front::web) log: Log,
    /// Each person's last refusal, which the next request takes away.
    refusals: Mutex<HashMap<String, u64>>,
    /// Held from a request to the end of its answer: what is answered first is said first. An answer
    /// may go to the channel and to several conversations, so one lock is for all of them.
    floor: Mutex<()>,
}

/// Where somebody types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(in crate::front::web) enum Spot {
    /// In the channel.
    Channel,
    /// In the conversation with the bot.
    Direct,
}

impl Spot {
    /// Where a message to one person stands.
    fn private(self, resident: &Resident) -> Place {
        match self {
            Self::Channel => Place::Private(resident.id.clone()),
            Self::Direct => Place::Direct(resident.id.clone()),
        }
    }

    /// Where a message to all who are here stands.
    fn open(self, resident: &Resident) -> Place {
        match self {
            Self::Channel => Place::Channel,
            Self::Direct => Place::Direct(resident.id.clone()),
        }
    }

    fn room(self, resident: &Resident) -> RoomKey {
        match self {
            Self::Channel => channel(),
            Self::Direct => RoomKey { front: Front::Web, id: format!("direct-{}", resident.id) },
        }
    }
}

/// The key of a message in a person's conversation with the bot.
fn direct(resident: &Resident, id: u64) -> MessageKey {
    MessageKey { room: Spot::Direct.room(resident), id: id.to_string() }
}

/// The one channel.
fn channel() -> RoomKey {
    RoomKey { front: Front::Web, id: "channel".into() }
}

impl House {
    /// The room as the store keeps it.
    pub(in crate::front::web) fn open(
        app: Arc<App>,
        language: Language,
    ) -> Result<Self, StoreError> {
        let store = app.store();
        let house = Self {
            language,
            table: present::catalogue(),
            cookie: cookie_name(store.id()),
            people: People::open(Arc::clone(store))?,
            log: Log::open(Arc::clone(store))?,
            refusals: Mutex::default(),
            floor: Mutex::default(),
            app,
        };
        house.catch_up()?;
        Ok(house)
    }

    /// Everything the page says, by language.
    pub(in crate::front::web) fn labels(
        &self,
    ) -> BTreeMap<&'static str, BTreeMap<&'static str, String>> {
        let labels = |language: Language| (language.code(), words::labels(&self.table, language));
        Language::ALL.map(labels).into()
    }

    /// The language that a person reads.
    pub(in crate::front::web) fn language_of(&self, resident: &Resident) -> Language {
        let settings = self.app.store().user_settings(&resident.key());
        settings.ok().and_then(|settings| settings.language).unwrap_or(resident.language)
    }

    /// What a line can become.
    pub(in crate::front::web) fn complete(
        &self,
        resident: &Resident,
        spot: Spot,
        (before, after): (&str, &str),
    ) -> Suggestions {
        let values = |invocation: Invocation, option: &str, typed: &str| {
            let completion = Completion {
                who: resident.person(),
                room: self.room(resident, spot),
                invocation,
                option: option.to_owned(),
                typed: typed.to_owned(),
            };
            present::complete(&self.app, &completion)
        };
        let language = self.language_of(resident);
        let likely = self.played_by(resident);
        complete(&Typing { table: &self.table, language, before, after, likely: &likely }, &values)
    }

    /// The commands of the games that a person plays.
    fn played_by(&self, resident: &Resident) -> Vec<&'static str> {
        let games = self.app.store().open_games_of(&resident.key()).unwrap_or_default();
        games.iter().map(|game| game.kind.key()).collect()
    }

    fn room(&self, resident: &Resident, spot: Spot) -> Room {
        Room {
            key: spot.room(resident),
            language: self.language,
            direct: spot == Spot::Direct,
            moderator: resident.moderator,
        }
    }
}
