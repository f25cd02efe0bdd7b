use super::all::{AnySetup, AnyState, AnyView};
use super::seat::Viewer;

/// Every position of a game as a viewer may see it now: once the game is over, everything in all of
/// them. `None` where the rules refuse an action.
#[must_use]
pub fn film(setup: &AnySetup, actions: &[String], viewer: Viewer) -> Option<Vec<AnyView>> {
    let mut states: Vec<AnyState> = vec![setup.start()];
    for action in actions {
        let mut next = states.last()?.clone();
        next.play(action).ok()?;
        states.push(next);
    }
    let over = states.last()?.outcome().is_some();
    let see = |state: &AnyState| if over { state.revealed(viewer) } else { state.view(viewer) };
    Some(states.iter().map(see).collect())
}
