//! How long a state takes to copy, late in a game: computer players do it for every line they try.

use criterion::{Criterion, criterion_group, criterion_main};
use slagveld::games::{AnyState, Viewer, record};

const SIEGE: &str = "[Game \"tawlbwrdd\"]\n\n";

const BATTLE: &str = "[Game \"veldslag\"]
[RedSetup \"12147S53/1134B2B6/F3B1B452\"]
[BlueSetup \"3F1S4275/1123B4B6/11B3B425\"]

";

const FIELD: &str = "[Game \"bosworth\"]
[SouthDeck \"PKPRNPRPQBNB\"]
[WestDeck \"RKQBPBPNRNPP\"]
[NorthDeck \"PPKPRNRBNBQP\"]
[EastDeck \"PRRBPKBQNPNP\"]
[First \"South\"]

";

/// Where a game stands after so many actions, chosen by a fixed rule; it never ends by them.
fn later(record: &str, actions: usize) -> AnyState {
    let replay = record::replay(&record::read(record)[0]);
    let mut state = replay.positions.last().expect("a start").1.clone();
    for number in 0..actions {
        let legal = state.view(Viewer::Arbiter).legal();
        let tried = (0..legal.len()).map(|more| &legal[(number * 7919 + more) % legal.len()]);
        let goes_on = |action: &&String| {
            let mut next = state.clone();
            next.play(action).is_ok() && next.outcome().is_none()
        };
        let Some(action) = tried.into_iter().find(goes_on) else { break };
        let action = action.clone();
        state.play(&action).expect("it is legal");
    }
    state
}

fn clones(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("clone");
    for (game, record) in [("tawlbwrdd", SIEGE), ("veldslag", BATTLE), ("bosworth", FIELD)] {
        let state = later(record, 150);
        group.bench_function(game, |bencher| bencher.iter(|| state.clone()));
    }
    group.finish();
}

criterion_group!(benches, clones);
criterion_main!(benches);
