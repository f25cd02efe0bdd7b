//! Games of Bosworth at the moments that pictures must show.

use image::RgbImage;

use super::scenes::{decode, style};
use crate::games::record;
use crate::games::{AnyView, Seat, Viewer, bosworth};
use crate::render::{Caption, Theme};

/// Four kingdoms, three of which are defeated.
const FOUR: &str = r#"[Game "bosworth"]
[SouthDeck "PKPRNPRPQBNB"]
[WestDeck "RKQBPBPNRNPP"]
[NorthDeck "PPKPRNRBNBQP"]
[EastDeck "PRRBPKBQNPNP"]
[First "South"]

e1xf2 K@e1 a5xb6 K@a5 e6xf5 K@e6 f3-e3 P@f3 b1xa2 P@b1 a3-b3 P@a3 e6-e5 R@e6 f4xe5 B@f4 Q@f5 f2-e2
a5-b4 R@a5 f5xb1 K@f5 P@f2 e2xf3 a5xe5 B@a5 f2xe1 R@f2 B@f3 e5xf5
"#;

/// Four kingdoms that agree on a draw.
const DRAWN: &str = r#"[Game "bosworth"]
[SouthDeck "PKPRNPRPQBNB"]
[WestDeck "RKQBPBPNRNPP"]
[NorthDeck "PPKPRNRBNBQP"]
[EastDeck "PRRBPKBQNPNP"]
[First "South"]

e1xf2 K@e1 a5xb6 K@a5 e6xf5 K@e6 f3-e3 P@f3 b1xa2 P@b1 a3-b3 P@a3 e6-e5 R@e6 draw:agreed
"#;

/// Three kingdoms, West's in two halves; South takes West's king and wins West's queen.
const SPLIT: &str = r#"[Game "bosworth"]
[Variant "split"]
[SouthDeck "RQNBKPPPPRNB"]
[WestDeck "KBNRQPPPPRNB"]
[NorthDeck "NPPBKQPPRRNB"]
[First "South"]

b1-b3 R@b1 f3-e3 K@f3 d6-d5 N@d6 e1-e2 Q@e1 a4-b4 B@a4 c6-c5 P@c6 e2xf3 d5-d4 e1-e3 Q@e1 resign:North
"#;

/// Two kingdoms.
const TWO: &str = r#"[Game "bosworth"]
[SouthDeck "QRNBKPPPPRNB"]
[NorthDeck "KBNRQPPPPRNB"]
[First "South"]

c1-c3 Q@c1 c6-c4 K@c6 d1-d3 R@d1 e6-e5 B@e6 d3xc4 e5-e4 c1-b2 N@c1 e4-e3 b2-b5 d6-d5 N@d6 b5xc6
"#;

/// A moment of a game with what is written in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The start of four kingdoms.
    Start,
    /// A card is placed where the last move came from; West sees its own hand.
    Placed,
    /// East is defeated.
    Defeated,
    /// Nobody but South is left.
    Over,
    /// A draw, with the hands of all.
    Drawn,
    /// A split camp, seen by West.
    Split,
    /// A won queen is the fifth card of South's hand.
    Won,
    /// Two kingdoms, North's seen at the bottom.
    Two,
}

impl Field {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Start,
        Self::Placed,
        Self::Defeated,
        Self::Over,
        Self::Drawn,
        Self::Split,
        Self::Won,
        Self::Two,
    ];

    /// Its name in file names.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Placed => "placed",
            Self::Defeated => "defeated",
            Self::Over => "over",
            Self::Drawn => "drawn",
            Self::Split => "split",
            Self::Won => "won",
            Self::Two => "two",
        }
    }

    const fn game(self) -> (&'static str, usize) {
        match self {
            Self::Start => (FOUR, 0),
            Self::Placed => (FOUR, 8),
            Self::Defeated => (FOUR, 20),
            Self::Over => (FOUR, usize::MAX),
            Self::Drawn => (DRAWN, usize::MAX),
            Self::Split => (SPLIT, 10),
            Self::Won => (SPLIT, 13),
            Self::Two => (TWO, 9),
        }
    }

    /// Who sees it.
    pub const fn viewer(self) -> Viewer {
        match self {
            Self::Start | Self::Defeated | Self::Over => Viewer::Public,
            Self::Placed | Self::Drawn | Self::Split => Viewer::Seat(Seat::West),
            Self::Won => Viewer::Seat(Seat::South),
            Self::Two => Viewer::Seat(Seat::North),
        }
    }

    /// What is written in it.
    pub fn caption(self) -> Caption {
        match self {
            Self::Over => field_caption("Everything has an end"),
            Self::Split => {
                Caption { own_hand: "Jouw hand".into(), ..field_caption("West aan zet") }
            }
            _ => field_caption("Somebody is to move"),
        }
    }

    /// Everything up to it, as a viewer sees it.
    pub fn seen_by(self, viewer: Viewer) -> Vec<(AnyView, Caption)> {
        let (game, actions) = self.game();
        let replay = record::replay(&record::read(game)[0]);
        assert_eq!(replay.fault, None, "{}", self.name());
        let states = replay.positions.iter().map(|(_, state)| state);
        let states = states.take(actions.saturating_add(1));
        states.map(|state| (state.view(viewer), self.caption())).collect()
    }

    /// The moment itself as a viewer sees it.
    pub fn view_of(self, viewer: Viewer) -> bosworth::View {
        match self.seen_by(viewer).pop() {
            Some((AnyView::Bosworth(view), _)) => view,
            _ => panic!("not a game of Bosworth"),
        }
    }

    /// The moment itself.
    pub fn view(self) -> AnyView {
        AnyView::Bosworth(self.view_of(self.viewer()))
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

/// Captions with a status.
pub fn field_caption(status: &str) -> Caption {
    let names =
        [(Seat::South, "Zuid"), (Seat::West, "West"), (Seat::North, "Noord"), (Seat::East, "Oost")];
    Caption {
        status: status.to_owned(),
        names: names.map(|(seat, name)| (seat, name.to_owned())).to_vec(),
        own_hand: "Your hand".into(),
        hands: "Hands".into(),
        discard: "Captured cards".into(),
        ..Caption::default()
    }
}
