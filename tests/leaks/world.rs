//! One world: the host, two players and a spectator, and everything that each of them gets.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use slagveld::app::{App, Ask, Completion, Control, Invocation, Person, Press, Request, Room};
use slagveld::games::veldslag::{Setup, Side};
use slagveld::language::Language;
use slagveld::present::{Delivery, Form, Message, answer, complete};
use slagveld::render::{Size, Style, Theme};
use slagveld::store::{Front, GameId, MessageKey, RoomKey, Store, UserKey};

pub const RED: &str = "ann";
pub const BLUE: &str = "bob";
pub const SPECTATOR: &str = "cor";

const STYLE: Style = Style { theme: Theme::Dark, size: Size::MIN };

pub struct World {
    app: App,
    /// What each person has received, in order.
    heard: BTreeMap<String, Vec<String>>,
    messages: u32,
    ply: u32,
    /// Whether pictures are drawn.
    draws: bool,
    _folder: tempfile::TempDir,
}

impl World {
    /// A game that has just begun, set up so.
    pub fn new(setup: &Setup) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Store::open(folder.path()).unwrap());
        let mut world = Self {
            app: App::new(store),
            heard: BTreeMap::new(),
            messages: 0,
            ply: 0,
            draws: false,
            _folder: folder,
        };
        world.say(RED, "veldslag new colour:red");
        world.say(BLUE, "veldslag join");
        world.say(BLUE, "veldslag start");
        for (who, side) in [(RED, Side::Red), (BLUE, Side::Blue)] {
            world.set_up(
                who,
                &slagveld::games::veldslag::Draft::of(side, setup.army(side)).to_string(),
            );
        }
        world
    }

    fn set_up(&mut self, who: &str, rows: &str) {
        let rows: Vec<&str> = rows.split('/').collect();
        let [front, middle, back] = rows[..] else { panic!("{rows:?}") };
        let line = format!("veldslag setup text front:{front} middle:{middle} back:{back}");
        self.say(who, &line);
        for line in ["setup save name:mine", "setup mirror", "setup mirror", "setup ready"] {
            self.say(who, &format!("veldslag {line}"));
        }
    }

    /// What somebody has received.
    pub fn heard(&self, who: &str) -> &[String] {
        &self.heard[who]
    }

    /// Pictures take time: whether they are drawn from now on.
    pub fn draw(&mut self, draws: bool) {
        self.draws = draws;
    }

    /// `veldslag setup place piece:flag square:a1`
    pub fn say(&mut self, who: &str, line: &str) {
        let (path, given): (Vec<&str>, Vec<&str>) =
            line.split(' ').partition(|word| !word.contains(':'));
        let option = |word: &&str| word.split_once(':').map(|(a, b)| (a.into(), b.into())).unwrap();
        let invocation = Invocation {
            command: path[0].into(),
            subcommand: (path.len() > 1).then(|| path[1..].join(" ")),
            options: given.iter().map(option).collect(),
        };
        self.ask(who, Ask::Command(invocation));
    }

    pub fn press(&mut self, who: &str, control: Control) {
        let press = Press::Game { game: GameId(1), ply: self.ply, control };
        self.ask(who, Ask::Press(press, None));
    }

    /// A move, by whoever it is the turn of.
    pub fn play(&mut self, action: &str) {
        let who = [RED, BLUE][self.ply as usize % 2];
        self.say(who, &format!("veldslag move move:{action}"));
        self.ply += 1;
    }

    /// The last move has been taken back.
    pub fn step_back(&mut self) {
        self.ply -= 1;
    }

    /// What an option can be completed to.
    pub fn complete(&mut self, who: &str, typed: &str) {
        let completion = Completion {
            who: person(who),
            room: room(),
            invocation: Invocation {
                command: "veldslag".into(),
                subcommand: Some("move".into()),
                options: Vec::new(),
            },
            option: "move".into(),
            typed: typed.into(),
        };
        let choices = complete(&self.app, &completion);
        self.hear(who, format!("{choices:?}"));
    }

    fn ask(&mut self, who: &str, ask: Ask) {
        let request = Request { who: person(who), room: room(), ask };
        for delivery in answer(&self.app, &request) {
            self.deliver(who, delivery);
        }
    }

    fn deliver(&mut self, who: &str, delivery: Delivery) {
        self.messages += 1;
        let at = |id: u32| MessageKey { room: room().key, id: id.to_string() };
        match delivery {
            Delivery::Private(message) | Delivery::Refused(message) | Delivery::Done(message) => {
                self.receive(who, &message);
            }
            Delivery::Form(form) => self.fill(who, &form),
            Delivery::Post { game, moment, message, .. } => {
                self.app.posted(game, moment, at(self.messages));
                self.receive_all(&message);
            }
            Delivery::Show(message) | Delivery::Edit { message, .. } => self.receive_all(&message),
            Delivery::Retire(at) => self.hear_all(&format!("{at:?}")),
            Delivery::Direct { game, user, moment, message, .. } => {
                self.app.direct_shown(game, &user, moment, at(self.messages));
                self.receive(&user.id.clone(), &message);
            }
        }
    }

    fn fill(&mut self, who: &str, form: &Form) {
        self.hear(who, format!("{form:?}"));
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
        for who in [RED, BLUE, SPECTATOR] {
            self.hear(who, text.to_owned());
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
        without_lots(&format!("{text}\n{picture:?}\n{file:?}\n{rows:?}\n{ping:?}"))
    }
}

fn digest(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    hasher.finish()
}

/// Seeds and their digests are drawn anew in every world: 64 hexadecimal digits.
fn without_lots(text: &str) -> String {
    let is_digit = |c: char| c.is_ascii_hexdigit();
    let part = |part: &str| if part.len() == 64 { "SEED".to_owned() } else { part.to_owned() };
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(is_digit) {
        let run = rest[start..].find(|c| !is_digit(c)).unwrap_or(rest.len() - start);
        parts.push(rest[..start].to_owned());
        parts.push(part(&rest[start..start + run]));
        rest = &rest[start + run..];
    }
    parts.concat() + rest
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
