use std::io::{self, Write};
use std::process::ExitCode;

use serde::Serialize;

use super::args::ViewArgs;
use super::replay::{BySeat, Score, by_seat, hand, status};
use super::{Trouble, records, trouble};
use crate::games::bosworth;
use crate::games::tawlbwrdd::{self, Piece, Squares};
use crate::games::veldslag::{self, Man, Rank, Side};
use crate::games::{AnyState, AnyView, Seat, Viewer};
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
    board: Board,
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

/// What there is to know of one game and not of the others.
#[derive(Serialize)]
#[serde(untagged)]
#[expect(clippy::large_enum_variant, reason = "there is one of them")]
enum Board {
    Tawlbwrdd {
        king: Option<String>,
        captured: Captured,
        takeable: Vec<String>,
    },
    Veldslag {
        red_setup: String,
        blue_setup: String,
        fallen: Fallen,
        score: Score,
        quiet: u32,
    },
    Bosworth {
        phase: &'static str,
        hands: BySeat,
        draw: BySeat,
        alive: Vec<&'static str>,
        colours: BySeat,
        discard: BySeat,
        quiet: u32,
    },
}

#[derive(Serialize)]
struct Captured {
    attackers: u32,
    defenders: u32,
    king: bool,
}

/// The codes of the pieces that have fallen, in that order.
#[derive(Serialize)]
struct Fallen {
    red: String,
    blue: String,
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
    let (last, board) = match &view {
        AnyView::Tawlbwrdd(view) => (last_of_tawlbwrdd(view), tawlbwrdd(view)),
        AnyView::Veldslag(view) => (last_of_veldslag(view), veldslag(view)),
        AnyView::Bosworth(view) => (last_of_bosworth(view), bosworth(view)),
    };
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

fn last_of_tawlbwrdd(view: &tawlbwrdd::View) -> Option<Last> {
    let last = view.last()?;
    let took = names(last.fallen.squares());
    Some(Last { from: last.action.from.to_string(), to: last.action.to.to_string(), took })
}

fn tawlbwrdd(view: &tawlbwrdd::View) -> Board {
    Board::Tawlbwrdd {
        king: view.position().king().map(|square| square.to_string()),
        captured: Captured {
            attackers: view.captured(Piece::Attacker),
            defenders: view.captured(Piece::Defender),
            king: view.captured(Piece::King) > 0,
        },
        takeable: names(view.takeable()),
    }
}

/// What fell, as pieces of a position string: `b3`.
fn last_of_veldslag(view: &veldslag::View) -> Option<Last> {
    let last = view.last()?;
    let took = last.fallen().into_iter().map(|(man, rank)| piece(man, rank)).collect();
    Some(Last { from: last.action.from.to_string(), to: last.action.to.to_string(), took })
}

fn piece(man: Man, rank: Rank) -> String {
    let side = match man.side {
        Side::Red => 'r',
        Side::Blue => 'b',
    };
    format!("{side}{}", rank.code())
}

fn veldslag(view: &veldslag::View) -> Board {
    let fallen = |side| view.fallen(side).iter().map(|(_, rank)| rank.code()).collect();
    Board::Veldslag {
        red_setup: view.setup_text(Side::Red),
        blue_setup: view.setup_text(Side::Blue),
        fallen: Fallen { red: fallen(Side::Red), blue: fallen(Side::Blue) },
        score: Score::of(view),
        quiet: view.quiet(),
    }
}

/// What was taken, as a cell of a position string: `wR`.
fn last_of_bosworth(view: &bosworth::View) -> Option<Last> {
    let turn = view.last()?;
    let (from, to) = turn.step?;
    let took =
        turn.taken.iter().map(|card| format!("{}{}", card.owner.letter(), card.kind.letter()));
    Some(Last { from: from.to_string(), to: to.to_string(), took: took.collect() })
}

fn bosworth(view: &bosworth::View) -> Board {
    let lost = |camp| {
        let of = view.discard().iter().filter(|(owner, _)| *owner == camp);
        of.map(|(_, kind)| kind.letter()).collect::<String>()
    };
    Board::Bosworth {
        phase: if view.is_choosing() { "reinforce" } else { "move" },
        hands: by_seat(view, |camp| hand(view.hand(camp)).into()),
        draw: by_seat(view, |camp| view.pile(camp).into()),
        alive: view.living().map(|camp| camp.seat().key()).collect(),
        colours: by_seat(view, |camp| view.colour(camp).key().into()),
        discard: by_seat(view, |camp| lost(camp).into()),
        quiet: view.quiet(),
    }
}

fn names(squares: Squares) -> Vec<String> {
    squares.iter().map(|square| square.to_string()).collect()
}
