//! What is there: people, channels, messages, interactions.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde_json::Value;

use super::faults::Fault;
use super::gateway::Session;

/// The bot's user and application.
pub const BOT: u64 = 900;
/// The only server.
pub const GUILD: u64 = 800;

/// When Discord's clock began, in milliseconds since 1970.
const BEGINNING: u64 = 1_420_070_400_000;

/// A person's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Person(pub u64);

/// Everything that is there.
#[derive(Default)]
pub struct World {
    pub(super) last_id: u64,
    pub(super) people: HashMap<u64, Profile>,
    pub(super) sessions: HashMap<String, Session>,
    /// The registered commands.
    pub commands: Vec<Value>,
    /// How often they were registered.
    pub registrations: usize,
    /// All messages, oldest first.
    pub messages: Vec<Message>,
    /// All interactions, oldest first.
    pub interactions: Vec<Interaction>,
    /// What went against the rules.
    pub violations: Vec<String>,
    /// Every call: method, path, status.
    pub calls: Vec<String>,
    /// What is going to go wrong.
    pub faults: Vec<Fault>,
    /// What the bot may do in the server; `None` for what bots usually may.
    pub bot_rights: Option<u64>,
    /// Which channel is whose conversation with the bot.
    pub(super) directs: HashMap<u64, Person>,
    /// Who takes no direct messages.
    pub closed: HashSet<Person>,
    /// How long ago what is made now was made, as its number says.
    pub back: Duration,
    /// Everything that was ever shown to somebody.
    pub told: Vec<Told>,
}

/// Something that was shown: a message, an edit, a form, choices.
#[derive(Clone, Debug)]
pub struct Told {
    /// To whom alone; `None` for everybody.
    pub to: Option<Person>,
    /// All that stands in it, text files too.
    pub text: String,
}

/// What is known of a person.
#[derive(Clone, Debug)]
pub struct Profile {
    pub name: String,
    pub locale: String,
}

/// A message.
#[derive(Clone, Debug, Default)]
pub struct Message {
    pub id: u64,
    pub channel: u64,
    pub text: String,
    pub components: Vec<Value>,
    pub files: Vec<File>,
    /// Who alone can see it.
    pub only_for: Option<Person>,
    /// Who was notified.
    pub pinged: Vec<Person>,
    /// Whether it still says that the bot is thinking.
    pub loading: bool,
    pub deleted: bool,
    /// Whether it came without a sound.
    pub silent: bool,
    pub edits: usize,
    pub nonce: Option<String>,
}

/// A file of a message.
#[derive(Clone)]
pub struct File {
    pub id: u64,
    pub name: String,
    pub alt: Option<String>,
    pub bytes: Vec<u8>,
}

impl fmt::Debug for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.bytes.len();
        write!(f, "{} ({}, {size} bytes, {:?})", self.name, self.id, self.alt)
    }
}

/// Something that somebody did.
#[derive(Clone, Debug)]
pub struct Interaction {
    pub id: u64,
    pub token: String,
    /// A command, a press, a completion or a form.
    pub kind: u8,
    pub person: Person,
    pub channel: u64,
    /// The message pressed on.
    pub pressed: Option<u64>,
    pub sent: Instant,
    /// The body of the first answer.
    pub callback: Option<Value>,
    /// The message that the first answer is about.
    pub original: Option<u64>,
    /// Later answers.
    pub follow_ups: Vec<u64>,
}

impl World {
    /// The next free id.
    pub fn next_id(&mut self) -> u64 {
        self.last_id += 1;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().saturating_sub(self.back);
        let time = u64::try_from(now.as_millis()).unwrap() - BEGINNING;
        (time << 22) + self.last_id
    }

    /// How long ago something was made, as its number says.
    pub(super) fn age(id: u64) -> Duration {
        let made = Duration::from_millis((id >> 22) + BEGINNING);
        SystemTime::now().duration_since(UNIX_EPOCH).unwrap().saturating_sub(made)
    }

