//! The API: which call does what.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::AUTHORIZATION;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::body::{self, Body};
use super::rules::{self, Refusal, Result};
use super::{Discord, TOKEN, faults, json as objects, limits};

/// Answers a call.
pub async fn serve(State(discord): State<Discord>, request: Request) -> Response {
    let path = request.uri().path().trim_start_matches("/api/v10").to_owned();
    let call = format!("{} {path}", request.method());
    let known = request
        .headers()
        .get(AUTHORIZATION)
        .is_some_and(|token| token.to_str().is_ok_and(|token| token == format!("Bot {TOKEN}")));
    let body = body::read(request).await;
    let fault = faults::take(&mut discord.world().faults, &call);
    let result = match &fault {
        Some(fault) if !fault.carried_out => Err((fault.answer.0, fault.answer.1)),
        _ if !known => Err((401, 0)),
        _ => body.map_or(Err((400, 50109)), |body| carry_out(&discord, &call, &body)),
    };
    let result = match fault {
        Some(fault) if fault.carried_out => Err(fault.answer),
        _ => result,
    };
    let (status, json) = match result {
        Ok(Value::Null) => (204, None),
        Ok(json) => (200, Some(json)),
        Err((status, code)) => {
            (status, Some(json!({"code": code, "message": format!("error {code}")})))
        }
    };
    discord.world().calls.push(format!("{call} {status}"));
    discord.touch();
    let status = StatusCode::from_u16(status).unwrap();
    json.map_or_else(|| status.into_response(), |json| (status, Json(json)).into_response())
}

const UNKNOWN: Refusal = (404, 0);

fn carry_out(discord: &Discord, call: &str, body: &Body) -> Result {
    let (method, path) = call.split_once(" /").ok_or(UNKNOWN)?;
    let parts: Vec<&str> = path.split('/').collect();
    let number = |text: &str| text.parse::<u64>().map_err(|_| UNKNOWN);
    let world = &mut *discord.world();
    match (method, &parts[..]) {
        ("GET", ["gateway"]) => Ok(json!({"url": discord.gateway()})),
        ("GET", ["gateway", "bot"]) => Ok(json!({
            "url": discord.gateway(), "shards": 1,
            "session_start_limit":
                {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1},
        })),
        ("GET", ["users", "@me"]) => Ok(objects::bot()),
        ("GET", ["applications", "@me"]) => Ok(json!({"id": super::world::BOT.to_string()})),
        ("GET", ["applications", _, "commands"]) => Ok(Value::Array(world.commands.clone())),
        ("PUT", ["applications", _, "commands"]) => {
            for what in limits::commands(&body.json) {
                world.violation(call, what);
            }
            Ok(rules::register(world, &body.json))
        }
        ("POST", ["interactions", id, token, "callback"]) => {
            rules::callback(world, number(id)?, token, body)
        }
        ("GET", ["webhooks", _, token, "messages", "@original"]) => {
            rules::original(world, token).map(|id| objects::message(world.message(id)))
        }
        ("PATCH", ["webhooks", _, token, "messages", "@original"]) => {
            let id = rules::original(world, token)?;
            rules::change(world, id, body)
        }
        ("DELETE", ["webhooks", _, token, "messages", "@original"]) => rules::delete(world, token),
        ("POST", ["webhooks", _, token]) => rules::follow_up(world, token, body),
        ("GET", ["channels", channel, "messages"]) => {
            let messages = world.public(number(channel)?);
            Ok(messages.iter().rev().map(|message| objects::message(message)).collect())
        }
        ("POST", ["channels", channel, "messages"]) => rules::post(world, number(channel)?, body),
        ("PATCH", ["channels", channel, "messages", id]) => {
            rules::edit(world, number(channel)?, number(id)?, body)
        }
        ("DELETE", ["channels", channel, "messages", id]) => {
            rules::remove(world, number(channel)?, number(id)?)
        }
        ("POST", ["users", "@me", "channels"]) => rules::open_direct(world, body),
        _ => {
            world.violation(call, "a call that the double does not know");
            Err(UNKNOWN)
        }
    }
}
