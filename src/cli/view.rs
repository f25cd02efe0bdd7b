use std::process::ExitCode;

use serde::Serialize;

use super::args::ViewArgs;
use super::replay::status;
use super::{Trouble, records};
use crate::games::tawlbwrdd::{LastMove, Piece, Squares, View};
use crate::games::{AnyState, AnyView, Seat, Viewer};
use crate::language::Language;

/// What a viewer may know of a game of Tawlbwrdd.
#[derive(Serialize)]
struct Known {
    game: &'static str,
    viewer: String,
    to_move: &'static str,
    position: String,
    last: Option<Last>,
    king: Option<String>,
    captured: Captured,
    takeable: Vec<String>,
    legal: Vec<String>,
    status: &'static str,
    winner: Option<&'static str>,
    reason: Option<&'static str>,
}

#[derive(Serialize)]
struct Last {
    from: String,
    to: String,
    took: Vec<String>,
}

#[derive(Serialize)]
struct Captured {
    attackers: u32,
    defenders: u32,
    king: bool,
}

/// Writes what a viewer may know, as one JSON object.
pub(super) fn run(args: &ViewArgs, language: Language) -> Result<ExitCode, Trouble> {
    let replay = records::first_game(&args.file, language)?;
    let state = records::last(&replay);
    let viewer = records::viewer(&args.viewer, state.kind(), language)?;
    let known = known(state, viewer, args.viewer.to_ascii_lowercase());
    println!("{}", serde_json::to_string_pretty(&known).expect("views have string keys"));
    Ok(ExitCode::SUCCESS)
}

fn known(state: &AnyState, viewer: Viewer, name: String) -> Known {
    let any = state.view(viewer);
    let AnyView::Tawlbwrdd(view) = &any;
    let outcome = any.outcome();
    Known {
        game: any.kind().key(),
        viewer: name,
        to_move: any.to_move().key(),
        position: any.position(),
        last: view.last().map(last),
        king: view.position().king().map(|square| square.to_string()),
        captured: captured(view),
        takeable: names(view.takeable()),
        legal: any.legal(),
        status: status(state),
        winner: outcome.and_then(|outcome| outcome.winner).map(Seat::key),
        reason: outcome.map(|outcome| outcome.reason.name()),
    }
}

fn last(last: LastMove) -> Last {
    let LastMove { action, fallen } = last;
    let took = names(fallen.squares());
    Last { from: action.from.to_string(), to: action.to.to_string(), took }
}

fn captured(view: &View) -> Captured {
    Captured {
        attackers: view.captured(Piece::Attacker),
        defenders: view.captured(Piece::Defender),
        king: view.captured(Piece::King) > 0,
    }
}

fn names(squares: Squares) -> Vec<String> {
    squares.iter().map(|square| square.to_string()).collect()
}
