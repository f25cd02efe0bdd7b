//! The calls that answer one interaction.

use std::sync::Arc;

use serenity::builder::{Builder, CreateInteractionResponse, CreateMessage, EditMessage};
use serenity::http::Http;
use serenity::model::id::{ChannelId, InteractionId, MessageId, UserId};
use tokio::time::Instant;

use super::note::{self, Note};
use super::plan::Source;
use super::repeat::{Failure, Span, Trouble, repeat};

/// The two connections to the API.
#[derive(Clone, Debug)]
pub struct Calls {
    /// For calls in the bot's name; it keeps to Discord's limits.
    pub own: Arc<Http>,
    /// For answers to interactions, which have limits of their own. A limiter would keep an entry
    /// for each of them for ever.
    pub answers: Arc<Http>,
}

/// One interaction that waits for its answers.
#[derive(Debug)]
pub struct Line {
    /// The connections.
    pub calls: Calls,
    /// Which interaction.
    pub id: InteractionId,
    /// What proves that an answer is ours.
    pub token: String,
    /// Where it happened.
    pub channel: ChannelId,
    /// When it arrived.
    pub received: Instant,
    /// Whether the bot may post boards there in its own name.
    pub may_post: bool,
}

impl Line {
    /// Gives the first answer.
    pub async fn respond(&self, answer: CreateInteractionResponse) -> Result<(), Failure> {
        let call = || answer.clone().execute(&self.calls.answers, (self.id, &self.token));
        match repeat(Span::first_answer(self.received), call).await {
            // An earlier try got through, only its answer was lost.
            Err(Failure { trouble: Trouble::Answered, tries }) if tries > 1 => Ok(()),
            result => result,
        }
    }

    /// Says that the answer comes later: privately to a command, without a sign to a press.
    pub async fn defer(&self, source: Source) -> Result<(), Failure> {
        let answer = match source {
            Source::Command => CreateInteractionResponse::Defer(note::later()),
            Source::Public(_) | Source::Private => CreateInteractionResponse::Acknowledge,
        };
        self.respond(answer).await
    }

    /// The message that the first answer became.
    pub async fn original(&self) -> Result<MessageId, Failure> {
        let call = || self.calls.answers.get_original_interaction_response(&self.token);
        repeat(Span::unhurried(), call).await.map(|message| message.id)
    }

    /// Changes the first answer; after a press without another answer, the message pressed on.
    pub async fn fill(&self, note: Note) -> Result<(), Failure> {
        let edit = note.edited_reply();
        let call = || edit.clone().execute(&self.calls.answers, &self.token);
        repeat(Span::unhurried(), call).await.map(drop)
    }

    /// Takes the first answer away.
    pub async fn clear(&self) -> Result<(), Failure> {
        let call = || self.calls.answers.delete_original_interaction_response(&self.token);
        repeat(Span::unhurried(), call).await
    }

    /// Gives a later answer. Discord can't tell a repeated one from a new one.
    pub async fn follow_up(&self, note: Note, private: bool) -> Result<MessageId, Failure> {
        let answer = note.follow_up(private);
        let call = || answer.clone().execute(&self.calls.answers, (None, self.token.as_str()));
        repeat(Span::unhurried(), call).await.map(|message| message.id)
    }

    /// Posts a message in the bot's own name. Repeating it does not post it twice.
    pub async fn post(
        &self,
        channel: ChannelId,
        note: Note,
        number: usize,
    ) -> Result<MessageId, Failure> {
        self.calls.post(channel, note, format!("{}-{number}", self.id)).await
    }
}

impl Calls {
    /// Posts a message in the bot's own name. Repeating it with the same nonce, of at most 25
    /// characters, does not post it twice.
    pub async fn post(
        &self,
        channel: ChannelId,
        note: Note,
        nonce: String,
    ) -> Result<MessageId, Failure> {
        self.create(channel, note.post(nonce)).await
    }

    /// The same without a sound.
    pub async fn post_silently(
        &self,
        channel: ChannelId,
        note: Note,
        nonce: String,
    ) -> Result<MessageId, Failure> {
        self.create(channel, note.silent_post(nonce)).await
    }

    async fn create(
        &self,
        channel: ChannelId,
        message: CreateMessage,
    ) -> Result<MessageId, Failure> {
        let call = || message.clone().execute(&self.own, (channel, None));
        repeat(Span::unhurried(), call).await.map(|message| message.id)
    }

    /// The conversation with a person.
    pub async fn open_direct(&self, user: UserId) -> Result<ChannelId, Failure> {
        let call = || user.create_dm_channel(&self.own);
        repeat(Span::unhurried(), call).await.map(|channel| channel.id)
    }

    /// Takes a message of the bot's own away.
    pub async fn delete(&self, (channel, message): (ChannelId, MessageId)) -> Result<(), Failure> {
        let call = || self.own.delete_message(channel, message, None);
        repeat(Span::unhurried(), call).await
    }

    /// Changes a message of the bot's own.
    pub async fn edit(
        &self,
        (channel, message): (ChannelId, MessageId),
        edit: EditMessage,
    ) -> Result<(), Failure> {
        let call = || edit.clone().execute(&self.own, (channel, message, None));
        repeat(Span::unhurried(), call).await.map(drop)
    }
}
