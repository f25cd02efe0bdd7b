//! The Discord front end: the only user of serenity.
//!
//! A request travels so: [`handler`] gets the event, [`incoming`] turns it into a request, [`desk`]
//! has it carried out and defers when that takes long, [`plan`] decides what is the interaction's
//! first answer and what comes after it, [`carry`] does it through [`mod@line`], which repeats what
//! Discord lost ([`repeat`]). Last, [`direct`] brings players' direct messages up to date. [`draw`],
//! [`note`], [`controls`] and [`forms`] write all that in serenity's terms, [`markdown`] writes
//! texts, [`register`] keeps Discord's list of commands, [`catch_up`] makes up for what was missed.
//!
//! Nothing that is shown, typed or chosen is ever logged: it may be somebody's secret.
#![deny(missing_docs)]

mod carry;
mod catch_up;
mod config;
mod controls;
mod cut;
mod desk;
mod direct;
mod draw;
mod error;
mod forms;
mod handler;
mod incoming;
mod keys;
mod line;
mod markdown;
mod note;
mod patience;
mod plan;
mod register;
mod repeat;
mod run;
mod turns;

pub use config::{DiscordConfig, Token};
pub use error::DiscordError;
pub use run::{run, run_with_patience};
