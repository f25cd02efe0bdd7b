//! Live updates: one stream of events a page.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, KeepAliveStream, Sse};
use serde::Deserialize;
use tokio::sync::broadcast::Receiver;
use tokio::sync::mpsc::{self, Sender};
use tokio::sync::watch;
use tokio::task::spawn_blocking;
use tokio_stream::wrappers::ReceiverStream;

use super::api::{Fault, sees, session, shown_people};
use super::house::House;
use super::kept::Kept;
use super::log::News;
use super::secret::Session;

/// How long a page waits before it connects anew.
const RETRY: Duration = Duration::from_secs(1);
/// How often something is sent at least, so that a lost connection is noticed.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);

/// Where a page's stream begins.
#[derive(Deserialize)]
pub(super) struct Start {
    /// The last change that the page knows.
    #[serde(default)]
    after: u64,
}

/// What the handler of events needs.
#[derive(Clone)]
pub(super) struct Channel {
    /// The room.
    pub(super) house: Arc<House>,
    /// Turns true when the bot stops.
    pub(super) stopping: watch::Receiver<bool>,
}

type Stream = ReceiverStream<Result<Event, Infallible>>;

/// `GET /api/events`
pub(super) async fn events(
    State(channel): State<Channel>,
    headers: HeaderMap,
    Query(start): Query<Start>,
) -> Result<Sse<KeepAliveStream<Stream>>, Fault> {
    let session = session(&channel.house, &headers)?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let listener = Listener { session, channel, seen: last.unwrap_or(start.after) };
    let (sender, receiver) = mpsc::channel(64);
    // First the news, then what was missed: nothing falls between.
    let news = listener.channel.house.log.subscribe();
    tokio::spawn(listener.run(news, sender));
    let alive = KeepAlive::new().interval(SIGN_OF_LIFE);
    Ok(Sse::new(ReceiverStream::new(receiver)).keep_alive(alive))
}

/// A page that listens.
struct Listener {
    session: Session,
    channel: Channel,
    /// The last change that the page was told of.
    seen: u64,
}

/// The page is gone, or has to start anew.
struct Over;

impl Listener {
    async fn run(mut self, mut news: Receiver<News>, page: Sender<Result<Event, Infallible>>) {
        let mut stopping = self.channel.stopping.clone();
        let telling = self.tell(&mut news, &page);
        tokio::select! {
            _ = telling => {}
            _ = stopping.wait_for(|stopping| *stopping) => {}
            () = page.closed() => {}
        }
    }

    async fn tell(
        &mut self,
        news: &mut Receiver<News>,
        page: &Sender<Result<Event, Infallible>>,
    ) -> Result<(), Over> {
        self.people(page).await?;
        for missed in self.channel.house.log.since(self.seen) {
            self.message(&missed, page).await?;
        }
        loop {
            // A page that is too far behind connects anew and is told what it missed.
            match news.recv().await.map_err(|_| Over)? {
                News::People => self.people(page).await?,
                News::Message(message) => self.message(&message, page).await?,
            }
        }
    }

    async fn people(&self, page: &Sender<Result<Event, Infallible>>) -> Result<(), Over> {
        let (house, session) = (Arc::clone(&self.channel.house), self.session.clone());
        let people = spawn_blocking(move || shown_people(&house, Some(&session)));
        let people = people.await.map_err(|_| Over)?;
        let event = Event::default().event("people").retry(RETRY).json_data(people);
        page.send(Ok(event.map_err(|_| Over)?)).await.map_err(|_| Over)
    }

    async fn message(
        &mut self,
        message: &Kept,
        page: &Sender<Result<Event, Infallible>>,
    ) -> Result<(), Over> {
        if message.rev <= self.seen {
            return Ok(());
        }
        self.seen = message.rev;
        if !sees(&self.channel.house, &self.session, message) {
            return Ok(());
        }
        let event = Event::default().event("message").id(message.rev.to_string());
        let event = event.json_data(message).map_err(|_| Over)?;
        page.send(Ok(event)).await.map_err(|_| Over)
    }
}
