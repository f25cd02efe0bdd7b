//! What people read, in both languages, within Discord's limits.

mod bosworth;

use std::sync::Arc;

use super::*;
use crate::app::{Ask, Completion, Control, Deploy, Invocation, Person, Press, Room};
use crate::games::tawlbwrdd::{Layout, View};
use crate::games::veldslag::Square;
use crate::games::{AnyView, GameKind};
use crate::store::{Front, GameId, MessageKey, RoomKey, Store, UserKey};

struct Table {
    app: App,
    language: Language,
    posts: u32,
    transcript: Vec<String>,
    _folder: tempfile::TempDir,
}

impl Table {
    fn new(language: Language) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Store::open(folder.path()).unwrap());
        let app = App::new(store);
        Self { app, language, posts: 0, transcript: Vec::new(), _folder: folder }
    }

    fn room(&self) -> Room {
        let key = RoomKey { front: Front::Discord, id: "7/8".into() };
        Room { key, language: self.language, direct: false, moderator: false }
    }

    fn person(&self, name: &str) -> Person {
        let key = UserKey { front: Front::Discord, id: name.to_lowercase() };
        Person { key, name: name.into(), language: self.language }
    }

    fn ask(&mut self, who: &str, what: &str, ask: Ask) {
        self.transcript.push(format!("\n> {who}: {what}"));
        let request = Request { who: self.person(who), room: self.room(), ask };
        for delivery in answer(&self.app, &request) {
            self.show(&delivery);
        }
    }

    /// `tawlbwrdd new` or `veldslag setup place piece:bomb square:a1`.
    fn say(&mut self, who: &str, line: &str) {
        let (path, given): (Vec<&str>, Vec<&str>) =
            line.split(' ').partition(|word| !word.contains(':'));
        let (command, path) = path.split_first().unwrap();
        let subcommand = (!path.is_empty()).then(|| path.join(" "));
        let option = |word: &&str| {
            let (name, value) = word.split_once(':').unwrap();
            (name.to_owned(), value.to_owned())
        };
        let options = given.iter().map(option).collect();
        let ask = Ask::Command(Invocation { command: (*command).into(), subcommand, options });
        self.ask(who, &format!("/{line}"), ask);
    }

    fn press(&mut self, who: &str, ply: u32, control: Control) {
        let what = format!("[{control:?}]");
        self.ask(who, &what, Ask::Press(Press::Game { game: GameId(1), ply, control }, None));
    }

    fn show(&mut self, delivery: &Delivery) {
        let (head, message) = match delivery {
            Delivery::Private(message) => ("private".to_owned(), Some(message)),
            Delivery::Refused(message) => ("refused".to_owned(), Some(message)),
            Delivery::Done(message) => ("private, done".to_owned(), Some(message)),
            Delivery::Post { game, moment, message, .. } => {
                self.posts += 1;
                let id = format!("m{}", self.posts);
                let at = MessageKey { room: self.room().key, id: id.clone() };
                let retired = self.app.posted(*game, *moment, at).map(|old| old.id);
                (format!("post {id}, retires {retired:?}"), Some(message))
            }
            Delivery::Show(message) => ("show".to_owned(), Some(message)),
            Delivery::Edit { at, message, .. } => (format!("edit {}", at.id), Some(message)),
            Delivery::Retire(at) => (format!("retire {}", at.id), None),
            Delivery::Direct { game, user, moment, message, .. } => {
                let at = MessageKey { room: self.room().key, id: format!("d{}", user.id) };
                self.app.direct_shown(*game, user, *moment, at);
                (format!("direct message to {}", user.id), Some(message))
            }
            Delivery::Form(form) => {
                self.transcript.push(format!("(form) {}", form.title));
                let field = |field: &Field| format!("    {}: {}", field.label, field.value);
                self.transcript.extend(form.fields.iter().map(field));
                return;
            }
        };
        self.transcript.push(format!("({head})"));
        if let Some(message) = message {
            check_limits(message);
            self.transcript.extend(shown(message));
        }
    }

    /// The transcript with what chance decides left out.
    fn transcript(&self) -> String {
        let hex = |word: &str| word.len() == 64 && word.bytes().all(|b| b.is_ascii_hexdigit());
        let line = |line: &str| {
            let words = line.split(' ').map(|word| if hex(word) { "HEX" } else { word });
            words.collect::<Vec<_>>().join(" ")
        };
        self.transcript.join("\n").lines().map(line).collect::<Vec<_>>().join("\n")
    }
}

