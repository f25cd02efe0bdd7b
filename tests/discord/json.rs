//! Objects as Discord sends them.

use serde_json::{Value, json};

use super::world::{BOT, File, GUILD, Interaction, Message, Person, Profile, World};

/// What members usually may.
const MEMBER: u64 = 1 << 10 | 1 << 11 | 1 << 15 | 1 << 16 | 1 << 31 | 1 << 38;
const TIME: &str = "2026-01-01T00:00:00.000000+00:00";

/// A user.
pub fn user(id: u64, profile: &Profile) -> Value {
    json!({
        "id": id.to_string(), "username": profile.name, "discriminator": "0", "avatar": null,
        "global_name": profile.name, "bot": id == BOT, "public_flags": 0, "flags": 0,
    })
}

/// The bot.
pub fn bot() -> Value {
    user(BOT, &Profile { name: "slagveld".into(), locale: "en-GB".into() })
}

fn member(id: u64, profile: &Profile) -> Value {
    json!({
        "user": user(id, profile), "nick": null, "avatar": null, "banner": null, "roles": [],
        "joined_at": TIME, "premium_since": null, "deaf": false, "mute": false, "flags": 0,
        "pending": false, "permissions": MEMBER.to_string(),
        "communication_disabled_until": null,
    })
}

/// A message.
pub fn message(message: &Message) -> Value {
    let flags = u64::from(message.only_for.is_some()) << 6
        | u64::from(message.loading) << 7
        | u64::from(message.silent) << 12;
    let files: Vec<Value> = message.files.iter().map(file).collect();
    json!({
        "id": message.id.to_string(), "channel_id": message.channel.to_string(), "author": bot(),
        "content": message.text, "timestamp": TIME, "edited_timestamp": null, "tts": false,
        "mention_everyone": false, "mentions": [], "mention_roles": [], "attachments": files,
        "embeds": [], "pinned": false, "type": 0, "flags": flags, "nonce": message.nonce,
        "components": message.components,
    })
}

fn file(file: &File) -> Value {
    let url = format!("http://127.0.0.1:1/{}/{}", file.id, file.name);
    json!({
        "id": file.id.to_string(), "filename": file.name, "size": file.bytes.len(), "url": url,
        "proxy_url": url, "description": file.alt,
    })
}

/// An interaction.
pub fn interaction(world: &World, interaction: &Interaction, kind: u8, data: &Value) -> Value {
    let Person(person) = interaction.person;
    let profile = &world.people[&person];
    let mut json = json!({
        "id": interaction.id.to_string(), "application_id": BOT.to_string(), "type": kind,
        "token": interaction.token, "version": 1, "data": data, "locale": profile.locale,
        "channel_id": interaction.channel.to_string(), "entitlements": [],
        "attachment_size_limit": 10_485_760,
        "authorizing_integration_owners": {"0": GUILD.to_string()},
    });
    let place = if world.directs.contains_key(&interaction.channel) {
        json!({"user": user(person, profile), "context": 1, "app_permissions": MEMBER.to_string(),
            "channel": {"id": interaction.channel.to_string(), "type": 1}})
    } else {
        json!({"guild_id": GUILD.to_string(), "guild_locale": "en-US", "context": 0,
            "channel": {"id": interaction.channel.to_string(), "type": 0, "name": "games"},
            "member": member(person, profile),
            "app_permissions": world.bot_rights.unwrap_or(MEMBER).to_string()})
    };
    for (key, value) in place.as_object().into_iter().flatten() {
        json[key] = value.clone();
    }
    if let Some(pressed) = interaction.pressed {
        json["message"] = message(world.message(pressed));
    }
    json
}

/// The first event of a session.
pub fn ready(session: &str, gateway: &str) -> Value {
    json!({
        "v": 10, "user": bot(), "guilds": [{"id": GUILD.to_string(), "unavailable": true}],
        "session_id": session, "resume_gateway_url": gateway, "shard": [0, 1],
        "application": {"id": BOT.to_string(), "flags": 0},
    })
}

/// The server.
pub fn guild() -> Value {
    json!({
        "id": GUILD.to_string(), "name": "Club", "icon": null, "owner_id": "1", "roles": [],
        "emojis": [], "features": [], "stickers": [], "members": [], "channels": [], "threads": [],
        "voice_states": [], "presences": [], "stage_instances": [], "mfa_level": 0,
        "afk_channel_id": null, "afk_timeout": 300, "verification_level": 0, "nsfw_level": 0,
        "default_message_notifications": 0, "explicit_content_filter": 0, "premium_tier": 0,
        "system_channel_flags": 0, "preferred_locale": "en-US", "joined_at": TIME,
        "premium_progress_bar_enabled": false, "large": false, "unavailable": false,
        "member_count": 3, "guild_scheduled_events": [],
    })
}
