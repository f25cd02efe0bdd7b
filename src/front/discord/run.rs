use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use serenity::client::ClientBuilder;
use serenity::gateway::ShardManager;
use serenity::http::{Http, HttpBuilder};
use serenity::model::gateway::GatewayIntents;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tracing::warn;

use super::catch_up::CatchUp;
use super::config::DiscordConfig;
use super::desk::Desk;
use super::direct::{Office, Postman};
use super::error::DiscordError;
use super::handler::Handler;
use super::line::Calls;
use super::patience::PATIENCE;
use crate::app::App;
use crate::render::{Size, Style, warm};

/// The time that closing the connection, and finishing what is being answered, may take each.
const GRACE: Duration = Duration::from_secs(5);

/// Plays on Discord until `shutdown` is over.
///
/// # Errors
/// When the token is refused, the API can't be reached at the start, or the gateway office the bot
/// away. A connection that is lost later is taken up again, however long that takes.
pub async fn run(
    app: Arc<App>,
    config: DiscordConfig,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), DiscordError> {
    run_with_patience(app, config, PATIENCE, shutdown).await
}

/// The same, with another time after which answers are deferred.
///
/// # Errors
/// As [`run`].
pub async fn run_with_patience(
    app: Arc<App>,
    config: DiscordConfig,
    patience: Duration,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), DiscordError> {
    let own = connection(&config, true);
    // Asked first, because serenity goes to the real gateway when the API does not name one.
    own.get_bot_gateway().await?;
    let style = Style { theme: config.theme, size: Size::DEFAULT };
    // The first picture of a theme takes longer than all that follow.
    tokio::task::spawn_blocking(move || warm(style));
    let answers = Arc::new(connection(&config, false));
    let office = Arc::new(Office::default());
    let desk =
        Desk::new(Arc::clone(&app), Arc::clone(&answers), (style, patience), Arc::clone(&office));
    let desk = Arc::new(desk);
    let mut client = ClientBuilder::new_with_http(own, GatewayIntents::GUILDS)
        .event_handler(Handler { desk: Arc::clone(&desk) })
        .await?;
    let calls = Calls { own: Arc::clone(&client.http), answers };
    let postman = Postman { app, calls, style, office };
    let catching_up = AbortOnDrop(tokio::spawn(CatchUp::new(postman).run()));
    let shards = Arc::clone(&client.shard_manager);
    let result = tokio::select! {
        result = client.start_autosharded() => result.map_err(DiscordError::from),
        () = shutdown => Ok(()),
    };
    // From here on only the desk holds the host, and lets go of it when it closes.
    drop(catching_up);
    close(&shards).await;
    desk.close(GRACE).await;
    result
}

/// A task that ends with what it works for.
struct AbortOnDrop(JoinHandle<()>);

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Connects to the API. Discord's limits are kept where they are known: at another address they
/// are that address's business, and serenity would not go there with a limiter.
fn connection(config: &DiscordConfig, limited: bool) -> Http {
    let builder = HttpBuilder::new(config.token.secret());
    match &config.api {
        Some(api) => builder.proxy(api).ratelimiter_disabled(true).build(),
        None => builder.ratelimiter_disabled(!limited).build(),
    }
}

/// Closes the gateway. Without a limit it would wait for one that does not answer.
async fn close(shards: &ShardManager) {
    if timeout(GRACE, shards.shutdown_all()).await.is_err() {
        warn!("the gateway did not close in time");
    }
}
