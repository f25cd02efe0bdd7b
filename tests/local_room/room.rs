//! A local room that is open, and browsers that talk to it as a page does.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use reqwest::{Client, Method, Response, StatusCode};
use serde_json::{Value, json};
use slagveld::app::App;
use slagveld::front::web::{WebConfig, serve};
use slagveld::language::Language;
use slagveld::store::{OpenError, Store};
use slagveld::text::Rich;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// A room that is open.
pub struct Room {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

impl Room {
    pub async fn open(folder: &Path, port: u16) -> Self {
        let app = Arc::new(App::new(Arc::new(open(folder).await)));
        let host = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let config = WebConfig { host, port, language: Language::En };
        let (ready, address) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let served = tokio::spawn(async move {
            let ready = |address| ready.send(address).unwrap();
            let stopped = async { stopped.await.unwrap_or(()) };
            serve(app, config, ready, stopped).await.unwrap();
        });
        Self { address: address.await.unwrap(), stop, served }
    }

    /// Closes the room as the bot does when it stops.
    pub async fn close(self) {
        self.stop.send(()).unwrap();
        timeout(PATIENCE, self.served).await.unwrap().unwrap();
    }
}

/// Opens a store that may be closing still.
pub async fn open(folder: &Path) -> Store {
    loop {
        match Store::open(folder) {
            Err(OpenError::Locked(_)) => sleep(Duration::from_millis(10)).await,
            opened => return opened.unwrap(),
        }
    }
}

/// A browser with its session.
#[derive(Clone)]
pub struct Browser {
    client: Client,
    base: String,
    pub cookie: String,
}

impl Browser {
    pub fn new(room: &Room) -> Self {
        let base = format!("http://{}", room.address);
        Self { client: Client::new(), base, cookie: String::new() }
    }

    /// The same browser at a room that was opened again.
    pub fn at(&self, room: &Room) -> Self {
        Self { cookie: self.cookie.clone(), ..Self::new(room) }
    }

    pub fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let url = format!("{}{path}", self.base);
        self.client.request(method, url).header("cookie", &self.cookie)
    }

    pub async fn get(&self, path: &str) -> Response {
        self.request(Method::GET, path).send().await.unwrap()
    }

    pub async fn post(&self, path: &str, body: Value) -> Response {
        self.request(Method::POST, path).json(&body).send().await.unwrap()
    }

    /// Adds a person and gives the id.
    pub async fn add(&mut self, name: &str, language: &str) -> String {
        let response = self.post("/api/people", json!({"name": name, "language": language})).await;
        assert_eq!(response.status(), StatusCode::CREATED);
        if let Some(cookie) = response.headers().get("set-cookie") {
            let cookie = cookie.to_str().unwrap();
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
            cookie.split(';').next().unwrap().clone_into(&mut self.cookie);
        }
        let body: Value = response.json().await.unwrap();
        body["id"].as_str().unwrap().to_owned()
    }

    pub async fn say(&self, person: &str, room: &str, line: &str) -> StatusCode {
        let body = json!({"person": person, "room": room, "line": line});
        self.post("/api/say", body).await.status()
    }

    pub async fn state(&self) -> Value {
        let response = self.get("/api/state").await;
        assert_eq!(response.status(), StatusCode::OK);
        response.json().await.unwrap()
    }

    /// The texts of all messages that this browser sees.
    pub async fn texts(&self) -> Vec<String> {
        let state = self.state().await;
        let messages = state["messages"].as_array().unwrap().clone();
        messages.iter().map(text).collect()
    }

    pub async fn events(&self, after: u64) -> Events {
        let response = self.get(&format!("/api/events?after={after}")).await;
        assert_eq!(response.status(), StatusCode::OK);
        Events::of(response)
    }
}

/// A stream of events that is being read.
pub struct Events {
    response: Response,
    text: String,
}

impl Events {
    /// The stream that a response is.
    pub const fn of(response: Response) -> Self {
        Self { response, text: String::new() }
    }

    /// The next message; `None` when nothing comes.
    pub async fn next(&mut self) -> Option<Value> {
        self.next_within(PATIENCE).await
    }

    async fn next_within(&mut self, patience: Duration) -> Option<Value> {
        loop {
            while let Some((event, rest)) = self.text.split_once("\n\n") {
                let (event, rest) = (event.to_owned(), rest.to_owned());
                self.text = rest;
                if event.contains("event: message") {
                    let data = event.lines().find_map(|line| line.strip_prefix("data: "));
                    return Some(serde_json::from_str(data.unwrap()).unwrap());
                }
            }
            let chunk = timeout(patience, self.response.chunk()).await.ok()?.ok()??;
            self.text.push_str(&String::from_utf8_lossy(&chunk));
        }
    }

    /// Whether nothing more comes for a moment.
    pub async fn is_quiet(&mut self) -> bool {
        self.next_within(Duration::from_millis(300)).await.is_none()
    }
}

/// A message's text in the markup of our own.
pub fn text(message: &Value) -> String {
    words(&message["body"]["text"])
}

/// A text in the markup of our own.
pub fn words(text: &Value) -> String {
    serde_json::from_value::<Rich>(text.clone()).unwrap().to_string()
}
