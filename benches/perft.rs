//! Leaves a second of the move generators.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use slagveld::games::tawlbwrdd::{Layout, State};

fn tawlbwrdd(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    for layout in Layout::ALL {
        let state = State::new(layout);
        group.throughput(Throughput::Elements(state.perft(3)));
        group.bench_function(format!("tawlbwrdd {} 3", layout.name()), |b| {
            b.iter(|| state.perft(3));
        });
    }
    group.finish();
}

criterion_group!(benches, tawlbwrdd);
criterion_main!(benches);
