use std::sync::Arc;

use serenity::async_trait;
use serenity::client::{Context, EventHandler};
use serenity::model::application::Interaction;
use serenity::model::gateway::Ready;
use tracing::{info, warn};

use super::desk::Desk;
use super::register;

/// What hears the gateway's events.
pub struct Handler {
    /// Where interactions go.
    pub desk: Arc<Desk>,
}

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, context: Context, ready: Ready) {
        info!(name = ready.user.name, servers = ready.guilds.len(), "connected to Discord");
        match register::register(&context.http).await {
            Ok(true) => info!("commands registered"),
            Ok(false) => {}
            Err(failure) => warn!(?failure, "the commands could not be registered"),
        }
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        self.desk.serve(context.http, interaction).await;
    }
}
