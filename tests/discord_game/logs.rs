//! What is logged.

use std::io::{Result, Write};
use std::sync::{Arc, Mutex};

use tracing_subscriber::filter::{EnvFilter, LevelFilter};

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

/// Nothing hidden is logged, however much is logged and whatever goes wrong.
#[tokio::test(flavor = "multi_thread")]
async fn logs_tell_no_secrets() {
    let kept = Kept::default();
    let writer = kept.clone();
    let filter = EnvFilter::default()
        .add_directive(LevelFilter::OFF.into())
        .add_directive("slagveld=trace".parse().unwrap());
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(move || writer.clone()).init();
    let mut table = Table::new(USUAL).await;
    table.discord.world().closed.insert(table.bob);
    table.battle_without_letters().await;
    for call in ["/callback", "PATCH /channels", "POST /channels", "/webhooks"] {
        table.discord.world().faults.push(Fault::code(1, call, 400, 50035));
    }
    table.slash(table.ann, "veldslag army", &[]).await;
    table.slash(table.ann, "veldslag move", &[("move", "a3xa6")]).await;
    table.discord.calm().await;
    let log = String::from_utf8(kept.0.lock().unwrap().clone()).unwrap();
    assert!(log.contains("refused"), "something is logged: {log}");
    for secret in
        RED.iter().chain(&BLUE).chain(&BLUE_SEEN).chain(&["bomb", "Still to place", "setup:"])
    {
        assert!(!log.contains(secret), "{secret} is logged: {log}");
    }
}
