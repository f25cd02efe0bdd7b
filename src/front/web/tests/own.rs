use std::sync::Arc;
use std::thread;

use super::super::house::{House, Spot};
use super::super::kept::{Kept, Part};
use super::super::people::Resident;
use super::super::secret::Secret;
use super::reopen;
use crate::app::{App, Ask, Invocation, Request, Room};
use crate::language::Language;
use crate::store::{Front, GameId, MessageKey, RoomKey};

const ROWS: [&str; 2] = [
    "front:12147S53 middle:1134B2B6 back:F3B1B452",
    "front:3F1S4275 middle:1123B4B6 back:11B3B425",
];

/// A room in which Ann and Bob set up.
struct Scene {
    folder: tempfile::TempDir,
    app: Arc<App>,
    house: House,
    players: [Arc<Resident>; 2],
}

fn open(app: &Arc<App>) -> House {
    House::open(Arc::clone(app), Language::En).unwrap()
}

impl Scene {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let app = Arc::new(App::new(reopen(folder.path())));
        let house = open(&app);
        let add =
            |name: &str| house.people.add(name, Language::En, Secret::new().session()).unwrap();
        let players = [add("Ann"), add("Bob")];
        let scene = Self { folder, app, house, players };
        scene.say(0, Spot::Channel, "/veldslag new colour:red");
        scene.say(1, Spot::Channel, "/veldslag join");
        scene.say(0, Spot::Channel, "/veldslag start");
        scene
    }

    fn say(&self, player: usize, spot: Spot, line: &str) {
        let outcome = self.house.say(&self.players[player], spot, line).unwrap();
        assert!(outcome.done, "{line}");
    }

    fn conversation(&self, player: usize) -> Vec<Arc<Kept>> {
        self.house.log.conversation(&self.players[player].id)
    }

    /// What is asked of the app without the front end, as if that broke off before it could answer.
    fn ask(&self, player: usize, subcommand: &str, options: &[(&str, &str)]) {
        let options = options.iter().map(|(name, value)| ((*name).into(), (*value).into()));
        let invocation = Invocation {
            command: "veldslag".into(),
            subcommand: Some(subcommand.into()),
            options: options.collect(),
        };
        let room = Room {
            key: RoomKey { front: Front::Web, id: "channel".into() },
            language: Language::En,
            direct: false,
            moderator: false,
        };
        let who = self.players[player].person();
        let _ = self.app.handle(&Request { who, room, ask: Ask::Command(invocation) });
    }

    /// The room after the bot was started again.
    fn again(self) -> Self {
        let Self { folder, app, house, players } = self;
        drop((house, app));
        let app = Arc::new(App::new(reopen(folder.path())));
        Self { house: open(&app), folder, app, players }
    }
}

fn alt(kept: &Kept) -> String {
    kept.body.as_ref().unwrap().picture.as_ref().unwrap().alt.clone()
}

#[test]
fn a_view_that_was_not_shown_any_more_is_shown_when_the_room_opens() {
    let scene = Scene::new();
    let before = scene.conversation(0);
    assert_eq!((before.len(), before[0].part), (1, Part::Own(GameId(1))));
    scene.ask(0, "setup preset", &[("preset", "wall")]);
    assert_eq!(scene.conversation(0), before);
    let scene = scene.again();
    let after = scene.conversation(0);
    assert_eq!((after.len(), after[0].id), (1, before[0].id));
    assert_ne!(alt(&after[0]), alt(&before[0]));
    let scene = scene.again();
    assert_eq!(scene.conversation(0), after, "nothing is missed any more");
}

#[test]
fn a_view_whose_place_was_not_noted_is_not_shown_twice() {
    let scene = Scene::new();
    let shown = scene.conversation(1).remove(0);
    // The message stands, but the game does not know: as after a crash between the two.
    let room = RoomKey { front: Front::Web, id: "direct-2".into() };
    let nowhere = MessageKey { room, id: "999".into() };
    scene.app.direct_shown(GameId(1), &scene.players[1].key(), 2, nowhere);
    for preset in ["wall", "corner", "screen"] {
        scene.ask(1, "setup preset", &[("preset", preset)]);
    }
    let scene = scene.again();
    let conversation = scene.conversation(1);
    assert_eq!(conversation.len(), 1);
    assert_eq!(conversation[0].id, shown.id);
    assert_ne!(alt(&conversation[0]), alt(&shown));
}

#[test]
fn many_who_ask_at_once_in_all_places_all_get_their_answers() {
    let scene = Scene::new();
    for (player, rows) in ROWS.iter().enumerate() {
        scene.say(player, Spot::Direct, &format!("/veldslag setup text {rows}"));
    }
    thread::scope(|threads| {
        for (player, spot) in
            [(0, Spot::Direct), (1, Spot::Direct), (0, Spot::Channel), (1, Spot::Channel)]
        {
            let scene = &scene;
            threads.spawn(move || {
                for line in ["/veldslag setup ready", "/veldslag setup unready", "/veldslag board"]
                {
                    scene.house.say(&scene.players[player], spot, line).unwrap();
                }
            });
        }
    });
    for player in [0, 1] {
        let own = |one: &&Arc<Kept>| matches!(one.part, Part::Own(_));
        assert_eq!(scene.conversation(player).iter().filter(own).count(), 1);
    }
}

#[test]
fn a_move_of_another_game_is_told_where_it_was_asked_for() {
    let scene = Scene::new();
    scene.say(0, Spot::Channel, "/tawlbwrdd new side:attackers");
    scene.say(1, Spot::Channel, "/tawlbwrdd join");
    scene.say(1, Spot::Channel, "/tawlbwrdd start");
    let before = scene.conversation(0).len();
    scene.say(0, Spot::Direct, "/tawlbwrdd move d11-d9");
    let said = scene.conversation(0);
    assert_eq!(said.len(), before + 1);
    let text = said.last().unwrap().body.as_ref().unwrap().text.to_string();
    assert!(text.contains("d11-d9"), "{text}");
}