fn shown(message: &Message) -> Vec<String> {
    let mut lines = vec![message.text.to_string()];
    let picture = message.picture.iter();
    lines.extend(picture.map(|one| format!("    picture {} – {}", one.caption.status, one.alt)));
    if let Some(file) = &message.file {
        let by_chance =
            |line: &&str| ["[Date", "[Commit", "[Seed"].iter().any(|tag| line.starts_with(tag));
        let kept = file.text.lines().filter(|line| !by_chance(line));
        lines.extend(kept.map(|line| format!("    | {line}")));
    }
    lines.extend(message.rows.iter().map(|row| format!("    {}", controls_of(row))));
    lines.extend(message.ping.iter().map(|ping| format!("    notifies {ping}")));
    lines
}

fn controls_of(row: &Row) -> String {
    let button = |button: &Button| {
        let off = if button.enabled { "" } else { " (off)" };
        format!("[{}{off}]", button.label)
    };
    match row {
        Row::Buttons(buttons) => buttons.iter().map(button).collect::<Vec<_>>().join(" "),
        Row::Menu(menu) => {
            let first = &menu.entries[0];
            let hint = first.hint.as_deref().unwrap_or("-");
            format!(
                "menu {}: {} entries, {} ({hint}) …",
                menu.prompt,
                menu.entries.len(),
                first.label
            )
        }
    }
}

/// Discord's limits, as far as a message can break them.
fn check_limits(message: &Message) {
    let length = |text: &str| text.chars().count();
    assert!(length(&message.text.to_string()) <= 2000);
    assert!(!message.text.is_empty());
    assert!(message.rows.len() <= 5);
    if let Some(picture) = &message.picture {
        assert!(length(&picture.alt) <= 1024, "{}", picture.alt);
    }
    for row in &message.rows {
        match row {
            Row::Buttons(buttons) => {
                assert!((1..=5).contains(&buttons.len()));
                assert!(buttons.iter().all(|button| (1..=80).contains(&length(&button.label))));
            }
            Row::Menu(menu) => {
                assert!((1..=25).contains(&menu.entries.len()));
                assert!(length(&menu.prompt) <= 150);
                assert!(menu.entries.iter().all(|entry| (1..=100).contains(&length(&entry.label))));
                let hints = menu.entries.iter().filter_map(|entry| entry.hint.as_ref());
                assert!(hints.into_iter().all(|hint| (1..=100).contains(&length(hint))));
            }
        }
    }
}

