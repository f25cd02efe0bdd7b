use serde_json::{Value, json};
use serenity::model::application::Interaction;

use super::*;
use crate::app::Control;
use crate::store::GameId;

fn user() -> Value {
    json!({"id": "11", "username": "ann", "global_name": "Ann", "discriminator": "0", "avatar": null})
}

fn member(nick: Option<&str>, permissions: u64) -> Value {
    json!({"user": user(), "nick": nick, "roles": [], "joined_at": null, "premium_since": null,
        "deaf": false, "mute": false, "flags": 0, "permissions": permissions.to_string()})
}

fn interaction(kind: u8, data: &Value, guild: bool) -> Value {
    let mut it = json!({"id": "1", "application_id": "2", "type": kind, "token": "t", "version": 1,
        "data": data, "channel_id": "33", "locale": "nl", "entitlements": [],
        "app_permissions": "0", "attachment_size_limit": 1000});
    if guild {
        it["guild_id"] = json!("22");
        it["guild_locale"] = json!("en-GB");
        it["member"] = member(Some("Queen Ann"), 0);
    } else {
        it["user"] = user();
    }
    it
}

fn command(json: Value) -> CommandInteraction {
    match serde_json::from_value(json).unwrap() {
        Interaction::Command(command) | Interaction::Autocomplete(command) => command,
        other => panic!("{other:?}"),
    }
}

fn moving(kind: u8, option: &Value) -> Value {
    json!({"id": "5", "name": "tawlbwrdd", "type": kind,
        "options": [{"type": 1, "name": "move", "options": [option]}]})
}

#[test]
fn a_command_in_a_server() {
    let data = moving(1, &json!({"type": 3, "name": "move", "value": "a5-a6"}));
    let command = command(interaction(2, &data, true));
    let wanted = Invocation {
        command: "tawlbwrdd".into(),
        subcommand: Some("move".into()),
        options: vec![("move".into(), "a5-a6".into())],
    };
    assert_eq!(invocation(&command.data), wanted);
    let envelope = Envelope::from(&command);
    let person = envelope.person();
    assert_eq!((person.name.as_str(), person.language), ("Queen Ann", Language::Nl));
    assert_eq!(person.key.to_string(), "discord:11");
    let room = envelope.room();
    assert_eq!((room.key.id.as_str(), room.language), ("22/33", Language::En));
    assert!(!room.direct && !room.moderator);
}

#[test]
fn a_command_to_the_bot_alone() {
    let command = command(interaction(2, &json!({"id": "5", "name": "help", "type": 1}), false));
    let wanted = Invocation { command: "help".into(), ..Invocation::default() };
    assert_eq!(invocation(&command.data), wanted);
    let envelope = Envelope::from(&command);
    assert_eq!(envelope.person().name, "Ann");
    let room = envelope.room();
    assert_eq!((room.key.id.as_str(), room.language), ("@me/33", Language::Nl));
    assert!(room.direct && !room.moderator);
}

#[test]
fn moderators_manage_messages() {
    for (rights, wanted) in [(0, false), (1 << 13, true), (1 << 3, true), (1 << 11, false)] {
        let mut json = interaction(2, &json!({"id": "5", "name": "help", "type": 1}), true);
        json["member"] = member(None, rights);
        assert_eq!(Envelope::from(&command(json)).room().moderator, wanted);
    }
}

#[test]
fn the_bot_posts_where_it_may() {
    let (view, send, attach, threads) = (1_u64 << 10, 1_u64 << 11, 1_u64 << 15, 1_u64 << 38);
    for (kind, rights, wanted) in [
        (0, view | send | attach, true),
        (0, view | send, false),
        (0, 1 << 3, true),
        (11, view | send | attach, false),
        (11, view | threads | attach, true),
    ] {
        let mut json = interaction(2, &json!({"id": "5", "name": "help", "type": 1}), true);
        json["app_permissions"] = json!(rights.to_string());
        json["channel"] = json!({"id": "33", "type": kind});
        assert_eq!(Envelope::from(&command(json)).may_post(), wanted, "{kind} {rights}");
    }
}

#[test]
fn what_is_being_typed_is_completed() {
    let typed = json!({"type": 3, "name": "move", "value": "a5", "focused": true});
    let wanted = completion(&command(interaction(4, &moving(1, &typed), true))).unwrap();
    assert_eq!((wanted.option.as_str(), wanted.typed.as_str()), ("move", "a5"));
    assert_eq!(wanted.invocation.subcommand.as_deref(), Some("move"));
    assert!(wanted.invocation.options.is_empty());
}

