//! Two people at a game of Veldslag, each with a browser of their own.

use std::path::Path;

use reqwest::{Response, StatusCode};
use serde_json::{Value, json};

use crate::room::{Browser, Room};

/// A set-up for Red, and one for Blue: front, middle and back row.
pub const RED: [&str; 3] = ["12147S53", "1134B2B6", "F3B1B452"];
/// Blue's.
pub const BLUE: [&str; 3] = ["3F1S4275", "1123B4B6", "11B3B425"];
/// The same as Blue sees it, from h to a.
pub const BLUE_SEEN: [&str; 3] = ["5724S1F3", "6B4B3211", "524B3B11"];

/// Somebody with a browser.
#[derive(Clone)]
pub struct Player {
    pub browser: Browser,
    pub id: String,
}

impl Player {
    pub async fn new(room: &Room, name: &str, language: &str) -> Self {
        let mut browser = Browser::new(room);
        let id = browser.add(name, language).await;
        Self { browser, id }
    }

    /// The same person at a room that was opened again.
    pub fn at(&self, room: &Room) -> Self {
        Self { browser: self.browser.at(room), id: self.id.clone() }
    }

    /// Types a line that is carried out.
    pub async fn say(&self, place: &str, line: &str) -> Value {
        let body = json!({"person": self.id, "room": place, "line": line});
        let response = self.browser.post("/api/say", body).await;
        assert_eq!(response.status(), StatusCode::OK);
        let said: Value = response.json().await.unwrap();
        let texts = self.browser.texts().await;
        assert_eq!(said["understood"], true, "{line}: {:?}", texts.last());
        said
    }

    /// Presses the button or entry of a message whose text ends so.
    pub async fn press(&self, message: &Value, ending: &str) -> Response {
        let presses = presses(message);
        let press = presses.iter().find(|press| press.ends_with(ending));
        let press = press.unwrap_or_else(|| panic!("{ending} is none of {presses:?}"));
        let body = json!({"person": self.id, "message": message["id"], "press": press});
        self.browser.post("/api/press", body).await
    }

    /// The same, where nothing has to be filled in.
    pub async fn click(&self, message: &Value, ending: &str) {
        assert_eq!(self.press(message, ending).await.status(), StatusCode::NO_CONTENT, "{ending}");
    }

    /// The form that a button leads to.
    pub async fn form(&self, message: &Value, ending: &str) -> Value {
        let response = self.press(message, ending).await;
        assert_eq!(response.status(), StatusCode::OK);
        response.json::<Value>().await.unwrap()["form"].clone()
    }

    /// Hands a form in that a message led to.
    pub async fn hand_in(&self, message: &Value, form: &Value, fields: &[&str]) -> Value {
        let body = json!({
            "person": self.id, "room": "direct", "message": message["id"],
            "press": form["press"], "fields": fields,
        });
        let response = self.browser.post("/api/form", body).await;
        assert_eq!(response.status(), StatusCode::OK);
        response.json().await.unwrap()
    }

    /// What a line that is typed in the channel can become, as text.
    pub async fn offered(&self, before: &str) -> String {
        let body = json!({"person": self.id, "room": "channel", "before": before, "after": ""});
        let answer = self.browser.post("/api/complete", body).await;
        answer.json::<Value>().await.unwrap()["suggestions"].to_string()
    }

    /// All that the person sees in the conversation with the bot.
    pub async fn conversation(&self) -> Vec<Value> {
        let place = json!({"room": "direct", "person": self.id});
        self.messages().await.into_iter().filter(|one| one["place"] == place).collect()
    }

    /// What the person sees of the game: the one message that shows it.
    pub async fn own(&self) -> Value {
        let is_own = |one: &Value| one["part"]["own"].is_u64();
        let mut own: Vec<Value> = self.conversation().await.into_iter().filter(is_own).collect();
        assert_eq!(own.len(), 1, "{own:?}");
        own.remove(0)
    }

    /// The newest message of the bot's in the channel.
    pub async fn board(&self) -> Value {
        let public = |one: &Value| one["place"]["room"] == "channel" && one["author"].is_null();
        self.messages().await.into_iter().rfind(public).unwrap()
    }

    async fn messages(&self) -> Vec<Value> {
        let state = self.browser.state().await;
        let mut messages = state["messages"].as_array().unwrap().clone();
        messages.sort_by_key(|one| one["id"].as_u64());
        messages
    }
}

/// What the buttons and menus of a message send.
pub fn presses(message: &Value) -> Vec<String> {
    let rows = message["body"]["rows"].as_array().cloned().unwrap_or_default();
    let row = |row: &Value| {
        let menu = row["menu"]["entries"].as_array();
        row["buttons"].as_array().or(menu).cloned().unwrap_or_default()
    };
    let all = rows.iter().flat_map(row);
    all.map(|one| one["press"].as_str().unwrap_or_default().to_owned()).collect()
}

/// A message's picture in words.
pub fn alt(message: &Value) -> &str {
    message["body"]["picture"]["alt"].as_str().unwrap()
}

/// A room with Ann, who plays Red, and Bob, who plays Blue; they are about to set up.
pub async fn setting_up(folder: &Path) -> (Room, Player, Player) {
    let room = Room::open(folder, 0).await;
    let ann = Player::new(&room, "Ann", "en").await;
    let bob = Player::new(&room, "Bob", "nl").await;
    ann.say("channel", "/veldslag new colour:red").await;
    bob.click(&bob.board().await, ":join").await;
    ann.click(&ann.board().await, ":start").await;
    (room, ann, bob)
}

/// The same, where both are ready and Red is to move.
pub async fn playing(folder: &Path) -> (Room, Player, Player) {
    let (room, ann, bob) = setting_up(folder).await;
    for (player, [front, middle, back]) in [(&ann, RED), (&bob, BLUE)] {
        let rows = format!("front:{front} middle:{middle} back:{back}");
        player.say("direct", &format!("/veldslag setup text {rows}")).await;
        player.say("direct", "/veldslag setup ready").await;
    }
    (room, ann, bob)
}
