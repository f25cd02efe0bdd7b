//! What every game keeps to, whatever its rules are: random games of each of them, looked at through
//! [`Rules`].

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

use super::rules::count;
use super::veldslag::{Preset, Setup, Side, Veldslag};
use super::*;

/// The games whose set-ups tests can make. A game in which nothing is set up by players needs no words
/// of its own here.
trait Sampled: Game {
    /// A set-up as luck would have it.
    fn sample(seats: &[Seat], variant: Option<&str>, seed: &Seed) -> Option<Self::Setup> {
        Self::draw(seed, seats, variant)
    }
}

impl Sampled for tawlbwrdd::Tawlbwrdd {}

impl Sampled for bosworth::Bosworth {}

impl Sampled for Veldslag {
    fn sample(_: &[Seat], _: Option<&str>, seed: &Seed) -> Option<Setup> {
        let preset = |side: Side| {
            let presets = seed.draw(Preset::ALL, |preset| format!("{}:{side:?}", preset.key()));
            presets.first()?.draft(side, false).army().ok()
        };
        Some(Setup { red: preset(Side::Red)?, blue: preset(Side::Blue)? })
    }
}

/// How many games of each variant and each set of seats, and how long at most.
const GAMES: u8 = 3;
const LENGTH: usize = 160;

fn seed(number: u8) -> Seed {
    Seed::new([number; 32])
}

/// Every set-up that is tried.
fn setups<G: Sampled>() -> Vec<G::Setup> {
    let variants = G::VARIANTS.iter().copied().map(Some).chain([None]);
    let settings = variants
        .flat_map(|variant| G::seatings(variant).into_iter().map(move |seats| (variant, seats)));
    let drawn = settings.flat_map(|(variant, seats)| {
        (0..GAMES).filter_map(move |number| G::sample(seats, variant, &seed(number)))
    });
    drawn.collect()
}

/// Plays random games, and shows every position with what has been played.
fn positions<G: Sampled>(mut look: impl FnMut(&G::State, &mut StdRng)) {
    for (number, setup) in (0..).zip(setups::<G>()) {
        let mut rng = StdRng::seed_from_u64(number);
        let mut state = G::start(&setup);
        for _ in 0..LENGTH {
            look(&state, &mut rng);
            let Some(action) = state.legal().choose(&mut rng).copied() else { break };
            assert_eq!(state.play(action), Ok(()), "{action:?} is legal");
        }
        look(&state, &mut rng);
    }
}

fn viewers<G: Rules>() -> Vec<Viewer> {
    let seats = G::SEATS.iter().copied().map(Viewer::Seat);
    seats.chain([Viewer::Public, Viewer::Arbiter]).collect()
}

fn same<T: PartialEq>(one: &[T], other: &[T]) -> bool {
    one.len() == other.len() && one.iter().all(|item| other.contains(item))
}

/// Runs a check for every game there is.
macro_rules! every_game {
    ($check:ident) => {
        for kind in GameKind::ALL {
            with_game!(kind, G => $check::<G>());
        }
    };
}

#[test]
fn capabilities_agree_with_each_other() {
    fn check<G: Sampled>() {
        assert!(G::SEATS.len() > 1);
        assert_eq!(GameKind::parse(G::KIND.key()), Some(G::KIND));
        assert!(G::DEFAULT_VARIANT.is_none_or(|name| G::VARIANTS.contains(&name)));
        assert!(G::RULING.is_none() || G::CLAIM.is_some());
        assert!(!G::IS_SET_UP || G::HAS_SECRETS);
        for variant in G::VARIANTS.iter().copied().map(Some).chain([None]) {
            let seatings = G::seatings(variant);
            assert!(!seatings.is_empty());
            assert!(seatings.iter().flat_map(|set| set.iter()).all(|seat| G::SEATS.contains(seat)));
            let known = variant.filter(|_| variant != G::DEFAULT_VARIANT);
            if let Some(setup) = G::sample(seatings[0], variant, &seed(0)) {
                assert_eq!(G::variant(&setup), known);
            }
        }
        assert!(!setups::<G>().is_empty());
        assert!(G::plain(Some("no such variant")).is_none());
        assert!(G::draw(&seed(0), G::SEATS, Some("no such variant")).is_none());
    }
    every_game!(check);
}

