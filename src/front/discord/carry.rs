//! Carrying a plan out.

use std::sync::Arc;

use serenity::builder::CreateInteractionResponse;
use serenity::model::id::{ChannelId, MessageId};
use tokio::task::spawn_blocking;
use tracing::{debug, warn};

use super::line::{Calls, Line};
use super::note::{self, Note};
use super::plan::{First, Plan, Post, Stage, Task};
use super::repeat::{Failure, Trouble};
use crate::app::App;
use crate::store::{GameId, MessageKey, RoomKey};

/// What carries the answers to one interaction out.
pub struct Carrier<'a> {
    /// The games' host, which wants to know where boards stand.
    pub app: &'a Arc<App>,
    /// Where the answers go.
    pub line: &'a Line,
    /// The room in which it happened.
    pub room: &'a RoomKey,
    /// What is said where Discord does not take an answer.
    pub failed: Note,
    /// What is said where a board can't be posted.
    pub cannot_post: Note,
}

impl Carrier<'_> {
    /// Carries a plan out, and goes on where a part of it fails: nothing of the game depends on it.
    pub async fn carry(&self, plan: Plan, stage: Stage) {
        let answerable = self.first(plan.first).await && stage != Stage::Lost;
        for (number, task) in (1..).zip(plan.rest) {
            self.task(task, number, answerable).await;
        }
    }

    /// Gives the first answer. Says whether later ones can follow it.
    async fn first(&self, first: First) -> bool {
        let line = self.line;
        let result = match first {
            First::Say(note) => self.respond(message(note, true)).await,
            First::Publish(post) => return self.publish(post).await,
            First::Update(note) => {
                self.respond(CreateInteractionResponse::UpdateMessage(note.reply(false))).await
            }
            First::Acknowledge => self.respond(CreateInteractionResponse::Acknowledge).await,
            First::Fill(note) => logged("a late answer", line.fill(note).await),
            First::Clear => logged("clearing a late answer", line.clear().await),
            First::Nothing => Ok(()),
        };
        !matches!(result, Err(Failure { trouble: Trouble::Late | Trouble::Answered, .. }))
    }

    /// Gives a first answer. If Discord does not take it as it is, the person hears that something
    /// is wrong.
    async fn respond(&self, answer: CreateInteractionResponse) -> Result<(), Failure> {
        let result = logged("the first answer", self.line.respond(answer).await);
        if let Err(Failure { trouble: Trouble::Refused(_) | Trouble::Broken(_), .. }) = result {
            let apology = message(self.failed.clone(), true);
            logged("an apology", self.line.respond(apology).await).ok();
        }
        result
    }

    /// Answers with a public message; where that fails, posts it all the same.
    async fn publish(&self, post: Post) -> bool {
        let answer = self.respond(message(post.note.clone(), false)).await;
        if answer.is_ok() && post.about.is_none() {
            return true;
        }
        match self.published(&answer).await {
            Some(id) => {
                self.posted(post.about, id).await;
                true
            }
            None if answer.is_ok() => true,
            None => {
                self.post(post, 0, false).await;
                false
            }
        }
    }

    /// Where the first answer stands. One that failed may have got through all the same.
    async fn published(&self, answer: &Result<(), Failure>) -> Option<MessageId> {
        match answer {
            Ok(()) | Err(Failure { trouble: Trouble::Passing(_) | Trouble::Crowded, .. }) => {
                logged("finding the first answer", self.line.original().await).ok()
            }
            Err(_) => None,
        }
    }

    async fn task(&self, task: Task, number: usize, answerable: bool) {
        match task {
            Task::Private(note) if answerable => {
                logged("a private answer", self.line.follow_up(note, true).await).ok();
            }
            Task::Private(_) => debug!("a private answer came too late"),
            Task::Post(post) => self.post(post, number, answerable).await,
            Task::Edit(at, note) => self.edit(&at, note).await,
            Task::Retire(at) => retire(&self.line.calls, &at).await,
        }
    }

    /// Posts a message, in the bot's own name where it may, otherwise as an answer.
    async fn post(&self, post: Post, number: usize, answerable: bool) {
        let own = self.line.may_post || !answerable;
        let mut result = self.post_so(own, post.note.clone(), number).await;
        if own && answerable && result.is_err() {
            result = self.post_so(false, post.note, number).await;
        }
        match logged("a board", result) {
            Ok(id) => self.posted(post.about, id).await,
            Err(_) if answerable => {
                let word = self.line.follow_up(self.cannot_post.clone(), true).await;
                logged("a private answer", word).ok();
            }
            Err(_) => {}
        }
    }

    async fn post_so(&self, own: bool, note: Note, number: usize) -> Result<MessageId, Failure> {
        if own {
            return self.line.post(note, number).await;
        }
        self.line.follow_up(note, false).await
    }

    /// Tells the host where a board stands, and takes the buttons off the one before.
    async fn posted(&self, about: Option<(GameId, u32)>, id: MessageId) {
        let Some((game, moment)) = about else { return };
        let at = MessageKey { room: self.room.clone(), id: id.to_string() };
        let app = Arc::clone(self.app);
        match spawn_blocking(move || app.posted(game, moment, at)).await {
            Ok(Some(before)) => retire(&self.line.calls, &before).await,
            Ok(None) => {}
            Err(error) => warn!(%error, "noting a board's place broke off"),
        }
    }

    async fn edit(&self, at: &MessageKey, note: Note) {
        let Some(place) = place(at) else { return };
        logged("an edit", self.line.calls.edit(place, note.edited()).await).ok();
    }
}

/// Takes the buttons off a public message.
pub async fn retire(calls: &Calls, at: &MessageKey) {
    let Some(place) = place(at) else { return };
    logged("taking buttons off", calls.edit(place, note::without_buttons()).await).ok();
}

fn message(note: Note, private: bool) -> CreateInteractionResponse {
    CreateInteractionResponse::Message(note.reply(private))
}

/// A message's channel and number, from its key.
pub fn place(at: &MessageKey) -> Option<(ChannelId, MessageId)> {
    let channel: u64 = at.room.id.rsplit('/').next()?.parse().ok()?;
    let message: u64 = at.id.parse().ok()?;
    (channel != 0 && message != 0).then(|| (ChannelId::new(channel), MessageId::new(message)))
}

/// What Discord refuses is its right: messages, channels and permissions go. The rest is worth a
/// look.
pub fn logged<T>(what: &str, result: Result<T, Failure>) -> Result<T, Failure> {
    result.inspect_err(|failure| {
        if let Trouble::Refused(code) = failure.trouble {
            debug!(what, code, "refused");
        } else {
            warn!(what, ?failure, "failed");
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Front;

    #[test]
    fn a_message_is_found_by_its_key() {
        let key = |room: &str, id: &str| MessageKey {
            room: RoomKey { front: Front::Discord, id: room.into() },
            id: id.into(),
        };
        let wanted = Some((ChannelId::new(2), MessageId::new(3)));
        assert_eq!(place(&key("1/2", "3")), wanted);
        assert_eq!(place(&key("@me/2", "3")), wanted);
        for (room, id) in [("1/2", "0"), ("1/0", "3"), ("1/x", "3"), ("1/2", "")] {
            assert_eq!(place(&key(room, id)), None);
        }
    }
}
