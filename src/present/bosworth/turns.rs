//! What happened in turns, in one piece.

use super::alt::{card, the_card};
use crate::app::Table;
use crate::games::bosworth::{Camp, Square, Turn, View};
use crate::present::words::{Words, name_in};
use crate::text::Rich;

/// The last turn, as everybody may know it, and who was skipped after it.
pub fn moved(game: &Table, view: &View, words: Words) -> Rich {
    let turns = view.turns();
    let mut sentences: Vec<Rich> =
        turns.iter().flat_map(|turn| sentences(game, turn, words)).collect();
    let last = turns.last().map(|turn| turn.by);
    // Who has to choose is told so.
    let own = view.own() == Some(view.turn());
    if view.is_choosing() && last == Some(view.turn()) && !own {
        let player = name_in(game, view.turn().seat());
        sentences.push(words.rich("game-turn-choosing", &[("player", player.into())]));
    }
    Rich::joined(sentences, " ")
}

fn sentences(game: &Table, turn: &Turn, words: Words) -> Vec<Rich> {
    let mut said = vec![step(game, turn, words)];
    said.extend(turn.defeated.map(|loser| defeat(game, turn, loser, words)));
    if turn.dug {
        let squares = turn.placed.iter().map(|(_, square)| square.to_string());
        let square = squares.collect::<Vec<_>>().join(" ");
        said.push(words.rich("game-turn-dug", &[("square", square.into())]));
    } else if !turn.placed.is_empty() {
        said.push(placed(turn, words));
    }
    if !turn.closed.is_empty() {
        let squares: Vec<String> = turn.closed.iter().map(ToString::to_string).collect();
        let args = [("count", squares.len().into()), ("squares", squares.join(", ").into())];
        said.push(words.rich("game-turn-closed", &args));
    }
    if turn.drew > 0 {
        said.push(words.rich("game-turn-drew", &[("count", turn.drew.into())]));
    }
    said
}

/// The move, and what it took.
fn step(game: &Table, turn: &Turn, words: Words) -> Rich {
    let seat = turn.by.seat();
    let mut args = vec![("player", name_in(game, seat).into()), ("seat", words.seat(seat).into())];
    let (Some((from, to)), Some(kind)) = (turn.step, turn.card) else {
        return words.rich("game-turn-skipped", &args);
    };
    let mark = if turn.taken.is_some() { 'x' } else { '-' };
    args.push(("move", format!("{from}{mark}{to}").into()));
    args.push(("card", the_card(kind, words).into()));
    let Some(taken) = turn.taken else { return words.rich("game-turn-moved", &args) };
    args.push(("taken", the_card(taken.kind, words).into()));
    args.push(("owner", words.seat(taken.owner.seat()).into()));
    let id = if taken.owner == turn.by { "game-turn-took-own" } else { "game-turn-took" };
    words.rich(id, &args)
}

fn defeat(game: &Table, turn: &Turn, loser: Camp, words: Words) -> Rich {
    let args = [
        ("loser", name_in(game, loser.seat()).into()),
        ("loserseat", words.seat(loser.seat()).into()),
        ("player", name_in(game, turn.by.seat()).into()),
    ];
    words.rich("game-turn-defeated", &args)
}

fn placed(turn: &Turn, words: Words) -> Rich {
    let one = |(kind, square): &(_, Square)| {
        let args = [("card", card(*kind, words).into()), ("square", square.to_string().into())];
        words.tell("game-turn-placed-on", &args)
    };
    let cards: Vec<String> = turn.placed.iter().map(one).collect();
    words.rich("game-turn-placed", &[("cards", cards.join(", ").into())])
}

/// The card on a square.
pub fn card_on(view: &View, square: &str, words: Words) -> String {
    let square = Square::read(square).map(|(square, _)| square);
    let found = square.and_then(|square| view.board().card(square));
    found.map(|found| card(found.kind, words)).unwrap_or_default()
}

/// What a move to a square takes.
pub fn takes(view: &View, square: &str, words: Words) -> Option<String> {
    let (square, _) = Square::read(square)?;
    let taken = view.board().card(square)?;
    let id = if taken.owner == view.turn() { "card-takes-own" } else { "card-takes" };
    let seat = ("seat", words.seat(taken.owner.seat()).into());
    Some(words.tell(id, &[("card", the_card(taken.kind, words).into()), seat]))
}