#[test]
fn what_is_legal_plays_and_nothing_else() {
    fn check<G: Sampled>() {
        let mut tried: Vec<G::Action> = Vec::new();
        positions::<G>(|state, rng| {
            let legal = state.legal();
            assert_eq!(legal.is_empty(), state.outcome().is_some());
            for action in &legal {
                assert_eq!(state.clone().play(*action), Ok(()), "{action:?}");
            }
            for action in tried.choose_multiple(rng, 20) {
                let played = state.clone().play(*action).is_ok();
                assert_eq!(legal.contains(action), played, "{action:?}");
            }
            tried.extend(legal.choose(rng));
        });
    }
    every_game!(check);
}

#[test]
fn an_action_reads_back_as_it_is_spelled() {
    fn check<G: Sampled>() {
        positions::<G>(|state, _| {
            let view = state.view(Viewer::Arbiter);
            for action in state.legal() {
                let known = view.describe(action);
                assert_eq!((known.value, &known.full), (action, &state.spell(action)));
                assert_eq!(known.action, view.spell(action));
                for text in [&known.action, &known.full, &known.action.to_uppercase()] {
                    assert_eq!(G::parse(text), Ok(action), "{text}");
                }
                assert_eq!(Word::parse(&known.full), None);
            }
        });
        assert_eq!(G::parse("nothing of the kind"), Err(G::UNREADABLE));
    }
    every_game!(check);
}

#[test]
fn a_view_tells_what_the_state_does() {
    fn check<G: Sampled>() {
        positions::<G>(|state, _| {
            for viewer in viewers::<G>() {
                let view = state.view(viewer);
                assert_eq!(view, state.clone().view(viewer));
                assert_eq!((view.to_move(), view.outcome()), (state.to_move(), state.outcome()));
                assert_eq!(view.living(), state.living());
                assert_eq!(view.is_halfway(), state.is_halfway());
                assert!(view.legal().iter().all(|action| state.legal().contains(action)));
            }
            for viewer in [Viewer::Arbiter, Viewer::Seat(state.to_move())] {
                assert!(same(&state.view(viewer).legal(), &state.legal()), "{viewer:?}");
            }
            if !G::HAS_SECRETS {
                let [public, all] = [Viewer::Public, Viewer::Arbiter].map(|of| state.view(of));
                assert_eq!(public, all);
            }
        });
    }
    every_game!(check);
}

#[test]
fn what_is_imagined_looks_the_same() {
    fn check<G: Sampled>() {
        positions::<G>(|state, rng| {
            if rng.random_ratio(3, 4) {
                return;
            }
            for viewer in viewers::<G>() {
                let view = state.view(viewer);
                let world = view.imagine(rng).expect("a world that fits");
                assert_eq!(world.view(viewer), view, "{viewer:?}");
                assert!(same(&world.legal(), &world.view(Viewer::Arbiter).legal()));
                assert_eq!(world.legal().is_empty(), world.outcome().is_some());
            }
        });
    }
    every_game!(check);
}

#[test]
fn a_copy_goes_its_own_way() {
    fn check<G: Sampled>() {
        positions::<G>(|state, rng| {
            let before = viewers::<G>().into_iter().map(|viewer| state.view(viewer));
            let before: Vec<G::View> = before.collect();
            let mut copy = state.clone();
            for _ in 0..4 {
                let Some(action) = copy.legal().choose(rng).copied() else { break };
                assert_eq!(copy.play(action), Ok(()));
            }
            let after = viewers::<G>().into_iter().map(|viewer| state.view(viewer));
            assert!(after.eq(before));
        });
    }
    every_game!(check);
}

#[test]
fn a_refusal_and_a_game_that_is_over_change_nothing() {
    fn check<G: Sampled>() {
        let mut tried: Vec<G::Action> = Vec::new();
        positions::<G>(|state, rng| {
            let mut over = state.clone();
            over.say(Word::DrawAgreed).ok();
            assert!(over.legal().is_empty() && over.forced().is_none() && !over.is_halfway());
            assert_eq!(over.perft(1), 0);
            assert_eq!(over.say(Word::DrawAgreed), Err(WordRefusal::Over));
            for action in tried.choose_multiple(rng, 5) {
                for state in [state, &over] {
                    let mut copy = state.clone();
                    if copy.play(*action).is_err() {
                        assert_eq!(copy.view(Viewer::Arbiter), state.view(Viewer::Arbiter));
                    }
                }
            }
            tried.extend(state.legal().choose(rng));
        });
    }
    every_game!(check);
}

