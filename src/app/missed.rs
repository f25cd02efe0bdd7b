use super::refusal::Refusal;
use super::reply::{News, Scene};
use super::service::{App, now, scene};
use crate::games::Word;
use crate::store::{Front, Game, Stage};

/// How long a post is worth making up for, in seconds: a day.
const WORTH_IT: u64 = 24 * 60 * 60;

impl App {
    /// Games whose last action nobody has been shown, because the bot or the front end broke off
    /// between the disk and the channel, with the news that their rooms have missed.
    ///
    /// # Errors
    /// When the store can't be read.
    pub fn missed(&self, front: Front) -> Result<Vec<(Scene, News)>, Refusal> {
        let mut missed = Vec::new();
        for game in self.store.games()? {
            if game.room.front == front && is_missed(&game) {
                let news = last_news(&game);
                missed.push((*scene(game)?, news));
            }
        }
        Ok(missed)
    }
}

fn is_missed(game: &Game) -> bool {
    let shown = game.shown.as_ref().map(|shown| shown.moment);
    let is_worth_it = game.changed.saturating_add(WORTH_IT) > now();
    game.stage != Stage::Cancelled && shown.is_none_or(|shown| shown < game.moment()) && is_worth_it
}

/// What the last thing was that happened in a game.
fn last_news(game: &Game) -> News {
    match game.actions.last().map(|action| Word::parse(action)) {
        None if game.stage == Stage::Lobby => News::Lobby,
        None => News::Started,
        Some(Some(Word::Resign(seat))) => News::Resigned(seat),
        Some(Some(Word::DrawAgreed)) => News::DrawAgreed,
        Some(None | Some(Word::Expel(_))) => News::Moved { declines: false },
    }
}
