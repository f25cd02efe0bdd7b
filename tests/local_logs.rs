//! Nothing that one player hides stands in the log, however much is logged.

#![allow(clippy::unwrap_used, reason = "a test stops at the first surprise")]

#[path = "local_room/room.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod room;
#[path = "local_room/table.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod table;

use std::io;
use std::sync::{Arc, Mutex};

use slagveld::logging::log;
use table::{BLUE, RED, alt, setting_up};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::util::SubscriberInitExt;

/// What has been logged.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Lines {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        self.clone()
    }
}

#[tokio::test]
async fn a_set_up_and_its_forms_are_never_logged() {
    let lines = Lines::default();
    log("trace,sled::tree=trace", false, lines.clone()).init();
    tracing::trace!("so much is logged");
    let folder = tempfile::tempdir().unwrap();
    let (room, ann, bob) = setting_up(folder.path()).await;
    let form = ann.form(&ann.own().await, ":setup:form").await;
    ann.hand_in(&ann.own().await, &form, &["1", "2", "secret"]).await;
    ann.hand_in(&ann.own().await, &form, &RED).await;
    ann.click(&ann.own().await, ":setup:choose:a2").await;
    ann.say("direct", "/veldslag setup clear square:a2").await;
    ann.say("direct", "/veldslag setup place piece:1 square:a2").await;
    ann.say("direct", "/veldslag setup save name:hideaway").await;
    let wrong =
        serde_json::json!({"person": ann.id, "room": "direct", "press": "x", "fields": RED});
    ann.browser.post("/api/form", wrong).await;
    bob.hand_in(&bob.own().await, &form, &BLUE).await;
    let own = ann.own().await;
    ann.browser.get(&format!("/pictures/{}/light", own["body"]["picture"]["id"])).await;
    room.close().await;
    let logged = String::from_utf8_lossy(&lines.0.lock().unwrap()).into_owned();
    assert!(logged.contains("so much is logged"));
    let hidden =
        [RED[0], RED[1], RED[2], BLUE[0], "hideaway", "secret", "setup:", "setup clear", alt(&own)];
    for secret in hidden {
        let bytes: Vec<String> = secret.bytes().map(|byte| byte.to_string()).collect();
        for spelled in [secret.to_owned(), bytes.join(", ")] {
            let line = logged.lines().find(|line| line.contains(&spelled));
            assert_eq!(line, None, "{secret}");
        }
    }
}
