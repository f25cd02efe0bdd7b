//! Direct messages that show players their own views of games: one for each game and player, kept
//! up to date.

use std::collections::HashSet;
use std::future::Future;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex};
use std::time::{SystemTime, UNIX_EPOCH};

use serenity::futures::future::join_all;
use serenity::model::id::{ChannelId, MessageId};
use tokio::task::spawn_blocking;
use tracing::{debug, error, warn};

use super::carry::{logged, retire};
use super::keys::{place, user_id};
use super::line::Calls;
use super::note::Note;
use super::repeat::{Failure, Trouble};
use super::turns::Turns;
use crate::app::App;
use crate::present::Message;
use crate::render::Style;
use crate::store::{Front, GameId, MessageKey, RoomKey, Shown, UserKey};

/// How old a message may be to be edited, in seconds: above an hour Discord limits that.
const YOUNG: i64 = 50 * 60;
/// Direct messages are opened too fast: that passes.
const TOO_FAST: isize = 40003;

/// A direct message that is not up to date. It holds secrets, so that nothing prints it.
#[derive(Clone)]
pub struct Letter {
    /// Which game it is about.
    pub game: GameId,
    /// Whose it is.
    pub user: UserKey,
    /// Which moment of it is shown.
    pub moment: u32,
    /// Where it stood last, if anywhere.
    pub at: Option<MessageKey>,
    /// What it becomes.
    pub message: Message,
}

/// What brings direct messages up to date.
#[derive(Clone)]
pub struct Postman {
    /// The games' host, which wants to know where the messages stand.
    pub app: Arc<App>,
    /// The connections.
    pub calls: Calls,
    /// How pictures look.
    pub style: Style,
    /// What all who write direct messages share.
    pub office: Arc<Office>,
}

/// What all who write direct messages share.
#[derive(Default)]
pub struct Office {
    /// Who is at work on which message.
    turns: Arc<Turns<(GameId, UserKey)>>,
    /// Messages that Discord refuses as they are: they are not tried again.
    hopeless: Mutex<HashSet<LetterKey>>,
}

/// What tells one letter from another.
pub type LetterKey = (GameId, UserKey, u32);

impl Letter {
    fn key(&self) -> LetterKey {
        (self.game, self.user.clone(), self.moment)
    }
}

/// How it went to bring a message up to date by answering a press on it.
#[derive(Debug, PartialEq, Eq)]
pub enum Answered {
    /// It is.
    Shown,
    /// The answer failed.
    Failed(Failure),
    /// Not tried: the message is being changed, or shows something newer.
    Busy,
}

impl Postman {
    /// Brings messages up to date. None of them waits for another.
    pub async fn deliver(&self, letters: Vec<Letter>) {
        join_all(letters.into_iter().map(|letter| self.bring(letter))).await;
    }

    /// Brings one up to date, unless it shows this moment or a newer one already.
    async fn bring(&self, letter: Letter) {
        let _turn = self.office.turns.wait((letter.game, letter.user.clone())).await;
        if self.office.hopeless.lock().is_ok_and(|refused| refused.contains(&letter.key())) {
            return;
        }
        // Another letter may have found the door closed meanwhile.
        if !self.is_open(&letter).await {
            return;
        }
        let shown = self.shown(&letter).await;
        if shown.as_ref().is_some_and(|shown| shown.moment >= letter.moment) {
            return debug!(game = %letter.game, "a direct message shows this already");
        }
        let at = shown.map(|shown| shown.at).or_else(|| letter.at.clone());
        let Some(note) = self.drawn(letter.message.clone()).await else { return };
        match logged("a direct message", self.show(&letter, at, note).await) {
            Ok(at) => self.noted(&letter, at).await,
            Err(failure) if is_closed(&failure) => self.refused(&letter).await,
            // The same again would be refused again; the next change is worth a try.
            Err(failure) if is_final(&failure) && !is_too_fast(&failure) => self.give_up(&letter),
            // Made up for later.
            Err(_) => {}
        }
    }

    /// Lets `answer` bring up to date the message on which the player has just pressed.
    pub async fn answer(
        &self,
        letter: &Letter,
        at: &MessageKey,
        answer: impl Future<Output = Result<(), Failure>>,
    ) -> Answered {
        let key = (letter.game, letter.user.clone());
        let Some(_turn) = self.office.turns.take(key) else { return Answered::Busy };
        let shown = self.shown(letter).await;
        if shown.is_some_and(|shown| shown.moment > letter.moment) {
            return Answered::Busy;
        }
        match answer.await {
            Ok(()) => {
                self.noted(letter, at.clone()).await;
                Answered::Shown
            }
            Err(failure) => Answered::Failed(failure),
        }
    }

    /// Edits the message, or posts it anew. Gives where it stands.
    async fn show(
        &self,
        letter: &Letter,
        at: Option<MessageKey>,
        note: Note,
    ) -> Result<MessageKey, Failure> {
        if let Some(at) = at.filter(is_young)
            && let Some(place) = place(&at)
        {
            match self.calls.edit(place, note.clone().edited()).await {
                Ok(()) => return Ok(at),
                // It is gone, or can't be edited any more.
                Err(failure) if is_final(&failure) => debug!("a direct message has to be anew"),
                Err(failure) => return Err(failure),
            }
        }
        self.post(letter, note).await
    }

    async fn post(&self, letter: &Letter, note: Note) -> Result<MessageKey, Failure> {
        let Some(user) = user_id(&letter.user) else {
            let trouble = Trouble::Broken("a player from elsewhere".into());
            return Err(Failure { trouble, tries: 0 });
        };
        let channel = self.calls.open_direct(user).await?;
        let id = self.calls.post_silently(channel, note, nonce(letter)).await?;
        Ok(MessageKey { room: room(channel), id: id.to_string() })
    }

