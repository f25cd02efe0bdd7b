use super::super::command::Request;
use super::super::event::Fact;
use super::super::proposal::{Proposal, Standing};
use super::super::refusal::Refusal;
use super::super::state::Table;
use super::super::takeback::plies;
use super::dispatch::Facts;
use crate::games::{Seat, Word};

impl Table {
    /// Proposes something to the opponents. Steps that nobody was told of their player takes back
    /// without a question.
    pub(super) fn proposes(&self, request: &Request, proposal: Proposal) -> Facts {
        let seat = self.playing(request.actor)?;
        if proposal == Proposal::Takeback || !self.may_lag() {
            self.in_time(request.seen)?;
        }
        if proposal == Proposal::Takeback && self.has_steps(seat)? {
            return Ok(vec![Fact::Unstepped { seat }]);
        }
        match self.proposed(proposal) {
            Some(standing) if standing.by == seat && standing.is_open() => {
                return Err(Refusal::ProposedAlready);
            }
            Some(standing) if standing.by == seat => return Err(Refusal::DeclinedAlready),
            Some(standing) if standing.is_open() => return Err(Refusal::AnswerFirst),
            _ => {}
        }
        let plies = match proposal {
            Proposal::Draw => 0,
            Proposal::Takeback => plies(self, seat)?,
        };
        Ok(vec![Fact::Proposed { seat, proposal, plies }])
    }

    /// Answers what stands proposed; it comes about when all who live agree.
    pub(super) fn answers(&self, request: &Request, proposal: Proposal, yes: bool) -> Facts {
        let seat = self.playing(request.actor)?;
        let standing = self.asked(seat, proposal)?;
        self.in_time(request.seen)?;
        if !yes {
            return Ok(vec![Fact::Declined { seat, proposal }]);
        }
        let living = self.published().ok_or(Refusal::Broken)?.living();
        let accepted = Fact::Accepted { seat, proposal };
        if !standing.is_agreed(seat, &living) {
            return Ok(vec![accepted]);
        }
        match proposal {
            Proposal::Draw => self.say(Word::DrawAgreed, vec![accepted]),
            Proposal::Takeback => {
                let taken = Fact::TakenBack { seat: standing.by, plies: standing.plies };
                Ok(vec![accepted, taken])
            }
        }
    }

    /// What a seat has still to answer.
    fn asked(&self, seat: Seat, proposal: Proposal) -> Result<&Standing, Refusal> {
        match self.proposed(proposal).filter(|standing| standing.is_open()) {
            None => Err(Refusal::NothingProposed),
            Some(standing) if standing.by == seat => Err(Refusal::ProposedAlready),
            Some(standing) if standing.agrees(seat) => Err(Refusal::AnsweredAlready),
            Some(standing) => Ok(standing),
        }
    }

    /// Whether a draw may be offered from a view that is some turns old: where several play, not every
    /// turn of others brings it up to date.
    fn may_lag(&self) -> bool {
        self.kind.seats().len() > 2
    }

    /// Whether a seat has played a part of a turn that nobody was told of.
    fn has_steps(&self, seat: Seat) -> Result<bool, Refusal> {
        let own = || self.state().ok_or(Refusal::Broken).map(|state| state.to_move() == seat);
        Ok(!self.steps.is_empty() && own()?)
    }
}
