//! Diagrams for the rules: positions of short games.

use crate::games::bosworth::{Action, Camp, Deck, Setup, State};
use crate::games::{AnyView, Viewer};

/// Decks that suit the diagrams, South's first.
const DECKS: [&str; 4] = ["QRNBKPPPPRNB", "KBNRQPPPPRNB", "NKBRQPPPPRNB", "RKBNQPPPPRNB"];

/// The position that a page shows, as whoever the page speaks to sees it.
pub fn diagram(page: &str) -> Option<AnyView> {
    let (camps, split, actions): (&[Camp], bool, &[&str]) = match page {
        "start" => (&Camp::ALL, false, &[]),
        "turn" => (&[Camp::South, Camp::North], false, &["c1-c3"]),
        "camps" => (&[Camp::South, Camp::West, Camp::North], true, &[]),
        _ => return None,
    };
    let viewer = if page == "turn" { Viewer::Seat(Camp::South.seat()) } else { Viewer::Public };
    let deck = |camp: Camp| Deck::parse(DECKS[camp as usize]).filter(|_| camps.contains(&camp));
    let mut state = State::new(&Setup::new(Camp::ALL.map(deck), split, None).ok()?);
    for action in actions {
        state.play(Action::parse(action).ok()?).ok()?;
    }
    Some(AnyView::Bosworth(state.view(viewer)))
}