/// A whole game with its detours, as everybody reads it.
fn conversation(language: Language) -> String {
    let mut table = Table::new(language);
    table.say("Ann", "tawlbwrdd board");
    table.say("Ann", "help");
    table.say("Ann", "tawlbwrdd new side:attackers");
    table.say("Bob", "tawlbwrdd new");
    table.press("Ann", 0, Control::Start);
    table.press("B*o*b", 0, Control::Join(None));
    table.say("Cor", "tawlbwrdd join");
    table.press("Ann", 0, Control::Start);
    table.say("Ann", "tawlbwrdd move move:d11-d5");
    table.say("Ann", "tawlbwrdd move move:d11");
    table.press("Ann", 0, Control::Pieces);
    table.press("Ann", 0, Control::Squares("d11".into()));
    table.press("Ann", 0, Control::Play("d11-c11".into()));
    table.press("B*o*b", 0, Control::Pieces);
    for (who, action) in [("B*o*b", "h6-h2"), ("Ann", "k4-k3"), ("B*o*b", "g6-h6")] {
        table.say(who, &format!("tawlbwrdd move move:{action}"));
    }
    table.press("Ann", 4, Control::Squares("k3".into()));
    table.say("Ann", "tawlbwrdd move move:k3-h3");
    table.press("B*o*b", 5, Control::OfferDraw);
    table.press("Ann", 5, Control::DeclineDraw);
    table.say("Cor", "games");
    table.say("B*o*b", "games");
    table.say("Ann", "help");
    table.say("Ann", "tawlbwrdd board");
    for (who, action) in [("B*o*b", "h6-h4"), ("Ann", "c11-b11"), ("B*o*b", "f6-i6")] {
        table.say(who, &format!("tawlbwrdd move move:{action}"));
    }
    table.say("Ann", "tawlbwrdd resign");
    table.say("Ann", "tawlbwrdd move move:h11-h6");
    table.say("Cor", "tawlbwrdd record");
    table.say("Cor", "tawlbwrdd board");
    table.say("Cor", "settings");
    table.transcript()
}

/// A game with hidden pieces: what each of the two and the others read.
fn battle(language: Language) -> String {
    let mut table = Table::new(language);
    table.say("Ann", "veldslag new colour:red");
    table.say("Bob", "veldslag join");
    table.say("Bob", "veldslag setup show");
    table.say("Bob", "veldslag start");
    table.say("Cor", "veldslag setup show");
    table.say("Ann", "veldslag setup text front:12147S53 middle:1134B2B6 back:F3B1B45");
    table.say("Ann", "veldslag setup text front:12147S53 middle:1134B2B6 back:F3B1B45.");
    table.say("Ann", "veldslag setup ready");
    table.say("Ann", "veldslag setup place piece:flag square:h1");
    table.say("Ann", "veldslag setup place piece:miner square:h1");
    table.say("Ann", "veldslag setup swap square:h1 with:h2");
    table.press("Ann", 0, Control::Deploy(Deploy::Choose(square("a1"))));
    table.say("Ann", "veldslag setup swap square:h2 with:h1");
    table.press("Ann", 0, Control::Deploy(Deploy::Form));
    table.say("Ann", "veldslag setup save name:mine");
    table.say("Ann", "veldslag setup ready");
    table.say("Ann", "veldslag setup clear");
    table.say("Bob", "veldslag move move:a3-a4");
    table.say("Bob", "games");
    table.say("Bob", "help");
    table.say("Bob", "veldslag setup text front:3F1S4275 middle:1123B4B6 back:11B3B425");
    table.say("Bob", "veldslag setup ready");
    table.say("Ann", "veldslag move move:h1-h4");
    table.press("Ann", 0, Control::Pieces);
    table.press("Ann", 0, Control::Squares("a3".into()));
    for (who, action) in [("Ann", "a3a6"), ("Bob", "g6g5"), ("Ann", "g3-g4"), ("Bob", "g5g4")] {
        table.say(who, &format!("veldslag move move:{action}"));
    }
    table.say("Ann", "veldslag army");
    table.say("Bob", "veldslag record");
    table.say("Cor", "veldslag record");
    table.say("Cor", "veldslag army");
    table.say("Bob", "veldslag claim");
    table.say("Ann", "veldslag move move:f3g3");
    for (who, action) in [("Bob", "h6h5"), ("Ann", "g3g4"), ("Bob", "h5h4"), ("Ann", "e3e4")] {
        table.say(who, &format!("veldslag move move:{action}"));
    }
    for (who, action) in [("Bob", "h4g4"), ("Ann", "b3b4"), ("Bob", "d6d5"), ("Ann", "b4b5")] {
        table.say(who, &format!("veldslag move move:{action}"));
    }
    table.say("Bob", "veldslag move move:d5d4");
    table.say("Ann", "veldslag move move:b5b6");
    table.say("Cor", "veldslag record");
    table.say("Cor", "veldslag replay");
    table.transcript()
}

