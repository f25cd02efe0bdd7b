use super::command::place;
use super::refusal::Refusal;
use super::request::Invocation;
use crate::games::bosworth::{self, Colour};
use crate::games::{GameKind, Seat};
use crate::store::{Game, Player};

/// What somebody wants of a new game.
#[derive(Clone, Debug, Default)]
pub(super) struct Opening {
    pub(super) seat: Option<Seat>,
    pub(super) colour: Option<Colour>,
    pub(super) variant: Option<String>,
    pub(super) wanted: Option<usize>,
}

impl Opening {
    /// What a command asks for.
    pub(super) fn of(kind: GameKind, invocation: &Invocation) -> Result<Self, Refusal> {
        let (seat, colour) = place(kind, invocation);
        let split = invocation.option("camps") == Some("split");
        let wanted = invocation.option("players").and_then(|players| players.parse().ok());
        if split && wanted.is_some_and(|players: usize| players != 3) {
            return Err(Refusal::SplitNeedsThree);
        }
        let variant = if split { Some("split") } else { invocation.option("layout") };
        let wanted = if split { Some(3) } else { wanted };
        Ok(Self { seat, colour, variant: variant.map(str::to_owned), wanted })
    }

    /// One more game like this. Of two seats, who played takes the other.
    pub(super) fn again(game: &Game, player: &Player) -> Self {
        let two = (game.kind.seats().len() == 2).then_some(game.kind.seats());
        let other = two.and_then(|seats| seats.iter().copied().find(|s| Some(*s) != player.seat));
        Self {
            seat: other,
            colour: player.colour,
            variant: game.variant.clone(),
            wanted: game.deal.as_ref().map(bosworth::Setup::players),
        }
    }
}
