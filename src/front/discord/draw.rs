//! What a request comes to, made ready for Discord.

use super::direct::Letter;
use super::note::Note;
use super::plan::{Post, Task};
use crate::present::{Delivery, Message};
use crate::render::Style;
use crate::store::{MessageKey, RoomKey, UserKey};

/// Who asked, and where.
#[derive(Clone, Debug)]
pub struct Spot {
    /// Who.
    pub who: UserKey,
    /// In which room.
    pub room: RoomKey,
    /// Whether that is a conversation with the bot alone.
    pub direct: bool,
    /// The message that was pressed on, if others than an answer to this person alone.
    pub on: Option<MessageKey>,
}

/// What a request comes to.
pub struct Work {
    /// What is answered, posted and changed, in order.
    pub tasks: Vec<Task>,
    /// The direct messages to bring up to date, which come after that.
    pub letters: Vec<Letter>,
}

impl Work {
    /// One private answer.
    pub fn say(note: Note) -> Self {
        Self { tasks: vec![Task::Private(note)], letters: Vec::new() }
    }

    /// Draws what is answered and posted. Direct messages are drawn when it is their turn, so that
    /// nobody waits for them. Takes a while: call it off the async threads.
    pub fn draw(deliveries: Vec<Delivery>, spot: &Spot, style: Style) -> Self {
        let mut work = Self { tasks: Vec::new(), letters: Vec::new() };
        for delivery in deliveries {
            work.add(delivery, spot, style);
        }
        work.letters.sort_by_key(|letter| letter.user != spot.who);
        if !spot.direct || work.letters.iter().all(|letter| letter.user != spot.who) {
            work.tasks.iter_mut().for_each(keep);
        }
        work
    }

    fn add(&mut self, delivery: Delivery, spot: &Spot, style: Style) {
        let draw = |message: Message| Note::draw(&message, style);
        self.tasks.push(match delivery {
            Delivery::Private(message) | Delivery::Refused(message) => Task::Private(draw(message)),
            Delivery::Done(message) => Task::Done(draw(message)),
            Delivery::Post { room, game, moment, message } => {
                let away = Some(room).filter(|room| *room != spot.room);
                Task::Post(Post { about: Some((game, moment)), away, note: draw(message) })
            }
            Delivery::Show(message) => {
                Task::Post(Post { about: None, away: None, note: draw(message) })
            }
            Delivery::Edit { at, message, .. } => Task::Edit(at, draw(message)),
            Delivery::Retire(at) => Task::Retire(at),
            Delivery::Form(form) => Task::Form(form),
            Delivery::Direct { game, user, moment, at, message } => {
                let letter = Letter { game, user, moment, at, message }.found(spot);
                let here = letter.at.is_some() && letter.at == spot.on;
                let own = here.then(|| Task::Own(Note::draw(&letter.message, style)));
                self.letters.push(letter);
                let Some(own) = own else { return };
                own
            }
        });
    }
}

/// Where the person does not see in a direct message what was done, the answer says it for good.
fn keep(task: &mut Task) {
    if let Task::Done(note) = task {
        *task = Task::Private(std::mem::take(note));
    }
}

impl Letter {
    /// A press on a direct message may come before it is noted where that stands.
    fn found(mut self, spot: &Spot) -> Self {
        if spot.direct && self.user == spot.who && self.at.is_none() {
            self.at.clone_from(&spot.on);
        }
        self
    }
}

#[cfg(test)]
#[path = "draw_tests.rs"]
mod tests;
