//! Making up for what channels have missed: while the bot was away, or because Discord did not take
//! a board.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use serenity::builder::GetMessages;
use serenity::model::id::{ChannelId, MessageId};
use tokio::task::spawn_blocking;
use tokio::time::sleep;
use tracing::error;

use super::carry::{logged, retire};
use super::direct::{Letter, Postman};
use super::keys::{channel, place};
use super::markdown;
use super::note::Note;
use super::repeat::{Failure, Trouble};
use crate::present::{self, Delivery, Message};
use crate::store::{Front, GameId, MessageKey, RoomKey};

/// How often channels are looked after, in seconds; what is younger may be on its way.
const PAUSE: u64 = 60;
/// How many of a channel's newest messages may hide a board that was posted but not noted.
const NEWEST: u8 = 20;

/// What makes up for what was missed.
pub struct CatchUp {
    postman: Postman,
    /// Boards that Discord refuses: they are not tried again.
    refused: HashSet<(GameId, u32)>,
}

/// A board that its channel has not seen.
struct Missed {
    room: RoomKey,
    game: GameId,
    moment: u32,
    message: Message,
}

impl CatchUp {
    /// For a host, over a connection.
    pub fn new(postman: Postman) -> Self {
        Self { postman, refused: HashSet::new() }
    }

    /// Makes up for what was missed before the start, then looks after the channels for ever.
    pub async fn run(mut self) {
        self.round(0).await;
        loop {
            sleep(Duration::from_secs(PAUSE)).await;
            self.round(PAUSE).await;
        }
    }

    async fn round(&mut self, settled: u64) {
        let app = Arc::clone(&self.postman.app);
        let found = spawn_blocking(move || present::missed(&app, Front::Discord, settled)).await;
        let found =
            found.inspect_err(|error| error!(%error, "looking for what was missed broke off"));
        let mut letters = Vec::new();
        for (_, delivery) in found.unwrap_or_default() {
            letters.extend(self.deliver(delivery).await);
        }
        for letter in letters {
            self.postman.deliver(vec![letter]).await;
        }
    }

    /// Makes up for what everybody has missed; gives what one player has.
    async fn deliver(&mut self, delivery: Delivery) -> Option<Letter> {
        let style = self.postman.style;
        match delivery {
            Delivery::Post { room, game, moment, message }
                if !self.refused.contains(&(game, moment)) =>
            {
                self.make_up(Missed { room, game, moment, message }).await;
            }
            Delivery::Edit { game, at, message } => {
                let note = drawn(move || Note::draw(&message, style)).await?;
                logged("a lobby", self.postman.calls.edit(place(&at)?, note.edited()).await).ok();
                // The game may have begun meanwhile: this has given old buttons back.
                if self.shown_at(game).await.is_some_and(|shown| shown != at) {
                    retire(&self.postman.calls, &at).await;
                }
            }
            Delivery::Retire(at) => retire(&self.postman.calls, &at).await,
            Delivery::Direct { game, user, moment, at, message } => {
                return Some(Letter { game, user, moment, at, message });
            }
            _ => {}
        }
        None
    }

    /// Posts a board, unless it stands there and only its place was not noted.
    async fn make_up(&mut self, board: Missed) {
        let Missed { room, game, moment, message } = board;
        let Some(channel) = channel(&room) else { return };
        let id = match self.standing(channel, game, &markdown::write(&message.text)).await {
            Some(id) => id,
            None => match self.post(channel, message, (game, moment)).await {
                Some(id) => id,
                None => return,
            },
        };
        let at = MessageKey { room, id: id.to_string() };
        let app = Arc::clone(&self.postman.app);
        if let Ok(Some(before)) = spawn_blocking(move || app.posted(game, moment, at)).await {
            retire(&self.postman.calls, &before).await;
        }
    }

    async fn post(
        &mut self,
        channel: ChannelId,
        message: Message,
        about: (GameId, u32),
    ) -> Option<MessageId> {
        let style = self.postman.style;
        let note = drawn(move || Note::draw(&message, style)).await?;
        let nonce = format!("m{}-{}", about.0, about.1);
        let posted = logged("a missed board", self.postman.calls.post(channel, note, nonce).await);
        let refused = matches!(
            posted,
            Err(Failure { trouble: Trouble::Refused(_) | Trouble::Broken(_), .. })
        );
        if refused {
            self.refused.insert(about);
        }
        posted.ok()
    }

    /// Where the last post about a game stands, as far as is known.
    async fn shown_at(&self, game: GameId) -> Option<MessageKey> {
        let app = Arc::clone(&self.postman.app);
        spawn_blocking(move || app.shown_at(game)).await.ok()?
    }

    /// A message of a bot's among the channel's newest that says just this. One that is not newer
    /// than the game's last is about an earlier moment, or another game.
    async fn standing(&self, channel: ChannelId, game: GameId, text: &str) -> Option<MessageId> {
        let last = self.shown_at(game).await;
        let last = last.as_ref().and_then(place).map(|(_, id)| id);
        let newest =
            channel.messages(&self.postman.calls.own, GetMessages::new().limit(NEWEST)).await;
        let found = newest.ok()?.into_iter().find(|one| {
            one.author.bot && one.content == text && last.is_none_or(|last| one.id > last)
        });
        found.map(|message| message.id)
    }
}

/// Draws off the async threads.
async fn drawn(draw: impl FnOnce() -> Note + Send + 'static) -> Option<Note> {
    spawn_blocking(draw).await.inspect_err(|error| error!(%error, "drawing broke off")).ok()
}
