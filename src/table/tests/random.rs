//! Random commands of random actors at random times.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::*;
use crate::games::veldslag::{Preset, Side, Square};
use crate::games::{AnyView, Viewer};

fn pick<T: Copy>(random: &mut SmallRng, from: &[T]) -> T {
    from[random.random_range(0..from.len())]
}

fn actor(random: &mut SmallRng, table: &Table) -> Actor {
    let account = AccountId(random.random_range(1..=5));
    match random.random_range(0..12) {
        0 => Actor::Moderator(account),
        1 => Actor::Clock,
        2 => Actor::Computer(pick(random, table.kind.seats())),
        3..=7 if table.stage == Stage::Playing => {
            let seat = table.state().unwrap().to_move();
            Actor::Person(table.in_seat(seat).unwrap().account)
        }
        _ => Actor::Person(account),
    }
}

fn command(random: &mut SmallRng, table: &Table, actor: Actor) -> Command {
    let proposal = pick(random, &[Proposal::Draw, Proposal::Takeback]);
    if actor == Actor::Clock && random.random_bool(0.9) {
        return Command::Tick;
    }
    if let Some(standing) = table.proposals.iter().find(|standing| standing.is_open())
        && random.random_bool(0.3)
    {
        return Command::Answer(standing.proposal, random.random_bool(0.7));
    }
    match (table.stage, random.random_range(0..100)) {
        (Stage::Lobby, 0..60) => {
            let seat = random.random_bool(0.5).then(|| pick(random, table.kind.seats()));
            let colour =
                random.random_bool(0.2).then(|| pick(random, &crate::games::bosworth::Colour::ALL));
            Command::Sit { seat, colour }
        }
        (Stage::Setup, 0..50) => deploys(random),
        (Stage::Playing, 0..70) => acts(random, table),
        (_, 70..72) => Command::Resign,
        (_, 72..75) => Command::Leave,
        (_, 75) => Command::Close,
        (_, 76..80) => Command::Start,
        (_, 80..88) => Command::Propose(proposal),
        (_, 88..90) => Command::Answer(proposal, random.random()),
        (_, 90..93) => Command::Ready(random.random_bool(0.8)),
        (_, 93) => Command::Claim,
        (_, 94) => Command::Declare,
        (_, 95) => Command::Expel,
        (_, 96..98) => Command::SitByLot,
        _ => Command::Tick,
    }
}

fn deploys(random: &mut SmallRng) -> Command {
    let squares: Vec<Square> = Square::all().collect();
    let side = pick(random, &[Side::Red, Side::Blue]);
    let step = match random.random_range(0..20) {
        0 => Deployed::Empty,
        1 => Deployed::Mirrored,
        2 => Deployed::Swapped(pick(random, &squares), pick(random, &squares)),
        3 => Deployed::Cleared(pick(random, &squares)),
        4..9 => return Command::Ready(true),
        _ => Deployed::Whole(Preset::Wall.draft(side, random.random())),
    };
    Command::Deploy(step)
}

/// A legal action, sometimes several, sometimes nonsense.
fn acts(random: &mut SmallRng, table: &Table) -> Command {
    let state = table.state().unwrap();
    let legal = state.legal();
    let mut actions = Vec::new();
    for _ in 0..random.random_range(1..=2) {
        actions.extend(
            legal.get(random.random_range(0..legal.len())).and_then(|one| state.spell(*one)),
        );
    }
    actions.truncate(if random.random_bool(0.9) { 1 } else { 2 });
    if random.random_bool(0.05) {
        actions = vec!["a1-z9".into()];
    }
    Command::Act(actions)
}

/// What everybody, and who sits in each seat, sees of the board.
fn views(table: &Table) -> Option<Vec<(Viewer, AnyView)>> {
    let (published, whole) = (table.published()?, table.state()?);
    let viewers = table.kind.seats().iter().copied().map(Viewer::Seat);
    let see = |viewer| {
        let own = viewer == Viewer::Seat(whole.to_move());
        (viewer, if own { whole.view(viewer) } else { published.view(viewer) })
    };
    Some(std::iter::once(Viewer::Public).chain(viewers).map(see).collect())
}

/// No view of anybody but an event's audience changes by it.
fn keeps_to_its_audience(event: &Event, before: &Table, after: &Table) {
    let Audience::Seat(seat) = event.audience else { return };
    assert_eq!(before.history, after.history);
    assert_eq!(before.proposals, after.proposals);
    if let (Some(before), Some(after)) = (views(before), views(after)) {
        let others = before.iter().zip(&after).filter(|(one, _)| one.0 != Viewer::Seat(seat));
        others.for_each(|(one, other)| assert_eq!(one, other));
    }
}

/// How far a random game came.
#[derive(Default)]
struct Seen {
    refused: u32,
    stepped: u32,
    taken_back: u32,
    expired: u32,
    over: u32,
}

fn game(kind: GameKind, number: u64, seen: &mut Seen) {
    let mut random = SmallRng::seed_from_u64(number);
    let pace = random.random_bool(0.5).then_some(Pace(80));
    let mut history = History::open(Opening { pace, ..opening(kind) }, (number % 251) as u8);
    for _ in 0..400 {
        if !history.table.is_open() {
            break;
        }
        history.now += random.random_range(0..60);
        let before = history.table.clone();
        let actor = actor(&mut random, &before);
        let command = command(&mut random, &before, actor);
        let mut step = before.clone();
        match history.give(actor, command) {
            Err(_) => {
                seen.refused += 1;
                assert!(history.table == before, "a refusal changes nothing");
            }
            Ok(events) => {
                for event in &events {
                    assert_eq!(event.version, step.version + 1, "no gap");
                    let last = step.clone();
                    step.apply(event);
                    keeps_to_its_audience(event, &last, &step);
                    count(event, seen);
                }
            }
        }
        let table = &history.table;
        assert!(table.stage != Stage::Playing || table.state().is_some(), "it can be played");
    }
    let folded = Table::fold(TableId(1), &history.events).unwrap();
    assert!(folded == history.table, "the events make the table");
    let text = serde_json::to_vec(&history.events).unwrap();
    let read: Vec<Event> = serde_json::from_slice(&text).unwrap();
    assert!(read == history.events, "events read back as written");
}

fn count(event: &Event, seen: &mut Seen) {
    match event.fact {
        Fact::Stepped { .. } => seen.stepped += 1,
        Fact::TakenBack { .. } => seen.taken_back += 1,
        Fact::Expired { .. } => seen.expired += 1,
        Fact::Ended { .. } => seen.over += 1,
        _ => {}
    }
}

#[test]
fn whatever_is_asked_the_events_make_the_table() {
    for kind in GameKind::ALL {
        let mut seen = Seen::default();
        (0..60).for_each(|number| game(kind, number, &mut seen));
        let Seen { refused, taken_back, expired, over, .. } = seen;
        let all = [refused, taken_back, expired, over].into_iter().all(|count| count > 0);
        assert!(all, "{kind:?}: {refused} {taken_back} {expired} {over}");
        assert_eq!(seen.stepped > 0, kind == GameKind::ALL[2], "{kind:?}");
    }
}
