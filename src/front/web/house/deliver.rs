//! Answers, and where they are shown.

use std::collections::HashMap;
use std::sync::{MutexGuard, PoisonError};

use super::ask::Reader;
use super::{House, Spot, channel};
use crate::front::web::kept::{Asked, Body, Place};
use crate::front::web::log::Draft;
use crate::front::web::people::Resident;
use crate::front::web::pictures::Drawn;
use crate::present::{Delivery, Message};
use crate::store::{GameId, MessageKey, StoreError};

impl House {
    pub(super) fn deliver(
        &self,
        reader: &mut Reader<'_>,
        delivery: Delivery,
    ) -> Result<(), StoreError> {
        match delivery {
            Delivery::Refused(message) if reader.panel.is_none() => {
                let place = reader.spot.private(reader.resident);
                self.refuse(reader.resident, drawn(place, reader.asked.take(), &message))
            }
            Delivery::Private(message) | Delivery::Refused(message) => {
                self.answer(reader, &message)
            }
            Delivery::Done(_) => self.close_panel(reader),
            Delivery::Show(message) => {
                let place = reader.spot.open(reader.resident);
                self.log.add(drawn(place, reader.asked.take(), &message)).map(drop)?;
                self.close_panel(reader)
            }
            Delivery::Post { game, moment, message, .. } => {
                self.post(reader.asked.take(), game, moment, &message)?;
                self.close_panel(reader)
            }
            Delivery::Edit { at, message } => {
                self.redraw(&at, &message)?;
                self.close_panel(reader)
            }
            Delivery::Retire(at) => with_id(&at, |id| self.log.retire(id)),
            Delivery::Direct { .. } | Delivery::Form(_) => {
                unimplemented!("direct messages and forms")
            }
        }
    }

    /// Answers one person. An answer to a button of a private message takes that message's place.
    fn answer(&self, reader: &mut Reader<'_>, message: &Message) -> Result<(), StoreError> {
        let place = reader.spot.private(reader.resident);
        let draft = drawn(place, reader.asked.take(), message);
        match reader.panel.take() {
            Some(panel) => self.log.replace(panel, draft.body, draft.drawn).map(drop),
            None => self.log.add(draft).map(drop),
        }
    }

    /// A private message whose button led to something public has done its work.
    fn close_panel(&self, reader: &mut Reader<'_>) -> Result<(), StoreError> {
        match (reader.panel.take(), reader.spot) {
            (Some(panel), Spot::Channel) => self.log.remove(panel).map(drop),
            (Some(panel), Spot::Direct) => self.log.retire(panel).map(drop),
            (None, _) => Ok(()),
        }
    }

    pub(super) fn post(
        &self,
        asked: Option<Asked>,
        game: GameId,
        moment: u32,
        message: &Message,
    ) -> Result<(), StoreError> {
        let kept = self.log.add(drawn(Place::Channel, asked, message))?;
        self.note(game, moment, kept.id)
    }

    /// Notes where a board stands, and takes the buttons off the one before.
    pub(super) fn note(&self, game: GameId, moment: u32, id: u64) -> Result<(), StoreError> {
        let at = MessageKey { room: channel(), id: id.to_string() };
        match self.app.posted(game, moment, at) {
            Some(old) => with_id(&old, |id| self.log.retire(id)),
            None => Ok(()),
        }
    }

    /// Says why something was not done, in the place of what was said so before.
    pub(super) fn refuse(&self, resident: &Resident, draft: Draft) -> Result<(), StoreError> {
        self.forget_refusal(resident)?;
        let kept = self.log.add(draft)?;
        self.refusals().insert(resident.id.clone(), kept.id);
        Ok(())
    }

    pub(super) fn forget_refusal(&self, resident: &Resident) -> Result<(), StoreError> {
        let last = self.refusals().remove(&resident.id);
        last.map_or(Ok(()), |id| self.log.remove(id).map(drop))
    }

    fn refusals(&self) -> MutexGuard<'_, HashMap<String, u64>> {
        self.refusals.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A message of the bot's.
pub(super) fn bot(place: Place, asked: Option<Asked>, body: Body) -> Draft {
    Draft { place, author: None, asked, body, drawn: None }
}

/// A message of the bot's with its picture drawn.
pub(super) fn drawn(place: Place, asked: Option<Asked>, message: &Message) -> Draft {
    let drawn = message.picture.as_ref().map(Drawn::new);
    Draft { drawn, ..bot(place, asked, Body::of(message)) }
}

/// Changes a message of the channel by its key.
pub(super) fn with_id<T>(
    key: &MessageKey,
    change: impl FnOnce(u64) -> Result<T, StoreError>,
) -> Result<(), StoreError> {
    match key.id.parse() {
        Ok(id) if key.room == channel() => change(id).map(drop),
        _ => Ok(()),
    }
}
