//! Carrying a plan out.

use std::sync::Arc;

use serenity::builder::CreateInteractionResponse;
use serenity::model::id::MessageId;
use tokio::task::spawn_blocking;
use tracing::{debug, warn};

use super::direct::{Answered, Letter, Postman};
use super::draw::Spot;
use super::forms;
use super::keys::{channel, place};
use super::line::{Calls, Line};
use super::note::{self, Note};
use super::plan::{First, Plan, Post, Stage, Task};
use super::repeat::{Failure, Trouble};
use crate::present::Form;
use crate::store::{GameId, MessageKey, RoomKey};

/// What carries the answers to one interaction out.
pub struct Carrier<'a> {
    /// What brings direct messages up to date, and knows the games' host.
    pub postman: &'a Postman,
    /// Where the answers go.
    pub line: &'a Line,
    /// Where it happened.
    pub spot: &'a Spot,
    /// What is said where Discord does not take an answer.
    pub failed: Note,
    /// What is said where a board can't be posted.
    pub cannot_post: Note,
}

impl Carrier<'_> {
    /// Carries a plan out, and goes on where a part of it fails: nothing of the game depends on it.
    /// Direct messages come last, so that nobody else waits for them.
    pub async fn carry(&self, plan: Plan, mut letters: Vec<Letter>, stage: Stage) {
        let answered = match plan.first {
            First::Own(note) => self.own(note, &mut letters).await,
            First::Dismiss(note) => self.dismiss(note, stage).await,
            other => self.first(other).await,
        };
        let answerable = answered && stage != Stage::Lost;
        for (number, task) in (1..).zip(plan.rest) {
            self.task(task, number, answerable).await;
        }
        self.postman.deliver(letters).await;
    }

    /// Gives the first answer. Says whether later ones can follow it.
    async fn first(&self, first: First) -> bool {
        let line = self.line;
        let result = match first {
            First::Say(note) => self.respond(message(note, true)).await,
            First::Publish(post) => return self.publish(post).await,
            First::Update(note) => self.respond(update(note)).await,
            First::Ask(form) => self.respond(modal(&form)).await,
            First::Fill(note) => logged("a late answer", line.fill(note).await),
            First::Clear => logged("clearing a late answer", line.clear().await),
            First::Acknowledge | First::Own(_) => self.acknowledge().await,
            First::Dismiss(_) | First::Nothing => Ok(()),
        };
        is_answerable(&result)
    }

    async fn acknowledge(&self) -> Result<(), Failure> {
        self.respond(CreateInteractionResponse::Acknowledge).await
    }

    /// Brings the direct message that was pressed on up to date. Where that can't be done by
    /// answering, it is left for later among the others.
    async fn own(&self, note: Note, letters: &mut Vec<Letter>) -> bool {
        let here = |letter: &Letter| letter.at.is_some() && letter.at == self.spot.on;
        let found = letters.iter().position(here).zip(self.spot.on.as_ref());
        let Some((number, at)) = found else { return is_answerable(&self.acknowledge().await) };
        let answer = self.line.respond(update(note));
        let answered = self.postman.answer(&letters[number], at, answer).await;
        let result = match answered {
            Answered::Shown => {
                letters.remove(number);
                return true;
            }
            Answered::Failed(failure) => logged("a direct message's update", Err(failure)),
            Answered::Busy => return is_answerable(&self.acknowledge().await),
        };
        match result {
            Err(Failure { trouble: Trouble::Refused(_) | Trouble::Broken(_), .. }) => {
                is_answerable(&self.acknowledge().await)
            }
            result => is_answerable(&result),
        }
    }

    /// Lets the private answer that was pressed on go.
    async fn dismiss(&self, note: Note, stage: Stage) -> bool {
        let acknowledged = if stage == Stage::Open { self.acknowledge().await } else { Ok(()) };
        if acknowledged.is_ok() && logged("letting a panel go", self.line.clear().await).is_err() {
            logged("a late answer", self.line.fill(note).await).ok();
        }
        is_answerable(&acknowledged)
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
                self.posted(post.about, &self.spot.room, id).await;
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
            Task::Private(note) | Task::Done(note) if answerable => self.whisper(note).await,
            Task::Private(_) | Task::Done(_) => debug!("a private answer came too late"),
            Task::Form(_) => warn!("a form came too late"),
            // It is among the direct messages too.
            Task::Own(_) => {}
            Task::Post(post) => self.post(post, number, answerable).await,
            Task::Edit(at, note) => self.edit(&at, note).await,
            Task::Retire(at) => retire(&self.line.calls, &at).await,
        }
    }

    /// Says something more to the person who asked.
    async fn whisper(&self, note: Note) {
        logged("a private answer", self.line.follow_up(note, true).await).ok();
    }

    /// Posts a message; the person who asked hears if that can't be done.
    async fn post(&self, post: Post, number: usize, answerable: bool) {
        let Post { about, away, note } = post;
        let room = away.as_ref().unwrap_or(&self.spot.room);
        let result = match &away {
            Some(room) => self.post_away(room, note, number).await,
            None => self.post_here(note, number, answerable).await,
        };
        match logged("a board", result) {
            Ok(id) => self.posted(about, room, id).await,
            Err(_) if answerable => self.whisper(self.cannot_post.clone()).await,
            Err(_) => {}
        }
    }

    /// Posts where somebody asked: in the bot's own name where it may, otherwise as an answer.
    async fn post_here(
        &self,
        note: Note,
        number: usize,
        answerable: bool,
    ) -> Result<MessageId, Failure> {
        let own = self.line.may_post || !answerable;
        let channel = self.line.channel;
        if !own {
            return self.line.follow_up(note, false).await;
        }
        match self.line.post(channel, note.clone(), number).await {
            Err(_) if answerable => self.line.follow_up(note, false).await,
            result => result,
        }
    }

    /// Posts in another room. An answer would stand where somebody asked, so that the bot's own
    /// name is the only way; whether it may is not known here.
    async fn post_away(
        &self,
        room: &RoomKey,
        note: Note,
        number: usize,
    ) -> Result<MessageId, Failure> {
        match channel(room) {
            Some(channel) => self.line.post(channel, note, number).await,
            None => Err(Failure { trouble: Trouble::Broken("no channel".into()), tries: 0 }),
        }
    }

    /// Tells the host where a board stands, and takes the buttons off the one before.
    async fn posted(&self, about: Option<(GameId, u32)>, room: &RoomKey, id: MessageId) {
        let Some((game, moment)) = about else { return };
        let at = MessageKey { room: room.clone(), id: id.to_string() };
        let app = Arc::clone(&self.postman.app);
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

fn update(note: Note) -> CreateInteractionResponse {
    CreateInteractionResponse::UpdateMessage(note.reply(false))
}

fn modal(form: &Form) -> CreateInteractionResponse {
    CreateInteractionResponse::Modal(forms::modal(form))
}

/// Whether later answers can follow a first one that went so.
const fn is_answerable(result: &Result<(), Failure>) -> bool {
    !matches!(result, Err(Failure { trouble: Trouble::Late | Trouble::Answered, .. }))
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