fn square(name: &str) -> Square {
    Square::read(name).unwrap().0
}

#[test]
fn a_battle_reads_well_in_english() {
    insta::assert_snapshot!(battle(Language::En));
}

#[test]
fn a_battle_reads_well_in_dutch() {
    insta::assert_snapshot!(battle(Language::Nl));
}

#[test]
fn a_game_reads_well_in_english() {
    insta::assert_snapshot!(conversation(Language::En));
}

#[test]
fn a_game_reads_well_in_dutch() {
    insta::assert_snapshot!(conversation(Language::Nl));
}

#[test]
fn every_page_of_the_rules_fits_a_message_and_its_picture_says_so() {
    for language in Language::ALL {
        let pages = |kind| crate::app::rules::pages(kind).iter().map(move |page| (kind, page));
        for (kind, page) in GameKind::ALL.into_iter().flat_map(pages) {
            let words = words::Words(language);
            let message = rules::page(kind, page, words);
            check_limits(&message);
            let title = format!("**{}: ", words.kind(kind));
            assert!(message.text.to_string().starts_with(&title), "{page}");
        }
    }
    assert!(rules::diagram(GameKind::Tawlbwrdd, "moving").is_some());
    for page in ["capturing", "king"] {
        let Some(AnyView::Tawlbwrdd(view)) = rules::diagram(GameKind::Tawlbwrdd, page) else {
            panic!("{page} has a diagram");
        };
        assert!(!view.last().unwrap().fallen.squares().is_empty(), "{page} shows a capture");
    }
}

#[test]
fn commands_keep_discords_limits_in_every_language() {
    let fits = |texts: &Texts, most: usize| {
        texts.iter().all(|(_, text)| (1..=most).contains(&text.chars().count()))
    };
    let is_name = |texts: &Texts| {
        fits(texts, 32)
            && texts.iter().all(|(_, name)| *name == name.to_lowercase() && !name.contains(' '))
    };
    let check_options = |options: &[OptionText]| {
        for option in options {
            assert!(is_name(&option.names) && fits(&option.descriptions, 100), "{}", option.key);
            assert!(option.choices.len() <= 25);
            assert!(option.choices.iter().all(|(_, texts)| fits(texts, 100)));
        }
    };
    for command in catalogue() {
        assert!(is_name(&command.names) && fits(&command.descriptions, 100), "{}", command.key);
        assert!(command.subcommands.len() <= 25);
        check_options(&command.options);
        for sub in &command.subcommands {
            assert!(is_name(&sub.names) && fits(&sub.descriptions, 100), "{}", sub.key);
            check_options(&sub.options);
        }
    }
}

#[test]
fn no_text_of_the_catalogue_is_missing() {
    let text = format!("{:?}", catalogue());
    for prefix in ["\"command-", "\"option-", "\"choice-"] {
        assert!(!text.contains(prefix), "{prefix}");
    }
}

#[test]
fn completion_says_how_many_more_there_are() {
    let mut table = Table::new(Language::Nl);
    table.say("Ann", "tawlbwrdd new side:attackers");
    table.say("Bob", "tawlbwrdd join");
    table.say("Bob", "tawlbwrdd start");
    let completion = Completion {
        who: table.person("Ann"),
        room: table.room(),
        invocation: Invocation { command: "tawlbwrdd".into(), ..Invocation::default() },
        option: "move".into(),
        typed: String::new(),
    };
    let choices = complete(&table.app, &completion);
    assert_eq!(choices.len(), 25);
    assert!(choices[24].label.contains("99") && choices[24].value.len() < 9, "{:?}", choices[24]);
}

#[test]
fn the_longest_description_fits() {
    for layout in Layout::ALL {
        let view = AnyView::Tawlbwrdd(View::diagram(layout.position(), None).unwrap());
        for language in Language::ALL {
            assert!(picture(&view, language).alt.chars().count() < 700);
        }
    }
}
