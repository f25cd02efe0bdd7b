//! Opens the local room.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use tokio::net::TcpListener;
use tokio::sync::watch;

use super::events::Channel;
use super::house::House;
use super::{api, assets, events, forms, guard};
use crate::app::App;
use crate::language::Language;
use crate::render::{Size, Style, Theme, warm};
use crate::store::StoreError;

/// The largest body of a request, in bytes.
const LARGEST_BODY: usize = 32 * 1024;
/// How long requests may take to end when the room closes.
const GRACE: Duration = Duration::from_secs(3);
/// How many ports are tried.
const PORTS: u16 = 100;

/// Where the local room opens, and in which language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WebConfig {
    /// The address to listen on.
    pub host: IpAddr,
    /// The first port to try; 0: any free one.
    pub port: u16,
    /// The language of public messages.
    pub language: Language,
}

/// Why the local room can't be open.
#[derive(Debug, thiserror::Error)]
pub enum WebError {
    /// No port can be had, or the network fails.
    #[error("{host}, port {port}: {error}")]
    Network {
        /// The address.
        host: IpAddr,
        /// The first port.
        port: u16,
        /// The system's words.
        error: io::Error,
    },
    /// The store can't be read.
    #[error("{0:?}")]
    Store(StoreError),
}

/// Serves the local room until `shutdown` is done. Calls `ready` with the address as soon as the
/// page answers.
///
/// # Errors
/// When no port is free or the store can't be read.
pub async fn serve(
    app: Arc<App>,
    config: WebConfig,
    ready: impl FnOnce(SocketAddr),
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), WebError> {
    let house = tokio::task::spawn_blocking(move || House::open(app, config.language));
    let house = house.await.map_err(|error| network(&config, io::Error::other(error)))?;
    let house = Arc::new(house.map_err(WebError::Store)?);
    let listener = bind(&config).await.map_err(|error| network(&config, error))?;
    let address = listener.local_addr().map_err(|error| network(&config, error))?;
    // The first picture of a theme takes longer than all that follow.
    tokio::task::spawn_blocking(|| {
        for theme in Theme::ALL {
            warm(Style { theme, size: Size::DEFAULT });
        }
    });
    let (stop, stopping) = watch::channel(false);
    let closing = stopping.clone();
    let router = router(house, stopping, config.host);
    let stopped = async move {
        shutdown.await;
        // The open streams of events end, or the server would wait for them.
        let _ = stop.send(true);
    };
    ready(address);
    let served = axum::serve(listener, router).with_graceful_shutdown(stopped).into_future();
    tokio::select! {
        served = served => served.map_err(|error| network(&config, error)),
        () = overdue(closing) => Ok(()),
    }
}

/// Is over when the room has been closing for too long: a request that never ends does not keep it.
async fn overdue(mut closing: watch::Receiver<bool>) {
    let closes = closing.wait_for(|closes| *closes).await.is_ok();
    if !closes {
        std::future::pending::<()>().await;
    }
    tokio::time::sleep(GRACE).await;
}

fn network(config: &WebConfig, error: io::Error) -> WebError {
    WebError::Network { host: config.host, port: config.port, error }
}

/// Listens on the first port that is free.
async fn bind(config: &WebConfig) -> io::Result<TcpListener> {
    let last = if config.port == 0 { 0 } else { config.port.saturating_add(PORTS - 1) };
    let mut port = config.port;
    loop {
        match TcpListener::bind((config.host, port)).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse && port < last => port += 1,
            bound => return bound,
        }
    }
}

fn router(house: Arc<House>, stopping: watch::Receiver<bool>, host: IpAddr) -> Router {
    let channel = Channel { house: Arc::clone(&house), stopping };
    Router::new()
        .route("/", get(assets::page))
        .route("/assets/{name}", get(assets::asset))
        .route("/api/state", get(api::state))
        .route("/api/events", get(events::events).with_state(channel))
        .route("/api/people", post(api::add_person))
        .route("/api/say", post(api::say))
        .route("/api/press", post(api::press))
        .route("/api/form", post(forms::hand_in))
        .route("/api/dismiss", post(api::dismiss))
        .route("/api/complete", post(api::completion))
        .route("/pictures/{id}/{theme}", get(api::picture))
        .route("/files/{message}", get(api::file))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(host, guard::guard))
        .with_state(house)
}
