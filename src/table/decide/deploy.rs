use super::super::command::{Deployed, Request};
use super::super::event::Fact;
use super::super::refusal::Refusal;
use super::super::state::{Deployment, Stage, Table};
use super::dispatch::Facts;
use crate::games::Seat;
use crate::games::veldslag::{Draft, DraftRefusal};

impl Table {
    /// A step of a deployment. One that changes nothing is no event.
    pub(super) fn deployed(&self, request: &Request, step: &Deployed) -> Facts {
        let (seat, deployment) = self.deploying(request)?;
        if deployment.ready {
            return Err(Refusal::ReadyAlready);
        }
        let draft = after(&deployment.draft, step).map_err(Refusal::Draft)?;
        let changed = draft != deployment.draft;
        Ok(changed.then_some(Fact::Deployed { seat, draft }).into_iter().collect())
    }

    /// A deployment is finished, or is not any more; when all are, the game begins.
    pub(super) fn readied(&self, request: &Request, ready: bool) -> Facts {
        let (seat, deployment) = self.deploying(request)?;
        if ready {
            deployment.draft.army().map_err(Refusal::Draft)?;
        }
        match (deployment.ready, ready) {
            (true, true) => return Err(Refusal::ReadyAlready),
            (false, false) => return Err(Refusal::NotReady),
            _ => {}
        }
        let others = self.players.iter().filter(|player| player.seat != Some(seat));
        let is_ready = |deployment: &Deployment| deployment.ready;
        let all = ready && others.flat_map(|player| &player.deployment).all(is_ready);
        let readied = Fact::Readied { seat, ready };
        Ok([readied].into_iter().chain(all.then_some(Fact::Begun)).collect())
    }

    fn deploying(&self, request: &Request) -> Result<(Seat, &Deployment), Refusal> {
        self.in_stage(Stage::Setup)?;
        let seat = self.seat_of(request.actor).ok_or(Refusal::NotPlaying)?;
        let deployment = self.in_seat(seat).and_then(|player| player.deployment.as_ref());
        Ok((seat, deployment.ok_or(Refusal::NotPlaying)?))
    }
}

fn after(draft: &Draft, step: &Deployed) -> Result<Draft, DraftRefusal> {
    let mut next = draft.clone();
    match step {
        Deployed::Whole(whole) if whole.side() == draft.side() => return Ok(whole.clone()),
        Deployed::Whole(_) => return Ok(next),
        Deployed::Mirrored => return Ok(draft.mirrored()),
        Deployed::Empty => return Ok(Draft::new(draft.side())),
        Deployed::Put(rank, square) => next.put(*rank, *square)?,
        Deployed::Swapped(first, second) => next.swap(*first, *second)?,
        Deployed::Cleared(square) => next.clear(*square)?,
    }
    Ok(next)
}
