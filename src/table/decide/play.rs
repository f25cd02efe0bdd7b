use super::super::command::Request;
use super::super::event::Fact;
use super::super::proposal::{Proposal, Standing};
use super::super::refusal::Refusal;
use super::super::state::{Stage, Table};
use super::dispatch::Facts;
use crate::games::{AnyState, Seat, Viewer, Word, bosworth};

impl Table {
    /// Actions of the player to move, and what follows from them by itself. Everybody is told when
    /// the turn is over; until then only the player knows.
    pub(super) fn act(&self, request: &Request, actions: &[String]) -> Facts {
        let (seat, mut state) = self.on_turn(request)?;
        let mut played = play(&mut state, seat, actions)?;
        played.extend(state.play_forced());
        if state.is_halfway() && state.to_move() == seat {
            return Ok(vec![Fact::Stepped { seat, actions: played }]);
        }
        let mut turn = [self.steps.as_slice(), &played].concat();
        bosworth::sort_placed(&mut turn);
        let mut facts = vec![Fact::Turned { seat, actions: turn }];
        facts.extend(self.lapsed(seat, &state));
        facts.extend(state.outcome().map(Fact::ended));
        Ok(facts)
    }

    /// The draw offer that a turn answers, or whose player the turn has put out. One that stands
    /// lapses when an opponent moves who has not agreed to it.
    fn lapsed(&self, mover: Seat, after: &AnyState) -> Option<Fact> {
        let standing = self.proposed(Proposal::Draw)?;
        let lives = after.living().contains(&standing.by);
        let answered = standing.is_open() && !standing.agrees(mover);
        let declines = lives && answered && after.outcome().is_none();
        (answered || !lives).then_some(Fact::Lapsed { proposal: Proposal::Draw, declines })
    }

    /// Resigns. What the player has played of a turn everybody sees by that.
    pub(super) fn resigns(&self, request: &Request) -> Facts {
        let seat = self.playing(request.actor)?;
        self.in_time(request.seen)?;
        let mut facts = Vec::new();
        if !self.steps.is_empty() && self.state().ok_or(Refusal::Broken)?.to_move() == seat {
            facts.push(Fact::Turned { seat, actions: self.steps.clone() });
        }
        self.say(Word::Resign(seat), facts)
    }

    /// Claims a draw that the rules grant after a long time in which nothing was taken.
    pub(super) fn claims(&self, request: &Request) -> Facts {
        self.playing(request.actor)?;
        self.in_time(request.seen)?;
        self.long_enough(self.kind.claim())?;
        self.say(Word::DrawClaimed, Vec::new())
    }

    /// A moderator rules that the game is drawn.
    pub(super) fn declares(&self, request: &Request) -> Facts {
        if !request.actor.moderates() {
            return Err(Refusal::NotModerator);
        }
        self.in_stage(Stage::Playing)?;
        self.long_enough(self.kind.ruling())?;
        self.say(Word::DrawDeclared, Vec::new())
    }

    /// Whoever's time has run out is expelled, when an opponent wants it.
    pub(super) fn expels(&self, request: &Request) -> Facts {
        let seat = self.playing(request.actor)?;
        let late = self.published().ok_or(Refusal::Broken)?.to_move();
        if !self.expired || late == seat {
            return Err(Refusal::NotExpired);
        }
        self.say(Word::Expel(late), Vec::new())
    }

    fn long_enough(&self, wanted: Option<u32>) -> Result<(), Refusal> {
        let state = self.published().ok_or(Refusal::Broken)?;
        let quiet = state.view(Viewer::Public).quiet();
        let (quiet, wanted) = quiet.zip(wanted).ok_or(Refusal::NoSuchEnd)?;
        if quiet < wanted { Err(Refusal::TooEarly(quiet, wanted)) } else { Ok(()) }
    }

    /// Says a word after facts that come before it. What another player has played of a turn is gone
    /// where it can't be played any more: nobody was told of it.
    pub(super) fn say(&self, word: Word, mut facts: Vec<Fact>) -> Facts {
        let published = facts.iter().any(|fact| matches!(fact, Fact::Turned { .. }));
        let state = if published { self.state() } else { self.published() };
        let mut state = state.ok_or(Refusal::Broken)?;
        let mover = state.to_move();
        state.say(word).map_err(|_| Refusal::NoSuchEnd)?;
        let forced = state.play_forced();
        let passes = state.to_move() != mover;
        facts.push(Fact::Said { word: word.to_string(), forced, passes });
        if let Some(outcome) = state.outcome() {
            facts.push(Fact::ended(outcome));
        } else if !published {
            facts.extend(self.interrupted(&state)?);
        }
        Ok(facts)
    }

    /// Whether the steps of a turn that is under way can't be played after what came between.
    fn interrupted(&self, state: &AnyState) -> Result<Option<Fact>, Refusal> {
        if self.steps.is_empty() {
            return Ok(None);
        }
        let seat = self.state().ok_or(Refusal::Broken)?.to_move();
        let mut next = state.clone();
        let played = self.steps.iter().all(|action| next.play(action).is_ok());
        let goes_on = played && next.is_halfway() && next.to_move() == seat;
        Ok((!goes_on).then_some(Fact::Unstepped { seat }))
    }
}

/// Plays actions one after the other, as long as it is the seat's turn.
fn play(state: &mut AnyState, seat: Seat, actions: &[String]) -> Result<Vec<String>, Refusal> {
    let mut played: Vec<String> = Vec::new();
    for (at, action) in actions.iter().enumerate() {
        let over = state.to_move() != seat || state.outcome().is_some();
        if !played.is_empty() && (over || !state.is_halfway()) {
            return Err(Refusal::TurnOver(at));
        }
        // `d11 d9` is meant as `d11d9`.
        let spelled: String = action.split_whitespace().collect();
        played.push(state.act(&spelled).map_err(|refusal| Refusal::Rules(at, refusal))?);
    }
    if played.is_empty() { Err(Refusal::TurnOver(0)) } else { Ok(played) }
}

impl Standing {
    /// Whether all who live agree when one more does.
    pub(super) fn is_agreed(&self, one_more: Seat, living: &[Seat]) -> bool {
        living.iter().all(|seat| *seat == one_more || self.agrees(*seat))
    }
}