    async fn is_open(&self, letter: &Letter) -> bool {
        let (app, game, user) = (Arc::clone(&self.app), letter.game, letter.user.clone());
        let open = spawn_blocking(move || app.takes_direct(game, &user)).await;
        open.inspect_err(|error| error!(%error, "looking at a door broke off")).unwrap_or(false)
    }

    async fn shown(&self, letter: &Letter) -> Option<Shown> {
        let (app, game, user) = (Arc::clone(&self.app), letter.game, letter.user.clone());
        let shown = spawn_blocking(move || app.direct_place(game, &user)).await;
        shown.inspect_err(|error| error!(%error, "finding a direct message broke off")).ok()?
    }

    async fn drawn(&self, message: Message) -> Option<Note> {
        let style = self.style;
        let drawn = spawn_blocking(move || Note::draw(&message, style)).await;
        drawn.inspect_err(|error| error!(%error, "drawing broke off")).ok()
    }

    /// Tells the host where the message stands, and takes away the one before.
    async fn noted(&self, letter: &Letter, at: MessageKey) {
        let (game, user, moment) = (letter.game, letter.user.clone(), letter.moment);
        let app = Arc::clone(&self.app);
        match spawn_blocking(move || app.direct_shown(game, &user, moment, at)).await {
            Ok(Some(before)) => self.discard(&before).await,
            Ok(None) => {}
            Err(error) => warn!(%error, "noting a direct message's place broke off"),
        }
    }

    /// Discord refuses just this message.
    fn give_up(&self, letter: &Letter) {
        if let Ok(mut hopeless) = self.office.hopeless.lock() {
            hopeless.insert(letter.key());
        }
    }

    /// Direct messages do not reach the player: never tried again.
    async fn refused(&self, letter: &Letter) {
        let (app, game, user) = (Arc::clone(&self.app), letter.game, letter.user.clone());
        if let Err(error) = spawn_blocking(move || app.direct_refused(game, &user)).await {
            warn!(%error, "noting a closed door broke off");
        }
    }

    /// Takes a message away, or at least what can be pressed on it.
    async fn discard(&self, at: &MessageKey) {
        let Some(place) = place(at) else { return };
        let deleted = logged("taking a direct message away", self.calls.delete(place).await);
        let gone = Trouble::Refused(10008);
        if deleted.is_err_and(|failure| failure.trouble != gone) {
            retire(&self.calls, at).await;
        }
    }
}

/// The room that a direct conversation is, as interactions in it name it.
pub fn room(channel: ChannelId) -> RoomKey {
    RoomKey { front: Front::Discord, id: format!("@me/{channel}") }
}

/// Unique for a moment of a player's message, so that it is not posted twice.
fn nonce(letter: &Letter) -> String {
    let mut hasher = DefaultHasher::new();
    (letter.game, &letter.user, letter.moment).hash(&mut hasher);
    format!("d{:016x}", hasher.finish())
}

fn is_young(at: &MessageKey) -> bool {
    let Some((_, id)) = place(at) else { return false };
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    age(id, i64::try_from(now).unwrap_or(i64::MAX)) < YOUNG
}

/// The seconds since a message was posted: its number says when.
fn age(id: MessageId, now: i64) -> i64 {
    now.saturating_sub(id.created_at().unix_timestamp())
}

/// Direct messages are opened too fast: that passes.
const fn is_too_fast(failure: &Failure) -> bool {
    matches!(failure.trouble, Trouble::Refused(TOO_FAST))
}

/// Whether trying it again would give the same.
const fn is_final(failure: &Failure) -> bool {
    matches!(failure.trouble, Trouble::Refused(_) | Trouble::Broken(_))
}

/// Whether the player takes no direct messages: not from this bot, not from this server, or not any.
const fn is_closed(failure: &Failure) -> bool {
    matches!(failure.trouble, Trouble::Refused(50007 | 50278))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failure(trouble: Trouble) -> Failure {
        Failure { trouble, tries: 1 }
    }

    fn letter(moment: u32) -> Letter {
        Letter {
            game: GameId(u64::MAX),
            user: UserKey { front: Front::Discord, id: u64::MAX.to_string() },
            moment,
            at: None,
            message: Message::default(),
        }
    }

    #[test]
    fn a_message_s_number_tells_its_age() {
        // From Discord's documentation: 1 462 015 105 seconds after 1970.
        let id = MessageId::new(175_928_847_299_117_063);
        assert_eq!(age(id, 1_462_015_105 + 90), 90);
        let at = MessageKey { room: room(ChannelId::new(2)), id: id.to_string() };
        assert!(!is_young(&at));
    }

    #[test]
    fn nonces_are_short_and_differ() {
        let nonces = [nonce(&letter(1)), nonce(&letter(2))];
        assert!(nonces[0].len() <= 25 && nonces[0] != nonces[1], "{nonces:?}");
        assert_eq!(nonces[0], nonce(&letter(1)));
    }

    #[test]
    fn closed_doors_are_told_from_what_passes() {
        for (trouble, closed) in [
            (Trouble::Refused(50007), true),
            (Trouble::Refused(50278), true),
            (Trouble::Refused(TOO_FAST), false),
            (Trouble::Crowded, false),
            (Trouble::Passing("lost".into()), false),
            (Trouble::Refused(50035), false),
            (Trouble::Broken("odd".into()), false),
        ] {
            assert_eq!(is_closed(&failure(trouble.clone())), closed, "{trouble:?}");
        }
    }
}
