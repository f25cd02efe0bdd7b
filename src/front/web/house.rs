//! The local room: its people, its messages, and what is done for them. Everything here waits for
//! the disk: call it off the async threads.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::Deserialize;

use super::complete::{Suggestions, Typing, complete};
use super::kept::{Asked, Body, Kept, Place};
use super::log::{Draft, Log};
use super::people::{People, Resident};
use super::secret::cookie_name;
use super::typed;
use super::words;
use crate::app::{App, Ask, Completion, Invocation, Request, Room};
use crate::front::wire;
use crate::language::Language;
use crate::present::{self, CommandText, Delivery, Message};
use crate::store::{Front, GameId, MessageKey, RoomKey, StoreError};

/// The local room.
pub(super) struct House {
    app: Arc<App>,
    language: Language,
    table: Vec<CommandText>,
    /// The name of the session cookie.
    pub(super) cookie: String,
    /// Who is there.
    pub(super) people: People,
    /// What has been said.
    pub(super) log: Log,
    /// Each person's last refusal, which the next request takes away.
    refusals: Mutex<HashMap<String, u64>>,
    /// One lock a room: what is answered first is said first.
    floors: Mutex<HashMap<RoomKey, Arc<Mutex<()>>>>,
}

/// Where somebody types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Spot {
    /// In the channel.
    Channel,
    /// In the conversation with the bot.
    Direct,
}

/// Whom an answer goes to, and where.
struct Reader<'a> {
    resident: &'a Resident,
    spot: Spot,
    /// The command that is answered.
    asked: Option<Asked>,
    /// The private message whose button was pressed, until an answer takes its place.
    panel: Option<u64>,
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

/// The one channel.
fn channel() -> RoomKey {
    RoomKey { front: Front::Web, id: "channel".into() }
}

impl House {
    /// The room as the store keeps it.
    pub(super) fn open(app: Arc<App>, language: Language) -> Result<Self, StoreError> {
        let store = app.store();
        let house = Self {
            language,
            table: present::catalogue(),
            cookie: cookie_name(store.id()),
            people: People::open(Arc::clone(store))?,
            log: Log::open(Arc::clone(store))?,
            refusals: Mutex::default(),
            floors: Mutex::default(),
            app,
        };
        house.catch_up()?;
        Ok(house)
    }

    /// Makes up for what was not shown any more when the bot broke off.
    fn catch_up(&self) -> Result<(), StoreError> {
        for (_, delivery) in present::missed(&self.app, Front::Web, 0) {
            match delivery {
                Delivery::Post { game, moment, message, .. } => {
                    self.make_up(game, moment, &message)?;
                }
                Delivery::Edit { at, message } if !self.shows(&at, &message) => {
                    self.redraw(&at, &message)?;
                }
                Delivery::Retire(at) => with_id(&at, |id| self.log.retire(id))?,
                _ => {}
            }
        }
        Ok(())
    }

    /// Posts a board, unless it stands there and only its place was not noted.
    fn make_up(&self, game: GameId, moment: u32, message: &Message) -> Result<(), StoreError> {
        match self.log.newest_saying(&message.text) {
            Some(id) => self.note(game, moment, id),
            None => self.post(None, game, moment, message),
        }
    }

    /// Whether a message says what it should.
    fn shows(&self, at: &MessageKey, message: &Message) -> bool {
        let kept = at.id.parse().ok().and_then(|id| self.log.get(id));
        kept.is_some_and(|kept| kept.body.as_ref().is_some_and(|body| body.text == message.text))
    }

    /// Replaces a message of the channel's.
    fn redraw(&self, at: &MessageKey, message: &Message) -> Result<(), StoreError> {
        let Draft { body, drawn, .. } = drawn(Place::Channel, None, message);
        with_id(at, |id| self.log.replace(id, body, drawn))
    }

    /// Everything the page says, by language.
    pub(super) fn labels(&self) -> BTreeMap<&'static str, BTreeMap<&'static str, String>> {
        let labels = |language: Language| (language.code(), words::labels(&self.table, language));
        Language::ALL.map(labels).into()
    }

