//! Interactions as requests.

use serenity::model::Permissions;
use serenity::model::application::{
    CommandData, CommandDataOption, CommandDataOptionValue, CommandInteraction,
    ComponentInteraction, ComponentInteractionData, ComponentInteractionDataKind, ModalInteraction,
};
use serenity::model::channel::{ChannelType, Message, MessageFlags, PartialChannel};
use serenity::model::guild::Member;
use serenity::model::id::{ChannelId, GuildId};
use serenity::model::user::User;

use super::direct;
use super::plan::Source;
use crate::app::{Ask, Completion, Control, Deploy, Invocation, Person, Press, Room};
use crate::front::wire;
use crate::language::Language;
use crate::store::{Front, RoomKey, UserKey};

/// What commands', components' and forms' interactions have in common.
#[derive(Clone, Copy)]
pub struct Envelope<'a> {
    /// Who.
    pub user: &'a User,
    /// The same in a server.
    pub member: Option<&'a Member>,
    /// The server.
    pub guild: Option<GuildId>,
    /// The channel or thread.
    pub channel: ChannelId,
    /// More about the channel.
    pub about: Option<&'a PartialChannel>,
    /// The person's language.
    pub locale: &'a str,
    /// The server's language.
    pub guild_locale: Option<&'a str>,
    /// What the bot may do there.
    pub app_permissions: Option<Permissions>,
}

impl<'a> From<&'a CommandInteraction> for Envelope<'a> {
    fn from(command: &'a CommandInteraction) -> Self {
        Self {
            user: &command.user,
            member: command.member.as_deref(),
            guild: command.guild_id,
            channel: command.channel_id,
            about: command.channel.as_ref(),
            locale: &command.locale,
            guild_locale: command.guild_locale.as_deref(),
            app_permissions: command.app_permissions,
        }
    }
}

impl<'a> From<&'a ComponentInteraction> for Envelope<'a> {
    fn from(component: &'a ComponentInteraction) -> Self {
        Self {
            user: &component.user,
            member: component.member.as_ref(),
            guild: component.guild_id,
            channel: component.channel_id,
            about: component.channel.as_ref(),
            locale: &component.locale,
            guild_locale: component.guild_locale.as_deref(),
            app_permissions: component.app_permissions,
        }
    }
}

impl<'a> From<&'a ModalInteraction> for Envelope<'a> {
    fn from(modal: &'a ModalInteraction) -> Self {
        Self {
            user: &modal.user,
            member: modal.member.as_ref(),
            guild: modal.guild_id,
            channel: modal.channel_id,
            about: modal.channel.as_ref(),
            locale: &modal.locale,
            guild_locale: modal.guild_locale.as_deref(),
            app_permissions: modal.app_permissions,
        }
    }
}

impl Envelope<'_> {
    /// The person's language.
    pub fn language(&self) -> Language {
        Language::of_tag(self.locale).unwrap_or_default()
    }

    /// Who asks.
    pub fn person(&self) -> Person {
        let nick = self.member.and_then(|member| member.nick.as_ref());
        let name = nick.or(self.user.global_name.as_ref()).unwrap_or(&self.user.name);
        Person {
            key: UserKey { front: Front::Discord, id: self.user.id.to_string() },
            name: name.clone(),
            language: self.language(),
        }
    }

    /// Where. A direct conversation has the person's language.
    pub fn room(&self) -> Room {
        let language = self.guild_locale.and_then(Language::of_tag).unwrap_or_default();
        Room {
            key: self.room_key(),
            language: if self.guild.is_some() { language } else { self.language() },
            direct: self.guild.is_none(),
            moderator: self.moderator(),
        }
    }

    fn room_key(&self) -> RoomKey {
        let Some(guild) = self.guild else { return direct::room(self.channel) };
        RoomKey { front: Front::Discord, id: format!("{guild}/{}", self.channel) }
    }

    fn moderator(&self) -> bool {
        let rights = self.member.and_then(|member| member.permissions);
        rights.is_some_and(|rights| {
            rights.intersects(Permissions::MANAGE_MESSAGES | Permissions::ADMINISTRATOR)
        })
    }

    /// Whether the bot may post boards there in its own name.
    pub fn may_post(&self) -> bool {
        let Some(rights) = self.app_permissions else { return self.guild.is_some() };
        let send = if self.is_thread() {
            Permissions::SEND_MESSAGES_IN_THREADS
        } else {
            Permissions::SEND_MESSAGES
        };
        rights.contains(Permissions::ADMINISTRATOR)
            || rights.contains(Permissions::VIEW_CHANNEL | Permissions::ATTACH_FILES | send)
    }

    fn is_thread(&self) -> bool {
        use ChannelType::{NewsThread, PrivateThread, PublicThread};
        let kind = self.about.map(|channel| channel.kind);
        matches!(kind, Some(NewsThread | PublicThread | PrivateThread))
    }
}

