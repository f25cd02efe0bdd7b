//! Discord's written limits. Each check gives what is wrong.

use std::collections::HashSet;

use serde_json::Value;

use super::body::Body;

fn chars(value: &Value) -> usize {
    value.as_str().map_or(0, |text| text.chars().count())
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Notes what does not hold.
fn expect(wrong: &mut Vec<String>, holds: bool, what: impl FnOnce() -> String) {
    if !holds {
        wrong.push(what());
    }
}

/// The body of a message, new or edited.
pub fn message(body: &Body) -> Vec<String> {
    let mut wrong = Vec::new();
    let json = &body.json;
    mentions(&json["allowed_mentions"], &mut wrong);
    expect(&mut wrong, chars(&json["content"]) <= 2000, || "a long content".into());
    components(list(&json["components"]), &mut wrong);
    for (number, name, bytes) in &body.files {
        let listed = |file: &&Value| file["id"].as_u64() == Some(*number);
        let file = list(&json["attachments"]).iter().find(listed);
        expect(&mut wrong, file.is_some(), || format!("the file {name} is not listed"));
        let alt = file.map_or(0, |file| chars(&file["description"]));
        expect(&mut wrong, alt <= 1024, || format!("a long description of {name}"));
        expect(&mut wrong, alt > 0 || !bytes.starts_with(b"\x89PNG"), || {
            format!("{name} undescribed")
        });
        expect(&mut wrong, bytes.len() <= 10 << 20, || format!("{name} is too big"));
    }
    wrong
}

fn mentions(mentions: &Value, wrong: &mut Vec<String>) {
    expect(wrong, mentions.is_object(), || "no allowed_mentions".into());
    expect(wrong, list(&mentions["parse"]).is_empty(), || "mentions are parsed".into());
    expect(wrong, list(&mentions["roles"]).is_empty(), || "roles are notified".into());
    expect(wrong, list(&mentions["users"]).len() <= 1, || "several people are notified".into());
}

fn components(rows: &[Value], wrong: &mut Vec<String>) {
    expect(wrong, rows.len() <= 5, || "more than five rows".into());
    let mut ids = HashSet::new();
    for row in rows {
        let controls = list(&row["components"]);
        expect(wrong, row["type"] == 1 && !controls.is_empty(), || "an empty row".into());
        let menus = controls.iter().filter(|control| control["type"] == 3).count();
        let fits = if menus == 0 { controls.len() <= 5 } else { controls.len() == 1 };
        expect(wrong, fits, || "a row that is too full".into());
        for control in controls {
            let id = &control["custom_id"];
            expect(wrong, (1..=100).contains(&chars(id)), || format!("the id {id}"));
            expect(wrong, ids.insert(id.clone()), || format!("the id {id} twice"));
            if control["type"] == 3 { menu(control, wrong) } else { button(control, wrong) }
        }
    }
}

fn button(button: &Value, wrong: &mut Vec<String>) {
    let label = &button["label"];
    expect(wrong, (1..=80).contains(&chars(label)), || format!("the label {label}"));
    let style = button["style"].as_u64().unwrap_or(0);
    expect(wrong, button["type"] == 2 && (1..=4).contains(&style), || format!("{button}"));
}

fn menu(menu: &Value, wrong: &mut Vec<String>) {
    let options = list(&menu["options"]);
    expect(wrong, (1..=25).contains(&options.len()), || format!("{} options", options.len()));
    expect(wrong, chars(&menu["placeholder"]) <= 150, || "a long placeholder".into());
    let values: HashSet<&Value> = options.iter().map(|option| &option["value"]).collect();
    expect(wrong, values.len() == options.len(), || "two options with one value".into());
    for option in options {
        for key in ["label", "value"] {
            let part = &option[key];
            expect(wrong, (1..=100).contains(&chars(part)), || format!("the {key} {part}"));
        }
        let hint = &option["description"];
        let fits = hint.is_null() || (1..=100).contains(&chars(hint));
        expect(wrong, fits, || format!("the description {hint}"));
    }
}

/// A form.
pub fn form(form: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    let (title, id) = (&form["title"], &form["custom_id"]);
    expect(&mut wrong, (1..=45).contains(&chars(title)), || format!("the title {title}"));
    expect(&mut wrong, (1..=100).contains(&chars(id)), || format!("the id {id}"));
    let rows = list(&form["components"]);
    expect(&mut wrong, (1..=5).contains(&rows.len()), || format!("{} fields", rows.len()));
    let mut ids = HashSet::new();
    for row in rows {
        let inputs = list(&row["components"]);
        expect(&mut wrong, row["type"] == 1 && inputs.len() == 1, || format!("the row {row}"));
        for field in inputs {
            input(field, &mut wrong);
            let id = &field["custom_id"];
            expect(&mut wrong, ids.insert(id.clone()), || format!("the id {id} twice"));
        }
    }
    wrong
}

fn input(input: &Value, wrong: &mut Vec<String>) {
    let size = |key: &str, usual: usize| {
        input[key].as_u64().map_or(usual, |size| usize::try_from(size).unwrap())
    };
    let (least, most) = (size("min_length", 0), size("max_length", 4000));
    let fits = input["type"] == 4
        && (1..=100).contains(&chars(&input["custom_id"]))
        && (1..=45).contains(&chars(&input["label"]))
        && chars(&input["placeholder"]) <= 100
        && least <= most
        && (1..=4000).contains(&most)
        && (input["value"].is_null() || (least..=most).contains(&chars(&input["value"])));
    expect(wrong, fits, || format!("the field {input}"));
}

/// The choices of a completion.
pub fn choices(choices: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    expect(&mut wrong, list(choices).len() <= 25, || "more than 25 choices".into());
    for choice in list(choices) {
        let fits = ["name", "value"].iter().all(|key| (1..=100).contains(&chars(&choice[*key])));
        expect(&mut wrong, fits, || format!("the choice {choice}"));
    }
    wrong
}

/// The list of commands.
pub fn commands(commands: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    for command in list(commands) {
        named(command, &mut wrong);
        nested(command, 0, &mut wrong);
        options(&command["options"], &mut wrong);
        let size = weight(command);
        expect(&mut wrong, size <= 8000, || format!("a command of {size} characters"));
    }
    wrong
}

/// Groups hold subcommands, commands hold one of groups and subcommands or options, and so on.
fn nested(thing: &Value, depth: u64, wrong: &mut Vec<String>) {
    let kinds: Vec<u64> =
        list(&thing["options"]).iter().filter_map(|option| option["type"].as_u64()).collect();
    let folder = |kind: &u64| *kind <= 2;
    let mixed = kinds.iter().any(folder) && !kinds.iter().all(folder);
    let deep = kinds.iter().any(|kind| (*kind == 2 && depth > 0) || (*kind == 1 && depth > 1));
    expect(wrong, !mixed && !deep, || format!("what {} holds", thing["name"]));
    for option in list(&thing["options"]) {
        let empty = option["type"] == 2 && list(&option["options"]).is_empty();
        expect(wrong, !empty, || format!("the empty group {}", option["name"]));
        let below = if option["type"] == 2 { depth + 1 } else { 2 };
        nested(option, below, wrong);
    }
}

fn options(options: &Value, wrong: &mut Vec<String>) {
    expect(wrong, list(options).len() <= 25, || "more than 25 options".into());
    let required: Vec<bool> =
        list(options).iter().map(|option| option["required"] == true).collect();
    expect(wrong, required.is_sorted_by(|a, b| a >= b), || "a required option comes late".into());
    for language in ["", "nl"] {
        let name = |option: &Value| match language {
            "" => option["name"].clone(),
            other => option["name_localizations"][other].clone(),
        };
        let names: Vec<Value> =
            list(options).iter().map(name).filter(|name| !name.is_null()).collect();
        let unique: HashSet<&Value> = names.iter().collect();
        expect(wrong, unique.len() == names.len(), || format!("a name twice: {names:?}"));
    }
    for option in list(options) {
        named(option, wrong);
        self::options(&option["options"], wrong);
        wrong.extend(choices(&option["choices"]));
        let both = option["autocomplete"] == true && !list(&option["choices"]).is_empty();
        expect(wrong, !both, || "choices and completion".into());
    }
}

/// The name and description of a command or an option, in every language.
fn named(thing: &Value, wrong: &mut Vec<String>) {
    for name in texts(thing, "name") {
        let allowed = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
        let fits = (1..=32).contains(&chars(name))
            && name
                .as_str()
                .is_some_and(|name| name.chars().all(allowed) && name.to_lowercase() == name);
        expect(wrong, fits, || format!("the name {name}"));
    }
    for text in texts(thing, "description") {
        expect(wrong, (1..=100).contains(&chars(text)), || format!("the description {text}"));
    }
}

fn texts<'a>(thing: &'a Value, key: &str) -> Vec<&'a Value> {
    let others = thing[&format!("{key}_localizations")].as_object();
    let others = others.into_iter().flat_map(|map| map.values());
    std::iter::once(&thing[key]).chain(others).collect()
}

/// The characters that count towards a command's size: the longest language counts.
fn weight(thing: &Value) -> usize {
    let longest = |key| texts(thing, key).into_iter().map(chars).max().unwrap_or(0);
    let parts = list(&thing["options"]).iter().chain(list(&thing["choices"]));
    longest("name")
        + longest("description")
        + chars(&thing["value"])
        + parts.map(weight).sum::<usize>()
}
