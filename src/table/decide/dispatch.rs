use super::super::command::{Command, Opening, Request};
use super::super::event::{Audience, Event, Fact, Timestamp};
use super::super::refusal::Refusal;
use super::super::state::{Stage, Table};
use crate::games::{AnyState, Seat, Seed};
use crate::table::Actor;

/// What a command has come to, before it has numbers.
pub(super) type Facts = Result<Vec<Fact>, Refusal>;

impl Event {
    /// The first event of a table: a lobby is opened.
    #[must_use]
    pub fn opening(opening: Opening, seed: Seed, at: Timestamp) -> Self {
        let by = Some(Actor::Person(opening.host));
        let fact = Fact::Opened { opening: Box::new(opening), seed };
        Self { version: 1, at: Some(at), by, audience: Audience::Everybody, fact }
    }
}

impl Table {
    /// What a command comes to: events with the numbers that follow, none of which is applied yet.
    ///
    /// # Errors
    /// Why it changes nothing.
    pub fn decide(&self, request: &Request) -> Result<Vec<Event>, Refusal> {
        let facts = self.facts(request)?;
        let numbered = (self.version + 1..).zip(facts);
        let event = |(version, fact): (u64, Fact)| Event {
            version,
            at: Some(request.at),
            by: Some(request.actor),
            audience: fact.audience(),
            fact,
        };
        Ok(numbered.map(event).collect())
    }

    fn facts(&self, request: &Request) -> Facts {
        match &request.command {
            Command::Sit { seat, colour } => self.sit_down(request, *seat, *colour),
            Command::SitByLot => self.sit_by_lot(request),
            Command::Leave => self.leave(request),
            Command::Close => self.close(request),
            Command::Start => self.begin(request),
            Command::Deploy(step) => self.deployed(request, step),
            Command::Ready(ready) => self.readied(request, *ready),
            Command::Act(actions) => self.act(request, actions),
            Command::Propose(proposal) => self.proposes(request, *proposal),
            Command::Answer(proposal, yes) => self.answers(request, *proposal, *yes),
            Command::Resign => self.resigns(request),
            Command::Claim => self.claims(request),
            Command::Declare => self.declares(request),
            Command::Expel => self.expels(request),
            Command::Tick => self.ticks(request),
        }
    }

    /// The seat in which an actor plays a running game, and has not been defeated in it.
    pub(super) fn playing(&self, actor: Actor) -> Result<Seat, Refusal> {
        self.in_stage(Stage::Playing)?;
        let seat = self.seat_of(actor).ok_or(Refusal::NotPlaying)?;
        let living = self.published().ok_or(Refusal::Broken)?.living();
        if living.contains(&seat) { Ok(seat) } else { Err(Refusal::Defeated) }
    }

    /// The seat that an actor has.
    pub(super) fn seat_of(&self, actor: Actor) -> Option<Seat> {
        match actor {
            Actor::Computer(seat) => Some(seat),
            actor => self.player(actor.account()?)?.seat,
        }
    }

    /// Refuses what belongs to another stage.
    pub(super) fn in_stage(&self, stage: Stage) -> Result<(), Refusal> {
        if self.stage == stage { Ok(()) } else { Err(Refusal::Stage(self.stage)) }
    }

    /// Refuses what belongs to a position that is past.
    pub(super) fn in_time(&self, seen: Option<u32>) -> Result<(), Refusal> {
        let late = seen.is_some_and(|seen| !self.is_current(seen));
        if late { Err(Refusal::Late) } else { Ok(()) }
    }

    /// The seat and the state of an actor whose turn it is.
    pub(super) fn on_turn(&self, request: &Request) -> Result<(Seat, AnyState), Refusal> {
        let seat = self.playing(request.actor)?;
        self.in_time(request.seen)?;
        let state = self.state().ok_or(Refusal::Broken)?;
        let next = state.to_move();
        if next == seat { Ok((seat, state)) } else { Err(Refusal::NotYourTurn(next)) }
    }
}

impl Fact {
    /// Who may know it.
    const fn audience(&self) -> Audience {
        match self {
            Self::Deployed { seat, .. } | Self::Stepped { seat, .. } | Self::Unstepped { seat } => {
                Audience::Seat(*seat)
            }
            _ => Audience::Everybody,
        }
    }
}
