//! Messages as they are kept and as the page gets them.

use serde::{Deserialize, Serialize};

use super::old_text;
use crate::front::wire;
use crate::present::{Button, Entry, Message, Row, Tone};
use crate::store::GameId;
use crate::text::Rich;

/// A message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Kept {
    /// Its number; newer messages have higher ones.
    pub(super) id: u64,
    /// The number of its last change; no two changes of any messages have the same.
    pub(super) rev: u64,
    /// The number of the last change that was news to its readers. A message from before there was
    /// such a number has been read.
    #[serde(default)]
    pub(super) news: u64,
    /// Where it stands.
    pub(super) place: Place,
    /// What it is there.
    #[serde(default)]
    pub(super) part: Part,
    /// Whose it is; `None`: the bot's.
    pub(super) author: Option<String>,
    /// When it was written: seconds since 1970.
    pub(super) time: u64,
    /// The command that it answers.
    pub(super) asked: Option<Asked>,
    /// What it says; `None` once it is taken away.
    pub(super) body: Option<Body>,
}

/// Where a message stands, and who sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "room", content = "person")]
pub(super) enum Place {
    /// In the channel, for everybody.
    Channel,
    /// In the channel, for one person.
    Private(String),
    /// In a person's conversation with the bot.
    Direct(String),
}

/// What a message is in a conversation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Part {
    /// Something that was said.
    #[default]
    Plain,
    /// A player's own view of a game. It is kept up to date.
    Own(GameId),
    /// What a button of an own view led to, or why it led nowhere. It goes when it has served.
    Answer,
}

/// A command that somebody gave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Asked {
    /// Who.
    pub(super) person: String,
    /// The command's name.
    pub(super) command: String,
}

/// What a message says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Body {
    /// The text.
    #[serde(deserialize_with = "old_text::read")]
    pub(super) text: Rich,
    /// The picture.
    pub(super) picture: Option<KeptPicture>,
    /// A text file.
    pub(super) file: Option<KeptFile>,
    /// Buttons and menus.
    pub(super) rows: Vec<KeptRow>,
    /// Who is notified.
    pub(super) ping: Option<String>,
}

/// A picture; its PNG files are kept apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct KeptPicture {
    /// The name of its files: no two pictures ever have the same.
    pub(super) id: String,
    /// The picture in words.
    pub(super) alt: String,
    /// In pixels.
    pub(super) width: u32,
    /// In pixels.
    pub(super) height: u32,
}

/// A text file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct KeptFile {
    /// The file name.
    pub(super) name: String,
    /// The content.
    pub(super) text: String,
}

/// A row of controls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum KeptRow {
    /// Buttons.
    Buttons(Vec<KeptButton>),
    /// A menu.
    Menu(KeptMenu),
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct KeptButton {
    /// What it sends.
    pub(super) press: String,
    /// What it says.
    pub(super) label: String,
    /// How it looks.
    pub(super) tone: String,
    /// Whether it can be pressed.
    pub(super) enabled: bool,
}

/// A menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct KeptMenu {
    /// What it asks.
    pub(super) prompt: String,
    /// What can be chosen.
    pub(super) entries: Vec<KeptEntry>,
}

/// An entry of a menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct KeptEntry {
    /// What it sends.
    pub(super) press: String,
    /// What it says.
    pub(super) label: String,
    /// What it says more.
    pub(super) hint: Option<String>,
}

impl Place {
    /// The only person who sees it; `None`: everybody does.
    pub(super) fn only(&self) -> Option<&str> {
        match self {
            Self::Channel => None,
            Self::Private(person) | Self::Direct(person) => Some(person),
        }
    }
}

impl Body {
    /// A message of text alone.
    pub(super) fn of_text(text: impl Into<Rich>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// What its buttons and menus send.
    pub(super) fn presses(&self) -> impl Iterator<Item = &str> {
        self.rows.iter().flat_map(KeptRow::presses)
    }

    /// A message but for its picture.
    pub(super) fn of(message: &Message) -> Self {
        let file = message.file.as_ref();
        Self {
            text: message.text.clone(),
            picture: None,
            file: file.map(|file| KeptFile { name: file.name.clone(), text: file.text.clone() }),
            rows: message.rows.iter().map(row).collect(),
            ping: message.ping.as_ref().map(|user| user.id.clone()),
        }
    }
}

impl KeptRow {
    /// What its buttons and entries send.
    fn presses(&self) -> Vec<&str> {
        match self {
            Self::Buttons(buttons) => buttons.iter().map(|one| one.press.as_str()).collect(),
            Self::Menu(menu) => menu.entries.iter().map(|one| one.press.as_str()).collect(),
        }
    }
}

fn row(row: &Row) -> KeptRow {
    match row {
        Row::Buttons(buttons) => KeptRow::Buttons(buttons.iter().map(button).collect()),
        Row::Menu(menu) => KeptRow::Menu(KeptMenu {
            prompt: menu.prompt.clone(),
            entries: menu.entries.iter().map(entry).collect(),
        }),
    }
}

fn button(button: &Button) -> KeptButton {
    KeptButton {
        press: wire::encode(&button.press),
        label: button.label.clone(),
        tone: tone(button.tone).to_owned(),
        enabled: button.enabled,
    }
}

fn entry(entry: &Entry) -> KeptEntry {
    KeptEntry {
        press: wire::encode(&entry.press),
        label: entry.label.clone(),
        hint: entry.hint.clone(),
    }
}

const fn tone(tone: Tone) -> &'static str {
    match tone {
        Tone::Primary => "primary",
        Tone::Secondary => "secondary",
        Tone::Success => "success",
        Tone::Danger => "danger",
    }
}
