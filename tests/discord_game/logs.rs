//! What is logged.

use std::io::{Result, Write};
use std::sync::{Arc, LazyLock, Mutex};

use tracing_subscriber::filter::{EnvFilter, LevelFilter};

use crate::bosworth::{Campaign, DUEL, Means};
use crate::camp::{BLUE, BLUE_SEEN, RED};
use crate::discord::Fault;
use crate::table::{Table, USUAL};

/// A log that is kept.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

/// Everything that is logged from the first look at it on, by all tests.
static LOG: LazyLock<Kept> = LazyLock::new(|| {
    let kept = Kept::default();
    let writer = kept.clone();
    let filter = EnvFilter::default()
        .add_directive(LevelFilter::OFF.into())
        .add_directive("slagveld=trace".parse().unwrap());
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(move || writer.clone()).init();
    kept
});

/// What has been logged.
fn logged() -> String {
    String::from_utf8(LOG.0.lock().unwrap().clone()).unwrap()
}

/// Nothing hidden is logged, however much is logged and whatever goes wrong.
#[tokio::test(flavor = "multi_thread")]
async fn logs_tell_no_secrets() {
    LazyLock::force(&LOG);
    let mut table = Table::new(USUAL).await;
    table.discord.world().closed.insert(table.bob);
    table.battle_without_letters().await;
    for call in ["/callback", "PATCH /channels", "POST /channels", "/webhooks"] {
        table.discord.world().faults.push(Fault::code(1, call, 400, 50035));
    }
    table.slash(table.ann, "veldslag army", &[]).await;
    table.slash(table.ann, "veldslag move", &[("move", "a3xa6")]).await;
    table.discord.calm().await;
    let log = logged();
    assert!(log.contains("refused"), "something is logged: {log}");
    for secret in
        RED.iter().chain(&BLUE).chain(&BLUE_SEEN).chain(&["bomb", "Still to place", "setup:"])
    {
        assert!(!log.contains(secret), "{secret} is logged: {log}");
    }
}

/// Neither cards nor what they follow from are.
#[tokio::test(flavor = "multi_thread")]
async fn logs_tell_no_cards() {
    LazyLock::force(&LOG);
    let table = Table::new(USUAL).await;
    table.discord.world().closed.insert(table.bob);
    let mut game = Campaign::begin(table, &DUEL).await;
    for means in [Means::Letter, Means::Menus, Means::Steps] {
        game.turn(means).await;
    }
    let chosen = game.choose();
    let options = [("move", "c6xd6"), ("place", "B@c6")];
    for call in ["/callback", "PATCH /channels", "POST /channels", "/webhooks"] {
        game.table.discord.world().faults.push(Fault::code(1, call, 400, 50035));
    }
    game.table.slash(game.table.ann, "bosworth hand", &[]).await;
    game.table.slash(chosen.who, "bosworth move", &options).await;
    game.table.discord.calm().await;
    let log = logged();
    assert!(log.contains("refused"), "something is logged: {log}");
    let seed = DUEL.seed().to_hex();
    let decks = DUEL.decks();
    let secrets = decks.iter().map(String::as_str).chain(DUEL.actions()).chain([seed.as_str()]);
    for secret in secrets.chain(["hand: ", "bishop", "loper", "play:", "in your hand"]) {
        assert!(!log.contains(secret), "{secret} is logged: {log}");
    }
}
