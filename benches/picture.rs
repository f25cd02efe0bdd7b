//! How long the picture of a game takes to put together and encode.

#![allow(clippy::print_stdout, reason = "the size is a figure too")]

use criterion::{Criterion, criterion_group, criterion_main};
use slagveld::games::{AnyView, Seat, Viewer, record};
use slagveld::render::{Caption, Size, Style, Theme, png, warm};

/// A game in its middle: nineteen pieces taken, the last by the last move.
const GAME: &str = "[Game \"tawlbwrdd\"]

h1-k1 h6-h3 k1-k2 e5-b5 a4-b4xb5 g5-i5 f10-g10 g7-g9 k8-g8xg9 h3-h8xg8 j6-j10 f4-f3 k4-f4xf3 h8-h3
f2-j2 h3-f3xf4 b6-b7 e6-e5 k7-k11 d6-d4 g1-g5 d4-g4xg5 a8-b8 f8-g8 d11-d8 e7-d7 d1-d6xd7 f3-i3
k6-h6 e5-e2 e11-e3xe2 i5-i6xh6 f11-e11 f5-d5 j10-j8 f7-d7xd6 a6-d6xd7 g8-g9 j8-g8xg9 g4-f4
b4-d4xd5
";

fn view() -> AnyView {
    let replay = record::replay(&record::read(GAME)[0]);
    assert_eq!(replay.fault, None);
    replay.positions.last().expect("a start").1.view(Viewer::Public)
}

fn pictures(criterion: &mut Criterion) {
    let view = view();
    let captured =
        [(Seat::Attackers, "Attackers captured"), (Seat::Defenders, "Defenders captured")];
    let caption = Caption {
        status: "Defenders to move".to_owned(),
        captured: captured.map(|(seat, label)| (seat, label.to_owned())).to_vec(),
    };
    for theme in Theme::ALL {
        let style = Style { theme, size: Size::DEFAULT };
        warm(style);
        println!("{}: {} bytes", theme.name(), png(&view, style, &caption).len());
        let name = format!("picture {}", theme.name());
        criterion.bench_function(&name, |bencher| bencher.iter(|| png(&view, style, &caption)));
    }
}

criterion_group!(benches, pictures);
criterion_main!(benches);
