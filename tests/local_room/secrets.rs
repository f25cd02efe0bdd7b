//! What is one player's is nobody else's: messages, pictures, forms, completion.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::bosworth::TWO;
use crate::campaign::find;
use crate::kingdoms::Table;
use crate::room::{Browser, text, words};
use crate::table::{BLUE, BLUE_SEEN, Player, RED, alt, playing, presses, setting_up};

/// All addresses that a picture could have.
fn addresses(messages: u64, revisions: u64) -> impl Iterator<Item = String> {
    let of = move |id| (1..=revisions).map(move |rev| format!("/pictures/{id}-{rev}/dark"));
    (1..=messages).flat_map(of)
}

/// The pictures that a browser gets by trying all addresses.
async fn found(browser: &Browser, messages: u64, revisions: u64) -> Vec<String> {
    let mut found = Vec::new();
    for address in addresses(messages, revisions) {
        let status = browser.get(&address).await.status();
        let refused = [StatusCode::FORBIDDEN, StatusCode::NOT_FOUND].contains(&status);
        assert!(refused || status == StatusCode::OK, "{address}: {status}");
        found.extend((status == StatusCode::OK).then_some(address));
    }
    found
}

/// The pictures of all messages that a browser is told of.
async fn shown(browser: &Browser) -> Vec<String> {
    let state = browser.state().await;
    let messages = state["messages"].as_array().unwrap();
    let ids = messages.iter().filter_map(|one| one["body"]["picture"]["id"].as_str());
    let mut addresses: Vec<String> = ids.map(|id| format!("/pictures/{id}/dark")).collect();
    addresses.sort();
    addresses
}

