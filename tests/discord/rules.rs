//! What calls do to the world.

use std::time::Duration;

use serde_json::{Value, json};

use super::body::Body;
use super::world::{BOT, File, Interaction, Message, Person, Told, World};
use super::{json as objects, limits};

/// A status and Discord's code.
pub type Refusal = (u16, i64);
/// What a call gives.
pub type Result<T = Value> = std::result::Result<T, Refusal>;

const EPHEMERAL: u64 = 64;
const SILENT: u64 = 1 << 12;
/// How old a message may be before edits are limited.
const OLD: Duration = Duration::from_secs(60 * 60);

/// Registers the commands.
pub fn register(world: &mut World, commands: &Value) -> Value {
    world.registrations += 1;
    world.commands = commands.as_array().cloned().unwrap_or_default();
    for (id, command) in (1..).zip(&mut world.commands) {
        command["id"] = json!(format!("{id}"));
        command["application_id"] = json!(BOT.to_string());
        command["version"] = json!("1");
        command["default_member_permissions"] = Value::Null;
    }
    Value::Array(world.commands.clone())
}

/// The first answer to an interaction.
pub fn callback(world: &mut World, id: u64, token: &str, body: &Body) -> Result {
    let interaction = world.interaction(token).filter(|it| it.id == id).ok_or((404, 10062))?;
    let answered = interaction.callback.is_some();
    let late = interaction.sent.elapsed() > Duration::from_secs(3);
    if answered {
        if world.faults.is_empty() {
            world.violation(token, "answered twice");
        }
        return Err((400, 40060));
    }
    if late {
        world.violation(token, "answered too late");
        return Err((404, 10062));
    }
    interaction.callback = Some(body.json.clone());
    let interaction = interaction.clone();
    let original = first_answer(world, &interaction, body);
    if let Some(interaction) = world.interaction(token) {
        interaction.original = original;
    }
    Ok(Value::Null)
}

/// Carries a first answer out. Gives the message that it is about.
fn first_answer(world: &mut World, interaction: &Interaction, body: &Body) -> Option<u64> {
    let place = format!("callback to {:?}", interaction.person);
    let kind = body.json["type"].as_u64().unwrap_or(0);
    let fits = match interaction.kind {
        2 => [4, 5, 9].contains(&kind),
        3 => [4, 5, 6, 7, 9].contains(&kind),
        5 if interaction.pressed.is_none() => kind == 4 || kind == 5,
        5 => (4..=7).contains(&kind),
        _ => kind == 8,
    };
    if !fits {
        world.violation(&place, format!("an answer of type {kind}"));
    }
    let data = Body { json: body.json["data"].clone(), files: body.files.clone() };
    match kind {
        4 | 5 => {
            let only_for = private(&data).then_some(interaction.person);
            Some(create(world, interaction.channel, &data, only_for, kind == 5))
        }
        6 => interaction.pressed,
        7 => {
            let pressed = interaction.pressed?;
            change(world, pressed, &data).ok()?;
            Some(pressed)
        }
        _ => {
            let wrong = if kind == 9 {
                limits::form(&data.json)
            } else {
                limits::choices(&data.json["choices"])
            };
            for what in wrong {
                world.violation(&place, what);
            }
            let text = data.json.to_string();
            world.told.push(Told { to: Some(interaction.person), text });
            None
        }
    }
}

/// The message that the first answer is about.
pub fn original(world: &mut World, token: &str) -> Result<u64> {
    let interaction = world.interaction(token).ok_or((404, 10015))?;
    let id = interaction.original.ok_or((404, 10015))?;
    world.message_mut(id).map(|message| message.id).ok_or((404, 10008))
}

/// Takes the first answer away.
pub fn delete(world: &mut World, token: &str) -> Result {
    let id = original(world, token)?;
    world.message_mut(id).ok_or((404, 10008))?.deleted = true;
    Ok(Value::Null)
}

/// A later answer.
pub fn follow_up(world: &mut World, token: &str, body: &Body) -> Result {
    let interaction = world.interaction(token).cloned().ok_or((404, 10015))?;
    if interaction.callback.is_none() {
        return Err((404, 10015));
    }
    let loading = interaction.original.is_some_and(|id| world.message(id).loading);
    if loading && !world.message(interaction.original.unwrap_or(0)).deleted {
        world.violation("follow-up", "it would fill the deferred answer");
    }
    let only_for = private(body).then_some(interaction.person);
    let id = create(world, interaction.channel, body, only_for, false);
    if let Some(interaction) = world.interaction(token) {
        interaction.follow_ups.push(id);
    }
    Ok(objects::message(world.message(id)))
}

