//! Replies as messages in the reader's language: once for all front ends.

mod catalogue;
mod message;

pub use catalogue::{CommandText, OptionText, SubcommandText, catalogue};
pub use message::*;

use crate::app::{App, Completion, Request};

/// Carries a request out and says what to do. Blocks on the disk and, rarely, on another request
/// for the same game: call it off the async threads.
#[must_use]
pub fn answer(app: &App, request: &Request) -> Vec<Delivery> {
    let _ = (app, request);
    unimplemented!()
}

/// What a typed option can be completed to, at most 25 choices.
#[must_use]
pub fn complete(app: &App, completion: &Completion) -> Vec<Choice> {
    let _ = (app, completion);
    unimplemented!()
}
