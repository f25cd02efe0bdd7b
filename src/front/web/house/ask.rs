//! What people ask for, and to whom the answers go.

use std::sync::PoisonError;

use super::deliver::bot;
use super::{House, Spot, channel};
use crate::app::{Ask, Invocation, Request};
use crate::front::web::kept::{Asked, Body, Kept, Place};
use crate::front::web::log::Draft;
use crate::front::web::people::Resident;
use crate::front::web::{typed, words};
use crate::front::wire;
use crate::language::Language;
use crate::present::{self, Delivery};
use crate::store::{MessageKey, StoreError};

/// Whom an answer goes to, and where.
pub(super) struct Reader<'a> {
    pub(super) resident: &'a Resident,
    pub(super) spot: Spot,
    /// The command that is answered.
    pub(super) asked: Option<Asked>,
    /// The private message whose button was pressed, until an answer takes its place.
    pub(super) panel: Option<u64>,
}

impl House {
    /// Takes a line that somebody typed. Says whether it was carried out.
    pub(in crate::front::web) fn say(
        &self,
        resident: &Resident,
        spot: Spot,
        line: &str,
    ) -> Result<bool, StoreError> {
        if !line.starts_with('/') {
            return self.chat(resident, spot, line).map(|()| true);
        }
        let language = self.language_of(resident);
        let read = typed::read(line, &self.table, language);
        match read {
            Ok(invocation) => {
                let asked = Some(self.asked(resident, &invocation, language));
                self.ask(Reader { resident, spot, asked, panel: None }, Ask::Command(invocation))
            }
            Err(problem) => {
                let text = words::problem(&self.table, language, &problem);
                let draft = bot(spot.private(resident), None, Body::of_text(text));
                self.refuse(resident, draft).map(|()| false)
            }
        }
    }

    /// Passes on what somebody says to the others, or to the bot.
    fn chat(&self, resident: &Resident, spot: Spot, line: &str) -> Result<(), StoreError> {
        let author = Some(resident.id.clone());
        let body = Body::of_text(line.to_owned());
        let place = spot.open(resident);
        self.log.add(Draft { place, author, asked: None, body, drawn: None })?;
        if spot == Spot::Direct {
            let hint = Body::of_text(words::only_commands(&self.table, self.language_of(resident)));
            self.log.add(bot(spot.open(resident), None, hint))?;
        }
        Ok(())
    }

    /// Presses a button of a message, or chooses an entry of its menu. Says whether there was one.
    pub(in crate::front::web) fn press(
        &self,
        resident: &Resident,
        message: &Kept,
        press: &str,
    ) -> Result<bool, StoreError> {
        let Some(press) = wire::decode(press) else { return Ok(false) };
        let (spot, panel) = match &message.place {
            Place::Channel => (Spot::Channel, None),
            Place::Private(_) => (Spot::Channel, Some(message.id)),
            Place::Direct(_) => (Spot::Direct, Some(message.id)),
        };
        let on =
            panel.is_none().then(|| MessageKey { room: channel(), id: message.id.to_string() });
        self.ask(Reader { resident, spot, asked: None, panel }, Ask::Press(press, on))?;
        Ok(true)
    }

    /// Asks the app, and does what it says. Says whether it was carried out.
    fn ask(&self, mut reader: Reader<'_>, ask: Ask) -> Result<bool, StoreError> {
        let room = self.room(reader.resident, reader.spot);
        let floor = self.floor(&room.key);
        let _floor = floor.lock().unwrap_or_else(PoisonError::into_inner);
        let language = self.language_of(reader.resident);
        let who = reader.resident.person();
        let deliveries = present::answer(&self.app, &Request { who, room, ask });
        let done = !deliveries.iter().any(|one| matches!(one, Delivery::Refused(_)));
        if done {
            self.forget_refusal(reader.resident)?;
        }
        for delivery in deliveries {
            self.deliver(&mut reader, delivery)?;
        }
        if self.language_of(reader.resident) != language {
            self.log.tell_people();
        }
        Ok(done)
    }

    /// A command as the message above its answer names it.
    fn asked(&self, resident: &Resident, invocation: &Invocation, language: Language) -> Asked {
        let command = words::command(&self.table, invocation, language);
        Asked { person: resident.id.clone(), command }
    }
}
