//! The local room over HTTP: what a browser may see and do, and what it may not.

#![allow(clippy::unwrap_used, reason = "a test stops at the first surprise")]

#[path = "local_room/bosworth.rs"]
mod bosworth;
#[path = "local_room/campaign.rs"]
mod campaign;
#[path = "local_room/kingdoms.rs"]
mod kingdoms;
#[path = "local_room/room.rs"]
mod room;
#[path = "local_room/secrets.rs"]
mod secrets;
#[path = "local_room/table.rs"]
mod table;
#[path = "local_room/veldslag.rs"]
mod veldslag;

use reqwest::{Method, StatusCode};
use room::{Browser, Events, Room, text};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;

#[tokio::test]
async fn the_page_answers_with_its_guards_up() {
    let folder = tempfile::tempdir().unwrap();
    let room = Room::open(folder.path(), 0).await;
    let browser = Browser::new(&room);
    let page = browser.get("/").await;
    assert_eq!(page.status(), StatusCode::OK);
    let policy = page.headers()["content-security-policy"].to_str().unwrap().to_owned();
    assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{policy}");
    assert_eq!(page.headers()["x-content-type-options"], "nosniff");
    let html = page.text().await.unwrap();
    let files: Vec<&str> = html.split('"').filter(|part| part.starts_with("/assets/")).collect();
    assert!(files.len() > 3);
    for file in files {
        assert_eq!(browser.get(file).await.status(), StatusCode::OK, "{file}");
    }
    assert_eq!(browser.get("/assets/../Cargo.toml").await.status(), StatusCode::NOT_FOUND);
    room.close().await;
}

