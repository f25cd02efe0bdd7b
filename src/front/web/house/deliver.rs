//! Answers, and where they are shown.

use std::collections::HashMap;
use std::sync::{Arc, MutexGuard, PoisonError};

use super::ask::Reader;
use super::own::OwnView;
use super::{House, Spot, channel};
use crate::app::Press;
use crate::front::web::kept::{Asked, Body, Kept, Part, Place};
use crate::front::web::log::Draft;
use crate::front::web::people::Resident;
use crate::front::web::pictures::Drawn;
use crate::front::wire;
use crate::present::{Delivery, Message};
use crate::store::{GameId, MessageKey, StoreError};

impl House {
    /// Does one thing that the app says.
    pub(super) fn deliver(
        &self,
        reader: &mut Reader<'_>,
        delivery: Delivery,
    ) -> Result<(), StoreError> {
        match delivery {
            Delivery::Refused(message) => self.refused(reader, &message),
            Delivery::Private(message) => self.answer(reader, &message),
            Delivery::Done(message) => self.done(reader, &message),
            Delivery::Show(message) => {
                let place = reader.spot.open(reader.resident);
                self.log.add(drawn(place, reader.asked.take(), &message)).map(drop)?;
                self.close_panel(reader)
            }
            Delivery::Post { game, moment, message, .. } => {
                // What was typed in private is named there, if anywhere.
                let asked = reader.asked.take().filter(|_| reader.spot == Spot::Channel);
                self.post(asked, game, moment, &message)?;
                self.close_panel(reader)
            }
            Delivery::Edit { at, message } => {
                self.redraw(&at, &message)?;
                self.close_panel(reader)
            }
            Delivery::Retire(at) => with_id(&at, |id| self.log.retire(id)),
            Delivery::Direct { game, user, moment, message, .. } => {
                let view = OwnView { game, user, moment, message };
                self.show_own(&view, Some(reader.resident))
            }
            Delivery::Form(form) => {
                reader.outcome.form = Some(form);
                Ok(())
            }
        }
    }

    /// Says why nothing was done: in the form, in the place of the message whose button was pressed,
    /// or by itself.
    fn refused(&self, reader: &mut Reader<'_>, message: &Message) -> Result<(), StoreError> {
        if reader.hands_in {
            reader.outcome.refusal = Some(message.text.clone());
            return Ok(());
        }
        if reader.panel.is_some_and(|panel| panel.pressed) {
            return self.answer(reader, message);
        }
        let place = reader.spot.private(reader.resident);
        self.refuse(reader.resident, drawn(place, reader.asked.take(), message))
    }

    /// Answers one person. An answer to a button of a private message takes that message's place.
    fn answer(&self, reader: &mut Reader<'_>, message: &Message) -> Result<(), StoreError> {
        let place = reader.spot.private(reader.resident);
        let message = self.without_double(reader, message);
        let draft = drawn(place, reader.asked.take(), &message);
        let part = if reader.beneath { Part::Answer } else { Part::Plain };
        let Some(panel) = reader.panel.take() else {
            self.clear_same(&draft)?;
            return self.log.add(Draft { part, ..draft }).map(drop);
        };
        self.log.replace(panel.id, draft.body, draft.drawn).map(drop)
    }

    /// What is asked twice stands once.
    fn clear_same(&self, draft: &Draft) -> Result<(), StoreError> {
        let private = matches!(draft.place, Place::Private(_)) && !draft.body.rows.is_empty();
        let standing = if private { self.log.standing(&draft.place) } else { Vec::new() };
        let same = |one: &Arc<Kept>| {
            one.body.as_ref().is_some_and(|body| {
                (&body.text, &body.rows) == (&draft.body.text, &draft.body.rows)
            })
        };
        let same = standing.into_iter().filter(same);
        same.map(|one| one.id).try_for_each(|id| self.log.remove(id).map(drop))
    }

    /// The answer without a picture that stands just above it already: two pictures that are the
    /// same in words are the same.
    fn without_double(&self, reader: &Reader<'_>, message: &Message) -> Message {
        let mut message = message.clone();
        let shown = |alt: &str| self.own_pictures(reader.resident).any(|shown| shown == alt);
        message.picture = message.picture.filter(|one| !reader.beneath || !shown(&one.alt));
        message
    }

    /// Something has been done: answers that led to it can go, and where nothing shows it, it is
    /// said.
    fn done(&self, reader: &mut Reader<'_>, message: &Message) -> Result<(), StoreError> {
        if reader.unseen {
            return self.answer(reader, message);
        }
        self.close_panel(reader)?;
        if reader.spot == Spot::Direct {
            self.clear_answers(reader.resident)?;
        }
        Ok(())
    }

    /// A private message whose button led to something has done its work.
    fn close_panel(&self, reader: &mut Reader<'_>) -> Result<(), StoreError> {
        reader.panel.take().map_or(Ok(()), |panel| self.log.remove(panel.id).map(drop))
    }

    /// Takes away what somebody was asked in the channel, and has answered in another way: its
    /// buttons belong to an earlier moment of the game.
    pub(super) fn clear_late(&self, resident: &Resident) -> Result<(), StoreError> {
        let place = Place::Private(resident.id.clone());
        for asked in self.log.standing(&place) {
            let mut moments = asked.body.iter().flat_map(Body::presses).filter_map(moment);
            if moments.any(|(game, ply)| self.is_late(game, ply)) {
                self.log.remove(asked.id)?;
            }
        }
        Ok(())
    }

    fn is_late(&self, game: GameId, ply: u32) -> bool {
        let game = self.app.store().game(game).ok().flatten();
        game.is_some_and(|game| game.ply() != ply)
    }

    /// Posts a board for everybody.
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
        let part = match draft.place {
            Place::Direct(_) => Part::Answer,
            _ => Part::Plain,
        };
        let kept = self.log.add(Draft { part, ..draft })?;
        self.refusals().insert(resident.id.clone(), kept.id);
        Ok(())
    }

    /// Takes somebody's last refusal away.
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
    Draft { place, part: Part::Plain, author: None, asked, body, drawn: None }
}

/// A message of the bot's with its picture drawn.
pub(super) fn drawn(place: Place, asked: Option<Asked>, message: &Message) -> Draft {
    let drawn = message.picture.as_ref().map(Drawn::new);
    Draft { drawn, ..bot(place, asked, Body::of(message)) }
}

/// The game that a press is about, and when it was shown.
fn moment(press: &str) -> Option<(GameId, u32)> {
    match wire::decode(press)? {
        Press::Game { game, ply, .. } => Some((game, ply)),
        Press::Rules { .. } => None,
    }
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