#[tokio::test]
async fn nobody_else_sees_a_set_up_or_its_pictures() {
    let folder = tempfile::tempdir().unwrap();
    let (room, ann, bob) = setting_up(folder.path()).await;
    let mut events = bob.browser.events(0).await;
    ann.click(&ann.own().await, ":setup:preset:corner").await;
    ann.click(&ann.own().await, ":setup:choose:a1").await;
    ann.say("channel", "/veldslag army").await;
    ann.say("channel", "/veldslag setup ready").await;
    bob.say("channel", "enough").await;
    let (own, rev) = (ann.own().await, ann.browser.state().await["rev"].as_u64().unwrap());
    let eve = Player::new(&room, "Eve", "en").await;
    let mut told = Vec::new();
    while told.last().is_none_or(|last: &Value| text(last) != "enough") {
        told.push(events.next().await.unwrap());
    }
    for seen in [json!(told), bob.browser.state().await, eve.browser.state().await] {
        assert!(!seen.to_string().contains(alt(&own)));
        assert!(!seen.to_string().contains(r#""person":"1","room":"direct""#), "{seen}");
    }
    for browser in [&bob.browser, &eve.browser, &ann.browser] {
        let mut pictures = found(browser, own["id"].as_u64().unwrap() + 6, rev).await;
        pictures.sort();
        assert_eq!(pictures, shown(browser).await);
    }
    assert_eq!(found(&Browser::new(&room), 9, rev).await, Vec::<String>::new());
}

#[tokio::test]
async fn a_game_shows_everybody_what_they_may_know() {
    let folder = tempfile::tempdir().unwrap();
    let (room, ann, bob) = playing(folder.path()).await;
    let eve = Player::new(&room, "Eve", "en").await;
    ann.say("direct", "/veldslag move a3-a4").await;
    let (board, own) = (eve.board().await, ann.own().await);
    assert!(alt(&own).contains("flag a1"), "{own}");
    assert!(alt(&bob.own().await).contains("vlag b6"), "{}", bob.own().await);
    assert!(!alt(&bob.own().await).contains("vlag a1"), "{}", bob.own().await);
    assert!(!alt(&board).contains("flag"), "{board}");
    assert!(eve.conversation().await.is_empty());
    let state = eve.browser.state().await.to_string();
    assert!(!state.contains(RED[0]) && !state.contains(BLUE[0]) && !state.contains(BLUE_SEEN[0]));
}

/// In the middle of a turn the cards are on offer, to one person.
#[tokio::test]
async fn nobody_else_sees_presses_or_completes_the_cards_of_a_hand() {
    let folder = tempfile::tempdir().unwrap();
    let campaign = find(TWO, 0, 8, |turns| turns[0].actions.len() > 1);
    let table = Table::new(folder.path(), TWO, &campaign).await;
    let turn = &campaign.turns[0];
    let ann = table.of(turn.by);
    let bob = &table.players.iter().find(|(camp, _)| *camp != turn.by).unwrap().1;
    let eve = Player::new(&table.room, "Eve", "en").await;
    ann.say("channel", "/bosworth hand").await;
    ann.say("channel", &format!("/bosworth move {}", turn.actions[0])).await;
    let (own, rev) = (ann.own().await, ann.browser.state().await["rev"].as_u64().unwrap());
    let press = format!(":play:{}", turn.actions[1]);
    let press = presses(&own).into_iter().find(|one| one.ends_with(&press)).unwrap();
    for player in [bob, &eve] {
        let seen = player.browser.state().await.to_string();
        assert!(!seen.contains(alt(&own)) && !seen.contains(&press), "{seen}");
        for message in [&own["id"], &ann.panels().await[0]["id"]] {
            let body = json!({"person": player.id, "message": message, "press": press});
            let status = player.browser.post("/api/press", body).await.status();
            assert_eq!(status, StatusCode::FORBIDDEN);
        }
        // What can be guessed is pressed in vain.
        let board = player.board().await;
        let body = json!({"person": player.id, "message": board["id"], "press": press});
        assert!(player.browser.post("/api/press", body).await.status().is_success());
        let mut pictures = found(&player.browser, own["id"].as_u64().unwrap() + 6, rev).await;
        pictures.sort();
        assert_eq!(pictures, shown(&player.browser).await);
        assert_eq!(player.offered("/bosworth place card:").await, "[]");
        assert_eq!(player.offered("/bosworth move place:").await, "[]");
    }
    assert_eq!(ann.own().await, own);
    table.hands_stay_hidden().await;
}

#[tokio::test]
async fn nobody_presses_or_fills_in_what_is_somebody_elses() {
    let folder = tempfile::tempdir().unwrap();
    let (_room, ann, bob) = setting_up(folder.path()).await;
    let own = ann.own().await;
    let form = ann.form(&own, ":setup:form").await;
    let before = ann.own().await;
    let (id, press) = (&own["id"], &form["press"]);
    for (path, body) in [
        ("press", json!({"person": ann.id, "message": id, "press": presses(&own)[0]})),
        ("press", json!({"person": bob.id, "message": id, "press": presses(&own)[0]})),
        ("dismiss", json!({"person": bob.id, "message": id})),
        ("say", json!({"person": ann.id, "room": "direct", "line": "/veldslag setup mirror"})),
        ("form", json!({"person": ann.id, "room": "direct", "press": press, "fields": RED})),
        (
            "form",
            json!({"person": bob.id, "room": "direct", "message": id, "press": press, "fields": RED}),
        ),
    ] {
        let status = bob.browser.post(&format!("/api/{path}"), body.clone()).await.status();
        assert_eq!(status, StatusCode::FORBIDDEN, "{path} {body}");
    }
    assert_eq!(ann.own().await, before);
    // A form is about the set-up of whoever hands it in.
    let taken = bob.hand_in(&Value::Null, &form, &BLUE).await;
    assert!(taken["refused"].is_null());
    assert_eq!(ann.own().await["body"]["picture"], before["body"]["picture"]);
}

#[tokio::test]
async fn forms_that_no_page_would_send_are_turned_away() {
    let folder = tempfile::tempdir().unwrap();
    let (room, ann, _bob) = setting_up(folder.path()).await;
    let before = ann.own().await;
    let form = |press: &str, fields: Vec<String>| json!({"person": ann.id, "room": "direct", "press": press, "fields": fields});
    let rows = |count: usize, length: usize| vec!["1".repeat(length); count];
    for (body, status) in [
        (form("game:1:0:setup:text", vec![]), StatusCode::UNPROCESSABLE_ENTITY),
        (form("game:1:0:setup:text", rows(6, 8)), StatusCode::UNPROCESSABLE_ENTITY),
        (form("game:1:0:setup:text", rows(3, 2001)), StatusCode::UNPROCESSABLE_ENTITY),
        (form("no form", rows(3, 8)), StatusCode::NOT_FOUND),
        (json!({"person": ann.id, "press": "x", "fields": []}), StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let answer = ann.browser.post("/api/form", body.clone()).await.status();
        assert_eq!(answer, status, "{body}");
    }
    let eve = Player::new(&room, "Eve", "en").await;
    for press in
        ["game:1:0:setup:text", "game:1:0:setup:ready", "game:1:0:pieces", "game:9:0:setup:text"]
    {
        for player in [&ann, &eve] {
            let taken = player.hand_in(&Value::Null, &json!({"press": press}), &["1", "2"]).await;
            assert!(!words(&taken["refused"]).is_empty(), "{press}: {taken}");
        }
    }
    assert_eq!(ann.own().await, before);
}

#[tokio::test]
async fn completion_speaks_of_nobody_elses_pieces() {
    let folder = tempfile::tempdir().unwrap();
    let (room, ann, bob) = setting_up(folder.path()).await;
    ann.click(&ann.own().await, ":setup:preset:corner").await;
    let eve = Player::new(&room, "Eve", "en").await;
    let squares = "/veldslag setup swap square:";
    assert!(ann.offered(squares).await.contains("a1"));
    let seen = bob.offered(squares).await;
    assert!(seen.contains("a6") && !seen.contains("a1"), "{seen}");
    assert!(!eve.offered(squares).await.contains("a1"));
    let pieces = bob.offered("/veldslag opstellen plaatsen stuk:mij").await;
    assert_eq!(pieces, "[]");
    let pieces = bob.offered("/veldslag opstellen plaatsen stuk:verk").await;
    assert!(pieces.contains("stuk:1") && !pieces.contains("stuk:F"), "{pieces}");
}
