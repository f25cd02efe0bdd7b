use super::super::actor::Actor;
use super::super::command::Request;
use super::super::event::{Fact, Timestamp};
use super::super::refusal::Refusal;
use super::super::state::{Stage, Table};
use super::dispatch::Facts;

/// After which parts of a turn's time, in eighths, the player is reminded.
const REMINDERS: [u64; 2] = [4, 7];

impl Table {
    /// When the clock has to look at the table again; `None` where nothing is due.
    #[must_use]
    pub fn due(&self) -> Option<Timestamp> {
        let (pace, since) = (self.pace?, self.turn_since?);
        if self.expired || self.stage != Stage::Playing {
            return None;
        }
        let eighths = REMINDERS.get(self.reminders as usize).copied().unwrap_or(8);
        Some(Timestamp(since.0.saturating_add(pace.0.saturating_mul(eighths) / 8)))
    }

    /// What has become due: one thing, and where the bot was away the last of several.
    pub(super) fn ticks(&self, request: &Request) -> Facts {
        let due = self.due().filter(|due| *due <= request.at && request.actor == Actor::Clock);
        due.ok_or(Refusal::NotExpired)?;
        let seat = self.published().ok_or(Refusal::Broken)?.to_move();
        let end =
            self.pace.zip(self.turn_since).map(|(pace, since)| since.0.saturating_add(pace.0));
        let over = end.is_some_and(|end| end <= request.at.0);
        Ok(vec![if over { Fact::Expired { seat } } else { Fact::Reminded { seat } }])
    }
}
