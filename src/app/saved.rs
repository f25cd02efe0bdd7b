//! People's own set-ups under names of their own.

use super::refusal::Refusal;
use super::service::App;
use crate::games::veldslag::{Draft, Side};
use crate::names;
use crate::store::{UserKey, UserSettings};

/// How many set-ups are kept for a person: as many as a menu shows.
pub const MOST_SAVED: usize = 20;
/// How many characters a name may have.
pub const LONGEST_NAME: usize = 30;

impl App {
    /// The names of somebody's saved set-ups.
    pub(super) fn saved_names(&self, user: &UserKey) -> Result<Vec<String>, Refusal> {
        Ok(self.store.user_settings(user)?.setups.into_keys().collect())
    }

    /// Keeps a set-up under a name; one of the same name, in whatever case, makes room.
    pub(super) fn save(&self, user: &UserKey, name: &str, draft: &Draft) -> Result<(), Refusal> {
        if draft.is_empty() {
            return Err(Refusal::NothingToSave);
        }
        let name = name_of(name).ok_or(Refusal::BadName)?;
        self.change_settings(user, |settings| {
            settings.setups.retain(|known, _| !is_same(known, &name));
            if settings.setups.len() >= MOST_SAVED {
                return Err(Refusal::TooManySaved(MOST_SAVED));
            }
            settings.setups.insert(name, draft.seen());
            Ok(())
        })
    }

    /// A saved set-up for a side.
    pub(super) fn load(&self, user: &UserKey, name: &str, side: Side) -> Result<Draft, Refusal> {
        let settings = self.store.user_settings(user)?;
        let known = known(&settings, name)?;
        Draft::parse_seen(side, &settings.setups[&known]).map_err(Refusal::Draft)
    }

    /// Forgets a saved set-up.
    pub(super) fn forget(&self, user: &UserKey, name: &str) -> Result<(), Refusal> {
        self.change_settings(user, |settings| {
            let known = known(settings, name)?;
            settings.setups.remove(&known);
            Ok(())
        })
    }

    /// Changes what somebody has set while nobody else does. It is on disk when this returns.
    pub(super) fn change_settings(
        &self,
        user: &UserKey,
        work: impl FnOnce(&mut UserSettings) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        self.people.with(user, || {
            let mut settings = self.store.user_settings(user)?;
            work(&mut settings)?;
            Ok(self.store.set_user(user, &settings)?)
        })
    }
}

/// The name as it is kept; `None` where too much or nothing of it can be seen.
fn name_of(typed: &str) -> Option<String> {
    names::clean(typed).filter(|name| name.chars().count() <= LONGEST_NAME)
}

fn is_same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

fn known(settings: &UserSettings, typed: &str) -> Result<String, Refusal> {
    let wanted = name_of(typed).unwrap_or_default();
    let found = settings.setups.keys().find(|name| is_same(name, &wanted));
    found.cloned().ok_or_else(|| Refusal::NoSaved(typed.to_owned()))
}
