//! Posting what channels have missed while the bot was away.

use std::sync::Arc;

use serenity::model::id::ChannelId;
use tokio::task::spawn_blocking;
use tracing::error;

use super::carry::{logged, retire};
use super::line::Calls;
use super::note::Note;
use crate::app::App;
use crate::present::{self, Delivery};
use crate::render::Style;
use crate::store::{Front, GameId, MessageKey, RoomKey};

/// A board that its channel has not seen.
struct Missed {
    room: RoomKey,
    game: GameId,
    moment: u32,
    note: Note,
}

/// Posts the boards that nobody has been shown, and notes where they stand.
pub async fn catch_up(app: &Arc<App>, calls: &Calls, style: Style) {
    let host = Arc::clone(app);
    let found = spawn_blocking(move || missed(&host, style)).await;
    let found = found.inspect_err(|error| error!(%error, "looking for missed boards broke off"));
    for board in found.unwrap_or_default() {
        post(app, calls, board).await;
    }
}

fn missed(app: &App, style: Style) -> Vec<Missed> {
    let draw = |(room, delivery)| match delivery {
        Delivery::Post { game, moment, message } => {
            Some(Missed { room, game, moment, note: Note::draw(&message, style) })
        }
        _ => None,
    };
    present::missed(app, Front::Discord).into_iter().filter_map(draw).collect()
}

async fn post(app: &Arc<App>, calls: &Calls, board: Missed) {
    let Missed { room, game, moment, note } = board;
    let channel = room.id.rsplit('/').next().and_then(|id| id.parse().ok());
    let Some(channel) = channel.filter(|id| *id != 0).map(ChannelId::new) else { return };
    let posted = calls.post(channel, note, format!("m{game}-{moment}")).await;
    let Ok(id) = logged("a missed board", posted) else { return };
    let at = MessageKey { room, id: id.to_string() };
    let app = Arc::clone(app);
    if let Ok(Some(before)) = spawn_blocking(move || app.posted(game, moment, at)).await {
        retire(calls, &before).await;
    }
}
