//! Worlds that fit a view.

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::*;

/// Scouts have gone far, others have stepped, some have fallen.
const PLAYED: &str = "a3-a5 d6-d5 b3-b4 d5xd3 e3-e4 e6-e5 e4xe5 a6xa5 b4-a4 h6-h5";

#[test]
fn what_is_imagined_looks_the_same_to_the_viewer() {
    let here = after(game(), PLAYED);
    let mut rng = StdRng::seed_from_u64(7);
    for viewer in [Viewer::Public, Viewer::Seat(Seat::Red), Viewer::Seat(Seat::Blue)] {
        let view = here.view(viewer);
        let mut differing = 0;
        for _ in 0..50 {
            let world = view.imagine(&mut rng).unwrap();
            assert_eq!(world.view(viewer), view);
            differing += usize::from(text(&world) != text(&here));
        }
        assert!(differing > 45, "hidden ranks are dealt anew");
    }
}

#[test]
fn one_who_knows_all_imagines_what_is() {
    let mut rng = StdRng::seed_from_u64(7);
    let mut here = after(game(), PLAYED);
    let same = here.view(Viewer::Arbiter).imagine(&mut rng).unwrap();
    assert_eq!(text(&same), text(&here));
    here.say(crate::games::Word::DrawAgreed).unwrap();
    let over = here.view(Viewer::Public).imagine(&mut rng).unwrap();
    assert_eq!((text(&over), over.outcome()), (text(&here), here.outcome()));
}

#[test]
fn who_moved_is_no_flag_and_no_bomb_and_who_went_far_is_a_scout() {
    let here = after(game(), "a3-a5 h6-h5 b3-b4 d6-d4");
    let view = here.view(Viewer::Public);
    let mut rng = StdRng::seed_from_u64(7);
    for _ in 0..100 {
        let world = view.imagine(&mut rng).unwrap();
        let seen = world.view(Viewer::Arbiter);
        let rank_on = |name| seen.rank(seen.man(square(name)).unwrap()).rank().unwrap();
        assert_eq!([rank_on("a5"), rank_on("d4")], [Rank::Scout; 2]);
        for name in ["b4", "h5"] {
            assert_ne!(rank_on(name).reach(), Reach::Still);
        }
        assert!(!legal(&world).is_empty());
    }
}

#[test]
fn the_side_to_move_can_move_in_what_is_imagined() {
    let mut rng = StdRng::seed_from_u64(7);
    let here = state(
        "b3b2b1bBbF....../................/................/....~~....~~..../\
         ....~~....~~..../................/................/r3............rF r",
    );
    let here = after(here, "a1-a2");
    for _ in 0..200 {
        assert!(!legal(&here.view(Viewer::Seat(Seat::Red)).imagine(&mut rng).unwrap()).is_empty());
    }
}

/// One of Red's has gone far, one has stepped: of the eighteen that could have, four are scouts.
#[test]
fn all_deals_that_fit_are_equally_likely() {
    const DEALS: usize = 3_000;
    let view = after(game(), "a3-a5 h6-h5 b3-b4").view(Viewer::Public);
    let mut rng = StdRng::seed_from_u64(7);
    let mut counts = [0; 10];
    for _ in 0..DEALS {
        let world = view.imagine(&mut rng).unwrap();
        let seen = world.view(Viewer::Arbiter);
        let stepped = seen.rank(seen.man(square("b4")).unwrap()).rank().unwrap();
        counts[stepped as usize] += 1;
    }
    for rank in Rank::ALL.into_iter().filter(|rank| rank.reach() != Reach::Still) {
        let left = if rank == Rank::Scout { 4 } else { rank.count() };
        let expected = DEALS * left / 18;
        let counted: usize = counts[rank as usize];
        assert!(counted.abs_diff(expected) < 100, "{rank:?}: {counted}, not {expected}");
    }
}
