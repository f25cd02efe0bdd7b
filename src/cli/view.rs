use std::io::{self, Write};
use std::process::ExitCode;

use serde::Serialize;

use super::args::ViewArgs;
use super::game::{Fields, Last, Told};
use super::replay::status;
use super::{Trouble, records, trouble};
use crate::games::{AnyState, Seat, Viewer, each_game};
use crate::language::Language;

/// What a viewer may know of a game.
#[derive(Serialize)]
struct Known {
    game: &'static str,
    viewer: String,
    to_move: &'static str,
    position: String,
    last: Option<Last>,
    #[serde(flatten)]
    board: Fields,
    legal: Vec<String>,
    status: &'static str,
    winner: Option<&'static str>,
    reason: Option<&'static str>,
}

/// Writes what a viewer may know, as one JSON object.
pub(super) fn run(args: &ViewArgs, language: Language) -> Result<ExitCode, Trouble> {
    let replay = records::first_game(&args.file, language)?;
    let state = records::last(&replay);
    let viewer = records::viewer(&args.viewer, state.kind(), language)?;
    let known = known(state, viewer, args.viewer.to_ascii_lowercase());
    let text = serde_json::to_string_pretty(&known).expect("views have string keys");
    writeln!(io::stdout(), "{text}")
        .map_err(|error| trouble(language, "cli-write", "-", &error.to_string()))?;
    Ok(ExitCode::SUCCESS)
}

fn known(state: &AnyState, viewer: Viewer, name: String) -> Known {
    let view = state.view(viewer);
    let outcome = view.outcome();
    let (last, board) = each_game!(AnyView, &view, G, view => (G::last(view), G::viewed(view)));
    Known {
        game: view.kind().key(),
        viewer: name,
        to_move: view.to_move().key(),
        position: view.position(),
        last,
        board,
        legal: view.legal(),
        status: status(state),
        winner: outcome.and_then(|outcome| outcome.winner).map(Seat::key),
        reason: outcome.map(|outcome| outcome.reason.name()),
    }
}
