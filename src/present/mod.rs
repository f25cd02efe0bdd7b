//! Replies as messages in the reader's language: once for all front ends.

mod alt;
mod catalogue;
mod completion;
mod controls;
mod message;
mod overview;
mod panel;
mod picture;
mod private;
mod public;
mod record;
mod refused;
mod rules;
#[cfg(test)]
mod tests;
mod words;

pub use catalogue::{CommandText, OptionText, SubcommandText, Texts, catalogue};
pub use completion::complete;
pub use message::{Button, Choice, Delivery, Entry, Menu, Message, Picture, Row, TextFile, Tone};
pub use picture::{caption, picture};
pub use refused::refused_action;

use crate::app::{App, News, Reply, Request};
use crate::language::Language;

/// Carries a request out and says what to do. Blocks on the disk and, rarely, on another request
/// for the same game: call it off the async threads.
#[must_use]
pub fn answer(app: &App, request: &Request) -> Vec<Delivery> {
    let answer = app.handle(request);
    let deliver = |reply| delivery(reply, answer.reader, answer.room);
    answer.replies.into_iter().map(deliver).collect()
}

fn delivery(reply: Reply, reader: Language, room: Language) -> Delivery {
    match reply {
        Reply::Private(private) => Delivery::Private(private::message(&private, reader)),
        Reply::Post(scene, news) => Delivery::Post {
            game: scene.game.id,
            ply: scene.game.ply(),
            message: public::message(&scene, &news, room),
        },
        Reply::Show(scene) => Delivery::Show(public::message(&scene, &News::Board, room)),
        Reply::Edit(at, scene) => {
            Delivery::Edit { at, message: public::message(&scene, &News::Lobby, room) }
        }
        Reply::Retire(at) => Delivery::Retire(at),
    }
}
