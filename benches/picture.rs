//! How long the picture of a game takes to put together and encode.

#![allow(clippy::print_stdout, reason = "the size is a figure too")]

use criterion::{Criterion, criterion_group, criterion_main};
use slagveld::games::veldslag::{Action, Preset, Setup, Side, State};
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

/// A battle in its middle: twenty-two pieces taken, the last by the last move.
const BATTLE: &str = "b3xb5 b6xb5 h3xh5 h6xh5 e3-e4 e6-e5 h2-h3 e5xe4 b2-b3 h5-h4 b3-b4 h4xh3 b4xb5
d6-d5 b1-b2 h7-h5 b2-b4 h5-h4 b5-b6 h8-h7 b6xa6 b7xb4 a6xa7 h3-h2 g2xh2 g6-g5 e2-e3 e4xe3 h1-h2
h4-h3 h2xh3 g7-g6 g1-g2 g5-g4 f2-e2 d7-d6 e2-e3 b8-b7 a7xb7 e7-e6 b7xc7 d5-d4 c7xc6 h7-h6 c6xd6
g6-g5 d6xe6 h6-h5 e6xf6 f7-e7 f1-f2 f8-f7 f6xf7";

fn battle() -> AnyView {
    let army = |preset: Preset, side| preset.draft(side, false).army().expect("a whole army");
    let red = army(Preset::Screen, Side::Red);
    let mut state = State::new(Setup { red, blue: army(Preset::Attack, Side::Blue) });
    for action in BATTLE.split_whitespace() {
        state.play(Action::parse(action).expect("an action")).expect("a legal move");
    }
    AnyView::Veldslag(state.view(Viewer::Seat(Seat::Red)))
}

/// Four kingdoms in the middle of their game: one is defeated, and a hand is known.
const FIELD: &str = r#"[Game "bosworth"]
[SouthDeck "PKPRNPRPQBNB"]
[WestDeck "RKQBPBPNRNPP"]
[NorthDeck "PPKPRNRBNBQP"]
[EastDeck "PRRBPKBQNPNP"]
[First "South"]

e1xf2 K@e1 a5xb6 K@a5 e6xf5 K@e6 f3-e3 P@f3 b1xa2 P@b1 a3-b3 P@a3 e6-e5 R@e6 f4xe5 B@f4 Q@f5 f2-e2
a5-b4 R@a5
"#;

fn field() -> AnyView {
    let replay = record::replay(&record::read(FIELD)[0]);
    assert_eq!(replay.fault, None);
    replay.positions.last().expect("a start").1.view(Viewer::Seat(Seat::West))
}

fn pictures(criterion: &mut Criterion) {
    let captured =
        [(Seat::Attackers, "Attackers captured"), (Seat::Defenders, "Defenders captured")];
    let scores = [(Seat::Red, "Red has taken"), (Seat::Blue, "Blue has taken")];
    let texts =
        |texts: [(Seat, &str); 2]| texts.map(|(seat, text)| (seat, text.to_owned())).to_vec();
    let caption = Caption {
        status: "Defenders to move".to_owned(),
        captured: texts(captured),
        scores: texts(scores),
        names: [
            (Seat::South, "South"),
            (Seat::West, "West"),
            (Seat::North, "North"),
            (Seat::East, "East"),
        ]
        .map(|(seat, text)| (seat, text.to_owned()))
        .to_vec(),
        own_hand: "Your hand".to_owned(),
        discard: "Captured cards".to_owned(),
        ..Caption::default()
    };
    for (game, view) in [("tawlbwrdd", view()), ("veldslag", battle()), ("bosworth", field())] {
        picture(criterion, game, &view, &caption);
    }
}

fn picture(criterion: &mut Criterion, game: &str, view: &AnyView, caption: &Caption) {
    for theme in Theme::ALL {
        let style = Style { theme, size: Size::DEFAULT };
        warm(style);
        println!("{game} {}: {} bytes", theme.name(), png(view, style, caption).len());
        let name = format!("picture {game} {}", theme.name());
        criterion.bench_function(&name, |bencher| bencher.iter(|| png(view, style, caption)));
    }
}

criterion_group!(benches, pictures);
criterion_main!(benches);
