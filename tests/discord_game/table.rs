//! People, a channel and the bot.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use slagveld::app::App;
use slagveld::front::discord::{DiscordConfig, DiscordError, Token, run_with_patience};
use slagveld::language::Language;
use slagveld::render::{Size, Style, Theme, warm};
use slagveld::store::{Game, GameId, Store};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::discord::{Answer, Discord, Message, Person, TOKEN, World};

/// How long requests may take before they are deferred: longer than in earnest, because drawing is
/// slow in a test.
pub const USUAL: Duration = Duration::from_millis(2500);

/// A bot at work.
pub struct Bot {
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), DiscordError>>,
}

impl Bot {
    /// Starts it on a store.
    pub fn start(discord: &Discord, store: &Path, token: &str, patience: Duration) -> Self {
        let app = Arc::new(App::new(Arc::new(Store::open(store).unwrap())));
        let token = Token::new(token);
        let config = DiscordConfig { token, api: Some(discord.api()), theme: Theme::Dark };
        let (stop, stopped) = oneshot::channel();
        let shutdown = async { stopped.await.unwrap_or_default() };
        Self { stop, task: tokio::spawn(run_with_patience(app, config, patience, shutdown)) }
    }

    /// Waits until it gives up by itself.
    pub async fn end(self) -> Result<(), DiscordError> {
        self.task.await.unwrap()
    }

    /// Stops it.
    pub async fn stop(self) {
        self.stop.send(()).unwrap();
        self.task.await.unwrap().unwrap();
    }
}

/// People, a channel and the bot.
pub struct Table {
    pub discord: Discord,
    pub channel: u64,
    /// Leads the attackers and reads English.
    pub ann: Person,
    /// Leads the defenders and reads Dutch.
    pub bob: Person,
    /// Reads English; plays where more than two do.
    pub cor: Person,
    /// Reads Dutch; plays where four do.
    pub dee: Person,
    store: TempDir,
    patience: Duration,
    bot: Option<Bot>,
    /// How many public messages there have to be.
    posts: usize,
}

impl Table {
    /// The people and a bot that is connected.
    pub async fn new(patience: Duration) -> Self {
        // Drawing the first picture takes long in a test, and people wait for three seconds.
        let style = Style { theme: Theme::Dark, size: Size::DEFAULT };
        tokio::task::spawn_blocking(move || warm(style)).await.unwrap();
        let discord = Discord::start().await;
        let [ann, bob, cor, dee] =
            [("Ann", "en-GB"), ("Bob", "nl"), ("Cor", "en-GB"), ("Dee", "nl")]
                .map(|(name, locale)| discord.person(name, locale));
        let channel = discord.channel();
        let store = tempfile::tempdir().unwrap();
        let bot = Some(Bot::start(&discord, store.path(), TOKEN, patience));
        discord.ready().await;
        Self { discord, channel, ann, bob, cor, dee, store, patience, bot, posts: 0 }
    }

    /// Ends the bot, and starts another on the same store: the first has let go of it, or the
    /// second could not open it.
    pub async fn restart(&mut self) {
        self.stop().await;
        self.bot = Some(Bot::start(&self.discord, self.store.path(), TOKEN, self.patience));
        self.discord.ready().await;
    }

    /// Ends the bot, changes the first game in its store, and starts another.
    pub async fn change(&mut self, change: impl FnOnce(&mut Game)) {
        self.stop().await;
        {
            let store = Store::open(self.store.path()).unwrap();
            let before = store.game(GameId(1)).unwrap().unwrap();
            let mut game = before.clone();
            change(&mut game);
            store.put_game(&before, &game).unwrap();
        }
        self.bot = Some(Bot::start(&self.discord, self.store.path(), TOKEN, self.patience));
        self.discord.ready().await;
    }

    /// The language that somebody reads.
    pub fn language(&self, who: Person) -> Language {
        if [self.bob, self.dee].contains(&who) { Language::Nl } else { Language::En }
    }

    async fn stop(&mut self) {
        self.bot.take().expect("a bot at work").stop().await;
    }

    /// Ends the bot and checks that everything was in order.
    pub async fn leave(mut self) {
        self.discord.calm().await;
        assert_eq!(self.discord.world().public(self.channel).len(), self.posts);
        self.stop().await;
        self.discord.check();
    }

