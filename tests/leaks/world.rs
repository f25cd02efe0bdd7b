//! One world: the host, people in a room, and everything that each of them gets.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use slagveld::app::{App, Ask, Completion, Control, Invocation, Person, Press, Request, Room};
use slagveld::language::Language;
use slagveld::present::{Delivery, Message, answer, complete};
use slagveld::render::{Size, Style, Theme};
use slagveld::store::{Front, Game, GameId, MessageKey, RoomKey, Store, UserKey};

const STYLE: Style = Style { theme: Theme::Dark, size: Size::MIN };

/// The only game.
const GAME: GameId = GameId(1);

pub struct World {
    app: App,
    people: Vec<String>,
    /// What each person has received, in order.
    heard: BTreeMap<String, Vec<String>>,
    /// How many messages stand in each place: in the room, and in conversations with the bot. One
    /// more where others can't see it changes nothing that they get.
    messages: BTreeMap<String, u32>,
    /// Whether pictures are drawn.
    draws: bool,
    _folder: tempfile::TempDir,
}

impl World {
    /// A room with some people and no game.
    pub fn new(people: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Store::open(folder.path()).unwrap());
        Self {
            app: App::new(store),
            people: people.iter().map(|who| (*who).to_owned()).collect(),
            heard: BTreeMap::new(),
            messages: BTreeMap::new(),
            draws: false,
            _folder: folder,
        }
    }

    /// What somebody has received.
    pub fn heard(&self, who: &str) -> &[String] {
        &self.heard[who]
    }

    /// The game as it is kept.
    pub fn game(&self) -> Game {
        self.app.store().game(GAME).unwrap().unwrap()
    }

    /// Changes what has been drawn by lot.
    pub fn change(&self, change: impl FnOnce(&mut Game)) {
        let before = self.game();
        let mut game = before.clone();
        change(&mut game);
        self.app.store().put_game(&before, &game).unwrap();
    }

    /// Pictures take time: whether they are drawn from now on.
    pub fn draw(&mut self, draws: bool) {
        self.draws = draws;
    }

    /// Gives a command in the room: `veldslag setup place piece:flag square:a1`.
    pub fn say(&mut self, who: &str, line: &str) {
        self.ask(who, room(), Ask::Command(invocation(line)));
    }

    /// Gives a command in the conversation with the bot.
    pub fn whisper(&mut self, who: &str, line: &str) {
        self.ask(who, conversation(who), Ask::Command(invocation(line)));
    }

    /// Presses a button that was shown after so many actions.
    pub fn press(&mut self, who: &str, ply: u32, control: Control) {
        let press = Press::Game { game: GAME, ply, control };
        self.ask(who, room(), Ask::Press(press, None));
    }

    /// Types an option of a command.
    pub fn complete(&mut self, who: &str, line: &str, option: &str, typed: &str) {
        let completion = Completion {
            who: person(who),
            room: room(),
            invocation: invocation(line),
            option: option.into(),
            typed: typed.into(),
        };
        let choices = complete(&self.app, &completion);
        self.hear(who, format!("{choices:?}"));
    }

    fn ask(&mut self, who: &str, room: Room, ask: Ask) {
        let request = Request { who: person(who), room, ask };
        for delivery in answer(&self.app, &request) {
            self.deliver(who, delivery);
        }
    }

    fn deliver(&mut self, who: &str, delivery: Delivery) {
        match delivery {
            Delivery::Private(message) | Delivery::Refused(message) | Delivery::Done(message) => {
                self.receive(who, &message);
            }
            Delivery::Form(form) => self.hear(who, format!("{form:?}")),
            Delivery::Post { game, moment, message, .. } => {
                let at = self.place(room().key);
                let retired = self.app.posted(game, moment, at);
                self.hear_all(&format!("{retired:?}"));
                self.receive_all(&message);
            }
            Delivery::Show(message) | Delivery::Edit { message, .. } => self.receive_all(&message),
            Delivery::Retire(at) => self.hear_all(&format!("{at:?}")),
            Delivery::Direct { game, user, moment, at, message } => {
                let place = self.place(conversation(&user.id).key);
                self.app.direct_shown(game, &user, moment, place);
                self.hear(&user.id, format!("{moment} {at:?}"));
                self.receive(&user.id, &message);
            }
        }
    }

    /// Where the next message in a room stands.
    fn place(&mut self, room: RoomKey) -> MessageKey {
        let count = self.messages.entry(room.id.clone()).or_default();
        *count += 1;
        MessageKey { id: count.to_string(), room }
    }

    fn receive_all(&mut self, message: &Message) {
        let text = self.written(message);
        self.hear_all(&text);
    }

    fn receive(&mut self, who: &str, message: &Message) {
        let text = self.written(message);
        self.hear(who, text);
    }

    fn hear_all(&mut self, text: &str) {
        for who in self.people.clone() {
            self.hear(&who, text.to_owned());
        }
    }

    fn hear(&mut self, who: &str, text: String) {
        self.heard.entry(who.into()).or_default().push(text);
    }

    /// Everything of a message: its words, the picture's name, description and bytes, files, what
    /// its buttons send, who is notified.
    fn written(&self, message: &Message) -> String {
        let picture = message.picture.as_ref().map(|picture| {
            let bytes = if self.draws { picture.draw(STYLE) } else { Vec::new() };
            (&picture.name, &picture.alt, digest(&bytes))
        });
        let Message { text, file, rows, ping, .. } = message;
        format!("{text}\n{text:?}\n{picture:?}\n{file:?}\n{rows:?}\n{ping:?}")
    }
}

fn digest(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    hasher.finish()
}

fn invocation(line: &str) -> Invocation {
    let mut words = Vec::new();
    let mut options: Vec<(String, String)> = Vec::new();
    for word in line.split(' ') {
        match (word.split_once(':'), options.last_mut()) {
            (Some((name, value)), _) => options.push((name.into(), value.into())),
            // A value of several words.
            (None, Some((_, value))) => value.extend([" ", word]),
            (None, None) => words.push(word),
        }
    }
    let subcommand = (words.len() > 1).then(|| words[1..].join(" "));
    Invocation { command: words[0].into(), subcommand, options }
}

fn person(name: &str) -> Person {
    let key = UserKey { front: Front::Web, id: name.into() };
    Person { key, name: name.into(), language: Language::Nl }
}

fn room() -> Room {
    Room {
        key: RoomKey { front: Front::Web, id: "channel".into() },
        language: Language::En,
        direct: false,
        moderator: false,
    }
}

/// The room in which somebody is alone with the bot.
fn conversation(who: &str) -> Room {
    let key = RoomKey { front: Front::Web, id: format!("direct-{who}") };
    Room { key, direct: true, ..room() }
}
