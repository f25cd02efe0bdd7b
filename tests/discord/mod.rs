//! A small double of Discord on the loopback address: the part of its API and gateway that the bot
//! uses, with people who type commands, press buttons and fill in forms, in a channel and in their
//! conversations with the bot. It keeps every message with who can see it, notes what goes against
//! Discord's written limits, and can misbehave.

mod body;
mod faults;
mod gateway;
mod json;
mod limits;
mod people;
mod rest;
mod rules;
mod world;

use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use axum::Router;
use axum::routing::{any, get};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::timeout;

pub use faults::Fault;
pub use people::Answer;
pub use world::{Message, Person, Told, World};

/// The token that the double knows.
pub const TOKEN: &str = "test-token";

/// The double.
#[derive(Clone)]
pub struct Discord {
    port: u16,
    world: Arc<Mutex<World>>,
    changed: Arc<watch::Sender<()>>,
}

impl Discord {
    /// Starts it on a free port.
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let world = Arc::new(Mutex::new(World::default()));
        let discord = Self { port, world, changed: Arc::new(watch::channel(()).0) };
        let routes = Router::new()
            .route("/", get(gateway::connect))
            .route("/api/v10/{*path}", any(rest::serve))
            .with_state(discord.clone());
        tokio::spawn(async move { axum::serve(listener, routes).await });
        discord
    }

    /// The address of the API.
    pub fn api(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    fn gateway(&self) -> String {
        format!("ws://127.0.0.1:{}", self.port)
    }

    /// Everything that is there.
    pub fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap()
    }

    /// Tells those who wait that something has changed.
    fn touch(&self) {
        self.changed.send_replace(());
    }

    /// Waits until something can be found in the world.
    pub async fn until<T>(&self, what: &str, find: impl Fn(&World) -> Option<T>) -> T {
        let mut changes = self.changed.subscribe();
        let wait = async {
            loop {
                changes.borrow_and_update();
                if let Some(found) = find(&self.world()) {
                    return found;
                }
                changes.changed().await.unwrap();
            }
        };
        let found = timeout(Duration::from_secs(10), wait).await;
        found.unwrap_or_else(|_| {
            panic!("waited in vain for {what}: {:#?}", self.world().calls);
        })
    }

    /// Waits until the bot is connected and has looked after its commands.
    pub async fn ready(&self) {
        self.until("the bot", |world| {
            (world.connected() && !world.commands.is_empty()).then_some(())
        })
        .await;
    }

    /// Waits until no call has come for a moment.
    pub async fn calm(&self) {
        let mut changes = self.changed.subscribe();
        while let Ok(Ok(())) = timeout(Duration::from_millis(150), changes.changed()).await {}
    }

    /// Fails if anything was against the rules or was never answered.
    pub fn check(&self) {
        let world = self.world();
        assert!(world.violations.is_empty(), "{:#?}", world.violations);
        let silent: Vec<_> =
            world.interactions.iter().filter(|each| each.callback.is_none()).collect();
        assert!(silent.is_empty(), "never answered: {silent:#?}");
    }
}
