use super::refusal::Refusal;
use super::reply::{News, Reply};
use super::service::{App, now, public};
use crate::games::{Seat, Word};
use crate::store::{Door, Front, Game, Offer, Stage};

/// How long it is worth making up for something, in seconds: a day.
const WORTH_IT: u64 = 24 * 60 * 60;

impl App {
    /// What rooms have missed because the bot or the front end broke off between the disk and the
    /// channel, with the game it is about: boards to post, lobbies to redraw, buttons to take off.
    ///
    /// `settled` is for how many seconds nothing may have changed: with more than 0 what is on its
    /// way is left out, and so is what only the start of the bot need do again.
    ///
    /// # Errors
    /// When the store can't be read.
    pub fn missed(&self, front: Front, settled: u64) -> Result<Vec<(Game, Reply)>, Refusal> {
        let now = now();
        let mut missed = Vec::new();
        for game in self.store.games()? {
            let unreached = game.players.iter().filter(|one| one.direct.door == Door::Closed);
            unreached.for_each(|player| self.note_unreached(&player.user));
            let age = now.saturating_sub(game.changed);
            if game.room.front == front && (settled..WORTH_IT).contains(&age) {
                match self.missed_of(&game, settled == 0) {
                    Ok(replies) => missed.extend(replies.map(|reply| (game.clone(), reply))),
                    // That must not keep the others from theirs.
                    Err(error) => tracing::warn!(game = %game.id, ?error, "left as it is"),
                }
            }
        }
        Ok(missed)
    }

    fn missed_of(
        &self,
        game: &Game,
        all: bool,
    ) -> Result<impl Iterator<Item = Reply> + use<>, Refusal> {
        let faded = game.faded.clone().filter(|_| all).map(Reply::Retire);
        let directs = self.directs(game)?;
        Ok(faded.into_iter().chain(update(game, all)?).chain(directs))
    }
}

fn update(game: &Game, all: bool) -> Result<Option<Reply>, Refusal> {
    let behind = game.shown.as_ref().is_none_or(|shown| shown.moment < game.moment);
    let scene = || public(game);
    Ok(match (&game.shown, game.stage) {
        (Some(shown), Stage::Lobby | Stage::Setup | Stage::Cancelled) if all && !behind => {
            Some(Reply::Edit(shown.at.clone(), scene()?))
        }
        (Some(_), Stage::Lobby) | (_, Stage::Cancelled) => None,
        _ if behind => Some(Reply::Post(scene()?, last_news(game))),
        _ => None,
    })
}

/// Whether somebody's resigning, the last thing that happened, made it another's turn.
fn passed(game: &Game, seat: Seat) -> bool {
    let told = game.as_told().map_or(game.actions.len(), |told| told.actions.len());
    game.replay_of(told.saturating_sub(1)).is_some_and(|state| state.to_move() == seat)
}

/// What the last thing was that happened in a game.
fn last_news(game: &Game) -> News {
    // Of several opponents it is not known which one spoke last: any will do.
    let other = |seat: Seat| {
        let seats = game.players.iter().filter_map(|player| player.seat);
        seats.into_iter().find(|known| *known != seat).unwrap_or(seat)
    };
    if game.stage == Stage::Setup {
        return News::SettingUp(None);
    }
    if let Some(plea) = &game.plea {
        return match plea.accepted.last() {
            _ if plea.declined => News::UndoDeclined(other(plea.by)),
            Some(seat) => News::UndoAccepted(*seat),
            None => News::UndoAsked(plea.by),
        };
    }
    let told = game.as_told();
    let actions = told.as_ref().map_or(&game.actions, |told| &told.actions);
    match (actions.last().map(|action| Word::parse(action)), &game.offer) {
        (_, Some(offer)) if offer.declined => News::DrawDeclined(other(offer.by)),
        (_, Some(Offer { accepted, .. })) if !accepted.is_empty() => {
            News::DrawAccepted(accepted[accepted.len() - 1])
        }
        (_, Some(offer)) => News::DrawOffered(offer.by),
        (None, None) if game.stage == Stage::Lobby => News::Lobby,
        (None, None) => News::Started,
        (Some(Some(Word::Resign(seat))), None) => {
            News::Resigned { seat, passes: passed(game, seat), halfway: false }
        }
        (Some(Some(Word::DrawAgreed | Word::DrawClaimed | Word::DrawDeclared)), None) => {
            News::Drawn
        }
        (Some(None | Some(Word::Expel(_))), None) => News::Moved { declines: false },
    }
}
