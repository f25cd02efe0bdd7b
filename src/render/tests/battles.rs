//! Games of Veldslag at the moments that pictures must show.

use image::RgbImage;

use super::scenes::{decode, style};
use crate::games::veldslag::{Action, Draft, Preset, Setup, Side, State};
use crate::games::{AnyView, Seat, Viewer};
use crate::render::{Caption, Theme, draft_png};

/// Red takes the flag after a long game.
const GAME: &str = "b3xb5 b6xb5 h3xh5 h6xh5 e3-e4 e6-e5 h2-h3 e5xe4 b2-b3 h5-h4 b3-b4 h4xh3 b4xb5
d6-d5 b1-b2 h7-h5 b2-b4 h5-h4 b5-b6 h8-h7 b6xa6 b7xb4 a6xa7 h3-h2 g2xh2 g6-g5 e2-e3 e4xe3 h1-h2
h4-h3 h2xh3 g7-g6 g1-g2 g5-g4 f2-e2 d7-d6 e2-e3 b8-b7 a7xb7 e7-e6 b7xc7 d5-d4 c7xc6 h7-h6 c6xd6
g6-g5 d6xe6 h6-h5 e6xf6 f7-e7 f1-f2 f8-f7 f6xf7 e7-e6 e3-e4 d4xe4 e1-e2 h5-h4 h3xh4 e6-e5 f7-f8
e4-e3 f8xg8 e3xe2 f3-e3 e2xf2 e3-e4 f2xg2 d2-e2 e5xe4 e2-e3 e4xe3 c3-b3 g2-g1 b3-b4 g5-h5 c2-c3
g4-h4 a1-b1 h4-h3 b4-b5 h5-h4 b1-a1 h3-h2 b5-b6 h2-h1 b6-b7 h4-h3 c3-b3 h3-h2 b7-b8 h2-h3 b3-b4
h3-h2 b4-b5 g1-f1 b5-b6 f1-g1 b6-a6 g1-f1 b8xa8 h2-g2 a1-b1 f1-g1 a2-b2 g2-h2 b2-b3 h2-g2 b3-b4
g2-h2 b1-a1 g1-f1 a6-a7 h2-g2 b4-b5 g2xg3 a1-a2 f1-g1 b5-b6 g1-g2 b6-a6 g2-g1 a7xa8 g1-f1 a6-a7
f1-e1 a2-b2 e1xd1 a7-b7 h1-h2 b7-b8 h2-h1 b2-a2 h1-g1 b8xa8 g1-f1 a2-b2 f1-g1 b2-b3 g1-f1 b3-b4
f1-g1 b4-b5 g1-f1 b5-b6 f1-g1 b6-b7 g1-h1 b7-b8 h1-g1 b8xc8 g1-h1 c8xd8";

/// A moment of the game with what is written under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Battle {
    /// The start as Red sees it.
    Start,
    /// The attacker has won, and Blue has given some of its pieces away.
    Won,
    /// Attacker and attacked have both fallen.
    Both,
    /// The attacker has won again, and Red has given it away.
    Known,
    /// The attacker has fallen on a bomb.
    Bomb,
    /// The flag has been taken.
    Over,
}

impl Battle {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Start, Self::Won, Self::Both, Self::Known, Self::Bomb, Self::Over];

    /// Its name in file names.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Won => "won",
            Self::Both => "both",
            Self::Known => "known",
            Self::Bomb => "bomb",
            Self::Over => "over",
        }
    }

    const fn moves(self) -> usize {
        match self {
            Self::Start => 0,
            Self::Won => 13,
            Self::Both => 28,
            Self::Known => 53,
            Self::Bomb => 63,
            Self::Over => 153,
        }
    }

    const fn viewer(self) -> Viewer {
        match self {
            Self::Start | Self::Both | Self::Known => Viewer::Seat(Seat::Red),
            Self::Won => Viewer::Seat(Seat::Blue),
            Self::Bomb | Self::Over => Viewer::Public,
        }
    }

    /// What is written under it.
    pub fn caption(self) -> Caption {
        match self {
            Self::Start | Self::Both => dutch("Rood aan zet"),
            Self::Won | Self::Known | Self::Bomb => english("Blue to move"),
            Self::Over => english("Red wins: the flag is taken"),
        }
    }

    /// Everything up to it, as the same viewer sees it.
    pub fn frames(self) -> Vec<(AnyView, Caption)> {
        let mut state = start();
        let mut frames = vec![(self.seen(&state), self.caption())];
        for action in GAME.split_whitespace().take(self.moves()) {
            state.play(Action::parse(action).unwrap()).unwrap();
            frames.push((self.seen(&state), self.caption()));
        }
        frames
    }

    fn seen(self, state: &State) -> AnyView {
        AnyView::Veldslag(state.view(self.viewer()))
    }

    /// The moment itself.
    pub fn view(self) -> AnyView {
        self.frames().pop().unwrap().0
    }

    /// The bytes of its picture.
    pub fn png(self, theme: Theme, pixels: u32) -> Vec<u8> {
        crate::render::png(&self.view(), style(theme, pixels), &self.caption())
    }

    /// Its picture.
    pub fn picture(self, theme: Theme, pixels: u32) -> RgbImage {
        decode(&self.png(theme, pixels))
    }
}

fn start() -> State {
    let army = |preset: Preset, side| preset.draft(side, false).army().unwrap();
    let red = army(Preset::Screen, Side::Red);
    State::new(Setup { red, blue: army(Preset::Attack, Side::Blue) })
}

/// A set-up in the making.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Making {
    /// Nothing is placed.
    Empty,
    /// Some of it is.
    Begun,
    /// All of it is.
    Done,
}

impl Making {
    /// Its name in file names.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Begun => "begun",
            Self::Done => "done",
        }
    }

    /// The bytes of its picture.
    pub fn png(self, theme: Theme, pixels: u32) -> Vec<u8> {
        let (side, rows, status) = match self {
            Self::Empty => (Side::Red, "......../......../........", "Your army: 24 to place"),
            Self::Begun => (Side::Blue, "14371513/B2S6..../FB23....", "Jouw leger: nog 8 stukken"),
            Self::Done => (Side::Red, "14371513/B2S64151/FB234B2B", "Your army is complete"),
        };
        let draft = Draft::parse(side, rows).unwrap();
        draft_png(&draft, style(theme, pixels), &english(status))
    }
}

fn english(status: &str) -> Caption {
    battle_caption(status, ["Red has taken", "Blue has taken"], ["Red's set-up", "Blue's set-up"])
}

fn dutch(status: &str) -> Caption {
    let setups = ["Opstelling van rood", "Opstelling van blauw"];
    battle_caption(status, ["Rood nam", "Blauw nam"], setups)
}

/// Captions from their parts, Red's first.
pub fn battle_caption(status: &str, scores: [&str; 2], setups: [&str; 2]) -> Caption {
    let seats = [Seat::Red, Seat::Blue];
    let texts = |texts: [&str; 2]| seats.into_iter().zip(texts.map(str::to_owned)).collect();
    Caption {
        status: status.to_owned(),
        scores: texts(scores),
        setups: texts(setups),
        ..Caption::default()
    }
}
