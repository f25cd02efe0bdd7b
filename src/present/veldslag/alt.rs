//! Boards and set-ups in words.

use crate::games::AnyView;
use crate::games::veldslag::{Draft, Man, Rank, Seen, Side, Square, View};
use crate::present::alt::status;
use crate::present::words::Words;

/// A position in words, at most 1024 characters: only what the viewer may know.
pub fn alt(view: &View, words: Words) -> String {
    let whole = AnyView::Veldslag(view.clone());
    let text = words.tell(
        "alt-veldslag",
        &[
            ("game", words.kind(whole.kind()).into()),
            ("status", status(&whole, words).into()),
            ("last", last(view, words).into()),
            ("red", side(view, Side::Red, words).into()),
            ("blue", side(view, Side::Blue, words).into()),
            ("known", known(view, words).into()),
            ("fallen", fallen(view, words).into()),
            ("setups", setups(view, words).into()),
            ("redscore", view.score(Side::Red).into()),
            ("bluescore", view.score(Side::Blue).into()),
        ],
    );
    Words::one_line(&text)
}

fn last(view: &View, words: Words) -> String {
    let Some(last) = view.last() else { return words.say("alt-no-move") };
    let seat = words.seat(last.man.side.seat());
    let text = format!("{}-{}", last.action.from, last.action.to);
    let args = [("seat", Words::sentence(&seat).into()), ("move", text.into())];
    if last.clash.is_none() {
        return words.tell("alt-went", &args);
    }
    let [seat, text] = args;
    let clash = super::moved::clash(&last, words);
    words.tell("alt-attacked", &[seat, text, ("clash", clash.into())])
}

/// Where a side's men stand: those whose rank the viewer knows by rank, the others together.
fn side(view: &View, side: Side, words: Words) -> String {
    let men: Vec<(Square, Man)> = view.position().men(side).collect();
    let squares = |wanted: Seen| -> Vec<String> {
        let of_rank = men.iter().filter(|(_, man)| view.rank(*man) == wanted);
        of_rank.map(|(square, _)| square.to_string()).collect()
    };
    let mut groups: Vec<String> = Vec::new();
    for rank in Rank::ALL {
        let on = squares(Seen::Known(rank));
        if !on.is_empty() {
            groups.push(format!("{} {}", piece(rank, words), on.join(" ")));
        }
    }
    let hidden = squares(Seen::Hidden);
    if !hidden.is_empty() {
        let args = [("squares", hidden.join(" ").into())];
        groups.push(words.tell("alt-hidden", &args));
    }
    if groups.is_empty() { words.say("nobody") } else { groups.join(", ") }
}

/// Which of the viewer's own men the opponent knows.
fn known(view: &View, words: Words) -> String {
    let Some(own) = view.own().filter(|_| view.outcome().is_none()) else { return String::new() };
    let men = view.position().men(own).filter(|(_, man)| view.is_known(*man));
    let squares: Vec<String> = men.map(|(square, _)| square.to_string()).collect();
    if squares.is_empty() {
        return words.say("alt-none-known");
    }
    words.tell("alt-known", &[("squares", squares.join(" ").into())])
}

/// Both set-ups, once everybody may know them, as a record writes them.
fn setups(view: &View, words: Words) -> String {
    if view.outcome().is_none() {
        return String::new();
    }
    let [red, blue] = Side::ALL.map(|side| view.setup_text(side).into());
    words.tell("alt-setups", &[("red", red), ("blue", blue)])
}

fn fallen(view: &View, words: Words) -> String {
    let list = |side: Side| {
        let fallen = view.fallen(side);
        let count = |rank: Rank| fallen.iter().filter(|(_, of)| *of == rank).count();
        let some = Rank::ALL.into_iter().filter(|rank| count(*rank) > 0);
        let names: Vec<String> = some.map(|rank| counted(rank, count(rank), words)).collect();
        if names.is_empty() { words.say("nobody") } else { names.join(", ") }
    };
    if Side::ALL.into_iter().all(|side| view.fallen(side).is_empty()) {
        return words.say("alt-none-fallen");
    }
    let args = [("red", list(Side::Red).into()), ("blue", list(Side::Blue).into())];
    words.tell("alt-fallen", &args)
}

/// A set-up in words.
pub fn draft_alt(draft: &Draft, words: Words) -> String {
    let stands = |place| {
        let rank = draft.rank_at(place)?;
        Some(format!("{} {}", draft.square(place), piece(rank, words)))
    };
    let standing: Vec<String> = (0..24).filter_map(stands).collect();
    let standing = if standing.is_empty() { words.say("nobody") } else { standing.join(", ") };
    let seat = Words::sentence(&words.seat(draft.side().seat()));
    let args = [
        ("seat", seat.into()),
        ("placed", standing.into()),
        ("missing", missing(draft, words).into()),
    ];
    Words::one_line(&words.tell("alt-draft", &args))
}

/// What is still to be placed.
pub fn missing(draft: &Draft, words: Words) -> String {
    let left: Vec<String> =
        draft.missing().into_iter().map(|(rank, count)| counted(rank, count, words)).collect();
    if left.is_empty() { words.say("nobody") } else { left.join(", ") }
}

/// A piece's name.
pub fn piece(rank: Rank, words: Words) -> String {
    words.say(&format!("piece-{}", rank.key()))
}

/// So many pieces: `3 miners`.
pub fn counted(rank: Rank, count: usize, words: Words) -> String {
    words.tell(&format!("pieces-{}", rank.key()), &[("count", count.into())])
}
