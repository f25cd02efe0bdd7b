//! What is logged, and what never is.

use tracing::{Metadata, Subscriber};
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::fmt::{MakeWriter, layer};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::{EnvFilter, registry};

/// Libraries that would print what is secret: requests with tokens in their addresses, and records
/// with what players hide. Of these only warnings are logged, whatever is asked for.
const QUIET: [&str; 7] =
    ["serenity", "reqwest", "hyper", "hyper_util", "tungstenite", "tokio_tungstenite", "sled"];

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
    let target = metadata.target().split("::").next().unwrap_or_default();
    !QUIET.contains(&target) || *metadata.level() <= tracing::Level::WARN
}
