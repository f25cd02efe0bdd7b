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

use super::carry::{logged, place, retire};
use super::line::Calls;
use super::note::Note;
use super::repeat::{Failure, Trouble};
use crate::app::App;
use crate::present::{self, Delivery, Message};
use crate::render::Style;
use crate::store::{Front, GameId, MessageKey, RoomKey};

/// How often channels are looked after, in seconds; what is younger may be on its way.
const PAUSE: u64 = 60;
/// How many of a channel's newest messages may hide a board that was posted but not noted.
const NEWEST: u8 = 20;

/// What makes up for what was missed.
pub struct CatchUp {
    app: Arc<App>,
    calls: Calls,
    style: Style,
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
    pub fn new(app: Arc<App>, calls: Calls, style: Style) -> Self {
        Self { app, calls, style, refused: HashSet::new() }
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
        let app = Arc::clone(&self.app);
        let found = spawn_blocking(move || present::missed(&app, Front::Discord, settled)).await;
        let found =
            found.inspect_err(|error| error!(%error, "looking for what was missed broke off"));
        for (room, delivery) in found.unwrap_or_default() {
            self.deliver(room, delivery).await;
        }
    }

    async fn deliver(&mut self, room: RoomKey, delivery: Delivery) {
        let style = self.style;
        match delivery {
            Delivery::Post { game, moment, message, .. } if !self.refused.contains(&(game, moment)) => {
                self.make_up(Missed { room, game, moment, message }).await;
            }
            Delivery::Edit { at, message } => {
                let Some(note) = drawn(move || Note::draw(&message, style)).await else { return };
                let Some(place) = place(&at) else { return };
                logged("a lobby", self.calls.edit(place, note.edited()).await).ok();
            }
            Delivery::Retire(at) => retire(&self.calls, &at).await,
            _ => {}
        }
    }

    /// Posts a board, unless it stands there and only its place was not noted.
    async fn make_up(&mut self, board: Missed) {
        let Missed { room, game, moment, message } = board;
        let channel = room.id.rsplit('/').next().and_then(|id| id.parse().ok());
        let Some(channel) = channel.filter(|id| *id != 0).map(ChannelId::new) else { return };
        let id = match self.standing(channel, &message.text).await {
            Some(id) => id,
            None => match self.post(channel, message, (game, moment)).await {
                Some(id) => id,
                None => return,
            },
        };
        let at = MessageKey { room, id: id.to_string() };
        let app = Arc::clone(&self.app);
        if let Ok(Some(before)) = spawn_blocking(move || app.posted(game, moment, at)).await {
            retire(&self.calls, &before).await;
        }
    }

    async fn post(
        &mut self,
        channel: ChannelId,
        message: Message,
        about: (GameId, u32),
    ) -> Option<MessageId> {
        let style = self.style;
        let note = drawn(move || Note::draw(&message, style)).await?;
        let nonce = format!("m{}-{}", about.0, about.1);
        let posted = logged("a missed board", self.calls.post(channel, note, nonce).await);
        let refused = matches!(
            posted,
            Err(Failure { trouble: Trouble::Refused(_) | Trouble::Broken(_), .. })
        );
        if refused {
            self.refused.insert(about);
        }
        posted.ok()
    }

    /// A message of a bot's among the channel's newest that says just this.
    async fn standing(&self, channel: ChannelId, text: &str) -> Option<MessageId> {
        let newest = channel.messages(&self.calls.own, GetMessages::new().limit(NEWEST)).await;
        let found = newest.ok()?.into_iter().find(|one| one.author.bot && one.content == text);
        found.map(|message| message.id)
    }
}

/// Draws off the async threads.
async fn drawn(draw: impl FnOnce() -> Note + Send + 'static) -> Option<Note> {
    spawn_blocking(draw).await.inspect_err(|error| error!(%error, "drawing broke off")).ok()
}
