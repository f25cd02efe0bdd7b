//! Players' own views: one message in each player's conversation with the bot, kept up to date.

use super::House;
use super::deliver::drawn;
use crate::front::web::kept::{Part, Place};
use crate::front::web::log::{Draft, Log};
use crate::front::web::people::Resident;
use crate::present::Message;
use crate::store::{GameId, MessageKey, StoreError, UserKey};

/// A player's own view of a game.
pub(super) struct OwnView {
    /// Of which game.
    pub(super) game: GameId,
    /// Whose.
    pub(super) user: UserKey,
    /// Which moment of it.
    pub(super) moment: u32,
    /// How it looks.
    pub(super) message: Message,
}

impl House {
    /// Brings the message in which a player sees a game up to date, and tells the game where it
    /// stands. `asker` is who brought this about.
    pub(super) fn show_own(
        &self,
        view: &OwnView,
        asker: Option<&Resident>,
    ) -> Result<(), StoreError> {
        let Some(player) = self.people.known(&view.user) else { return Ok(()) };
        let is_news = asker.is_none_or(|asker| asker.id != player.id);
        let id = self.write_own(&player, view, is_news)?;
        let at = super::direct(&player, id);
        match self.app.direct_shown(view.game, &view.user, view.moment, at) {
            Some(old) => self.remove_direct(&player, &old),
            None => Ok(()),
        }
    }

    /// Writes the view where it stands already, noted or not, unless something has been said since;
    /// then, or where it does not stand, at the end.
    fn write_own(
        &self,
        player: &Resident,
        view: &OwnView,
        is_news: bool,
    ) -> Result<u64, StoreError> {
        let place = Place::Direct(player.id.clone());
        let draft = Draft { part: Part::Own(view.game), ..drawn(place, None, &view.message) };
        let said = self.log.conversation(&player.id);
        let newest = said.iter().rev().find(|one| one.part != Part::Answer);
        if let Some(newest) = newest.filter(|newest| newest.part == draft.part) {
            let Draft { body, drawn, .. } = draft;
            let write = if is_news { Log::renew } else { Log::replace };
            write(&self.log, newest.id, body, drawn)?;
            return Ok(newest.id);
        }
        for old in said.iter().filter(|one| one.part == draft.part) {
            self.log.remove(old.id)?;
        }
        self.log.add(draft).map(|kept| kept.id)
    }

    /// Takes a message out of a player's conversation by its key.
    fn remove_direct(&self, player: &Resident, key: &MessageKey) -> Result<(), StoreError> {
        let old = self.log.conversation(&player.id).into_iter();
        let mut old = old.map(|one| one.id).filter(|id| super::direct(player, *id) == *key);
        old.next().map_or(Ok(()), |id| self.log.remove(id).map(drop))
    }

    /// The pictures of somebody's own views in words.
    pub(super) fn own_pictures(&self, resident: &Resident) -> impl Iterator<Item = String> {
        let said = self.log.conversation(&resident.id).into_iter();
        let own = said.filter(|one| matches!(one.part, Part::Own(_)));
        own.filter_map(|one| Some(one.body.as_ref()?.picture.as_ref()?.alt.clone()))
    }

    /// The answers that stand beneath somebody's own views, oldest first.
    pub(super) fn answers(&self, resident: &Resident) -> Vec<u64> {
        let said = self.log.conversation(&resident.id).into_iter();
        said.filter(|one| one.part == Part::Answer).map(|one| one.id).collect()
    }

    /// Takes all of them away.
    pub(super) fn clear_answers(&self, resident: &Resident) -> Result<(), StoreError> {
        self.answers(resident).into_iter().try_for_each(|id| self.log.remove(id).map(drop))
    }
}