#[tokio::test]
async fn before_anybody_is_added_there_is_nothing_to_see() {
    let folder = tempfile::tempdir().unwrap();
    let room = Room::open(folder.path(), 0).await;
    let mut ann = Browser::new(&room);
    let id = ann.add("Ann", "en").await;
    assert_eq!(ann.say(&id, "channel", "hello").await, StatusCode::OK);
    let stranger = Browser::new(&room);
    let state = stranger.state().await;
    assert_eq!(state["people"], json!([]));
    assert_eq!(state["messages"], json!([]));
    assert!(state["labels"]["nl"]["web-send"].is_string());
    assert_eq!(stranger.get("/api/events").await.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(stranger.say(&id, "channel", "hello").await, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_private_answer_is_for_one_browser_only() {
    let folder = tempfile::tempdir().unwrap();
    let room = Room::open(folder.path(), 0).await;
    let (mut ann, mut bob) = (Browser::new(&room), Browser::new(&room));
    let (ann_id, bob_id) = (ann.add("Ann", "en").await, bob.add("Bob", "nl").await);
    let (mut to_ann, mut to_bob) = (ann.events(0).await, bob.events(0).await);
    ann.say(&ann_id, "channel", "/xyzzy").await;
    ann.say(&ann_id, "direct", "psst").await;
    bob.say(&bob_id, "channel", "hello").await;
    assert!(text(&to_ann.next().await.unwrap()).contains("xyzzy"));
    assert_eq!(text(&to_ann.next().await.unwrap()), "psst");
    assert!(text(&to_ann.next().await.unwrap()).contains("/help"));
    assert_eq!(text(&to_ann.next().await.unwrap()), "hello");
    assert_eq!(text(&to_bob.next().await.unwrap()), "hello");
    assert!(to_bob.is_quiet().await);
    assert_eq!(bob.texts().await, ["hello"]);
    assert_eq!(ann.texts().await.len(), 4);
}

#[tokio::test]
async fn nobody_acts_for_somebody_elses_person() {
    let folder = tempfile::tempdir().unwrap();
    let room = Room::open(folder.path(), 0).await;
    let (mut ann, mut bob) = (Browser::new(&room), Browser::new(&room));
    let (ann_id, bob_id) = (ann.add("Ann", "en").await, bob.add("Bob", "nl").await);
    ann.say(&ann_id, "channel", "/xyzzy").await;
    let message = ann.state().await["messages"][0]["id"].clone();
    for (path, body) in [
        ("say", json!({"person": ann_id, "room": "channel", "line": "hi"})),
        ("say", json!({"person": ann_id, "room": "direct", "line": "hi"})),
        ("complete", json!({"person": ann_id, "room": "channel", "before": "/", "after": ""})),
        ("press", json!({"person": ann_id, "message": message, "press": "game:1:0:join"})),
        ("press", json!({"person": bob_id, "message": message, "press": "game:1:0:join"})),
        ("dismiss", json!({"person": ann_id, "message": message})),
        ("dismiss", json!({"person": bob_id, "message": message})),
    ] {
        let status = bob.post(&format!("/api/{path}"), body.clone()).await.status();
        assert_eq!(status, StatusCode::FORBIDDEN, "{path} {body}");
    }
    assert_eq!(ann.texts().await.len(), 1);
    let dismissed = ann.post("/api/dismiss", json!({"person": ann_id, "message": message})).await;
    assert_eq!(dismissed.status(), StatusCode::NO_CONTENT);
    assert!(ann.texts().await.is_empty());
}

#[tokio::test]
async fn one_browser_has_several_people_with_names_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let room = Room::open(folder.path(), 0).await;
    let mut browser = Browser::new(&room);
    let ann = browser.add("Ann", "en").await;
    let bob = browser.add("Bob", "nl").await;
    let taken = browser.post("/api/people", json!({"name": " bob ", "language": "nl"})).await;
    assert_eq!(taken.status(), StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(taken.json::<Value>().await.unwrap(), json!({"error": "web-name-taken"}));
    browser.say(&ann, "channel", "/xyzzy").await;
    browser.say(&bob, "channel", "/xyzzy").await;
    let texts = browser.texts().await;
    assert!(texts[0].starts_with("There is no command"), "{texts:?}");
    assert!(texts[1].starts_with("Er is geen opdracht"), "{texts:?}");
}

#[tokio::test]
async fn a_stream_that_breaks_goes_on_without_loss_or_doubles() {
    let folder = tempfile::tempdir().unwrap();
    let room = Room::open(folder.path(), 0).await;
    let mut ann = Browser::new(&room);
    let id = ann.add("Ann", "en").await;
    ann.say(&id, "channel", "one").await;
    let mut events = ann.events(0).await;
    let seen = events.next().await.unwrap();
    assert_eq!(text(&seen), "one");
    drop(events);
    ann.say(&id, "channel", "two").await;
    ann.say(&id, "channel", "three").await;
    let last = seen["rev"].to_string();
    let request = ann.request(Method::GET, "/api/events?after=0").header("last-event-id", last);
    let mut events = Events::of(request.send().await.unwrap());
    assert_eq!(text(&events.next().await.unwrap()), "two");
    assert_eq!(text(&events.next().await.unwrap()), "three");
    ann.say(&id, "channel", "four").await;
    assert_eq!(text(&events.next().await.unwrap()), "four");
    assert!(events.is_quiet().await);
    // The bot stops although a page listens.
    room.close().await;
    assert!(events.next().await.is_none());
}

#[tokio::test]
async fn a_restart_shows_the_same_conversation() {
    let folder = tempfile::tempdir().unwrap();
    let room = Room::open(folder.path(), 0).await;
    let mut ann = Browser::new(&room);
    let id = ann.add("Ann", "en").await;
    ann.say(&id, "channel", "hello").await;
    ann.say(&id, "channel", "/xyzzy").await;
    let before = ann.state().await;
    room.close().await;
    let room = Room::open(folder.path(), 0).await;
    let again = ann.at(&room);
    assert_eq!(again.state().await, before);
    assert_eq!(Browser::new(&room).state().await["messages"], json!([]));
    assert_eq!(again.say(&id, "channel", "still here").await, StatusCode::OK);
    assert_eq!(again.texts().await.len(), 3);
}

#[tokio::test]
async fn requests_from_elsewhere_are_turned_away() {
    let folder = tempfile::tempdir().unwrap();
    let room = Room::open(folder.path(), 0).await;
    let mut ann = Browser::new(&room);
    let id = ann.add("Ann", "en").await;
    let rebound = ann.request(Method::GET, "/api/state").header("host", "evil.example");
    assert_eq!(rebound.send().await.unwrap().status(), StatusCode::FORBIDDEN);
    let body = json!({"person": id, "room": "channel", "line": "hi"});
    for (name, value) in [("origin", "http://evil.example"), ("sec-fetch-site", "same-site")] {
        let request = ann.request(Method::POST, "/api/say").header(name, value).json(&body);
        assert_eq!(request.send().await.unwrap().status(), StatusCode::FORBIDDEN, "{name}");
    }
    let form = ann.request(Method::POST, "/api/say").body(body.to_string());
    assert_eq!(form.send().await.unwrap().status(), StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let long = json!({"person": id, "room": "channel", "line": "x".repeat(40_000)});
    assert_eq!(ann.post("/api/say", long).await.status(), StatusCode::PAYLOAD_TOO_LARGE);
    assert!(ann.texts().await.is_empty());
}

#[tokio::test]
async fn a_taken_port_leads_to_the_next() {
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let first = Room::open(one.path(), 0).await;
    let second = Room::open(other.path(), first.address.port()).await;
    assert!(second.address.port() > first.address.port());
    // Two bots at one machine: a browser's cookies for both have different names.
    let mut browsers = [Browser::new(&first), Browser::new(&second)];
    for browser in &mut browsers {
        browser.add("Ann", "en").await;
    }
    let [one, other] = browsers.map(|browser| browser.cookie.split('=').next().unwrap().to_owned());
    assert_ne!(one, other);
}

#[tokio::test]
async fn a_request_that_never_ends_does_not_keep_the_room_open() {
    let folder = tempfile::tempdir().unwrap();
    let room = Room::open(folder.path(), 0).await;
    let mut half = tokio::net::TcpStream::connect(room.address).await.unwrap();
    half.write_all(b"GET / HTTP/1.1\r\nHost: 1").await.unwrap();
    room.close().await;
}
