//! What events make of a table.

use super::actor::Actor;
use super::command::Opening;
use super::event::{Event, Fact, Timestamp};
use super::ids::{AccountId, TableId};
use super::proposal::{Proposal, Standing};
use super::state::{Deployment, Player, Stage, Table};
use crate::games::veldslag::{Draft, Side};
use crate::games::{Seat, Seed, bosworth};

impl Table {
    /// The table that its events make; `None` where they do not begin with a lobby's opening, or
    /// their numbers have a gap.
    #[must_use]
    pub fn fold<'a>(id: TableId, events: impl IntoIterator<Item = &'a Event>) -> Option<Self> {
        let mut events = events.into_iter();
        let mut table = Self::opened(id, events.next()?)?;
        for event in events {
            (event.version == table.version + 1).then_some(())?;
            table.apply(event);
        }
        Some(table)
    }

    /// The table after its first event; `None` where that opens no lobby.
    #[must_use]
    pub fn opened(id: TableId, event: &Event) -> Option<Self> {
        let Fact::Opened { opening, seed } = &event.fact else { return None };
        (event.version == 1).then(|| Self::new(id, opening, seed, event.at))
    }

    fn new(id: TableId, opening: &Opening, seed: &Seed, at: Option<Timestamp>) -> Self {
        let Opening { host, seat, colour, .. } = *opening;
        Self {
            id,
            version: 1,
            kind: opening.kind,
            variant: opening.variant.clone(),
            wanted: opening.wanted,
            room: opening.room.clone(),
            language: opening.language,
            host,
            stage: Stage::Lobby,
            players: vec![Player { colour, ..player(host, seat) }],
            seed: seed.clone(),
            deal: None,
            history: Vec::new(),
            steps: Vec::new(),
            proposals: Vec::new(),
            closer: None,
            pace: opening.pace,
            turn_since: None,
            reminders: 0,
            expired: false,
            opened: at,
            changed: at,
        }
    }

    /// Adds an event to the table.
    pub fn apply(&mut self, event: &Event) {
        self.version = event.version;
        self.changed = event.at.or(self.changed);
        match &event.fact {
            Fact::Opened { .. } => {}
            Fact::Sat { account, seat, colour } => self.sit(*account, *seat, *colour),
            Fact::Left { account } => self.players.retain(|player| player.account != *account),
            Fact::HostPassed { to } => self.host = *to,
            Fact::Closed => {
                self.stage = Stage::Cancelled;
                self.closer = event.by.and_then(Actor::account);
            }
            Fact::Started { seats, deal } => self.start(seats, deal.as_deref(), event.at),
            Fact::Deployed { seat, draft } => {
                self.deploy(*seat, |deployment| deployment.draft = draft.clone());
            }
            Fact::Readied { seat, ready } => {
                self.deploy(*seat, |deployment| deployment.ready = *ready);
            }
            Fact::Begun => {
                self.stage = Stage::Playing;
                self.wind(event.at);
            }
            fact => self.go_on(fact, event.at),
        }
    }

    /// What happens in a game that is being played.
    fn go_on(&mut self, fact: &Fact, at: Option<Timestamp>) {
        match fact {
            Fact::Stepped { actions, .. } => self.steps.extend(actions.iter().cloned()),
            Fact::Unstepped { .. } => self.steps.clear(),
            Fact::Turned { seat, actions } => {
                self.steps.clear();
                self.history.extend(actions.iter().cloned());
                self.proposals.retain(|standing| outlives_turn(standing, *seat));
                self.wind(at);
            }
            Fact::Said { word, forced, passes } => {
                self.history.push(word.clone());
                self.history.extend(forced.iter().cloned());
                self.proposals.clear();
                if *passes {
                    self.wind(at);
                }
            }
            Fact::Ended { .. } => {
                self.stage = Stage::Over;
                self.steps.clear();
                self.proposals.clear();
                self.wind(None);
            }
            Fact::TakenBack { plies, .. } => {
                self.history.truncate(self.history.len().saturating_sub(*plies as usize));
                self.steps.clear();
                self.proposals.clear();
                self.wind(at);
            }
            Fact::Reminded { .. } => self.reminders += 1,
            Fact::Expired { .. } => self.expired = true,
            fact => self.propose(fact),
        }
    }

    fn propose(&mut self, fact: &Fact) {
        match fact {
            Fact::Proposed { seat, proposal, plies } => {
                self.proposals.retain(|standing| standing.proposal != *proposal);
                self.proposals.push(Standing {
                    proposal: *proposal,
                    by: *seat,
                    plies: *plies,
                    accepted: Vec::new(),
                    declined: None,
                });
            }
            Fact::Accepted { seat, proposal } => {
                self.standing(*proposal, |standing| standing.accepted.push(*seat));
            }
            Fact::Declined { seat, proposal } => {
                self.standing(*proposal, |standing| standing.declined = Some(*seat));
            }
            Fact::Lapsed { proposal, .. } => {
                self.proposals.retain(|standing| standing.proposal != *proposal);
            }
            _ => {}
        }
    }

    fn standing(&mut self, proposal: Proposal, change: impl FnOnce(&mut Standing)) {
        let found = self.proposals.iter_mut().find(|standing| standing.proposal == proposal);
        found.map(change);
    }

    fn sit(&mut self, account: AccountId, seat: Option<Seat>, colour: Option<bosworth::Colour>) {
        match self.players.iter_mut().find(|player| player.account == account) {
            Some(player) => (player.seat, player.colour) = (seat, colour),
            None => self.players.push(Player { colour, ..player(account, seat) }),
        }
    }

    fn start(
        &mut self,
        seats: &[(AccountId, Seat, bool)],
        deal: Option<&bosworth::Setup>,
        at: Option<Timestamp>,
    ) {
        self.stage = if self.kind.is_set_up() { Stage::Setup } else { Stage::Playing };
        for (account, seat, drawn) in seats {
            let player = self.players.iter_mut().find(|player| player.account == *account);
            if let Some(player) = player {
                (player.seat, player.drawn) = (Some(*seat), *drawn);
                player.deployment = Side::of(*seat)
                    .map(|side| Deployment { draft: Draft::new(side), ready: false });
            }
        }
        if let Some(deal) = deal {
            let colours = self.colours();
            let given = self.players.iter_mut().zip(colours);
            given.for_each(|(player, colour)| player.colour = Some(colour));
            self.deal = Some(Box::new(deal.clone()));
        }
        self.wind(at);
    }

    fn deploy(&mut self, seat: Seat, change: impl FnOnce(&mut Deployment)) {
        let player = self.players.iter_mut().find(|player| player.seat == Some(seat));
        player.and_then(|player| player.deployment.as_mut()).map(change);
    }

    /// A new turn begins, and with it its time.
    fn wind(&mut self, at: Option<Timestamp>) {
        (self.reminders, self.expired) = (0, false);
        self.turn_since = at.filter(|_| self.pace.is_some());
    }
}

/// Whether a proposal still means something after a turn: a wish to take back does not, nor, to its
/// own player, a draw that was declined.
fn outlives_turn(standing: &Standing, mover: Seat) -> bool {
    standing.proposal == Proposal::Draw && (standing.is_open() || standing.by != mover)
}

fn player(account: AccountId, seat: Option<Seat>) -> Player {
    Player { account, seat, drawn: false, colour: None, deployment: None }
}
