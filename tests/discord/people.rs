//! What people do.

use std::time::Instant;

use serde_json::{Value, json};

use super::world::{Interaction, Message, Person, Profile};
use super::{Discord, json as objects};

/// The first answer to what somebody did.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The token of the interaction.
    pub token: String,
    /// The type of the answer.
    pub kind: u64,
    /// The message that it is or changes, as it was then.
    pub message: Option<Message>,
    /// Choices: label and value.
    pub choices: Vec<(String, String)>,
    /// A form to be filled in.
    pub form: Option<Value>,
}

impl Answer {
    /// The text, which only the person can see.
    pub fn private(&self) -> &str {
        let message = self.message.as_ref().expect("an answer");
        assert!(message.only_for.is_some(), "a private answer: {message:?}");
        &message.text
    }
}

impl Discord {
    /// Somebody comes to the server.
    pub fn person(&self, name: &str, locale: &str) -> Person {
        let mut world = self.world();
        let id = world.next_id();
        world.people.insert(id, Profile { name: name.into(), locale: locale.into() });
        Person(id)
    }

    /// Somebody's conversation with the bot.
    pub fn direct(&self, person: Person) -> u64 {
        self.world().direct(person)
    }

    /// A channel.
    pub fn channel(&self) -> u64 {
        self.world().next_id()
    }

    /// Somebody types a command: its name, perhaps a group and a subcommand, and options.
    pub async fn slash(
        &self,
        person: Person,
        channel: u64,
        command: &str,
        options: &[(&str, &str)],
    ) -> Answer {
        let token = self.slash_only(person, channel, command, options);
        self.answer(&token).await
    }

    /// The same without waiting for an answer. Gives the interaction's token.
    pub fn slash_only(
        &self,
        person: Person,
        channel: u64,
        command: &str,
        options: &[(&str, &str)],
    ) -> String {
        let option =
            |(name, value): &(&str, &str)| json!({"type": 3, "name": name, "value": value});
        let data = self.command(command, &options.iter().map(option).collect::<Vec<_>>());
        self.send(person, channel, None, 2, &data)
    }

    /// Somebody is typing an option of a command. Gives the choices.
    pub async fn autocomplete(
        &self,
        person: Person,
        channel: u64,
        command: &str,
        typed: (&str, &str),
    ) -> Vec<(String, String)> {
        self.complete(person, channel, command, &[], typed).await
    }

    /// The same when other options have been filled in.
    pub async fn complete(
        &self,
        person: Person,
        channel: u64,
        command: &str,
        given: &[(&str, &str)],
        (option, typed): (&str, &str),
    ) -> Vec<(String, String)> {
        let filled =
            given.iter().map(|(name, value)| json!({"type": 3, "name": name, "value": value}));
        let focused = json!({"type": 3, "name": option, "value": typed, "focused": true});
        let data = self.command(command, &filled.chain([focused]).collect::<Vec<_>>());
        self.interact(person, channel, None, 4, &data).await.choices
    }

    /// Somebody presses a button with this label, on a message that they see.
    pub async fn click(&self, person: Person, message: u64, label: &str) -> Answer {
        let id = {
            let world = self.world();
            let message = world.message(message);
            let buttons = message.buttons();
            let found = buttons.iter().find(|(other, _)| *other == label);
            found.unwrap_or_else(|| panic!("no button {label}: {message:#?}")).1.to_owned()
        };
        self.press(person, message, &id).await
    }

    /// Somebody presses a button that may be gone: their screen was a moment behind.
    pub async fn press(&self, person: Person, message: u64, id: &str) -> Answer {
        let data = json!({"component_type": 2, "custom_id": id});
        self.component(person, message, &data).await
    }

    /// Somebody chooses an entry whose label begins so, on a message that they see.
    pub async fn select(&self, person: Person, message: u64, label: &str) -> Answer {
        let (value, id) = {
            let world = self.world();
            let message = world.message(message);
            let entries = message.entries();
            let found = entries.iter().find(|(other, ..)| other.starts_with(label));
            let (_, value, id) = found.unwrap_or_else(|| panic!("no {label}: {message:#?}"));
            ((*value).to_owned(), (*id).to_owned())
        };
        self.choose(person, message, &id, &value).await
    }

    /// Somebody chooses an entry with this label from the menu that asks so, on a message that they
    /// see.
    pub async fn pick(&self, person: Person, message: u64, (menu, label): (&str, &str)) -> Answer {
        let (id, value) = {
            let world = self.world();
            let message = world.message(message);
            let found = message.entry(menu, label);
            found.unwrap_or_else(|| panic!("no {label} in {menu}: {message:#?}"))
        };
        self.choose(person, message, &id, &value).await
    }

