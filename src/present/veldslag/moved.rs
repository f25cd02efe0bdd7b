//! Moves and attacks.

use super::alt::piece;
use crate::app::Table;
use crate::games::veldslag::{LastMove, Seen, Square, Verdict, View};
use crate::present::words::{Words, name_in};
use crate::text::Rich;

/// What the last move did, as everybody may know it.
pub fn moved(game: &Table, view: &View, words: Words) -> Rich {
    let Some(last) = view.last() else { return Rich::default() };
    let seat = last.man.side.seat();
    let mark = if last.clash.is_some() { 'x' } else { '-' };
    let text = format!("{}{mark}{}", last.action.from, last.action.to);
    let mut args = vec![
        ("player", name_in(game, seat).into()),
        ("seat", words.seat(seat).into()),
        ("move", text.into()),
    ];
    if last.clash.is_none() {
        return words.rich("game-moved", &args);
    }
    args.push(("clash", clash(&last, words).into()));
    words.rich("game-attacked", &args)
}

/// How an attack went.
pub fn clash(last: &LastMove, words: Words) -> String {
    let Some(clash) = last.clash else { return String::new() };
    let args = [
        ("attacker", piece(clash.attacker, words).into()),
        ("defender", piece(clash.defender, words).into()),
    ];
    let id = match clash.verdict {
        Verdict::AttackerWins => "clash-attacker",
        Verdict::DefenderWins => "clash-defender",
        Verdict::BothFall => "clash-both",
    };
    words.tell(id, &args)
}

/// The piece on a square, as far as the viewer knows it.
pub fn piece_on(view: &View, square: &str, words: Words) -> String {
    let man = Square::read(square).and_then(|(square, _)| view.man(square));
    match man.map(|man| view.rank(man)) {
        Some(Seen::Known(rank)) => piece(rank, words),
        Some(Seen::Hidden) => words.say("piece-hidden"),
        None => String::new(),
    }
}
