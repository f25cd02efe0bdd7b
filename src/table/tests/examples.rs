use super::*;

fn begun(opening: Opening) -> History {
    let mut history = History::open(opening, 3);
    history.person(BOB, sit());
    history.person(ANN, Command::Start);
    history
}

fn first_action(history: &History) -> Command {
    let state = history.table.state().unwrap();
    Command::Act(vec![state.spell(state.legal()[0]).unwrap()])
}

#[test]
fn a_takeback_is_an_event_and_needs_the_opponent() {
    let mut history = begun(opening(GameKind::Tawlbwrdd));
    let mover = history.mover();
    history.person(mover, first_action(&history));
    let (played, versions) = (history.table.history.clone(), history.table.version);
    let other = history.mover();
    history.person(mover, Command::Propose(Proposal::Takeback));
    let own = history.give(Actor::Person(mover), Command::Answer(Proposal::Takeback, true));
    assert_eq!(own.err(), Some(Refusal::ProposedAlready));
    history.person(other, Command::Answer(Proposal::Takeback, true));
    assert!(history.table.history.is_empty());
    assert_eq!(history.table.version, versions + 3);
    let kept =
        |event: &Event| matches!(&event.fact, Fact::Turned { actions, .. } if *actions == played);
    assert!(history.events.iter().any(kept), "what was played stays in the history");
}

#[test]
fn a_move_answers_an_opponents_draw_offer() {
    let mut history = begun(opening(GameKind::Tawlbwrdd));
    let mover = history.mover();
    let other = history.table.players.iter().find(|one| one.account != mover).unwrap().account;
    history.person(other, Command::Propose(Proposal::Draw));
    let events = history.person(mover, first_action(&history));
    let declines = |event: &Event| matches!(event.fact, Fact::Lapsed { declines: true, .. });
    assert!(events.iter().any(declines));
    history.person(other, Command::Propose(Proposal::Draw));
    let events = history.person(mover, Command::Answer(Proposal::Draw, true));
    let ended = events.last().and_then(|event| event.fact.outcome());
    assert_eq!(ended.map(|outcome| outcome.reason.name()), Some("agreed"));
    assert_eq!(history.table.stage, Stage::Over);
}

#[test]
fn the_clock_reminds_twice_and_then_says_that_time_is_up() {
    let mut history = begun(Opening { pace: Some(Pace(800)), ..opening(GameKind::Tawlbwrdd) });
    let began = history.table.turn_since.unwrap().0;
    let late = history.mover();
    assert_eq!(history.give(Actor::Clock, Command::Tick).err(), Some(Refusal::NotExpired));
    for (eighths, reminded) in [(4, true), (7, true), (8, false)] {
        assert_eq!(history.table.due(), Some(Timestamp(began + 100 * eighths)));
        history.now = began + 100 * eighths - 1;
        let events = history.give(Actor::Clock, Command::Tick).unwrap();
        assert_eq!(matches!(events[0].fact, Fact::Reminded { .. }), reminded);
    }
    assert_eq!(history.table.due(), None);
    let own = history.give(Actor::Person(late), Command::Expel);
    assert_eq!(own.err(), Some(Refusal::NotExpired), "nobody expels themselves");
    let other = history.table.players.iter().find(|one| one.account != late).unwrap().account;
    let events = history.person(other, Command::Expel);
    let ended = events.last().and_then(|event| event.fact.outcome());
    assert_eq!(ended.map(|outcome| outcome.reason.name()), Some("time"));
}

#[test]
fn after_a_long_absence_only_the_last_thing_is_said() {
    let mut history = begun(Opening { pace: Some(Pace(800)), ..opening(GameKind::Tawlbwrdd) });
    history.now += 10_000;
    let events = history.give(Actor::Clock, Command::Tick).unwrap();
    assert!(matches!(events[..], [Event { fact: Fact::Expired { .. }, .. }]));
    assert_eq!(history.table.due(), None);
}

#[test]
fn an_empty_lobby_closes_and_a_new_host_takes_over() {
    let mut history = History::open(opening(GameKind::Bosworth), 1);
    history.person(BOB, sit());
    let other = history.give(Actor::Person(BOB), Command::Close);
    assert_eq!(other.err(), Some(Refusal::NotHost(ANN)));
    history.person(ANN, Command::Leave);
    assert_eq!(history.table.host, BOB);
    history.person(BOB, Command::Leave);
    assert_eq!((history.table.stage, history.table.closer), (Stage::Cancelled, Some(BOB)));
}

/// Who resigns out of turn gives the player to move no new time.
#[test]
fn a_word_out_of_turn_does_not_wind_the_clock() {
    let pace = Some(Pace(800));
    let mut history = History::open(Opening { pace, ..opening(GameKind::ALL[2]) }, 3);
    for account in [BOB, AccountId(3)] {
        history.person(account, sit());
    }
    history.person(ANN, Command::Start);
    let (mover, since) = (history.mover(), history.table.turn_since);
    let other = history.table.players.iter().find(|one| one.account != mover).unwrap().account;
    history.now += 100;
    history.person(other, Command::Resign);
    assert_eq!((history.mover(), history.table.turn_since), (mover, since));
    let before = history.now;
    history.person(mover, Command::Resign);
    assert_eq!(history.table.stage, Stage::Over);
    assert!(history.now > before && history.table.due().is_none());
}

#[test]
fn a_full_lobby_says_so_whichever_seat_is_asked_for() {
    let mut history = History::open(opening(GameKind::Tawlbwrdd), 1);
    history.person(BOB, sit());
    let seat = Some(GameKind::Tawlbwrdd.seats()[0]);
    let third = history.give(Actor::Person(AccountId(3)), Command::Sit { seat, colour: None });
    assert_eq!(third.err(), Some(Refusal::Full));
}