/// A message in the bot's own name.
pub fn post(world: &mut World, channel: u64, body: &Body) -> Result {
    let direct = world.directs.get(&channel);
    if direct.is_some_and(|person| world.closed.contains(person)) {
        return Err((403, 50007));
    }
    if direct.is_none() && world.bot_rights.is_some_and(|rights| rights & (1 << 11) == 0) {
        return Err((403, 50013));
    }
    let nonce = body.json["nonce"].as_str();
    let same = |message: &&Message| nonce.is_some() && message.nonce.as_deref() == nonce;
    if body.json["enforce_nonce"] == true
        && let Some(message) = world.messages.iter().find(same)
    {
        return Ok(objects::message(message));
    }
    let id = create(world, channel, body, None, false);
    Ok(objects::message(world.message(id)))
}

/// Opens the conversation with somebody.
pub fn open_direct(world: &mut World, body: &Body) -> Result {
    let person = body.json["recipient_id"].as_str().and_then(|id| id.parse().ok());
    let known = person.filter(|id| world.people.contains_key(id)).ok_or((400, 50033))?;
    let channel = world.direct(Person(known));
    let user = objects::user(known, &world.people[&known]);
    Ok(json!({"id": channel.to_string(), "type": 1, "last_message_id": null, "flags": 0,
        "recipients": [user]}))
}

/// Changes a message of the bot's own. It can't find private ones, and old ones only so often.
pub fn edit(world: &mut World, channel: u64, id: u64, body: &Body) -> Result {
    own(world, channel, id)?;
    if World::age(id) > OLD {
        return Err((400, 30046));
    }
    change(world, id, body)
}

/// Takes a message of the bot's own away.
pub fn remove(world: &mut World, channel: u64, id: u64) -> Result {
    own(world, channel, id)?.deleted = true;
    Ok(Value::Null)
}

fn own(world: &mut World, channel: u64, id: u64) -> Result<&mut Message> {
    let message = world.message_mut(id).filter(|message| message.only_for.is_none());
    message.filter(|message| message.channel == channel).ok_or((404, 10008))
}

fn private(body: &Body) -> bool {
    body.json["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0
}

fn create(
    world: &mut World,
    channel: u64,
    body: &Body,
    only_for: Option<Person>,
    loading: bool,
) -> u64 {
    let id = world.next_id();
    let nonce = body.json["nonce"].as_str().map(str::to_owned);
    world.messages.push(Message { id, channel, only_for, loading, nonce, ..Message::default() });
    write(world, id, body);
    let message = world.message_mut(id).expect("it was just made");
    let users = body.json["allowed_mentions"]["users"].as_array().into_iter().flatten();
    message.silent = body.json["flags"].as_u64().unwrap_or(0) & SILENT != 0;
    message.pinged = users
        .filter_map(|user| user.as_str()?.parse().ok())
        .filter(|user| message.text.contains(&format!("<@{user}>")))
        .map(Person)
        .collect();
    let empty = message.text.is_empty() && message.files.is_empty();
    if empty && !loading {
        world.violation("a new message", "it is empty");
    }
    id
}

/// Changes a message.
pub fn change(world: &mut World, id: u64, body: &Body) -> Result {
    let message = world.message_mut(id).ok_or((404, 10008))?;
    message.edits += 1;
    message.loading = false;
    write(world, id, body);
    Ok(objects::message(world.message(id)))
}

/// Writes what a body says into a message; what it does not speak of stays.
fn write(world: &mut World, id: u64, body: &Body) {
    for what in limits::message(body) {
        world.violation("a message", what);
    }
    let ids: Vec<u64> = body.files.iter().map(|_| world.next_id()).collect();
    let json = &body.json;
    tell(world, id, body);
    let message = world.message_mut(id).expect("its existence was checked");
    if let Some(text) = json["content"].as_str() {
        text.clone_into(&mut message.text);
    }
    if let Some(rows) = json["components"].as_array() {
        message.components.clone_from(rows);
    }
    if let Some(listed) = json["attachments"].as_array() {
        let kept: Vec<&str> = listed.iter().filter_map(|file| file["id"].as_str()).collect();
        message.files.retain(|file| kept.contains(&file.id.to_string().as_str()));
        for ((number, name, bytes), id) in body.files.iter().zip(ids) {
            let listed = listed.iter().find(|file| file["id"].as_u64() == Some(*number));
            let alt = listed.and_then(|file| file["description"].as_str()).map(str::to_owned);
            message.files.push(File { id, name: name.clone(), alt, bytes: bytes.clone() });
        }
    }
}

/// Notes what is shown, and to whom.
fn tell(world: &mut World, id: u64, body: &Body) {
    let message = world.message(id);
    let to = message.only_for.or_else(|| world.directs.get(&message.channel).copied());
    let files = body.files.iter().filter(|(_, _, bytes)| !bytes.starts_with(b"\x89PNG"));
    let files = files.map(|(_, _, bytes)| String::from_utf8_lossy(bytes).into_owned());
    let text = std::iter::once(body.json.to_string()).chain(files).collect();
    world.told.push(Told { to, text });
}
