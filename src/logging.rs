//! What is logged, and what never is.

use tracing::{Level, Metadata, Subscriber};
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::fmt::{MakeWriter, layer};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::{EnvFilter, registry};

/// Libraries that would print what is secret: requests with tokens in their addresses, and records
/// with what players hide. Of these no more is logged, whatever is asked for.
const QUIET: [(&str, Level); 8] = [
    // Its warnings quote whatever of the gateway's it can't read.
    ("serenity::gateway::ws", Level::ERROR),
    ("serenity", Level::WARN),
    ("reqwest", Level::WARN),
    ("hyper", Level::WARN),
    ("hyper_util", Level::WARN),
    ("tungstenite", Level::WARN),
    ("tokio_tungstenite", Level::WARN),
    ("sled", Level::WARN),
];

/// The log: what a filter asks for, as lines without secrets.
pub fn log<W>(filter: &str, ansi: bool, writer: W) -> impl Subscriber + Send + Sync + 'static
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    registry()
        .with(EnvFilter::new(filter))
        .with(filter_fn(is_harmless))
        .with(layer().with_ansi(ansi).with_writer(writer))
}

fn is_harmless(metadata: &Metadata<'_>) -> bool {
    let within = |module: &str| {
        let rest = metadata.target().strip_prefix(module);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
    };
    let most = QUIET.iter().find(|(module, _)| within(module)).map(|(_, most)| most);
    most.is_none_or(|most| metadata.level() <= most)
}
