//! `/games` and `/help`: where one stands and what to do next.

use super::words::{Words, name, name_in, number};
use crate::app::commands::TABLE;
use crate::app::{Overview, Scene, Seated, Table};
use crate::games::GameKind;
use crate::store::{Stage, UserKey};
use crate::text::{Person, Rich, Target};

/// The answer to `/games`.
pub(super) fn games(overview: &Overview, words: Words) -> Rich {
    let line = |scene: &Scene| line(scene, &overview.who, words);
    let mut lines = vec![words.rich("games-mine", &[])];
    lines.extend(overview.mine.iter().map(line));
    if overview.mine.is_empty() {
        lines.push(words.rich("games-none", &[("command", all_new(words).into())]));
    }
    let others = overview.here.iter().filter(|scene| scene.game.player(&overview.who).is_none());
    let mut others = others.map(line).peekable();
    if others.peek().is_some() {
        lines.push(words.rich("games-here", &[]));
        lines.extend(others);
    }
    Rich::stacked(lines)
}

/// One game: what, who, whose turn, and where.
fn line(scene: &Scene, who: &UserKey, words: Words) -> Rich {
    let game = &scene.game;
    let mut args = vec![("game", words.kind(game.kind).into()), ("number", number(game.id).into())];
    let text = if game.stage == Stage::Lobby {
        words.rich("games-lobby", &args)
    } else if game.stage == Stage::Setup {
        args.push(("players", versus(game, words).into()));
        let waits = game.player(who).is_some_and(|player| !player.ready);
        words.rich(if waits { "games-setup-yours" } else { "games-setup" }, &args)
    } else {
        let next = game.in_seat(scene.view.to_move());
        args.push(("players", versus(game, words).into()));
        args.push(("player", name_in(game, scene.view.to_move()).into()));
        let yours = next.is_some_and(|player| player.user == *who);
        words.rich(if yours { "games-turn-yours" } else { "games-turn-other" }, &args)
    };
    Rich::joined(std::iter::once(text).chain(link(game, words)), " ").item()
}

/// The commands that open games.
fn all_new(words: Words) -> Rich {
    Rich::joined(GameKind::ALL.map(|kind| Rich::code(&words.game_command(kind, "new"))), ", ")
}

fn versus(game: &Table, words: Words) -> Rich {
    let seats = game.kind.seats().iter();
    let names: Vec<Person> = seats.filter_map(|seat| game.in_seat(*seat)).map(name).collect();
    match <[Person; 2]>::try_from(names) {
        Ok([first, second]) => {
            words.rich("games-versus", &[("first", first.into()), ("second", second.into())])
        }
        Err(names) => Rich::joined(names.into_iter().map(Rich::from), ", "),
    }
}

/// A link to the game's message.
fn link(game: &Table, words: Words) -> Option<Rich> {
    let shown = game.shown.as_ref()?;
    Some(words.rich("games-link", &[("url", Target::Message(shown.at.clone()).into())]))
}

/// The answer to `/help`.
pub(super) fn help(overview: &Overview, words: Words, room: Words) -> Rich {
    let mut lines = vec![words.rich("help-start", &[]), Rich::default()];
    lines.push(next_step(overview, words, room));
    lines.push(Rich::default());
    lines.push(words.rich("help-commands", &[]));
    lines.extend(commands(overview, words));
    Rich::stacked(lines)
}

/// What to do next, from where somebody stands. Buttons are named as the room has them.
fn next_step(overview: &Overview, words: Words, room: Words) -> Rich {
    if overview.direct {
        let (games, help) = (words.command("games", None), words.command("help", None));
        return words.rich("help-direct", &[("games", games.into()), ("help", help.into())]);
    }
    let Some(scene) = overview.here.first() else {
        let button = room.say("button-join").into();
        return words.rich("help-new", &[("command", all_new(words).into()), ("button", button)]);
    };
    let game = &scene.game;
    let with = |id: &str, sub: &str| {
        let button = room.say(&format!("button-{sub}"));
        let command = words.game_command(game.kind, sub);
        words.rich(id, &[("command", command.into()), ("button", button.into())])
    };
    let mine = game.player(&overview.who);
    match (game.stage, mine) {
        (Stage::Lobby, None) => with("help-join", "join"),
        (Stage::Lobby, Some(_)) if game.players.len() < game.seating.least() => {
            with("help-wait", "start")
        }
        (Stage::Lobby, Some(_)) => with("help-begin", "start"),
        (Stage::Setup, Some(player)) if !player.ready => {
            let command = words.game_command(game.kind, "setup preset");
            let button = room.say("button-set-up");
            words.rich("help-setup", &[("command", command.into()), ("button", button.into())])
        }
        (Stage::Setup, Some(_)) => words.rich("help-setup-wait", &[]),
        (_, None) => words.rich("help-watch", &[("players", versus(game, words).into())]),
        (_, Some(player)) if is_out(scene, player) => words.rich("help-out", &[]),
        (_, Some(player)) if has_offer(game, player) => with("help-offer", "draw"),
        (_, Some(_)) if scene.view.is_halfway() => {
            let (button, command) =
                (room.say("button-hand"), words.game_command(game.kind, "place"));
            words.rich("help-choose", &[("command", command.into()), ("button", button.into())])
        }
        (_, Some(player)) if player.seat == Some(scene.view.to_move()) => {
            with("help-your-turn", "move")
        }
        (_, Some(_)) => {
            let next = name_in(game, scene.view.to_move());
            words.rich("help-other-turn", &[("player", next.into())])
        }
    }
}

/// Whether a player has been defeated while others play on.
fn is_out(scene: &Scene, player: &Seated) -> bool {
    player.seat.is_some_and(|seat| !scene.view.living().contains(&seat))
}

/// Whether a draw is offered to a player, who has not accepted it.
fn has_offer(game: &Table, player: &Seated) -> bool {
    let (Some(offer), Some(seat)) = (&game.offer, player.seat) else { return false };
    !offer.declined && seat != offer.by && !offer.accepted.contains(&seat)
}

/// The commands with their descriptions, from the table: a game's own only for a game that concerns
/// the reader here.
fn commands(overview: &Overview, words: Words) -> Vec<Rich> {
    let concerns = |kind: GameKind| {
        let games = overview.here.iter().chain(overview.mine.iter().filter(|_| overview.direct));
        games.into_iter().any(|scene| scene.game.kind == kind)
    };
    let mut lines = Vec::new();
    for command in TABLE {
        let mut line = |path: Option<&str>, id: &str| {
            let about = words.say(&format!("command-{id}-about"));
            let name = words.command(command.name, path);
            let args = [("command", name.into()), ("about", about.into())];
            lines.push(words.rich("help-command", &args).item());
        };
        let unfolds = command.game.is_some_and(concerns);
        for sub in command.subcommands.iter().filter(|_| unfolds) {
            line(Some(sub.name), &format!("{}-{}", command.name, sub.name));
        }
        if !unfolds {
            line(None, command.name);
        }
    }
    lines
}