    /// The language that a person reads.
    pub(super) fn language_of(&self, resident: &Resident) -> Language {
        let settings = self.app.store().user_settings(&resident.key());
        settings.ok().and_then(|settings| settings.language).unwrap_or(resident.language)
    }

    /// Takes a line that somebody typed. Says whether it was carried out.
    pub(super) fn say(
        &self,
        resident: &Resident,
        spot: Spot,
        line: &str,
    ) -> Result<bool, StoreError> {
        if !line.starts_with('/') {
            return self.chat(resident, spot, line).map(|()| true);
        }
        let language = self.language_of(resident);
        let read = typed::read(line, &self.table, language, spot == Spot::Direct);
        match read {
            Ok(invocation) => {
                let asked = Some(self.asked(resident, &invocation, language));
                self.ask(Reader { resident, spot, asked, panel: None }, Ask::Command(invocation))
            }
            Err(problem) => {
                let text = words::problem(&self.table, language, &problem);
                let draft = bot(spot.private(resident), None, Body::of_text(text));
                self.refuse(resident, draft).map(|()| false)
            }
        }
    }

    /// Passes on what somebody says to the others, or to the bot.
    fn chat(&self, resident: &Resident, spot: Spot, line: &str) -> Result<(), StoreError> {
        let author = Some(resident.id.clone());
        let body = Body::of_text(line.to_owned());
        let place = spot.open(resident);
        self.log.add(Draft { place, author, asked: None, body, drawn: None })?;
        if spot == Spot::Direct {
            let hint = Body::of_text(words::only_commands(&self.table, self.language_of(resident)));
            self.log.add(bot(spot.open(resident), None, hint))?;
        }
        Ok(())
    }

    /// Presses a button of a message, or chooses an entry of its menu. Says whether there was one.
    pub(super) fn press(
        &self,
        resident: &Resident,
        message: &Kept,
        press: &str,
    ) -> Result<bool, StoreError> {
        let Some(press) = wire::decode(press) else { return Ok(false) };
        let (spot, panel) = match &message.place {
            Place::Channel => (Spot::Channel, None),
            Place::Private(_) => (Spot::Channel, Some(message.id)),
            Place::Direct(_) => (Spot::Direct, Some(message.id)),
        };
        let on =
            panel.is_none().then(|| MessageKey { room: channel(), id: message.id.to_string() });
        self.ask(Reader { resident, spot, asked: None, panel }, Ask::Press(press, on))?;
        Ok(true)
    }

    /// What a line can become.
    pub(super) fn complete(
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
        let direct = spot == Spot::Direct;
        complete(&Typing { table: &self.table, language, direct, before, after }, &values)
    }

    /// Says why something was not done, in the place of what was said so before.
    fn refuse(&self, resident: &Resident, draft: Draft) -> Result<(), StoreError> {
        self.forget_refusal(resident)?;
        let kept = self.log.add(draft)?;
        self.refusals().insert(resident.id.clone(), kept.id);
        Ok(())
    }

    fn forget_refusal(&self, resident: &Resident) -> Result<(), StoreError> {
        let last = self.refusals().remove(&resident.id);
        last.map_or(Ok(()), |id| self.log.remove(id).map(drop))
    }

    fn refusals(&self) -> MutexGuard<'_, HashMap<String, u64>> {
        self.refusals.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks the app, and does what it says. Says whether it was carried out.
    fn ask(&self, mut reader: Reader<'_>, ask: Ask) -> Result<bool, StoreError> {
        let room = self.room(reader.resident, reader.spot);
        let floor = self.floor(&room.key);
        let _floor = floor.lock().unwrap_or_else(PoisonError::into_inner);
        let language = self.language_of(reader.resident);
        let who = reader.resident.person();
        let deliveries = present::answer(&self.app, &Request { who, room, ask });
        let done = !deliveries.iter().any(|one| matches!(one, Delivery::Refused(_)));
        if done {
            self.forget_refusal(reader.resident)?;
        }
        for delivery in deliveries {
            self.deliver(&mut reader, delivery)?;
        }
        if self.language_of(reader.resident) != language {
            self.log.tell_people();
        }
        Ok(done)
    }

