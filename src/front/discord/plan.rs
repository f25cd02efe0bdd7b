//! What is an interaction's first answer, and what comes after it.

use serenity::model::id::MessageId;

use super::note::Note;
use crate::present::Delivery;
use crate::render::Style;
use crate::store::{GameId, MessageKey};

/// Where an interaction came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A typed command.
    Command,
    /// A button or menu on a message that everybody sees.
    Public(MessageId),
    /// A button or menu on a private answer.
    Private,
}

/// What has been answered so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Nothing.
    Open,
    /// That the answer comes later: privately to a command, without a sign to a press.
    Deferred,
    /// Nothing, and it is too late.
    Lost,
}

/// A delivery with its message drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// For the person who asked alone.
    Private(Note),
    /// For everybody.
    Post(Post),
    /// A public message becomes another.
    Edit(MessageKey, Note),
    /// A public message loses its buttons.
    Retire(MessageKey),
}

/// A new public message.
#[derive(Clone, Debug, PartialEq)]
pub struct Post {
    /// The game and which moment of it is shown, if the game has to know.
    pub about: Option<(GameId, u32)>,
    /// The message.
    pub note: Note,
}

impl Task {
    /// Draws a delivery. Takes a while: call it off the async threads.
    pub fn draw(delivery: Delivery, style: Style) -> Self {
        let draw = |message| Note::draw(&message, style);
        match delivery {
            Delivery::Private(message) | Delivery::Refused(message) | Delivery::Done(message) => {
                Self::Private(draw(message))
            }
            Delivery::Post { game, moment, message, .. } => {
                Self::Post(Post { about: Some((game, moment)), note: draw(message) })
            }
            Delivery::Show(message) => Self::Post(Post { about: None, note: draw(message) }),
            Delivery::Edit { at, message } => Self::Edit(at, draw(message)),
            Delivery::Retire(at) => Self::Retire(at),
            Delivery::Direct { .. } | Delivery::Form(_) => unimplemented!("direct messages and forms"),
        }
    }
}

/// The first answer to an interaction, or what completes a deferred one.
#[derive(Clone, Debug, PartialEq)]
pub enum First {
    /// A private message.
    Say(Note),
    /// A public message.
    Publish(Post),
    /// The message pressed on becomes another.
    Update(Note),
    /// Nothing is shown.
    Acknowledge,
    /// What was deferred becomes this message; for a press, the message pressed on does.
    Fill(Note),
    /// The deferred private answer goes away.
    Clear,
    /// Nothing is left to be done.
    Nothing,
}

/// The first answer and everything after it, in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The first answer.
    pub first: First,
    /// The rest.
    pub rest: Vec<Task>,
}

/// Makes a plan. `done` is said where a command would have no answer.
pub fn plan(source: Source, stage: Stage, mut tasks: Vec<Task>, done: impl Fn() -> Note) -> Plan {
    let first = match (source, stage) {
        (_, Stage::Lost) => {
            tasks.retain(|task| !matches!(task, Task::Private(_)));
            First::Nothing
        }
        (Source::Command, Stage::Open) => take_private(&mut tasks)
            .map(First::Say)
            .or_else(|| take_post(&mut tasks).map(First::Publish))
            .unwrap_or_else(|| First::Say(done())),
        (Source::Command, Stage::Deferred) => command_later(&mut tasks, done),
        (_, Stage::Open) => press_now(source, &mut tasks),
        (_, Stage::Deferred) => take_update(source, &mut tasks).map_or(First::Nothing, First::Fill),
    };
    Plan { first, rest: tasks }
}

fn press_now(source: Source, tasks: &mut Vec<Task>) -> First {
    if let Some(note) = take_update(source, tasks) {
        return First::Update(note);
    }
    if let Some(note) = take_private(tasks) {
        return First::Say(note);
    }
    // A public answer points to what was pressed on. Nobody else could see a private one.
    let post = if source == Source::Private { None } else { take_post(tasks) };
    post.map_or(First::Acknowledge, First::Publish)
}

fn command_later(tasks: &mut Vec<Task>, done: impl Fn() -> Note) -> First {
    match take_private(tasks) {
        Some(note) => First::Fill(note),
        None if tasks.iter().any(|task| matches!(task, Task::Post(_))) => First::Clear,
        None => First::Fill(done()),
    }
}

fn take_private(tasks: &mut Vec<Task>) -> Option<Note> {
    take(tasks, |task| matches!(task, Task::Private(_))).and_then(|task| match task {
        Task::Private(note) => Some(note),
        _ => None,
    })
}

fn take_post(tasks: &mut Vec<Task>) -> Option<Post> {
    take(tasks, |task| matches!(task, Task::Post(_))).and_then(|task| match task {
        Task::Post(post) => Some(post),
        _ => None,
    })
}

/// What the message pressed on becomes: a private answer takes the place of the one before.
fn take_update(source: Source, tasks: &mut Vec<Task>) -> Option<Note> {
    match source {
        Source::Command => None,
        Source::Private => take_private(tasks),
        Source::Public(id) => {
            let here = |task: &Task| matches!(task, Task::Edit(at, _) if at.id == id.to_string());
            take(tasks, here).and_then(|task| match task {
                Task::Edit(_, note) => Some(note),
                _ => None,
            })
        }
    }
}

fn take(tasks: &mut Vec<Task>, wanted: impl Fn(&Task) -> bool) -> Option<Task> {
    let at = tasks.iter().position(wanted)?;
    Some(tasks.remove(at))
}

#[cfg(test)]
#[path = "plan_tests.rs"]
mod tests;
