//! The gateway: hello, identify, resume, heartbeats and events.

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::{Discord, TOKEN, json};

/// A session, which outlives its connections.
#[derive(Default)]
pub struct Session {
    events: Vec<Value>,
    live: Option<UnboundedSender<Out>>,
    over: bool,
}

enum Out {
    Event(Value),
    Close(u16),
}

impl Session {
    /// Whether somebody listens.
    pub fn is_live(&self) -> bool {
        !self.over && self.live.is_some()
    }

    fn push(&mut self, name: &str, data: &Value) {
        let event = json!({"op": 0, "t": name, "s": self.events.len() + 1, "d": data});
        self.events.push(event.clone());
        if let Some(live) = &self.live {
            live.send(Out::Event(event)).ok();
        }
    }
}

impl Discord {
    /// Sends an event. Without a connection it waits for one.
    pub(super) fn dispatch(&self, name: &str, data: &Value) {
        for session in self.world().sessions.values_mut().filter(|session| !session.over) {
            session.push(name, data);
        }
    }

    /// Cuts the connection. A session that is over can't be resumed.
    pub fn drop_gateway(&self, over: bool) {
        for session in self.world().sessions.values_mut() {
            session.over |= over;
            if let Some(live) = session.live.take() {
                live.send(Out::Close(4000)).ok();
            }
        }
        self.touch();
    }

    fn identify(&self, data: &Value, live: &UnboundedSender<Out>) -> Option<String> {
        if data["token"] != format!("Bot {TOKEN}") && data["token"] != TOKEN {
            live.send(Out::Close(4004)).ok();
            return None;
        }
        let mut world = self.world();
        if data["intents"].as_u64().is_none_or(|intents| intents & (1 << 1 | 1 << 8 | 1 << 15) != 0)
        {
            world.violation("identify", "privileged intents");
        }
        let name = format!("session-{}", world.next_id());
        let mut session = Session { live: Some(live.clone()), ..Session::default() };
        session.push("READY", &json::ready(&name, &self.gateway()));
        session.push("GUILD_CREATE", &json::guild());
        world.sessions.insert(name.clone(), session);
        Some(name)
    }

    fn resume(&self, data: &Value, live: &UnboundedSender<Out>) -> Option<String> {
        let name = data["session_id"].as_str().unwrap_or_default();
        let seen = data["seq"].as_u64().unwrap_or(0);
        let mut world = self.world();
        let session = world.sessions.get_mut(name).filter(|session| !session.over);
        let Some(session) = session else {
            live.send(Out::Event(json!({"op": 9, "d": false}))).ok();
            return None;
        };
        session.live = Some(live.clone());
        for event in session.events.iter().filter(|event| event["s"].as_u64() > Some(seen)) {
            live.send(Out::Event(event.clone())).ok();
        }
        session.push("RESUMED", &json!({}));
        Some(name.to_owned())
    }
}

/// A new connection.
pub async fn connect(State(discord): State<Discord>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(|socket| async move { converse(&discord, socket).await })
}

async fn converse(discord: &Discord, mut socket: WebSocket) {
    let (live, mut out) = unbounded_channel();
    live.send(Out::Event(json!({"op": 10, "d": {"heartbeat_interval": 500}}))).ok();
    let session = talk(discord, &mut socket, &live, &mut out).await;
    let mut world = discord.world();
    if let Some(session) = session.and_then(|name| world.sessions.get_mut(&name)) {
        let ours = session.live.as_ref().is_some_and(|other| other.same_channel(&live));
        session.live = session.live.take().filter(|_| !ours);
    }
    drop(world);
    discord.touch();
}

/// Carries a connection on to its end. Gives the session's name.
async fn talk(
    discord: &Discord,
    socket: &mut WebSocket,
    live: &UnboundedSender<Out>,
    out: &mut UnboundedReceiver<Out>,
) -> Option<String> {
    let mut session = None;
    loop {
        tokio::select! {
            next = out.recv() => match next? {
                Out::Event(event) => {
                    let text = Message::Text(event.to_string().into());
                    if socket.send(text).await.is_err() {
                        return session;
                    }
                }
                Out::Close(code) => {
                    let frame = CloseFrame { code, reason: "".into() };
                    socket.send(Message::Close(Some(frame))).await.ok();
                    return session;
                }
            },
            heard = socket.recv() => match heard {
                Some(Ok(Message::Text(text))) => hear(discord, &text, live, &mut session),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return session,
                Some(Ok(_)) => {}
            },
        }
    }
}

fn hear(discord: &Discord, text: &str, live: &UnboundedSender<Out>, session: &mut Option<String>) {
    let heard: Value = serde_json::from_str(text).unwrap_or_default();
    match heard["op"].as_u64() {
        Some(1) => drop(live.send(Out::Event(json!({"op": 11})))),
        Some(2) => *session = discord.identify(&heard["d"], live),
        Some(6) => *session = discord.resume(&heard["d"], live),
        Some(3 | 4 | 8) => {}
        _ => discord.world().violation("gateway", text),
    }
    discord.touch();
}
