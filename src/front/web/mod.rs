//! The local room: a page with one channel and everybody's conversation with the bot, driven by the
//! same commands as every other front end.
//!
//! [`serve()`] opens it. A browser's session owns people ([`people`]); what they type is read by
//! [`typed`] and completed by [`complete`]; [`house`] asks the app and does what it says; [`log`]
//! keeps every message on disk before [`events`] tells the pages. The page itself is in
//! `assets/web`.

mod api;
mod assets;
mod complete;
mod events;
mod forms;
mod guard;
mod house;
mod kept;
mod log;
mod names;
mod old_text;
mod people;
mod pictures;
mod secret;
mod serve;
#[cfg(test)]
mod tests;
mod typed;
mod words;

pub use serve::{WebConfig, WebError, serve};
