//! The bot on a double of Discord.
#![allow(clippy::unwrap_used)]

mod discord;

use std::sync::Arc;
use std::time::Duration;

use slagveld::app::App;
use slagveld::front::discord::{DiscordConfig, DiscordError, Token, run_with_patience};
use slagveld::render::Theme;
use slagveld::store::Store;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use discord::{Discord, TOKEN};

/// A bot at work.
struct Bot {
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), DiscordError>>,
}

impl Bot {
    fn start(discord: &Discord, store: &std::path::Path, patience: Duration) -> Self {
        let app = Arc::new(App::new(Arc::new(Store::open(store).unwrap())));
        let token = Token::new(TOKEN);
        let config = DiscordConfig { token, api: Some(discord.api()), theme: Theme::Dark };
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(run_with_patience(app, config, patience, async {
            stopped.await.ok();
        }));
        Self { stop, task }
    }

    async fn stop(self) {
        self.stop.send(()).ok();
        self.task.await.unwrap().unwrap();
    }
}

const USUAL: Duration = Duration::from_millis(1500);

#[tokio::test]
async fn a_wrong_token_is_refused() {
    let discord = Discord::start().await;
    let store = tempfile::tempdir().unwrap();
    let app = Arc::new(App::new(Arc::new(Store::open(store.path()).unwrap())));
    let token = Token::new("wrong");
    let config = DiscordConfig { token, api: Some(discord.api()), theme: Theme::Dark };
    let result = run_with_patience(app, config, USUAL, std::future::pending()).await;
    assert!(matches!(result, Err(DiscordError::TokenRefused)), "{result:?}");
}
