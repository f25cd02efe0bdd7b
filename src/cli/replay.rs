use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use serde::Serialize;

use super::args::ReplayArgs;
use super::game::{Fields, Told};
use super::{Trouble, fault, records, trouble};
use crate::games::record::{self, Record, Replay, verify};
use crate::games::{AnyState, Seat, Viewer, each_game};
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
    more: Fields,
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
    let (phase, more) = each_game!(AnyView, &view, G, view => (G::phase(view), G::replayed(view)));
    Line {
        game,
        action,
        played,
        to_move: view.to_move().key(),
        phase,
        position: view.position(),
        legal: view.legal(),
        status: status(state),
        winner: outcome.and_then(|outcome| outcome.winner).map(Seat::key),
        reason: outcome.map(|outcome| outcome.reason.name()),
        more,
    }
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
