//! What can be taken back.

use super::refusal::Refusal;
use super::state::Table;
use crate::games::{AnyAction, AnyState, Seat, Word};

/// The action of a skipped move, which nobody chose.
const SKIPPED: &str = "--";

/// An action that was played.
struct Played {
    /// Who has played it; `None` for a word.
    by: Option<Seat>,
    /// Whether it can't be taken back: it has shown something hidden, cost somebody the game, or was
    /// a word.
    stays: bool,
}

/// How many of the actions that everybody knows have to be taken back so that a seat's last one is
/// among them.
pub(super) fn plies(table: &Table, seat: Seat) -> Result<u32, Refusal> {
    let played = played(table)?;
    let own = |(one, action): (&Played, &String)| one.by == Some(seat) && action != SKIPPED;
    let from = played.iter().zip(&table.history).rposition(own);
    let from = from.ok_or(Refusal::NothingToTakeBack)?;
    if played[from..].iter().any(|one| one.stays) {
        return Err(Refusal::Revealed);
    }
    u32::try_from(played.len() - from).map_err(|_| Refusal::Broken)
}

fn played(table: &Table) -> Result<Vec<Played>, Refusal> {
    let mut state = table.setup().ok_or(Refusal::Broken)?.start();
    table.history.iter().map(|action| replay(&mut state, action).ok_or(Refusal::Broken)).collect()
}

fn replay(state: &mut AnyState, action: &str) -> Option<Played> {
    let by = Word::parse(action).is_none().then(|| state.to_move());
    let (before, hides) = (state.living().len(), is_revealing(state, action));
    state.play(action).ok()?;
    let stays = by.is_none() || hides || state.living().len() < before;
    Some(Played { by, stays })
}

fn is_revealing(state: &AnyState, action: &str) -> bool {
    let action = AnyAction::parse(state.kind(), action);
    action.is_ok_and(|action| state.reveals(action))
}
