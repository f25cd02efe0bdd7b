//! Why a request changes nothing.

use super::words::{Words, plain};
use super::{bosworth, tawlbwrdd, veldslag};
use crate::app::{LONGEST_NAME, NoSeat, Refusal};
use crate::games::veldslag::DraftRefusal;
use crate::games::{self, AnyRefusal, GameKind, Seating, WordRefusal};
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
        Refusal::Occupied(kind, Stage::Lobby) => about("refused-occupied-lobby", kind),
        Refusal::Occupied(kind, _) => about("refused-occupied-playing", kind),
        Refusal::NoLobby(kind) => about("refused-no-lobby", kind),
        Refusal::NoGame(kind) => about("refused-no-game", kind),
        Refusal::NothingHere(kind) => about("refused-nothing-here", kind),
        Refusal::UnknownGame(typed) => {
            with("refused-unknown-game", "number", plain(&shortened(typed)).into())
        }
        Refusal::Begun(kind) => about("refused-begun", kind),
        Refusal::Over(kind) => about("refused-over", kind),
        Refusal::Closed(kind) => about("refused-closed", kind),
        Refusal::NoSeat(refusal) => seat(refusal, words, room),
        Refusal::SplitNeedsThree => words.say("refused-split-three"),
        Refusal::AlreadyIn(kind) => about("refused-already-in", kind),
        Refusal::NotIn(kind) => about("refused-not-in", kind),
        Refusal::TooFew(count) => with("refused-too-few", "count", (*count).into()),
        Refusal::NotHost(name) => with("refused-not-host", "host", bold(name).into()),
        Refusal::Defeated(kind) => about("refused-defeated", kind),
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
        Refusal::AnsweredAlready => words.say("refused-answered-already"),
        Refusal::AnswerFirst => words.say("refused-answer-first"),
        Refusal::NoOffer => words.say("refused-no-offer"),
        Refusal::NothingToUndo => words.say("refused-nothing-to-undo"),
        Refusal::Revealed(GameKind::Bosworth) => words.say("refused-revealed-bosworth"),
        Refusal::Revealed(_) => words.say("refused-revealed"),
        Refusal::NoPlea => words.say("refused-no-plea"),
        Refusal::NotModerator => words.say("refused-not-moderator"),
        Refusal::SettingUp(kind) => about("refused-setting-up", kind),
        Refusal::ReadyAlready => {
            with("refused-ready-already", "button", words.say("button-unready").into())
        }
        Refusal::NotReady => words.say("refused-not-ready"),
        Refusal::Draft(refusal) => draft(refusal, words.0),
        Refusal::NoSaved(name) => with("refused-no-saved", "name", plain(&shortened(name)).into()),
        Refusal::NothingToSave => words.say("refused-nothing-to-save"),
        Refusal::BadName => with("refused-bad-name", "most", LONGEST_NAME.into()),
        Refusal::TooManySaved(most) => with("refused-too-many-saved", "most", (*most).into()),
        Refusal::Several(kind) => about("refused-several", kind),
        Refusal::TooEarly(kind, quiet, wanted) => {
            let rounds = *kind == GameKind::Bosworth;
            let id = if rounds { "refused-too-early-rounds" } else { "refused-too-early" };
            words.tell(id, &[("quiet", (*quiet).into()), ("wanted", (*wanted).into())])
        }
        Refusal::WhichSpace => {
            with("refused-which-space", "option", words.say("option-space").into())
        }
        Refusal::NoCard(text) => with("refused-no-card", "typed", plain(&shortened(text)).into()),
        Refusal::NotArbiter => words.say("refused-not-arbiter"),
        Refusal::Store(_) => words.say("refused-store"),
        Refusal::Broken(number) => with("refused-broken", "number", format!("#{number}").into()),
    }
}

/// Why there is no seat, or not this one.
fn seat(refusal: &NoSeat, words: Words, room: Words) -> String {
    let about = |id: &str, kind: &GameKind| words.tell(id, &about_game(*kind, words, room));
    let with = |id: &str, name: &'static str, value: Value| words.tell(id, &[(name, value)]);
    match refusal {
        NoSeat::Full(kind @ GameKind::Bosworth) => about("refused-full-bosworth", kind),
        NoSeat::Full(kind) => about("refused-full", kind),
        NoSeat::Taken(seat) => {
            let camp = GameKind::Bosworth.seats().contains(seat);
            let id = if camp { "refused-seat-taken-camp" } else { "refused-seat-taken" };
            with(id, "seat", words.seat(*seat).into())
        }
        NoSeat::NotFree(seating, seat) => {
            with(not_free(*seating), "seat", words.seat(*seat).into())
        }
        NoSeat::ColourTaken(colour) => {
            let colour = words.say(&format!("colour-{}", colour.key()));
            with("refused-colour-taken", "colour", colour.into())
        }
        NoSeat::Camps(Seating { variant: Some(_), .. }) => words.say("refused-camps-split"),
        NoSeat::Camps(seating) => with("refused-camps", "command", words.kind(seating.kind).into()),
    }
}

/// Why a seat can't be taken beside those that others have.
const fn not_free(seating: Seating) -> &'static str {
    match seating {
        Seating { variant: Some(_), .. } => "refused-not-split",
        Seating { players: Some(2), .. } => "refused-not-opposite",
        _ => "refused-no-camp",
    }
}

/// The game and its commands that refusals speak of.
fn about_game(kind: GameKind, words: Words, room: Words) -> [(&'static str, Value); 6] {
    [
        ("game", words.kind(kind).into()),
        ("new", words.game_command(kind, "new").into()),
        ("join", words.game_command(kind, "join").into()),
        ("board", words.game_command(kind, "board").into()),
        ("cancel", words.game_command(kind, "cancel").into()),
        ("start", room.say("button-start").into()),
    ]
}

fn bold(name: &str) -> String {
    format!("**{}**", plain(name))
}

/// What is wrong with a set-up.
#[must_use]
pub fn draft(refusal: &DraftRefusal, language: Language) -> String {
    veldslag::draft_refused(refusal, Words(language))
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
        games::Refusal::Word(WordRefusal::Foreign) => words.tell("rules-no-word", &[typed]),
        games::Refusal::Board(AnyRefusal::Tawlbwrdd(refusal)) => {
            tawlbwrdd::refused(typed, refusal, words)
        }
        games::Refusal::Board(AnyRefusal::Veldslag(refusal)) => {
            veldslag::refused(typed, refusal, words)
        }
        games::Refusal::Board(AnyRefusal::Bosworth(refusal)) => {
            bosworth::refused(typed, refusal, words)
        }
    }
}

/// What somebody typed, as the value of a message.
pub(super) type Typed = (&'static str, Value);

/// What somebody typed, short enough to be repeated.
pub(super) fn shortened(typed: &str) -> String {
    let clean: String = typed.chars().filter(|c| !c.is_control()).take(41).collect();
    if clean.chars().count() > 40 { clean.chars().take(39).chain(['…']).collect() } else { clean }
}
