use super::super::command::Request;
use super::super::event::Fact;
use super::super::ids::AccountId;
use super::super::refusal::Refusal;
use super::super::state::{Player, Stage, Table};
use super::dispatch::Facts;
use crate::games::Seat;
use crate::games::bosworth::{Camp, Colour, SPLIT, Setup};

impl Table {
    /// Takes a seat or a colour, or just sits down. Where colours are chosen, what is not asked for
    /// stays; elsewhere a seat is given up by asking for any.
    pub(super) fn sit_down(
        &self,
        request: &Request,
        seat: Option<Seat>,
        colour: Option<Colour>,
    ) -> Facts {
        self.in_stage(Stage::Lobby)?;
        let account = request.actor.account().ok_or(Refusal::NotPlaying)?;
        let sits = self.player(account);
        let (seat, colour) = match sits {
            Some(player) if self.has_colours() => (seat.or(player.seat), colour.or(player.colour)),
            _ => (seat, colour.filter(|_| self.has_colours())),
        };
        self.may_sit(account, seat, colour)?;
        self.sat(account, seat, colour)
    }

    /// Sits down, or gives up the seat that was asked for.
    pub(super) fn sit_by_lot(&self, request: &Request) -> Facts {
        self.in_stage(Stage::Lobby)?;
        let account = request.actor.account().ok_or(Refusal::NotPlaying)?;
        let colour = self.player(account).and_then(|player| player.colour);
        self.sat(account, None, colour)
    }

    fn sat(&self, account: AccountId, seat: Option<Seat>, colour: Option<Colour>) -> Facts {
        match self.player(account) {
            Some(player) if (player.seat, player.colour) == (seat, colour) => {
                return Err(Refusal::SeatedAlready);
            }
            None if self.is_full() => return Err(Refusal::Full),
            _ => {}
        }
        Ok(vec![Fact::Sat { account, seat, colour }])
    }

    fn may_sit(
        &self,
        account: AccountId,
        seat: Option<Seat>,
        colour: Option<Colour>,
    ) -> Result<(), Refusal> {
        let others = || self.players.iter().filter(|player| player.account != account);
        if let Some(seat) = seat {
            let chosen: Vec<Seat> = others().filter_map(|player| player.seat).collect();
            if chosen.contains(&seat) {
                return Err(Refusal::SeatTaken(seat));
            }
            if self.player(account).is_none() && self.is_full() {
                return Err(Refusal::Full);
            }
            if !self.seating().free(&chosen, others().count() + 1).contains(&seat) {
                return Err(Refusal::SeatNotFree(self.seating(), seat));
            }
        }
        match colour.filter(|_| others().any(|player| player.colour == colour)) {
            Some(colour) => Err(Refusal::ColourTaken(colour)),
            None => Ok(()),
        }
    }

    fn is_full(&self) -> bool {
        self.players.len() >= self.seating().most()
    }

    /// Leaves the lobby; the next in line becomes the host, and an empty lobby closes.
    pub(super) fn leave(&self, request: &Request) -> Facts {
        self.in_stage(Stage::Lobby)?;
        let account = request.actor.account().ok_or(Refusal::NotSeated)?;
        self.player(account).ok_or(Refusal::NotSeated)?;
        let next = self.players.iter().find(|player| player.account != account);
        let after = match next {
            Some(next) if self.host == account => Some(Fact::HostPassed { to: next.account }),
            Some(_) => None,
            None => Some(Fact::Closed),
        };
        Ok([Fact::Left { account }].into_iter().chain(after).collect())
    }

    /// Closes the game before it begins: its host does, during deployment any player, and a
    /// moderator always.
    pub(super) fn close(&self, request: &Request) -> Facts {
        if !matches!(self.stage, Stage::Lobby | Stage::Setup) {
            return Err(Refusal::Stage(self.stage));
        }
        let account = request.actor.account();
        let plays = self.stage == Stage::Setup
            && account.is_some_and(|account| self.player(account).is_some());
        if account == Some(self.host) || plays || request.actor.moderates() {
            return Ok(vec![Fact::Closed]);
        }
        Err(Refusal::NotHost(self.host))
    }

    /// Whoever sits begins the game; seats that nobody chose are drawn by lot.
    pub(super) fn begin(&self, request: &Request) -> Facts {
        self.in_stage(Stage::Lobby)?;
        let account = request.actor.account().ok_or(Refusal::NotSeated)?;
        self.player(account).ok_or(Refusal::NotSeated)?;
        let missing = self.seating().least().saturating_sub(self.players.len());
        if missing > 0 {
            return Err(Refusal::TooFew(missing));
        }
        let seats = self.seats()?;
        let deal = self.dealt(&seats)?.map(Box::new);
        Ok(vec![Fact::Started { seats, deal }])
    }

    /// Who sits where, and whether the lot says so.
    fn seats(&self) -> Result<Vec<(AccountId, Seat, bool)>, Refusal> {
        let chosen: Vec<Seat> = self.players.iter().filter_map(|player| player.seat).collect();
        let seating = self.seating();
        let drawn = seating.draw(&chosen, self.players.len() - chosen.len(), &self.seed);
        let mut drawn = drawn.ok_or(Refusal::NoGame(seating))?.into_iter();
        let seat = |player: &Player| {
            let seat = player.seat.or_else(|| drawn.next()).ok_or(Refusal::Broken)?;
            Ok((player.account, seat, player.seat.is_none()))
        };
        self.players.iter().map(seat).collect()
    }

    /// The decks, and who begins, in a game of cards.
    fn dealt(&self, seats: &[(AccountId, Seat, bool)]) -> Result<Option<Setup>, Refusal> {
        if !self.has_colours() {
            return Ok(None);
        }
        let (mut colours, mut playing) = (Colour::ALL, Vec::new());
        for ((_, seat, _), colour) in seats.iter().zip(self.colours()) {
            let camp = Camp::of(*seat).ok_or(Refusal::Broken)?;
            colours[camp as usize] = colour;
            playing.push(camp);
        }
        let seating = self.seating();
        let deal = Setup::draw(&self.seed, &playing, seating.variant == Some(SPLIT));
        Ok(Some(deal.map_err(|_| Refusal::NoGame(seating))?.coloured(colours)))
    }

    /// Whether its players have colours of their own: in games of cards.
    fn has_colours(&self) -> bool {
        self.kind.seats().iter().any(|seat| Camp::of(*seat).is_some())
    }
}
