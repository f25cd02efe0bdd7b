//! What is an interaction's first answer, and what comes after it.

use serenity::model::id::MessageId;

use super::note::Note;
use crate::present::Form;
use crate::store::{GameId, MessageKey, RoomKey};

/// Where an interaction came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A typed command.
    Command,
    /// A button or menu on a message that stays: one that everybody sees, or a direct one. Or a
    /// form that such a button asked for.
    Public(MessageId),
    /// The same on a private answer.
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
    /// The same; but the person sees in a direct message, too, what it says.
    Done(Note),
    /// The direct message that was pressed on is brought up to date.
    Own(Note),
    /// A form for the person who asked.
    Form(Form),
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
    /// The room, where it is another than the one in which somebody asked.
    pub away: Option<RoomKey>,
    /// The message.
    pub note: Note,
}

impl Task {
    /// Whether it answers the person who asked, and is nothing without an answer.
    const fn is_answer(&self) -> bool {
        matches!(self, Self::Private(_) | Self::Done(_) | Self::Own(_) | Self::Form(_))
    }

    const fn is_own(&self) -> bool {
        matches!(self, Self::Own(_))
    }

    const fn is_post_here(&self) -> bool {
        matches!(self, Self::Post(Post { away: None, .. }))
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
    /// The direct message pressed on does.
    Own(Note),
    /// The private answer pressed on goes away; where it can't, it becomes this.
    Dismiss(Note),
    /// A form to be filled in.
    Ask(Form),
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
            tasks.retain(|task| !task.is_answer());
            First::Nothing
        }
        (_, Stage::Open) => take_form(&mut tasks)
            .map(First::Ask)
            .unwrap_or_else(|| answer_now(source, &mut tasks, done)),
        (Source::Command, Stage::Deferred) => command_later(&mut tasks, done),
        (_, Stage::Deferred) => press_later(source, &mut tasks),
    };
    Plan { first, rest: tasks }
}

fn answer_now(source: Source, tasks: &mut Vec<Task>, done: impl Fn() -> Note) -> First {
    if source != Source::Command {
        return press_now(source, tasks);
    }
    take_private(tasks)
        .map(First::Say)
        .or_else(|| take_post(tasks).map(First::Publish))
        .unwrap_or_else(|| First::Say(done()))
}

fn press_now(source: Source, tasks: &mut Vec<Task>) -> First {
    if let Some(first) = take_panel(source, tasks) {
        return first;
    }
    if let Some(note) = take_update(source, tasks) {
        return First::Update(note);
    }
    if let Some(note) = take_own(tasks) {
        return First::Own(note);
    }
    if let Some(note) = take_private(tasks) {
        return First::Say(note);
    }
    // A public answer points to what was pressed on. Nobody else could see a private one.
    let post = if source == Source::Private { None } else { take_post(tasks) };
    post.map_or(First::Acknowledge, First::Publish)
}

/// What completes a deferred answer to a press. The direct message pressed on is not it: it is
/// changed as any other, and says all that was done.
fn press_later(source: Source, tasks: &mut Vec<Task>) -> First {
    take_own(tasks);
    take_panel(source, tasks)
        .or_else(|| take_update(source, tasks).map(First::Fill))
        .unwrap_or(First::Nothing)
}

fn command_later(tasks: &mut Vec<Task>, done: impl Fn() -> Note) -> First {
    match take_private(tasks) {
        Some(note) => First::Fill(note),
        None if tasks.iter().any(Task::is_post_here) => First::Clear,
        None => First::Fill(done()),
    }
}

/// What the person is told. Between what was done and what else there is to say, order decides.
fn take_private(tasks: &mut Vec<Task>) -> Option<Note> {
    match take(tasks, |task| matches!(task, Task::Private(_) | Task::Done(_)))? {
        Task::Private(note) | Task::Done(note) => Some(note),
        _ => None,
    }
}

fn take_post(tasks: &mut Vec<Task>) -> Option<Post> {
    match take(tasks, Task::is_post_here)? {
        Task::Post(post) => Some(post),
        _ => None,
    }
}

fn take_form(tasks: &mut Vec<Task>) -> Option<Form> {
    match take(tasks, |task| matches!(task, Task::Form(_)))? {
        Task::Form(form) => Some(form),
        _ => None,
    }
}

/// What the direct message pressed on becomes. It then says all that was done.
fn take_own(tasks: &mut Vec<Task>) -> Option<Note> {
    let own = take(tasks, Task::is_own)?;
    tasks.retain(|task| !matches!(task, Task::Done(_)));
    match own {
        Task::Own(note) => Some(note),
        _ => None,
    }
}

/// A private answer whose work is done.
fn take_panel(source: Source, tasks: &mut Vec<Task>) -> Option<First> {
    let answer = tasks.iter().find(|task| task.is_answer());
    if source != Source::Private || !matches!(answer, Some(Task::Done(_))) {
        return None;
    }
    take_private(tasks).map(First::Dismiss)
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