    /// Somebody's conversation with the bot.
    pub fn direct(&mut self, person: Person) -> u64 {
        let known = self.directs.iter().find(|(_, whose)| **whose == person);
        if let Some((channel, _)) = known {
            return *channel;
        }
        let channel = self.next_id();
        self.directs.insert(channel, person);
        channel
    }

    /// The messages in somebody's conversation with the bot that are not answers to be dismissed.
    pub fn letters(&self, person: Person) -> Vec<&Message> {
        let here = |message: &&Message| {
            self.directs.get(&message.channel) == Some(&person)
                && message.only_for.is_none()
                && !message.deleted
        };
        self.messages.iter().filter(here).collect()
    }

    /// Everything that somebody could ever see.
    pub fn told(&self, person: Person) -> impl Iterator<Item = &str> {
        let seen = move |told: &&Told| told.to.is_none_or(|to| to == person);
        self.told.iter().filter(seen).map(|told| told.text.as_str())
    }

    /// A message.
    pub fn message(&self, id: u64) -> &Message {
        self.messages.iter().find(|message| message.id == id).expect("the message exists")
    }

    /// Takes a message away without the bot's knowing.
    pub fn vanish(&mut self, id: u64) {
        self.message_mut(id).expect("the message exists").deleted = true;
    }

    pub(super) fn message_mut(&mut self, id: u64) -> Option<&mut Message> {
        self.messages.iter_mut().find(|message| message.id == id && !message.deleted)
    }

    pub(super) fn interaction(&mut self, token: &str) -> Option<&mut Interaction> {
        self.interactions.iter_mut().find(|each| each.token == token)
    }

    /// What somebody sees in a channel, oldest first.
    pub fn seen_by(&self, person: Person, channel: u64) -> Vec<&Message> {
        let visible = |message: &&Message| {
            message.channel == channel
                && !message.deleted
                && message.only_for.is_none_or(|only| only == person)
                && self.directs.get(&channel).is_none_or(|whose| *whose == person)
        };
        self.messages.iter().filter(visible).collect()
    }

    /// What everybody sees in a channel, oldest first.
    pub fn public(&self, channel: u64) -> Vec<&Message> {
        self.seen_by(Person(0), channel)
    }

    /// Whether the bot is connected to the gateway.
    pub fn connected(&self) -> bool {
        self.sessions.values().any(Session::is_live)
    }

    pub(super) fn violation(&mut self, place: &str, what: impl std::fmt::Display) {
        self.violations.push(format!("{place}: {what}"));
    }
}

impl Message {
    /// The buttons: label and id, where they can be pressed.
    pub fn buttons(&self) -> Vec<(&str, &str)> {
        self.controls()
            .filter(|control| control["type"] == 2 && control["disabled"] != true)
            .filter_map(|button| Some((button["label"].as_str()?, button["custom_id"].as_str()?)))
            .collect()
    }

    /// The entries of its menus: label, value and the menu's id.
    pub fn entries(&self) -> Vec<(&str, &str, &str)> {
        let menus = self.controls().filter(|control| control["type"] == 3);
        menus
            .flat_map(|menu| {
                let options = menu["options"].as_array().into_iter().flatten();
                options.filter_map(|option| {
                    let label = option["label"].as_str()?;
                    Some((label, option["value"].as_str()?, menu["custom_id"].as_str()?))
                })
            })
            .collect()
    }

    /// The id of the menu whose question begins so, and the value of its entry with this label.
    pub fn entry(&self, question: &str, label: &str) -> Option<(String, String)> {
        let asks = |menu: &&Value| {
            menu["placeholder"].as_str().is_some_and(|asked| asked.starts_with(question))
        };
        let menu = self.controls().find(asks)?;
        let mut options = menu["options"].as_array()?.iter();
        let option = options.find(|option| option["label"] == label)?;
        Some((menu["custom_id"].as_str()?.to_owned(), option["value"].as_str()?.to_owned()))
    }

    fn controls(&self) -> impl Iterator<Item = &Value> {
        self.components.iter().filter_map(|row| row["components"].as_array()).flatten()
    }
}