    fn deliver(&self, reader: &mut Reader<'_>, delivery: Delivery) -> Result<(), StoreError> {
        match delivery {
            Delivery::Refused(message) if reader.panel.is_none() => {
                let place = reader.spot.private(reader.resident);
                self.refuse(reader.resident, drawn(place, reader.asked.take(), &message))
            }
            Delivery::Private(message) | Delivery::Refused(message) => {
                self.answer(reader, &message)
            }
            Delivery::Done(_) => self.close_panel(reader),
            Delivery::Show(message) => {
                let place = reader.spot.open(reader.resident);
                self.log.add(drawn(place, reader.asked.take(), &message)).map(drop)?;
                self.close_panel(reader)
            }
            Delivery::Post { game, moment, message, .. } => {
                self.post(reader.asked.take(), game, moment, &message)?;
                self.close_panel(reader)
            }
            Delivery::Edit { at, message } => {
                self.redraw(&at, &message)?;
                self.close_panel(reader)
            }
            Delivery::Retire(at) => with_id(&at, |id| self.log.retire(id)),
            Delivery::Direct { .. } | Delivery::Form(_) => unimplemented!("direct messages and forms"),
        }
    }

    /// Answers one person. An answer to a button of a private message takes that message's place.
    fn answer(&self, reader: &mut Reader<'_>, message: &Message) -> Result<(), StoreError> {
        let place = reader.spot.private(reader.resident);
        let draft = drawn(place, reader.asked.take(), message);
        match reader.panel.take() {
            Some(panel) => self.log.replace(panel, draft.body, draft.drawn).map(drop),
            None => self.log.add(draft).map(drop),
        }
    }

    /// A private message whose button led to something public has done its work.
    fn close_panel(&self, reader: &mut Reader<'_>) -> Result<(), StoreError> {
        match (reader.panel.take(), reader.spot) {
            (Some(panel), Spot::Channel) => self.log.remove(panel).map(drop),
            (Some(panel), Spot::Direct) => self.log.retire(panel).map(drop),
            (None, _) => Ok(()),
        }
    }

    fn post(
        &self,
        asked: Option<Asked>,
        game: GameId,
        moment: u32,
        message: &Message,
    ) -> Result<(), StoreError> {
        let kept = self.log.add(drawn(Place::Channel, asked, message))?;
        self.note(game, moment, kept.id)
    }

    /// Notes where a board stands, and takes the buttons off the one before.
    fn note(&self, game: GameId, moment: u32, id: u64) -> Result<(), StoreError> {
        let at = MessageKey { room: channel(), id: id.to_string() };
        match self.app.posted(game, moment, at) {
            Some(old) => with_id(&old, |id| self.log.retire(id)),
            None => Ok(()),
        }
    }

    fn room(&self, resident: &Resident, spot: Spot) -> Room {
        Room {
            key: spot.room(resident),
            language: self.language,
            direct: spot == Spot::Direct,
            moderator: resident.moderator,
        }
    }

    fn floor(&self, room: &RoomKey) -> Arc<Mutex<()>> {
        let mut floors = self.floors.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(floors.entry(room.clone()).or_default())
    }

    /// A command as the message above its answer names it.
    fn asked(&self, resident: &Resident, invocation: &Invocation, language: Language) -> Asked {
        let command = words::command(&self.table, invocation, language);
        Asked { person: resident.id.clone(), command }
    }
}

/// A message of the bot's.
fn bot(place: Place, asked: Option<Asked>, body: Body) -> Draft {
    Draft { place, author: None, asked, body, drawn: None }
}

/// A message of the bot's with its picture drawn.
fn drawn(place: Place, asked: Option<Asked>, message: &Message) -> Draft {
    let drawn = message.picture.as_ref().map(super::pictures::Drawn::new);
    Draft { drawn, ..bot(place, asked, Body::of(message)) }
}

/// Changes a message of the channel by its key.
fn with_id<T>(
    key: &MessageKey,
    change: impl FnOnce(u64) -> Result<T, StoreError>,
) -> Result<(), StoreError> {
    match key.id.parse() {
        Ok(id) if key.room == channel() => change(id).map(drop),
        _ => Ok(()),
    }
}
