//! Some people, a room, and the host.

use std::sync::Arc;

use tempfile::TempDir;

use crate::app::*;
use crate::language::Language;
use crate::store::{Front, GameId, MessageKey, RoomKey, Store, UserKey};

pub(super) struct Club {
    pub(super) app: App,
    _folder: TempDir,
}

pub(super) fn club() -> Club {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Store::open(folder.path()).unwrap());
    Club { app: App::new(store), _folder: folder }
}

pub(super) fn room(id: &str) -> Room {
    Room {
        key: RoomKey { front: Front::Web, id: id.into() },
        language: Language::En,
        direct: id == "direct",
        moderator: false,
    }
}

pub(super) fn person(name: &str) -> Person {
    let key = UserKey { front: Front::Web, id: name.into() };
    Person { key, name: name.into(), language: Language::En }
}

/// `tawlbwrdd new side:attackers` as an invocation.
pub(super) fn invocation(line: &str) -> Invocation {
    let mut words = line.split(' ').peekable();
    let command = words.next().unwrap().to_owned();
    let mut path = Vec::new();
    while let Some(word) = words.next_if(|word| !word.contains(':')) {
        path.push(word);
    }
    let subcommand = (!path.is_empty()).then(|| path.join(" "));
    let options = words
        .map(|word| word.split_once(':').unwrap())
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    Invocation { command, subcommand, options }
}

impl Club {
    pub(super) fn ask(&self, who: &str, room: Room, ask: Ask) -> Vec<Reply> {
        self.app.handle(&Request { who: person(who), room, ask }).replies
    }

    pub(super) fn say(&self, who: &str, line: &str) -> Vec<Reply> {
        self.ask(who, room("hall"), Ask::Command(invocation(line)))
    }

    pub(super) fn press(&self, who: &str, ply: u32, control: Control) -> Vec<Reply> {
        let press = Press::Game { game: GameId(1), ply, control };
        self.ask(who, room("hall"), Ask::Press(press, None))
    }

    /// A game between ann (attackers) and bob.
    pub(super) fn with_game() -> Self {
        let club = club();
        posts(&club.say("ann", "tawlbwrdd new side:attackers"));
        club.say("bob", "tawlbwrdd join");
        posts(&club.say("bob", "tawlbwrdd start"));
        club
    }

    /// Ann (Red) and bob set up.
    pub(super) fn setting_up() -> Self {
        let club = club();
        posts(&club.say("ann", "veldslag new colour:red"));
        club.say("bob", "veldslag join");
        posts(&club.say("bob", "veldslag start"));
        club
    }

    /// A game between ann (Red) and bob.
    pub(super) fn with_battle() -> Self {
        let club = Self::setting_up();
        club.say("ann", "veldslag setup text front:12147S53 middle:1134B2B6 back:F3B1B452");
        club.say("bob", "veldslag setup text front:3F1S4275 middle:1123B4B6 back:11B3B425");
        club.say("ann", "veldslag setup ready");
        posts(&club.say("bob", "veldslag setup ready"));
        club
    }

    pub(super) fn game(&self) -> crate::store::Game {
        self.app.store().game(GameId(1)).unwrap().unwrap()
    }
}

/// The news of the one public post among replies.
pub(super) fn posts(replies: &[Reply]) -> News {
    let mut posts = replies.iter().filter_map(|reply| match reply {
        Reply::Post(_, news) => Some(news.clone()),
        _ => None,
    });
    let news = posts.next().unwrap_or_else(|| panic!("no post in {replies:?}"));
    assert_eq!(posts.next(), None);
    news
}

/// The refusal that is the whole answer, but for a player's own view that is shown again.
pub(super) fn refusal(replies: &[Reply]) -> &Refusal {
    match replies {
        [Reply::Private(Private::Refused(refusal))]
        | [Reply::Private(Private::Own(_)), Reply::Private(Private::Refused(refusal))] => refusal,
        other => panic!("no refusal: {other:?}"),
    }
}

pub(super) fn private(replies: &[Reply]) -> &Private {
    replies
        .iter()
        .find_map(|reply| match reply {
            Reply::Private(private) => Some(private),
            _ => None,
        })
        .unwrap_or_else(|| panic!("nothing private in {replies:?}"))
}

pub(super) fn message(id: &str) -> MessageKey {
    MessageKey { room: room("hall").key, id: id.into() }
}
