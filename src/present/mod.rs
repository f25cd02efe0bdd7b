//! Replies as messages in the reader's language: once for all front ends.

mod alt;
mod bosworth;
mod catalogue;
mod completion;
mod controls;
mod message;
mod overview;
mod own;
mod panel;
mod picture;
mod private;
mod public;
mod record;
mod refused;
mod rules;
mod tawlbwrdd;
#[cfg(test)]
mod tests;
mod veldslag;
mod words;

pub use catalogue::{CommandText, OptionText, SubcommandText, Texts, catalogue};
pub use completion::complete;
pub use message::{
    Button, Choice, Delivery, Entry, Field, Form, Menu, Message, Picture, Row, TextFile, Tone,
};
pub use picture::{caption, picture};
pub use refused::{draft as refused_draft, refused_action};
pub use words::reason;

use self::words::Words;
use crate::app::{App, Ask, News, Own, Private, Reply, Request, Scene};
use crate::language::Language;
use crate::store::{Front, Game, RoomKey};

/// Carries a request out and says what to do. Blocks on the disk and, rarely, on another request
/// for the same game: call it off the async threads.
#[must_use]
pub fn answer(app: &App, request: &Request) -> Vec<Delivery> {
    let ask = match &request.ask {
        Ask::Command(invocation) => Ask::Command(completion::with_letters(invocation)),
        other => other.clone(),
    };
    let answer = app.handle(&Request { ask, ..request.clone() });
    let deliver = |reply| delivery(reply, answer.reader, answer.room);
    answer.replies.into_iter().map(deliver).collect()
}

/// What rooms of a front end have missed, with the room of each: see [`App::missed`]. Nothing where
/// the store can't be read. Reads the whole store: for the start of the bot, and now and then.
#[must_use]
pub fn missed(app: &App, front: Front, settled: u64) -> Vec<(RoomKey, Delivery)> {
    let missed = app.missed(front, settled).inspect_err(|error| {
        tracing::warn!(?error, "what rooms have missed can't be found out");
    });
    let deliver =
        |(game, reply): (Game, Reply)| (game.room, delivery(reply, game.language, game.language));
    missed.unwrap_or_default().into_iter().map(deliver).collect()
}

fn post(scene: &Scene, news: &News, room: Language) -> Delivery {
    Delivery::Post {
        room: scene.game.room.clone(),
        game: scene.game.id,
        moment: scene.game.moment,
        message: public::message(scene, news, room),
    }
}

fn direct(own: &Own) -> Delivery {
    Delivery::Direct {
        game: own.scene.game.id,
        user: own.user.clone(),
        moment: own.moment,
        at: own.at.clone(),
        message: own::own(own, Words(own.language)),
    }
}

fn delivery(reply: Reply, reader: Language, room: Language) -> Delivery {
    match reply {
        Reply::Private(private @ Private::Refused(_)) => {
            Delivery::Refused(private::message(&private, reader, room))
        }
        Reply::Private(
            private @ (Private::Moved(_)
            | Private::GoOn
            | Private::Resigned
            | Private::Deployed
            | Private::Told),
        ) => Delivery::Done(private::message(&private, reader, room)),
        Reply::Private(private) => Delivery::Private(private::message(&private, reader, room)),
        Reply::Post(scene, news) => post(&scene, &news, room),
        Reply::Show(scene) => Delivery::Show(public::message(&scene, &News::Board, room)),
        Reply::Edit(at, scene) => {
            Delivery::Edit { at, message: public::message(&scene, &News::Lobby, room) }
        }
        Reply::Retire(at) => Delivery::Retire(at),
        Reply::Direct(own) => direct(&own),
        Reply::Form(form) => Delivery::Form(veldslag::form(&form, Words(reader))),
    }
}