    /// A command.
    pub async fn slash(&self, who: Person, command: &str, options: &[(&str, &str)]) -> Answer {
        self.discord.slash(who, self.channel, command, options).await
    }

    /// A command whose answer never arrives.
    pub async fn lost(&self, who: Person, command: &str, options: &[(&str, &str)]) {
        let token = self.discord.slash_only(who, self.channel, command, options);
        let failed = |call: &String| call.contains("/callback") && call.ends_with(" 404");
        let find = |world: &World| world.calls.iter().any(failed).then_some(());
        self.discord.until("a callback that fails", find).await;
        let mut world = self.discord.world();
        let at = world.interactions.iter().position(|each| each.token == token).unwrap();
        assert!(world.interactions.remove(at).callback.is_none());
    }

    /// Waits until a message has something in its text or its controls.
    pub async fn shows(&self, id: u64, what: &str) {
        let find = |world: &World| {
            let message = world.message(id);
            let shown = format!("{} {:?}", message.text, message.components);
            shown.contains(what).then_some(())
        };
        self.discord.until(what, find).await;
    }

    /// The private message that followed a press.
    pub async fn followed(&self, answer: &Answer) -> Message {
        let find = |world: &World| {
            let interaction = world.interactions.iter().find(|each| each.token == answer.token)?;
            Some(world.message(*interaction.follow_ups.first()?).clone())
        };
        let message = self.discord.until("a follow-up", find).await;
        assert!(message.only_for.is_some());
        message
    }

    /// Ann opens a game, Bob sits down by button, Ann starts. Gives the board.
    pub async fn begin(&mut self) -> Message {
        let options = [("layout", "bell"), ("side", "attackers")];
        self.slash(self.ann, "tawlbwrdd new", &options).await;
        let lobby = self.posted(&[]).await;
        // The lobby's place is noted a moment after it can be seen.
        self.discord.calm().await;
        let joined = self.discord.click(self.bob, lobby.id, "Join: defenders").await;
        assert_eq!((joined.kind, joined.message.unwrap().id), (7, lobby.id));
        self.discord.click(self.ann, lobby.id, "Start").await;
        self.posted(&[self.ann]).await
    }

    /// Somebody types a move. Gives the new board.
    pub async fn types(&mut self, who: Person, played: &str) -> Message {
        self.slash(who, "tawlbwrdd move", &[("move", played)]).await;
        self.posted(&[self.other(who)]).await
    }

    /// Somebody moves by button and menus. Gives the new board.
    pub async fn chooses(&mut self, who: Person, board: &Message, played: &str) -> Message {
        let (from, to) = played.split_once('-').unwrap();
        let pieces = self.discord.click(who, board.id, "Move").await;
        assert_eq!(pieces.kind, 4);
        let panel = pieces.message.unwrap().id;
        for square in [from, to] {
            let next = self.discord.select(who, panel, square).await;
            assert_eq!((next.kind, next.message.map(|message| message.id)), (7, Some(panel)));
        }
        self.posted(&[self.other(who)]).await
    }

    /// Waits for one new public message that notifies these people and takes the buttons off the
    /// ones before.
    pub async fn posted(&mut self, pinged: &[Person]) -> Message {
        self.posts += 1;
        let (channel, posts) = (self.channel, self.posts);
        let find = |world: &World| {
            let public = world.public(channel);
            let (last, before) = public.split_last()?;
            let alone = before.iter().all(|message| message.components.is_empty());
            (public.len() == posts && alone && !last.loading).then(|| (*last).clone())
        };
        let board = self.discord.until(&format!("post {posts}"), find).await;
        assert_eq!(board.pinged, pinged, "{}", board.text);
        // While people set up there is nothing to see yet.
        if !board.text.contains("set up, each in secret") {
            pictured(&board);
        }
        board
    }

    /// The other player.
    pub fn other(&self, who: Person) -> Person {
        if who == self.ann { self.bob } else { self.ann }
    }
}

/// A board has one picture, in words too.
fn pictured(board: &Message) {
    let [picture] = &board.files[..] else { panic!("one picture: {board:?}") };
    assert!(picture.bytes.starts_with(b"\x89PNG"));
    assert!(picture.alt.as_ref().unwrap().contains(" by "), "{picture:?}");
}
