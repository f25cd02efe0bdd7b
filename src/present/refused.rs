//! Why a request changes nothing.

use super::words::Words;
use super::{bosworth, tawlbwrdd, veldslag};
use crate::app::{LONGEST_NAME, NoSeat, Refusal};
use crate::games::veldslag::DraftRefusal;
use crate::games::{self, AnyRefusal, GameKind, Seating, WordRefusal};
use crate::l10n::Value;
use crate::language::Language;
use crate::names;
use crate::store::Stage;
use crate::text::Rich;

/// A refusal in words, with what to do about it. Buttons are named as the room has them.
pub(super) fn text(refusal: &Refusal, words: Words, room: Words) -> Rich {
    let about = |id: &str, kind: &GameKind| words.rich(id, &about_game(*kind, words, room));
    let with = |id: &str, name: &'static str, value: Value| words.rich(id, &[(name, value)]);
    match refusal {
        Refusal::Unreadable => {
            with("refused-unreadable", "help", words.command("help", None).into())
        }
        Refusal::Direct => words.rich("refused-direct", &[]),
        Refusal::Occupied(kind, Stage::Lobby) => about("refused-occupied-lobby", kind),
        Refusal::Occupied(kind, _) => about("refused-occupied-playing", kind),
        Refusal::NoLobby(kind) => about("refused-no-lobby", kind),
        Refusal::NoGame(kind) => about("refused-no-game", kind),
        Refusal::NothingHere(kind) => about("refused-nothing-here", kind),
        Refusal::UnknownGame(typed) => {
            with("refused-unknown-game", "number", shortened(typed).into())
        }
        Refusal::Begun(kind) => about("refused-begun", kind),
        Refusal::Over(kind) => about("refused-over", kind),
        Refusal::Closed(kind) => about("refused-closed", kind),
        Refusal::NoSeat(refusal) => seat(refusal, words, room),
        Refusal::SplitNeedsThree => words.rich("refused-split-three", &[]),
        Refusal::AlreadyIn(kind) => about("refused-already-in", kind),
        Refusal::NotIn(kind) => about("refused-not-in", kind),
        Refusal::TooFew(count) => with("refused-too-few", "count", (*count).into()),
        Refusal::NotHost(name) => with("refused-not-host", "host", Rich::name(name).into()),
        Refusal::Defeated(kind) => about("refused-defeated", kind),
        Refusal::NotPlaying(kind) => about("refused-not-playing", kind),
        Refusal::NotYourTurn(seat, name) => words.rich(
            "refused-not-your-turn",
            &[("seat", words.seat(*seat).into()), ("player", Rich::name(name).into())],
        ),
        Refusal::Late(kind) => about("refused-late", kind),
        Refusal::Rules(typed, refusal) => action(typed, *refusal, words),
        Refusal::NoMoves(square) => with("refused-no-moves", "square", shortened(square).into()),
        Refusal::OfferedAlready => words.rich("refused-offered-already", &[]),
        Refusal::DeclinedAlready => words.rich("refused-declined-already", &[]),
        Refusal::AnsweredAlready => words.rich("refused-answered-already", &[]),
        Refusal::AnswerFirst => words.rich("refused-answer-first", &[]),
        Refusal::NoOffer => words.rich("refused-no-offer", &[]),
        Refusal::NothingToUndo => words.rich("refused-nothing-to-undo", &[]),
        Refusal::Revealed(GameKind::Bosworth) => words.rich("refused-revealed-bosworth", &[]),
        Refusal::Revealed(_) => words.rich("refused-revealed", &[]),
        Refusal::NoPlea => words.rich("refused-no-plea", &[]),
        Refusal::NotModerator => words.rich("refused-not-moderator", &[]),
        Refusal::SettingUp(kind) => about("refused-setting-up", kind),
        Refusal::ReadyAlready => {
            with("refused-ready-already", "button", words.say("button-unready").into())
        }
        Refusal::NotReady => words.rich("refused-not-ready", &[]),
        Refusal::Draft(refusal) => draft(refusal, words.0),
        Refusal::NoSaved(name) => with("refused-no-saved", "name", shortened(name).into()),
        Refusal::NothingToSave => words.rich("refused-nothing-to-save", &[]),
        Refusal::BadName => with("refused-bad-name", "most", LONGEST_NAME.into()),
        Refusal::TooManySaved(most) => with("refused-too-many-saved", "most", (*most).into()),
        Refusal::Several(kind) => about("refused-several", kind),
        Refusal::TooEarly(kind, quiet, wanted) => {
            let rounds = *kind == GameKind::Bosworth;
            let id = if rounds { "refused-too-early-rounds" } else { "refused-too-early" };
            words.rich(id, &[("quiet", (*quiet).into()), ("wanted", (*wanted).into())])
        }
        Refusal::WhichSpace => {
            with("refused-which-space", "option", words.say("option-space").into())
        }
        Refusal::NoCard(text) => with("refused-no-card", "typed", shortened(text).into()),
        Refusal::NotArbiter => words.rich("refused-not-arbiter", &[]),
        Refusal::Store(_) => words.rich("refused-store", &[]),
        Refusal::Broken(number) => with("refused-broken", "number", format!("#{number}").into()),
    }
}

/// Why there is no seat, or not this one.
fn seat(refusal: &NoSeat, words: Words, room: Words) -> Rich {
    let about = |id: &str, kind: &GameKind| words.rich(id, &about_game(*kind, words, room));
    let with = |id: &str, name: &'static str, value: Value| words.rich(id, &[(name, value)]);
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
        NoSeat::Camps(Seating { variant: Some(_), .. }) => words.rich("refused-camps-split", &[]),
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

/// What is wrong with a set-up.
#[must_use]
pub fn draft(refusal: &DraftRefusal, language: Language) -> Rich {
    veldslag::draft_refused(refusal, Words(language))
}

/// Why the rules refuse an action, as it was typed.
#[must_use]
pub fn refused_action(typed: &str, refusal: games::Refusal, language: Language) -> Rich {
    action(typed, refusal, Words(language))
}

fn action(typed: &str, refusal: games::Refusal, words: Words) -> Rich {
    let typed = ("typed", shortened(typed).into());
    match refusal {
        games::Refusal::Word(WordRefusal::Over) => words.rich("rules-over", &[typed]),
        games::Refusal::Word(WordRefusal::Foreign) => words.rich("rules-no-word", &[typed]),
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

/// What somebody typed, short enough to be repeated and without what can't be seen.
pub(super) fn shortened(typed: &str) -> String {
    let clean: String = typed.chars().filter(|c| !names::is_hidden(*c)).take(41).collect();
    match clean.chars().count() {
        41 => clean.chars().take(39).chain(['…']).collect(),
        _ if clean.trim().is_empty() => "?".into(),
        _ => clean,
    }
}
