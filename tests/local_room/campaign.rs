//! Games of Bosworth with what a test wants in them: players who move at random, by the rules alone,
//! until they have played one.

use std::collections::HashSet;

use slagveld::games::bosworth::{Action, Camp, Kind, Phase, Setup, State};
use slagveld::games::{Seed, Viewer, Word};

/// What a player does in a turn.
#[derive(Clone, Debug)]
pub struct Turn {
    pub by: Camp,
    /// The move, `b1-b3`; then what is placed, `N@b1`. What can only go one way is not among it.
    pub actions: Vec<String>,
    /// The same as the game keeps it, with all that follows.
    pub record: Vec<String>,
    /// Whose king is taken.
    pub defeats: Option<Camp>,
    /// Whether a won queen may take the place of a card face down.
    pub may_dig: bool,
    /// On how many spaces a card could be placed after the move.
    pub spaces: usize,
}

/// A game that can be played as often as its seed is dealt.
#[derive(Clone, Debug)]
pub struct Campaign {
    pub seed: Seed,
    pub turns: Vec<Turn>,
}

/// Who plays.
#[derive(Clone, Copy)]
pub struct Kingdoms {
    pub camps: &'static [Camp],
    pub split: bool,
    /// How many turns pass before the first king is taken.
    pub peace: usize,
    /// After how many turns somebody resigns who is not to move.
    pub resigns: Option<(usize, Camp)>,
}

/// Numbers by chance, the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }
}

/// The first game that is over within so many turns and is as it is wanted. `from` is where looking
/// for it begins: where it was found last.
pub fn find(
    kingdoms: Kingdoms,
    from: u8,
    most: usize,
    wanted: impl Fn(&[Turn]) -> bool,
) -> Campaign {
    let seeds = (from..=u8::MAX).chain(0..from);
    let mut games = seeds.flat_map(|seed| (0..40).map(move |chance| (seed, chance)));
    let found = games.find_map(|(seed, chance)| {
        let turns = play(kingdoms, &Seed::new([seed; 32]), Chance(chance), most)?;
        wanted(&turns).then_some((seed, turns))
    });
    let (seed, turns) = found.expect("there is such a game");
    Campaign { seed: Seed::new([seed; 32]), turns }
}

fn play(kingdoms: Kingdoms, seed: &Seed, mut chance: Chance, most: usize) -> Option<Vec<Turn>> {
    let mut state = State::new(&Setup::draw(seed, kingdoms.camps, kingdoms.split).unwrap());
    let mut turns = Vec::new();
    let mut digs = 0;
    while state.outcome().is_none() {
        // Who is skipped but has cards to place would begin in the middle.
        if turns.len() == most || state.phase() == Phase::Reinforce {
            return None;
        }
        if let Some((_, camp)) = kingdoms.resigns.filter(|(after, _)| *after == turns.len()) {
            resign(&mut state, camp)?;
        }
        let at_peace = turns.len() < kingdoms.peace;
        turns.push(turn(&mut state, at_peace, &mut chance, &mut digs));
    }
    Some(turns)
}

/// Gives up; nothing where that is no choice, or ends the game.
fn resign(state: &mut State, camp: Camp) -> Option<()> {
    let lives = state.living().any(|living| living == camp);
    if !lives || state.turn() == camp || state.phase() != Phase::Move {
        return None;
    }
    state.say(Word::Resign(camp.seat())).ok()?;
    let forced = state.play_forced();
    (forced.is_empty() && state.outcome().is_none()).then_some(())
}

fn turn(state: &mut State, at_peace: bool, chance: &mut Chance, digs: &mut usize) -> Turn {
    let by = state.turn();
    let before: Vec<Camp> = state.living().collect();
    let (actions, record) = (Vec::new(), Vec::new());
    let mut turn = Turn { by, actions, record, defeats: None, may_dig: false, spaces: 0 };
    loop {
        let view = state.view(Viewer::Seat(by.seat()));
        let actions = view.actions();
        let chooses = state.phase() == Phase::Reinforce;
        turn.spaces = turn.spaces.max(spaces(&actions));
        let digs_now = chooses && actions.contains(&Action::Pass);
        (turn.may_dig, *digs) = (turn.may_dig || digs_now, *digs + usize::from(digs_now));
        let action = match (chooses, digs_now) {
            (false, _) => step(state, &actions, at_peace, chance),
            (true, false) => place(&actions, chance),
            // At first she stays in the hand.
            (true, true) => {
                *actions.iter().find(|one| (**one == Action::Pass) == (*digs == 1)).unwrap()
            }
        };
        turn.actions.push(view.spell(action));
        turn.record.push(state.spell(action));
        state.play(action).unwrap();
        turn.record.extend(state.play_forced());
        if state.turn() != by || state.phase() == Phase::Move || state.outcome().is_some() {
            break;
        }
    }
    let now: Vec<Camp> = state.living().collect();
    turn.defeats = before.into_iter().find(|camp| !now.contains(camp));
    turn
}

/// On how many spaces something can be placed.
fn spaces(actions: &[Action]) -> usize {
    let space = |action: &Action| match action {
        Action::Place(_, space) => Some(*space),
        _ => None,
    };
    actions.iter().filter_map(space).collect::<HashSet<_>>().len()
}

/// A card: the king comes early, as it takes kings to end a game.
fn place(actions: &[Action], chance: &mut Chance) -> Action {
    let king = actions.iter().find(|one| matches!(one, Action::Place(Kind::King, _)));
    *king.unwrap_or_else(|| &actions[chance.below(actions.len())])
}

/// A move: of a king's captor, of another captor, or any.
fn step(state: &State, actions: &[Action], at_peace: bool, chance: &mut Chance) -> Action {
    let view = state.view(Viewer::Public);
    let taken = |action: &Action| match action {
        Action::Move { to, .. } => view.board().card(*to),
        _ => None,
    };
    let of_king = |action: &&Action| taken(action).is_some_and(|card| card.kind == Kind::King);
    let kings: Vec<&Action> = actions.iter().filter(of_king).collect();
    if let Some(king) = kings.first().filter(|_| !at_peace) {
        return **king;
    }
    let quiet: Vec<&Action> = actions.iter().filter(|one| !of_king(one)).collect();
    let captures: Vec<&Action> = quiet.iter().copied().filter(|one| taken(one).is_some()).collect();
    let among = if !captures.is_empty() && chance.below(3) == 0 { captures } else { quiet };
    match among.len() {
        0 => actions[0],
        count => *among[chance.below(count)],
    }
}
