use super::*;

fn both(en: &str, nl: &str) -> [(Language, String); 2] {
    [(Language::En, en.into()), (Language::Nl, nl.into())]
}

fn move_option() -> OptionText {
    OptionText {
        key: "move",
        names: both("move", "zet"),
        descriptions: both("From and to", "Van en naar"),
        required: true,
        choices: Vec::new(),
        completed: true,
    }
}

fn side_option() -> OptionText {
    OptionText {
        key: "side",
        names: both("side", "partij"),
        descriptions: both("Your side", "Je partij"),
        required: false,
        choices: vec![("attackers", both("Attackers", "Aanvallers"))],
        completed: false,
    }
}

fn game() -> CommandText {
    let subcommand = |key, option| SubcommandText {
        key,
        names: both(key, "iets"),
        descriptions: both("Do it", "Doe het"),
        options: vec![option],
        subcommands: Vec::new(),
    };
    CommandText {
        key: "tawlbwrdd",
        names: both("tawlbwrdd", "tawlbwrdd"),
        descriptions: both("The king escapes", "De koning ontsnapt"),
        subcommands: vec![subcommand("move", move_option()), subcommand("new", side_option())],
        options: Vec::new(),
    }
}

fn written(text: &CommandText) -> Value {
    serde_json::to_value(command(text)).unwrap()
}

#[test]
fn a_command_is_written_in_every_language() {
    let json = written(&game());
    assert_eq!(json["description"], "The king escapes");
    assert_eq!(json["description_localizations"], json!({"nl": "De koning ontsnapt"}));
    assert_eq!(json["contexts"], json!([0, 1]), "in servers, and in the bot's conversations");
    let option = &json["options"][0]["options"][0];
    assert_eq!(option["name"], "move");
    assert_eq!(option["name_localizations"], json!({"nl": "zet"}));
    assert_eq!((&option["required"], &option["autocomplete"]), (&json!(true), &json!(true)));
    let side = &json["options"][1]["options"][0]["choices"][0];
    let wanted = json!({"name": "Attackers", "name_localizations": {"nl": "Aanvallers"},
        "value": "attackers"});
    assert_eq!(*side, wanted);
}

#[test]
fn a_group_holds_subcommands() {
    let mut text = game();
    let inner = std::mem::take(&mut text.subcommands);
    let group = SubcommandText {
        key: "setup",
        names: both("setup", "opstellen"),
        descriptions: both("Set up", "Stel op"),
        options: Vec::new(),
        subcommands: inner,
    };
    text.subcommands = vec![group];
    let json = written(&text);
    let group = &json["options"][0];
    assert_eq!((&group["type"], &group["name"]), (&json!(2), &json!("setup")));
    assert_eq!(group["name_localizations"], json!({"nl": "opstellen"}));
    assert_eq!(
        (&group["options"][0]["type"], &group["options"][0]["name"]),
        (&json!(1), &json!("move"))
    );
    assert_eq!(group["options"][1]["options"][0]["name"], "side");
}

/// What Discord gives back for a command: more keys, and others left out.
fn echo(json: &Value) -> Value {
    let mut echo = json.clone();
    for (key, value) in [
        ("id", json!("1")),
        ("application_id", json!("2")),
        ("version", json!("3")),
        ("default_member_permissions", json!(null)),
        ("dm_permission", json!(false)),
    ] {
        echo[key] = value;
    }
    let option = echo["options"][0]["options"][0].as_object_mut().unwrap();
    option.retain(|_, value| ![json!([]), json!(null), json!(false)].contains(value));
    echo
}

#[test]
fn what_discord_has_already_is_not_registered_again() {
    let ours = json!([written(&game())]);
    let echoed: Vec<serenity::model::application::Command> =
        serde_json::from_value(json!([echo(&ours[0])])).unwrap();
    assert_eq!(essences(&ours), essences(&echoed));
}

#[test]
fn a_changed_text_is_noticed() {
    let mut other = game();
    other.subcommands[0].options[0].descriptions = both("From and to", "Vanwaar en waarheen");
    assert_ne!(essences(&json!([written(&game())])), essences(&json!([written(&other)])));
    assert_ne!(essences(&json!([written(&game())])), essences(&json!([])));
}

/// Discord gives names back as they were registered for everybody: the table has to know them.
#[test]
fn names_are_registered_as_the_table_has_them() {
    fn same(key: &str, names: &Texts) {
        assert_eq!(texts(names).0, key);
    }
    fn check(subs: &[SubcommandText], options: &[OptionText]) {
        for option in options {
            same(option.key, &option.names);
        }
        for sub in subs {
            same(sub.key, &sub.names);
            check(&sub.subcommands, &sub.options);
        }
    }
    for command in crate::present::catalogue() {
        same(command.key, &command.names);
        check(&command.subcommands, &command.options);
    }
}
