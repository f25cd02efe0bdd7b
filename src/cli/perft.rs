use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use serde::Serialize;

use super::args::PerftArgs;
use super::{Trouble, records, trouble};
use crate::games::{AnySetup, AnyState, GameKind};
use crate::language::Language;

#[derive(Serialize)]
struct Line {
    depth: u32,
    leaves: u64,
    seconds: f64,
    leaves_per_second: u64,
}

/// Counts leaves, a line a depth.
pub(super) fn run(args: &PerftArgs, language: Language) -> Result<ExitCode, Trouble> {
    let state = start(args, language)?;
    // Builds the tables, so that the first line's time is the counting's.
    let _warm = state.perft(1);
    for depth in 1..=args.depth {
        let begin = Instant::now();
        let leaves = state.perft(depth);
        let line = line(depth, leaves, begin.elapsed().as_secs_f64());
        print(&line, args.json)
            .map_err(|error| trouble(language, "cli-write", "-", &error.to_string()))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn start(args: &PerftArgs, language: Language) -> Result<AnyState, Trouble> {
    let kind = GameKind::parse(&args.game).ok_or_else(|| {
        let known = GameKind::ALL.map(GameKind::key).join(", ");
        trouble(language, "cli-game", &args.game, &known)
    })?;
    if let Some(path) = &args.record {
        let state = records::last(&records::first_game(path, language)?).clone();
        let other = || trouble(language, "cli-other-game", &args.game, state.kind().key());
        return if state.kind() == kind { Ok(state) } else { Err(other()) };
    }
    if kind.has_secrets() {
        return Err(trouble(language, "cli-needs-record", kind.key(), ""));
    }
    let variant = args.variant.as_deref();
    let setup = AnySetup::new(kind, variant).ok_or_else(|| {
        let known = kind.variants().join(", ");
        trouble(language, "cli-variant", variant.unwrap_or_default(), &known)
    })?;
    Ok(setup.start())
}

#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a speed need not be exact"
)]
fn line(depth: u32, leaves: u64, seconds: f64) -> Line {
    let leaves_per_second = (leaves as f64 / seconds.max(1e-9)) as u64;
    Line { depth, leaves, seconds, leaves_per_second }
}

fn print(line: &Line, json: bool) -> io::Result<()> {
    let mut out = io::stdout();
    if json {
        serde_json::to_writer(&mut out, line)?;
        return writeln!(out);
    }
    let Line { depth, leaves, seconds, leaves_per_second } = line;
    writeln!(out, "{depth:>3} {leaves:>20} {seconds:>10.3} s {leaves_per_second:>15} /s")
}