fn placing(kind: u8, option: &Value) -> Value {
    json!({"id": "5", "name": "veldslag", "type": kind, "options": [{"type": 2, "name": "setup",
        "options": [{"type": 1, "name": "place", "options": [option]}]}]})
}

#[test]
fn a_group_s_subcommand_has_the_group_before_it() {
    let data = placing(1, &json!({"type": 3, "name": "piece", "value": "bomb"}));
    let given = invocation(&command(interaction(2, &data, false)).data);
    assert_eq!(given.subcommand.as_deref(), Some("setup place"));
    assert_eq!(given.option("piece"), Some("bomb"));
    let bare = json!({"id": "5", "name": "veldslag", "type": 1, "options": [{"type": 2,
        "name": "setup", "options": [{"type": 1, "name": "show", "options": []}]}]});
    let given = invocation(&command(interaction(2, &bare, false)).data);
    assert_eq!((given.subcommand.as_deref(), given.options), (Some("setup show"), vec![]));
}

#[test]
fn what_is_being_typed_in_a_group_is_completed() {
    let typed = json!({"type": 3, "name": "square", "value": "a", "focused": true});
    let wanted = completion(&command(interaction(4, &placing(1, &typed), true))).unwrap();
    assert_eq!((wanted.option.as_str(), wanted.typed.as_str()), ("square", "a"));
    assert_eq!(wanted.invocation.subcommand.as_deref(), Some("setup place"));
}

fn modal(guild: bool, message: Option<u64>) -> ModalInteraction {
    let input = json!({"type": 4, "custom_id": "0", "value": "wall"});
    let data = json!({"custom_id": "game:7:0:setup:save",
        "components": [{"type": 1, "components": [input]}]});
    let mut it = interaction(5, &data, guild);
    if let Some(flags) = message {
        it["message"] = json!({"id": "77", "channel_id": "33", "author": user(), "content": "",
            "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": null, "tts": false,
            "mention_everyone": false, "mentions": [], "mention_roles": [], "attachments": [],
            "embeds": [], "pinned": false, "type": 0, "flags": flags, "components": []});
    }
    match serde_json::from_value(it).unwrap() {
        Interaction::Modal(modal) => modal,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_form_comes_from_where_it_was_asked_for() {
    assert_eq!(form_source(&modal(true, None)), Source::Command);
    assert_eq!(form_source(&modal(false, Some(0))), Source::Public(77.into()));
    assert_eq!(form_source(&modal(true, Some(64))), Source::Private);
    let modal = modal(false, None);
    let envelope = Envelope::from(&modal);
    assert_eq!(envelope.room().key.id, "@me/33");
    assert_eq!(envelope.person().key.to_string(), "discord:11");
}

#[test]
fn only_what_asks_for_a_form_may_not_be_deferred() {
    let typed = |subcommand: &str, options: &[&str]| {
        let options = options.iter().map(|name| ((*name).to_owned(), "x".to_owned())).collect();
        let subcommand = Some(subcommand.to_owned());
        Ask::Command(Invocation { command: "veldslag".into(), subcommand, options })
    };
    assert!(may_ask(&typed("setup text", &["front"])));
    assert!(!may_ask(&typed("setup text", &["front", "middle", "back"])));
    assert!(!may_ask(&typed("setup save", &["name"])));
    assert!(!may_ask(&typed("setup show", &[])));
    let pressed = |step| {
        let control = Control::Deploy(step);
        Ask::Press(Press::Game { game: GameId(1), ply: 0, control }, None)
    };
    assert!(may_ask(&pressed(Deploy::Form)) && may_ask(&pressed(Deploy::Name)));
    assert!(!may_ask(&pressed(Deploy::Ready)));
}

#[test]
fn buttons_and_menus_are_presses() {
    let read = |data: Value| press(&serde_json::from_value(data).unwrap());
    let wanted = Press::Game { game: GameId(7), ply: 3, control: Control::Resign };
    let button = json!({"component_type": 2, "custom_id": "game:7:3:resign"});
    assert_eq!(read(button), Some(wanted.clone()));
    let menu = json!({"component_type": 3, "custom_id": "menu:0:1", "values": ["game:7:3:resign"]});
    assert_eq!(read(menu), Some(wanted));
    assert_eq!(read(json!({"component_type": 2, "custom_id": "game:7:3:fly"})), None);
    assert_eq!(read(json!({"component_type": 3, "custom_id": "menu:0:1", "values": []})), None);
}
