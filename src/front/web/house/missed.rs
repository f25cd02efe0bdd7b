//! What was not shown any more when the bot broke off.

use super::House;
use super::deliver::{drawn, with_id};
use super::own::OwnView;
use crate::front::web::kept::Place;
use crate::front::web::log::Draft;
use crate::present::{self, Delivery, Message};
use crate::store::{Front, GameId, MessageKey, StoreError};

impl House {
    /// Makes up for what was not shown any more when the bot broke off.
    pub(super) fn catch_up(&self) -> Result<(), StoreError> {
        for (_, delivery) in present::missed(&self.app, Front::Web, 0) {
            match delivery {
                Delivery::Post { game, moment, message, .. } => {
                    self.make_up(game, moment, &message)?;
                }
                Delivery::Edit { at, message, .. } if !self.shows(&at, &message) => {
                    self.redraw(&at, &message)?;
                }
                Delivery::Retire(at) => with_id(&at, |id| self.log.retire(id))?,
                Delivery::Direct { game, user, moment, message, .. } => {
                    self.show_own(&OwnView { game, user, moment, message }, None)?;
                }
                // What stands as it should, and answers: nobody waits for those any more.
                _ => {}
            }
        }
        Ok(())
    }

    /// Posts a board, unless it stands there and only its place was not noted.
    fn make_up(&self, game: GameId, moment: u32, message: &Message) -> Result<(), StoreError> {
        let last = self.app.shown_at(game).and_then(|at| at.id.parse().ok()).unwrap_or(0);
        match self.log.newest_saying(&message.text).filter(|id| *id > last) {
            Some(id) => self.note(game, moment, id),
            None => self.post(None, game, moment, message),
        }
    }

    /// Whether a message says what it should.
    fn shows(&self, at: &MessageKey, message: &Message) -> bool {
        let kept = at.id.parse().ok().and_then(|id| self.log.get(id));
        kept.is_some_and(|kept| kept.body.as_ref().is_some_and(|body| body.text == message.text))
    }

    /// Replaces a message of the channel's.
    pub(super) fn redraw(&self, at: &MessageKey, message: &Message) -> Result<(), StoreError> {
        let Draft { body, drawn, .. } = drawn(Place::Channel, None, message);
        with_id(at, |id| self.log.replace(id, body, drawn))
    }
}
