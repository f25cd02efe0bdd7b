use super::cards;
use super::look::has_record;
use super::play::on_turn;
use super::refusal::Refusal;
use super::reply::Scene;
use super::request::Completion;
use super::service::{App, public};
use crate::games::bosworth::Kind;
use crate::games::veldslag::{Rank, Square};
use crate::games::{AnyView, GameKind, Move, Viewer};
use crate::store::Game;

/// How many choices Discord shows.
const MOST: usize = 25;

/// What an option can be completed to.
#[derive(Clone, Debug, Default)]
pub struct Suggestions {
    /// At most 25, the likeliest first.
    pub choices: Vec<Suggestion>,
    /// How many more there are.
    pub more: usize,
    /// The view in which moves are legal that are suggested.
    pub view: Option<AnyView>,
}

/// One of the values an option can have.
#[derive(Clone, Debug)]
pub enum Suggestion {
    /// A legal move.
    Move(Move),
    /// A game with a record.
    Game(Box<Scene>),
    /// A piece that can be placed, and how many of it are left.
    Piece(Rank, usize),
    /// A square of the set-up, and what stands there.
    Place(Square, Option<Rank>),
    /// A card of the hand that can be placed.
    Card(Kind),
    /// A space of the camp on which a card can be placed.
    Space(String),
    /// A card on a space, after those that are typed already.
    Placement(String, Move),
    /// The name of a saved set-up.
    Saved(String),
}

impl App {
    /// What the option that somebody is typing can be, for this person now. Nothing where there is
    /// nothing, or it is not their turn.
    #[must_use]
    pub fn complete(&self, completion: &Completion) -> Suggestions {
        let Some(kind) = GameKind::parse(&completion.invocation.command) else {
            return Suggestions::default();
        };
        let suggestions = match completion.option.as_str() {
            "move" => self.complete_move(completion, kind),
            "place" | "card" | "space" => self
                .game_typed(completion, kind)
                .and_then(|game| cards::complete(completion, &game)),
            "game" => self.complete_game(completion, kind),
            "piece" | "square" | "with" => self.complete_draft(completion, kind),
            "name" => self.complete_saved(completion),
            _ => Ok(Suggestions::default()),
        };
        suggestions.unwrap_or_default()
    }

    fn complete_move(
        &self,
        completion: &Completion,
        kind: GameKind,
    ) -> Result<Suggestions, Refusal> {
        let game = self.game_typed(completion, kind)?;
        let (seat, state) = on_turn(&game, &completion.who.key, None)?;
        let view = state.view(Viewer::Seat(seat));
        let moves = nearest(view.moves(), &completion.typed);
        let more = moves.len().saturating_sub(MOST);
        let choices = moves.into_iter().take(MOST).map(Suggestion::Move).collect();
        Ok(Suggestions { choices, more, view: Some(view) })
    }

    fn complete_game(
        &self,
        completion: &Completion,
        kind: GameKind,
    ) -> Result<Suggestions, Refusal> {
        let typed = completion.typed.trim().trim_start_matches('#');
        let fits = |game: &Game| has_record(game) && game.id.to_string().starts_with(typed);
        let games = self.store.newest_first(&completion.room.key, kind, fits, MOST)?;
        let scenes = games.iter().filter_map(|game| public(game).ok());
        let choices = scenes.map(Suggestion::Game).collect();
        Ok(Suggestions { choices, ..Suggestions::default() })
    }

    fn game_typed(&self, completion: &Completion, kind: GameKind) -> Result<Game, Refusal> {
        let game = self.game_meant(&completion.who.key, &completion.room, kind)?;
        game.ok_or(Refusal::NoGame(kind))
    }

    /// What of the person's set-up fits what is typed.
    fn complete_draft(
        &self,
        completion: &Completion,
        kind: GameKind,
    ) -> Result<Suggestions, Refusal> {
        let game = self.game_typed(completion, kind)?;
        let player = game.player(&completion.who.key).ok_or(Refusal::NotPlaying(kind))?;
        let draft = player.camp.as_ref().map(|camp| &camp.draft).ok_or(Refusal::NoGame(kind))?;
        let choices: Vec<Suggestion> = if completion.option == "piece" {
            draft.missing().into_iter().map(|(rank, left)| Suggestion::Piece(rank, left)).collect()
        } else {
            let typed = bare(&completion.typed);
            let places = (0..24).map(|place| (draft.square(place), draft.rank_at(place)));
            let fits = |(square, _): &(Square, _)| square.to_string().starts_with(&typed);
            places.filter(fits).map(|(square, rank)| Suggestion::Place(square, rank)).collect()
        };
        Ok(Suggestions { choices, ..Suggestions::default() })
    }

    fn complete_saved(&self, completion: &Completion) -> Result<Suggestions, Refusal> {
        let typed = completion.typed.trim().to_lowercase();
        let names = self.saved_names(&completion.who.key)?.into_iter();
        let fitting = names.filter(|name| name.to_lowercase().contains(&typed));
        let choices = fitting.map(Suggestion::Saved).collect();
        Ok(Suggestions { choices, ..Suggestions::default() })
    }
}

/// The moves that fit what is typed, else those that are spelled most like it. Captures come first.
fn nearest(moves: Vec<Move>, typed: &str) -> Vec<Move> {
    let typed = bare(typed);
    let fits = |known: &Move, by: fn(&str, &str) -> bool| by(&bare(&known.full), &typed);
    for by in [starts_with as fn(&str, &str) -> bool, contains] {
        let mut fitting: Vec<Move> =
            moves.iter().filter(|known| fits(known, by)).cloned().collect();
        if !fitting.is_empty() {
            fitting.sort_by_key(|known| known.takes.is_empty());
            return fitting;
        }
    }
    let mut moves = moves;
    moves.sort_by_cached_key(|known| strsim::levenshtein(&bare(&known.action), &typed));
    moves
}

fn starts_with(text: &str, typed: &str) -> bool {
    text.starts_with(typed)
}

fn contains(text: &str, typed: &str) -> bool {
    text.contains(typed)
}

/// Files and ranks only, in lower case: `D4 - d7` and `d4xd7` are typed like `d4d7`.
fn bare(text: &str) -> String {
    let lower = text.chars().map(|c| c.to_ascii_lowercase());
    lower.filter(|c| c.is_ascii_alphanumeric() && *c != 'x').collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::AnyAction;

    fn known(full: &str) -> Move {
        let action = full.split('x').next().unwrap().to_owned();
        let (from, to) = action.split_once('-').unwrap();
        let squares = format!("{from}-{to}");
        Move {
            value: AnyAction::parse(GameKind::Tawlbwrdd, &squares).unwrap(),
            from: from.into(),
            to: to.into(),
            full: full.into(),
            action: action.clone(),
            takes: full.split('x').skip(1).map(str::to_owned).collect(),
            repeats: false,
        }
    }

    fn completed(typed: &str) -> Vec<String> {
        let moves = ["a1-a2", "a1-a3", "b1-b2xb3", "b1-b4"].map(known).to_vec();
        nearest(moves, typed).into_iter().map(|known| known.full).collect()
    }

    #[test]
    fn moves_fit_what_is_typed_or_come_near() {
        assert_eq!(completed("b1"), ["b1-b2xb3", "b1-b4"]);
        assert_eq!(completed("A1 a3"), ["a1-a3"]);
        assert_eq!(completed("a3"), ["a1-a3"]);
        assert_eq!(completed("b1xb2"), ["b1-b2xb3"]);
        assert!(completed("b1b5")[0].starts_with("b1"));
        assert_eq!(completed("")[0], "b1-b2xb3", "captures come first");
    }
}