#[test]
fn who_resigns_is_out() {
    fn check<G: Sampled>() {
        positions::<G>(|state, rng| {
            let living = state.living();
            let seat = *living.choose(rng).expect("somebody lives");
            let mut left = state.clone();
            let said = left.say(Word::Resign(seat));
            assert_eq!(said.is_ok(), state.outcome().is_none());
            if said.is_ok() && living.len() > 2 {
                assert!(!left.living().contains(&seat) && left.to_move() != seat);
            } else if said.is_ok() {
                let winner = left.outcome().and_then(|outcome| outcome.winner);
                assert!(winner.is_some_and(|winner| winner != seat && living.contains(&winner)));
            }
            let foreign = Seat::ALL.into_iter().find(|seat| !G::SEATS.contains(seat));
            let seat = foreign.expect("seats of other games");
            assert!(state.clone().say(Word::Resign(seat)).is_err());
        });
    }
    every_game!(check);
}

#[test]
fn what_is_forced_is_legal_and_comes_to_an_end() {
    fn check<G: Sampled>() {
        positions::<G>(|state, _| {
            let mut next = state.clone();
            let played = std::iter::from_fn(|| {
                let action = next.forced()?;
                assert_eq!(next.play(action), Ok(()));
                Some(action)
            });
            assert!(played.take(100).count() < 100);
        });
    }
    every_game!(check);
}

/// Games count leaves by quicker means than by playing every action.
#[test]
fn leaves_are_counted_as_if_all_were_played() {
    fn check<G: Sampled>() {
        let mut counted = 0;
        positions::<G>(|state, rng| {
            if counted < 40 && rng.random_ratio(1, 10) {
                counted += 1;
                assert_eq!(state.perft(2), count(state, 2));
            }
        });
        assert!(counted > 20);
    }
    every_game!(check);
}

/// Values of any kind know which game they are of, and go back into the game's own types.
#[test]
fn a_game_of_any_kind_is_the_game() {
    fn check<G: Sampled>()
    where
        AnySetup: From<G::Setup>,
        AnyState: From<G::State>,
        AnyAction: From<G::Action>,
        AnyView: From<G::View>,
    {
        let setup = setups::<G>().swap_remove(0);
        let any = AnySetup::from(setup.clone());
        assert_eq!((any.kind(), G::setup(&any)), (G::KIND, Some(&setup)));
        assert_eq!(any.variant(), G::variant(&setup));
        let (state, started) = (G::start(&setup), any.start());
        let view = started.view(Viewer::Public);
        assert_eq!(G::view(&view), Some(&state.view(Viewer::Public)));
        assert!(G::state(&started).is_some() && started.kind() == G::KIND);
        let actions: Vec<_> = state.legal().into_iter().map(AnyAction::from).collect();
        assert_eq!(started.legal(), actions);
        for action in actions {
            let text = started.spell(action).expect("its own action");
            assert_eq!(AnyAction::parse(G::KIND, &text), Ok(action));
            let (mut played, mut typed) = (started.clone(), started.clone());
            assert_eq!(played.play_action(action), Ok(()));
            assert_eq!(typed.play(&text), Ok(text));
            assert_eq!(played.view(Viewer::Arbiter), typed.view(Viewer::Arbiter));
            for other in GameKind::ALL.into_iter().filter(|kind| *kind != G::KIND) {
                assert!(with_game!(other, G => G::action(action).is_none()));
            }
        }
    }
    every_game!(check);
}

#[test]
fn a_record_tells_the_set_up() {
    fn check<G: Sampled>() {
        for setup in setups::<G>() {
            let mut tags = G::start(&setup).view(Viewer::Arbiter).tags();
            tags.extend(G::variant(&setup).map(|name| ("Variant", name.to_owned())));
            let value = |name: &str| tags.iter().find(|(tag, _)| *tag == name);
            let value = |name: &str| value(name).map(|(_, value)| value.as_str());
            assert_eq!(G::of_tags(&value), Ok(setup));
        }
        let no_variant = |name: &str| (name == "Variant").then_some("no such variant");
        assert_eq!(G::of_tags(&no_variant).unwrap_err().why, TagError::UnknownVariant);
    }
    every_game!(check);
}

#[test]
fn what_is_drawn_by_lot_follows_from_the_seed() {
    fn check<G: Sampled>() {
        for variant in G::VARIANTS.iter().copied().map(Some).chain([None]) {
            for seats in G::seatings(variant) {
                let [one, again, other] =
                    [1, 1, 2].map(|byte| G::draw(&seed(byte), seats, variant));
                assert_eq!(one, again);
                let (Some(one), Some(other)) = (one, other) else { continue };
                assert_eq!(G::seats(&one), seats);
                let [one, other] = [one, other].map(|setup| G::drawn_tags(&setup));
                assert!(one.is_empty() || one != other);
            }
        }
    }
    every_game!(check);
}
