//! The bot: reads what it is told, opens the store, and opens the front ends on it.

use std::io::IsTerminal;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Parser;
use slagveld::app::App;
use slagveld::cli::{self, Args};
use slagveld::config::{Config, ConfigError};
use slagveld::front::discord::{self, DiscordConfig, DiscordError, Token};
use slagveld::front::web::{self, WebConfig};
use slagveld::l10n::{Value, text};
use slagveld::language::Language;
use slagveld::logging::log;
use slagveld::store::{OpenError, Store};
use tokio::sync::watch;
use tracing_subscriber::util::SubscriberInitExt;

fn main() -> ExitCode {
    let args = Args::parse();
    let terminal = cli::terminal_language();
    if let Some(command) = &args.command {
        return cli::run(command, terminal);
    }
    match start(&args, terminal) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            cli::complain(&trouble);
            ExitCode::FAILURE
        }
    }
}

/// What went wrong, in the reader's words.
type Trouble = String;

fn start(args: &Args, terminal: Language) -> Result<(), Trouble> {
    let config = Config::load(args, terminal).map_err(|error| misconfigured(error, terminal))?;
    log(&config.log, std::io::stderr().is_terminal(), std::io::stderr).init();
    let language = config.language;
    let data = config.data.clone().ok_or_else(|| text(language, "start-no-data", &[]))?;
    let store = Store::open(&data).map_err(|error| unopened(error, language))?;
    let app = Arc::new(App::new(Arc::new(store)));
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| told(language, "start-store-io", "", &error.to_string()))?;
    let done = runtime.block_on(run(&app, config));
    // A front end that hangs does not keep the bot from ending: everything answered is on disk.
    runtime.shutdown_timeout(std::time::Duration::from_secs(5));
    done
}

/// Runs the front ends until one of them fails or somebody stops the bot.
async fn run(app: &Arc<App>, config: Config) -> Result<(), Trouble> {
    let (stop, stopped) = watch::channel(false);
    let signals = async {
        interrupted().await;
        let _ = stop.send(true);
        Ok(())
    };
    let room = room(Arc::clone(app), &config, stopped.clone());
    let discord = discord(Arc::clone(app), &config, stopped);
    tokio::try_join!(signals, room, discord).map(|_| ())
}

/// Waits for Ctrl-C, or for the signal that service managers send.
async fn interrupted() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// The local room, where it is to be open.
async fn room(
    app: Arc<App>,
    config: &Config,
    stopped: watch::Receiver<bool>,
) -> Result<(), Trouble> {
    let language = config.language;
    if !config.room.open.unwrap_or(config.discord.token.is_none()) {
        return Ok(());
    }
    let room = WebConfig { host: config.room.host, port: config.room.port, language };
    let kept = config.data.as_ref().map(|path| path.display().to_string()).unwrap_or_default();
    let ready = move |address| {
        cli::announce(&text(
            language,
            "start-room",
            &[("url", format!("http://{address}/").into()), ("path", kept.into())],
        ));
    };
    let served = web::serve(app, room, ready, until(stopped)).await;
    served.map_err(|error| told(language, "start-room-failed", "", &error.to_string()))
}

/// Discord, where there is a token.
async fn discord(
    app: Arc<App>,
    config: &Config,
    stopped: watch::Receiver<bool>,
) -> Result<(), Trouble> {
    let language = config.language;
    let Some(token) = &config.discord.token else { return Ok(()) };
    let discord = DiscordConfig {
        token: Token::new(token.reveal()),
        api: config.discord.api.clone(),
        theme: config.discord.theme,
    };
    cli::announce(&text(language, "start-discord", &[]));
    discord::run(app, discord, until(stopped)).await.map_err(|error| match error {
        DiscordError::TokenRefused => text(language, "start-discord-token", &[]),
        other => told(language, "start-discord-failed", "", &other.to_string()),
    })
}

/// Resolves when the bot is to stop.
async fn until(mut stopped: watch::Receiver<bool>) {
    let _ = stopped.wait_for(|stop| *stop).await;
}

fn told(language: Language, id: &str, path: &str, why: &str) -> Trouble {
    text(language, id, &[("path", path.into()), ("why", why.into())])
}

fn unopened(error: OpenError, language: Language) -> Trouble {
    let path = |path: std::path::PathBuf| ("path", Value::from(path.display().to_string()));
    match error {
        OpenError::Locked(folder) => text(language, "start-store-locked", &[path(folder)]),
        OpenError::Newer(folder, found) => {
            text(language, "start-store-newer", &[path(folder), ("found", found.into())])
        }
        OpenError::Damaged(folder, why) => {
            text(language, "start-store-damaged", &[path(folder), ("why", why.into())])
        }
        OpenError::Io(folder, why) => {
            text(language, "start-store-io", &[path(folder), ("why", why.into())])
        }
    }
}

fn misconfigured(error: ConfigError, language: Language) -> Trouble {
    let path = |path: std::path::PathBuf| ("path", Value::from(path.display().to_string()));
    match error {
        ConfigError::Unreadable(file, why) => {
            text(language, "config-unreadable", &[path(file), ("why", why.into())])
        }
        ConfigError::Syntax(file, why) => {
            text(language, "config-syntax", &[path(file), ("why", why.into())])
        }
        ConfigError::Unknown(file, key, nearest) => text(
            language,
            "config-unknown",
            &[path(file), ("key", key.into()), ("nearest", nearest.into())],
        ),
        ConfigError::Token(file, why) => {
            text(language, "config-token", &[path(file), ("why", why.into())])
        }
    }
}