    /// Somebody chooses a value from a menu.
    pub async fn choose(&self, person: Person, message: u64, menu: &str, value: &str) -> Answer {
        let data = json!({"component_type": 3, "custom_id": menu, "values": [value]});
        self.component(person, message, &data).await
    }

    async fn component(&self, person: Person, message: u64, data: &Value) -> Answer {
        let channel = {
            let world = self.world();
            let message = world.message(message);
            assert!(message.only_for.is_none_or(|only| only == person), "it can't be seen");
            message.channel
        };
        self.interact(person, channel, Some(message), 3, data).await
    }

    /// Somebody fills in the form that an answer is, and hands it in.
    pub async fn hand_in(&self, person: Person, answer: &Answer, fields: &[&str]) -> Answer {
        let form = answer.form.as_ref().expect("a form");
        let (channel, pressed) = {
            let world = self.world();
            let asked = world.interactions.iter().find(|each| each.token == answer.token).unwrap();
            (asked.channel, asked.pressed)
        };
        let inputs: Vec<&Value> = form["components"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| &row["components"][0])
            .collect();
        assert_eq!(inputs.len(), fields.len(), "{form}");
        let filled = |(input, value): (&&Value, &&str)| {
            let size = u64::try_from(value.chars().count()).unwrap();
            let (least, most) = (input["min_length"].as_u64(), input["max_length"].as_u64());
            assert!(
                (least.unwrap_or(0)..=most.unwrap_or(4000)).contains(&size),
                "{value}: {input}"
            );
            let input = json!({"type": 4, "custom_id": input["custom_id"], "value": value});
            json!({"type": 1, "components": [input]})
        };
        let rows: Vec<Value> = inputs.iter().zip(fields).map(filled).collect();
        let data = json!({"custom_id": form["custom_id"], "components": rows});
        self.interact(person, channel, pressed, 5, &data).await
    }

    /// A command's data. Only what is registered can be typed.
    fn command(&self, command: &str, options: &[Value]) -> Value {
        let world = self.world();
        let named = |list: &Value, name: &str| {
            let found = list.as_array().into_iter().flatten().find(|each| each["name"] == name);
            found.unwrap_or_else(|| panic!("no {name} in {list}")).clone()
        };
        let mut path = command.split(' ');
        let known = named(&Value::Array(world.commands.clone()), path.next().unwrap());
        let mut places = vec![known.clone()];
        places.extend(path.scan(known.clone(), |place, name| {
            *place = named(&place["options"], name);
            Some(place.clone())
        }));
        for option in options {
            let place = places.last().unwrap();
            named(&place["options"], option["name"].as_str().unwrap_or_default());
        }
        let wrap = |inner: Value, place: &Value| json!([{"type": place["type"], "name": place["name"], "options": inner}]);
        let options = places[1..].iter().rev().fold(json!(options), wrap);
        json!({"id": known["id"], "name": known["name"], "type": 1, "options": options})
    }

    async fn interact(
        &self,
        person: Person,
        channel: u64,
        pressed: Option<u64>,
        kind: u8,
        data: &Value,
    ) -> Answer {
        let token = self.send(person, channel, pressed, kind, data);
        self.answer(&token).await
    }

    /// Sends an interaction without waiting for its answer. Gives its token.
    fn send(
        &self,
        person: Person,
        channel: u64,
        pressed: Option<u64>,
        kind: u8,
        data: &Value,
    ) -> String {
        let (token, event) = {
            let mut world = self.world();
            let id = world.next_id();
            let token = format!("token-{id}");
            let interaction = Interaction {
                id,
                token: token.clone(),
                kind,
                person,
                channel,
                pressed,
                sent: Instant::now(),
                callback: None,
                original: None,
                follow_ups: Vec::new(),
            };
            let event = objects::interaction(&world, &interaction, kind, data);
            world.interactions.push(interaction);
            (token, event)
        };
        self.dispatch("INTERACTION_CREATE", &event);
        token
    }

    /// Waits for the first answer, and for what it becomes if it was deferred.
    async fn answer(&self, token: &str) -> Answer {
        self.until("an answer", |world| {
            let interaction = world.interactions.iter().find(|each| each.token == token)?;
            let callback = interaction.callback.as_ref()?;
            let message = interaction.original.map(|id| world.message(id));
            if message.is_some_and(|message| message.loading && !message.deleted) {
                return None;
            }
            let choices = callback["data"]["choices"].as_array().into_iter().flatten();
            let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
            Some(Answer {
                token: token.to_owned(),
                kind: callback["type"].as_u64()?,
                message: message.cloned(),
                choices: choices.map(|each| (text(&each["name"]), text(&each["value"]))).collect(),
                form: (callback["type"] == 9).then(|| callback["data"].clone()),
            })
        })
        .await
    }
}
