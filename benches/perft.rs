//! Leaves a second of the move generators.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use slagveld::games::Seed;
use slagveld::games::bosworth::{Camp, Setup};
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

fn bosworth(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    let setup = Setup::draw(&Seed::new([7; 32]), &Camp::ALL, false).expect("four can play");
    let state = slagveld::games::bosworth::State::new(&setup);
    group.throughput(Throughput::Elements(state.perft(5)));
    group.bench_function("bosworth, four, 5", |b| b.iter(|| state.perft(5)));
    group.finish();
}

criterion_group!(benches, tawlbwrdd, bosworth);
criterion_main!(benches);
