use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use serde::Serialize;

use super::args::ReplayArgs;
use super::{Trouble, fault, records, trouble};
use crate::games::bosworth::{self, Camp, Hand, Phase};
use crate::games::record::{self, Record, Replay, verify};
use crate::games::veldslag::{self, Side};
use crate::games::{AnyState, AnyView, Seat, Viewer};
use crate::l10n::text as message;
use crate::language::Language;
use crate::present::{caption, reason};

/// One position of a replay, its fields in the order of the format.
#[derive(Serialize)]
struct Line<'a> {
    game: usize,
    action: usize,
    played: Option<&'a str>,
    to_move: &'static str,
    phase: &'static str,
    position: String,
    legal: Vec<String>,
    status: &'static str,
    winner: Option<&'static str>,
    reason: Option<&'static str>,
    #[serde(flatten)]
    more: More,
}

/// What only some games have.
#[derive(Serialize)]
#[serde(untagged)]
enum More {
    Nothing {},
    Veldslag { score: Score, quiet: u32 },
    Bosworth { hands: BySeat, draw: BySeat, alive: Vec<&'static str>, quiet: u32 },
}

/// A value for each seat that plays, clockwise from South.
pub(super) type BySeat = serde_json::Map<String, serde_json::Value>;

/// What each side has scored.
#[derive(Serialize)]
pub(super) struct Score {
    red: u32,
    blue: u32,
}

impl Score {
    pub(super) fn of(view: &veldslag::View) -> Self {
        Self { red: view.score(Side::Red), blue: view.score(Side::Blue) }
    }
}

/// Plays every game of a file; faults go to standard error and make the exit status 1.
pub(super) fn run(args: &ReplayArgs, language: Language) -> Result<ExitCode, Trouble> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut code = ExitCode::SUCCESS;
    for (number, record) in (1..).zip(records::read(&args.file, language)?) {
        let replay = record::replay(&record);
        let written = if args.json {
            write_json(&mut out, number, &replay)
        } else {
            write_account(&mut out, number, &record, &replay, language)
        };
        let written = written.and_then(|()| out.flush());
        written.map_err(|error| trouble(language, "cli-write", "-", &error.to_string()))?;
        for fault in replay.fault.iter().chain(verify(&record).err().iter()) {
            eprintln!("{}", fault::text(&args.file, fault, language));
            code = ExitCode::FAILURE;
        }
    }
    Ok(code)
}

fn write_json(out: &mut impl Write, game: usize, replay: &Replay) -> io::Result<()> {
    for (action, (played, state)) in replay.positions.iter().enumerate() {
        let line = line(game, action, played.as_deref(), state);
        serde_json::to_writer(&mut *out, &line)?;
        out.write_all(b"\n")?;
    }
    Ok(())
}

fn line<'a>(game: usize, action: usize, played: Option<&'a str>, state: &AnyState) -> Line<'a> {
    let view = state.view(Viewer::Arbiter);
    let outcome = state.outcome();
    Line {
        game,
        action,
        played,
        to_move: view.to_move().key(),
        phase: match &view {
            AnyView::Bosworth(view) if view.phase() == Phase::Reinforce => "reinforce",
            _ => "move",
        },
        position: view.position(),
        legal: view.legal(),
        status: status(state),
        winner: outcome.and_then(|outcome| outcome.winner).map(Seat::key),
        reason: outcome.map(|outcome| outcome.reason.name()),
        more: match &view {
            AnyView::Tawlbwrdd(_) => More::Nothing {},
            AnyView::Veldslag(view) => {
                More::Veldslag { score: Score::of(view), quiet: view.quiet() }
            }
            AnyView::Bosworth(view) => bosworth(view),
        },
    }
}

fn bosworth(view: &bosworth::View) -> More {
    More::Bosworth {
        hands: by_seat(view, |camp| hand(view.hand(camp)).into()),
        draw: by_seat(view, |camp| view.pile(camp).into()),
        alive: view.living().map(|camp| camp.seat().key()).collect(),
        quiet: view.quiet(),
    }
}

/// A value for each kingdom that plays or has played.
pub(super) fn by_seat(view: &bosworth::View, value: impl Fn(Camp) -> serde_json::Value) -> BySeat {
    let playing = Camp::ALL.into_iter().filter(|camp| view.plays(*camp));
    playing.map(|camp| (camp.seat().key().to_owned(), value(camp))).collect()
}

/// The letters of a hand, sorted bytewise; a question mark for each hidden card.
pub(super) fn hand(hand: &Hand) -> String {
    let mut letters: Vec<char> = match hand {
        Hand::Known(cards) => cards.iter().map(|card| card.letter()).collect(),
        Hand::Hidden(count) => vec!['?'; *count],
    };
    letters.sort_unstable();
    letters.into_iter().collect()
}

/// `playing`, `won` or `drawn`.
pub(super) fn status(state: &AnyState) -> &'static str {
    match state.outcome() {
        None => "playing",
        Some(outcome) if outcome.winner.is_some() => "won",
        Some(_) => "drawn",
    }
}

/// A short readable account of a game.
fn write_account(
    out: &mut impl Write,
    number: usize,
    record: &Record,
    replay: &Replay,
    language: Language,
) -> io::Result<()> {
    let Some((_, last)) = replay.positions.last() else { return Ok(()) };
    let players = last.kind().seats().iter().filter_map(|seat| {
        record.value(seat.name()).map(|player| format!("{} {player}", seat.name()))
    });
    let players = players.collect::<Vec<_>>().join(", ");
    let game = [("number", number.into()), ("game", last.kind().key().into())];
    writeln!(out, "{} {players}", message(language, "account-game", &game))?;
    let played: Vec<String> =
        replay.positions.iter().filter_map(|(text, _)| text.clone()).collect();
    write!(
        out,
        "{}",
        record::write(&[], &played, |action| last.view(Viewer::Arbiter).is_numbered(action))
            .trim_start()
    )?;
    writeln!(out, "{}", last.view(Viewer::Arbiter).position())?;
    if replay.fault.is_some() {
        return writeln!(out, "{}\n", message(language, "account-broken", &[]));
    }
    writeln!(out, "{}", ending(last, language))?;
    if let Ok(Some(_)) = verify(record) {
        writeln!(out, "{}", message(language, "account-fair", &[]))?;
    }
    writeln!(out)
}

fn ending(last: &AnyState, language: Language) -> String {
    let Some(outcome) = last.outcome() else {
        let seat = message(language, &format!("seat-{}", last.to_move().key()), &[]);
        return message(language, "account-running", &[("seat", seat.into())]);
    };
    let result = caption(&last.view(Viewer::Public), language).status;
    let reason = reason(last.kind(), outcome.reason, language);
    message(language, "account-over", &[("result", result.into()), ("reason", reason.into())])
}
