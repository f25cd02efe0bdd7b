//! Interactions as requests.

use serenity::model::Permissions;
use serenity::model::application::{
    CommandData, CommandDataOption, CommandDataOptionValue, CommandInteraction,
    ComponentInteraction, ComponentInteractionData, ComponentInteractionDataKind,
};
use serenity::model::channel::{ChannelType, MessageFlags, PartialChannel};
use serenity::model::guild::Member;
use serenity::model::id::{ChannelId, GuildId};
use serenity::model::user::User;

use super::plan::Source;
use crate::app::{Completion, Invocation, Person, Press, Room};
use crate::front::wire;
use crate::language::Language;
use crate::store::{Front, RoomKey, UserKey};

/// What commands' and components' interactions have in common.
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
        let guild = self.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
        let id = format!("{guild}/{}", self.channel);
        let language = self.guild_locale.and_then(Language::of_tag).unwrap_or_default();
        Room {
            key: RoomKey { front: Front::Discord, id },
            language: if self.guild.is_some() { language } else { self.language() },
            direct: self.guild.is_none(),
            moderator: self.moderator(),
        }
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
    let (subcommand, given) = given(data);
    let options = given
        .iter()
        .filter_map(|option| Some((option.name.clone(), value(&option.value)?)))
        .collect();
    Invocation {
        command: data.name.clone(),
        subcommand: subcommand.map(|option| option.name.clone()),
        options,
    }
}

/// The subcommand, and the options that were given.
fn given(data: &CommandData) -> (Option<&CommandDataOption>, &[CommandDataOption]) {
    match data.options.first() {
        Some(option) => match &option.value {
            CommandDataOptionValue::SubCommand(options) => (Some(option), options),
            _ => (None, &data.options),
        },
        None => (None, &[]),
    }
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
    let flags = component.message.flags.unwrap_or_default();
    if flags.contains(MessageFlags::EPHEMERAL) {
        return Source::Private;
    }
    Source::Public(component.message.id)
}

#[cfg(test)]
#[path = "incoming_tests.rs"]
mod tests;
