//! Why a request changes nothing.

use super::words::{Words, plain};
use crate::app::Refusal;
use crate::games::{self, GameKind, WordRefusal, tawlbwrdd};
use crate::l10n::Value;
use crate::language::Language;
use crate::store::Stage;

/// A refusal in words, with what to do about it. Buttons are named as the room has them.
pub(super) fn text(refusal: &Refusal, words: Words, room: Words) -> String {
    let about = |id: &str, kind: &GameKind| words.tell(id, &about_game(*kind, words, room));
    let with = |id: &str, name: &'static str, value: Value| words.tell(id, &[(name, value)]);
    match refusal {
        Refusal::Unreadable => {
            with("refused-unreadable", "help", words.command("help", None).into())
        }
        Refusal::Direct => words.say("refused-direct"),
        Refusal::Occupied(game) if game.stage == Stage::Lobby => {
            about("refused-occupied-lobby", &game.kind)
        }
        Refusal::Occupied(game) => about("refused-occupied-playing", &game.kind),
        Refusal::NoLobby(kind) => about("refused-no-lobby", kind),
        Refusal::NoGame(kind) => about("refused-no-game", kind),
        Refusal::NothingHere(kind) => about("refused-nothing-here", kind),
        Refusal::UnknownGame(typed) => {
            with("refused-unknown-game", "number", plain(&shortened(typed)).into())
        }
        Refusal::Begun(kind) => about("refused-begun", kind),
        Refusal::Over(kind) => about("refused-over", kind),
        Refusal::Closed(kind) => about("refused-closed", kind),
        Refusal::Full(kind) => about("refused-full", kind),
        Refusal::SeatTaken(seat) => with("refused-seat-taken", "seat", words.seat(*seat).into()),
        Refusal::AlreadyIn(kind) => about("refused-already-in", kind),
        Refusal::NotIn(kind) => about("refused-not-in", kind),
        Refusal::TooFew(count) => with("refused-too-few", "count", (*count).into()),
        Refusal::NotHost(name) => with("refused-not-host", "host", bold(name).into()),
        Refusal::NotPlaying(kind) => about("refused-not-playing", kind),
        Refusal::NotYourTurn(seat, name) => words.tell(
            "refused-not-your-turn",
            &[("seat", words.seat(*seat).into()), ("player", bold(name).into())],
        ),
        Refusal::Late(kind) => about("refused-late", kind),
        Refusal::Rules(typed, refusal) => action(typed, *refusal, words),
        Refusal::NoMoves(square) => {
            with("refused-no-moves", "square", plain(&shortened(square)).into())
        }
        Refusal::OfferedAlready => words.say("refused-offered-already"),
        Refusal::DeclinedAlready => words.say("refused-declined-already"),
        Refusal::NoOffer => words.say("refused-no-offer"),
        Refusal::NotModerator => words.say("refused-not-moderator"),
        Refusal::Store(_) => words.say("refused-store"),
        Refusal::Broken(number) => with("refused-broken", "number", format!("#{number}").into()),
    }
}

/// The game and its commands that refusals speak of.
fn about_game(kind: GameKind, words: Words, room: Words) -> [(&'static str, Value); 5] {
    [
        ("game", words.kind(kind).into()),
        ("new", words.game_command(kind, "new").into()),
        ("join", words.game_command(kind, "join").into()),
        ("board", words.game_command(kind, "board").into()),
        ("start", room.say("button-start").into()),
    ]
}

fn bold(name: &str) -> String {
    format!("**{}**", plain(name))
}

/// Why the rules refuse an action, as it was typed.
#[must_use]
pub fn refused_action(typed: &str, refusal: games::Refusal, language: Language) -> String {
    action(typed, refusal, Words(language))
}

fn action(typed: &str, refusal: games::Refusal, words: Words) -> String {
    // Between backquotes nothing but a backquote needs care.
    let typed = ("typed", shortened(typed).replace('`', "'").into());
    match refusal {
        games::Refusal::Word(WordRefusal::Over) => words.tell("rules-over", &[typed]),
        games::Refusal::Tawlbwrdd(refusal) => tawlbwrdd(typed, refusal, words),
    }
}

fn tawlbwrdd(typed: (&'static str, Value), refusal: tawlbwrdd::Refusal, words: Words) -> String {
    use tawlbwrdd::Refusal as R;
    let on = |id: &str, square: tawlbwrdd::Square| {
        words.tell(id, &[typed.clone(), ("square", square.to_string().into())])
    };
    match refusal {
        R::Unreadable => words.tell("rules-unreadable", &[typed]),
        R::Empty(square) => on("rules-empty", square),
        R::NotYours { square, owner } => {
            on(&format!("rules-not-yours-{}", owner.seat().key()), square)
        }
        R::SameSquare(square) => on("rules-same-square", square),
        R::NotStraight => words.tell("rules-not-straight", &[typed]),
        R::Blocked(square) => on("rules-blocked", square),
        R::Castle => words.tell("rules-castle", &[typed]),
        R::Over => words.tell("rules-over", &[typed]),
    }
}

/// What somebody typed, short enough to be repeated.
fn shortened(typed: &str) -> String {
    let clean: String = typed.chars().filter(|c| !c.is_control()).take(41).collect();
    if clean.chars().count() > 40 { clean.chars().take(39).chain(['…']).collect() } else { clean }
}
