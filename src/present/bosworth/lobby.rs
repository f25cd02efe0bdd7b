//! Before the cards are dealt: who camps where, with which colour.

use crate::app::{Control, Press, Seated, Table};
use crate::games::Seat;
use crate::games::bosworth::{Camp, Colour, SPLIT, Square, View};
use crate::l10n::Value;
use crate::present::controls::button;
use crate::present::message::{Entry, Menu, Row, Tone};
use crate::present::words::{Words, name, name_in};
use crate::text::Rich;

/// The lobby's lines after its first.
pub fn lines(game: &Table, words: Words) -> Vec<Rich> {
    let mut lines: Vec<Rich> =
        game.players.iter().map(|player| sits(player, words).item()).collect();
    let (seating, count) = (game.seating, game.players.len());
    let more = |id: &str, of: usize| words.rich(id, &[("count", (of - count).into())]);
    lines.push(if count < seating.least() {
        more("lobby-more", seating.least())
    } else if count < seating.most() {
        more("lobby-enough", seating.most())
    } else {
        words.rich("lobby-complete", &[])
    });
    if game.seating.players.is_none() {
        lines.push(words.rich("lobby-two-opposite", &[]));
    }
    lines.push(words.rich("lobby-lots", &[]));
    lines
}

fn sits(player: &Seated, words: Words) -> Rich {
    let who = ("player", name(player).into());
    let seat = |seat: Seat| ("seat", Value::from(words.seat(seat)));
    let colour = |of: Colour| ("colour", Value::from(colour(of, words)));
    match (player.seat, player.colour) {
        (Some(of), Some(with)) => words.rich("lobby-camp", &[seat(of), colour(with), who]),
        (Some(of), None) => words.rich("lobby-camp-only", &[seat(of), who]),
        (None, Some(with)) => words.rich("lobby-colour-only", &[colour(with), who]),
        (None, None) => words.rich("lobby-lot", &[who]),
    }
}

fn colour(colour: Colour, words: Words) -> String {
    words.say(&format!("colour-{}", colour.key()))
}

/// Buttons, and menus that show only what is free.
pub fn rows(game: &Table, words: Words) -> Vec<Row> {
    let (seating, count) = (game.seating, game.players.len());
    let (start, join) = (count >= seating.least(), count < seating.most());
    let plain = |control, id: &str, tone| button(game, control, &words.say(id), tone);
    let mut rows = vec![
        Row::Buttons(vec![
            plain(Control::Join(None), "button-join", Tone::Primary).when(join),
            plain(Control::Start, "button-start", Tone::Success).when(start),
            plain(Control::Leave, "button-leave", Tone::Secondary),
            plain(Control::Cancel, "button-cancel", Tone::Danger),
        ]),
        Row::Menu(camps(game, words)),
    ];
    rows.extend(colours(game, words).map(Row::Menu));
    rows
}

fn camps(game: &Table, words: Words) -> Menu {
    let camp = |seat: Seat| {
        let label = Words::sentence(&words.seat(seat));
        let third = game.seating.variant == Some(SPLIT) && matches!(seat, Seat::West | Seat::North);
        let id = if third { "camp-split" } else { "camp" };
        let hint = words.say(&format!("{id}-{}", seat.key()));
        entry(game, Control::Join(Some(seat)), label, Some(hint))
    };
    let lot = words.say("entry-lot");
    let lot = entry(game, Control::Lot, lot, Some(words.say("entry-lot-hint")));
    let mut entries: Vec<Entry> = game.free_seats().into_iter().map(camp).collect();
    entries.push(lot);
    Menu { prompt: words.say("menu-camp"), entries }
}

fn colours(game: &Table, words: Words) -> Option<Menu> {
    let choice =
        |of: Colour| entry(game, Control::Colour(of), Words::sentence(&colour(of, words)), None);
    let entries: Vec<Entry> = game.free_colours().into_iter().map(choice).collect();
    (!entries.is_empty()).then(|| Menu { prompt: words.say("menu-colour"), entries })
}

fn entry(game: &Table, control: Control, label: String, hint: Option<String>) -> Entry {
    Entry { press: Press::Game { game: game.id, ply: game.ply(), control }, label, hint }
}

/// The kingdoms in the order of their turns, from the one that begins: `Ann (South, red), …`.
pub fn order(game: &Table, view: &View, words: Words) -> Rich {
    let first = view.turn().seat();
    let from = Camp::of(first).map_or(0, |camp| camp as usize);
    let seats = (0..4).map(|turn| Camp::ALL[(from + turn) % 4].seat());
    let kingdom = |seat: Seat| {
        let with = game.in_seat(seat)?.colour.unwrap_or(Colour::Red);
        let mut of =
            vec![("seat", words.seat(seat).into()), ("colour", colour(with, words).into())];
        let split = split_camp(view, seat).map(|squares| ("squares", squares.into()));
        let id = if split.is_some() { "kingdom-split" } else { "kingdom" };
        of.extend(split);
        let player = ("player", name_in(game, seat).into());
        Some(words.rich("kingdom-of", &[player, ("kingdom", words.tell(id, &of).into())]))
    };
    Rich::joined(seats.filter_map(kingdom), ", ")
}

/// The spaces of a camp on two sides; `None` for any other.
fn split_camp(view: &View, seat: Seat) -> Option<String> {
    let camp = Camp::of(seat)?;
    let of = |space: &Square| view.camp_of(*space) == Some(camp);
    camp.opposite().spaces().any(|space| of(&space)).then(|| {
        let spaces = Square::all().filter(of).map(|space| space.to_string());
        spaces.collect::<Vec<_>>().join(" ")
    })
}
