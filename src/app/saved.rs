//! People's own set-ups under names of their own.

use super::refusal::Refusal;
use super::service::App;
use crate::games::veldslag::{Draft, Side};
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

    /// Keeps a set-up under a name; one of the same name makes room.
    pub(super) fn save(&self, user: &UserKey, name: &str, draft: &Draft) -> Result<(), Refusal> {
        if draft.is_empty() {
            return Err(Refusal::NothingToSave);
        }
        let name = name_of(name)?;
        let mut settings = self.store.user_settings(user)?;
        if settings.setups.len() >= MOST_SAVED && !settings.setups.contains_key(&name) {
            return Err(Refusal::TooManySaved(MOST_SAVED));
        }
        settings.setups.insert(name, draft.seen());
        Ok(self.store.set_user(user, &settings)?)
    }

    /// A saved set-up for a side. The name may be written in other letters' cases.
    pub(super) fn load(&self, user: &UserKey, name: &str, side: Side) -> Result<Draft, Refusal> {
        let settings = self.store.user_settings(user)?;
        let known = known(&settings, name)?;
        Draft::parse_seen(side, &settings.setups[&known]).map_err(Refusal::Draft)
    }

    /// Forgets a saved set-up.
    pub(super) fn forget(&self, user: &UserKey, name: &str) -> Result<(), Refusal> {
        let mut settings = self.store.user_settings(user)?;
        let known = known(&settings, name)?;
        settings.setups.remove(&known);
        Ok(self.store.set_user(user, &settings)?)
    }
}

/// The name as it is kept: one line, no spaces around it.
fn name_of(typed: &str) -> Result<String, Refusal> {
    let name = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let sound = (1..=LONGEST_NAME).contains(&name.chars().count());
    if sound && !name.contains(char::is_control) { Ok(name) } else { Err(Refusal::BadName) }
}

fn known(settings: &UserSettings, typed: &str) -> Result<String, Refusal> {
    let wanted = typed.trim().to_lowercase();
    let names = &settings.setups;
    let same = |name: &&String| name.as_str() == typed || name.to_lowercase() == wanted;
    names.keys().find(same).cloned().ok_or_else(|| Refusal::NoSaved(typed.to_owned()))
}