/// A command as it was given.
pub fn invocation(data: &CommandData) -> Invocation {
    let (path, given) = given(&data.options);
    let options = given
        .iter()
        .filter_map(|option| Some((option.name.clone(), value(&option.value)?)))
        .collect();
    Invocation {
        command: data.name.clone(),
        subcommand: (!path.is_empty()).then(|| path.join(" ")),
        options,
    }
}

/// The subcommand with the group it is in, and the options that were given.
fn given(options: &[CommandDataOption]) -> (Vec<&str>, &[CommandDataOption]) {
    use CommandDataOptionValue::{SubCommand, SubCommandGroup};
    let (mut path, mut options) = (Vec::new(), options);
    while let Some((name, inner)) = options.first().and_then(|option| match &option.value {
        SubCommand(inner) | SubCommandGroup(inner) => Some((option.name.as_str(), inner)),
        _ => None,
    }) {
        path.push(name);
        options = inner;
    }
    (path, options)
}

/// An option's value as text; none for the one that is still being typed.
fn value(value: &CommandDataOptionValue) -> Option<String> {
    Some(match value {
        CommandDataOptionValue::String(text) => text.clone(),
        CommandDataOptionValue::Integer(number) => number.to_string(),
        CommandDataOptionValue::Number(number) => number.to_string(),
        CommandDataOptionValue::Boolean(yes) => yes.to_string(),
        CommandDataOptionValue::User(user) => user.to_string(),
        CommandDataOptionValue::Channel(channel) => channel.to_string(),
        _ => return None,
    })
}

/// What somebody wants completed; `None` if nothing is being typed.
pub fn completion(command: &CommandInteraction) -> Option<Completion> {
    let typed = command.data.autocomplete()?;
    let envelope = Envelope::from(command);
    Some(Completion {
        who: envelope.person(),
        room: envelope.room(),
        invocation: invocation(&command.data),
        option: typed.name.to_owned(),
        typed: typed.value.to_owned(),
    })
}

/// What was pressed or chosen; `None` for what this version does not know.
pub fn press(data: &ComponentInteractionData) -> Option<Press> {
    match &data.kind {
        ComponentInteractionDataKind::Button => wire::decode(&data.custom_id),
        ComponentInteractionDataKind::StringSelect { values } => wire::decode(values.first()?),
        _ => None,
    }
}

/// Where a press came from.
pub fn source(component: &ComponentInteraction) -> Source {
    of_message(&component.message)
}

/// Where a form came from: a command, or a press on a message.
pub fn form_source(modal: &ModalInteraction) -> Source {
    modal.message.as_deref().map_or(Source::Command, of_message)
}

fn of_message(message: &Message) -> Source {
    let flags = message.flags.unwrap_or_default();
    if flags.contains(MessageFlags::EPHEMERAL) {
        return Source::Private;
    }
    Source::Public(message.id)
}

/// Whether the answer may be a form: that has to be the first answer, and can't come later.
pub fn may_ask(ask: &Ask) -> bool {
    match ask {
        Ask::Command(invocation) => match invocation.subcommand.as_deref() {
            Some("setup text") => {
                ["front", "middle", "back"].iter().any(|row| invocation.option(row).is_none())
            }
            Some("setup save") => invocation.option("name").is_none(),
            _ => false,
        },
        Ask::Press(Press::Game { control: Control::Deploy(step), .. }, _) => {
            matches!(step, Deploy::Form | Deploy::Name)
        }
        Ask::Press(..) | Ask::Form(..) => false,
    }
}

#[cfg(test)]
#[path = "incoming_tests.rs"]
mod tests;
