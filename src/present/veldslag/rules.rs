//! Diagrams for the rules: positions of short games.

use crate::games::veldslag::{Action, Draft, Setup, Side, State};
use crate::games::{AnyView, Seat, Viewer};

const RED: &str = "12147S53/1134B2B6/F3B1B452";
const BLUE: &str = "3F1S4275/1123B4B6/11B3B425";

/// The position that a page shows, as whoever the page speaks to sees it.
pub fn diagram(page: &str) -> Option<AnyView> {
    let (actions, viewer): (&[&str], Viewer) = match page {
        "start" | "pieces" => (&[], Viewer::Seat(Seat::Red)),
        "attacking" => (&["a3xa6"], Viewer::Seat(Seat::Red)),
        "known" => (&["a3xa6", "g6-g5", "g3-g4", "g5xg4"], Viewer::Seat(Seat::Blue)),
        _ => return None,
    };
    let army = |side, text| Draft::parse(side, text).and_then(|draft| draft.army()).ok();
    let setup = Setup { red: army(Side::Red, RED)?, blue: army(Side::Blue, BLUE)? };
    let mut state = State::new(setup);
    for action in actions {
        state.play(Action::parse(action).ok()?).ok()?;
    }
    Some(AnyView::Veldslag(state.view(viewer)))
}
