//! Games at the moments that pictures must show.

use image::{RgbImage, RgbaImage};

use crate::games::{AnyView, Seat, Viewer, record};
use crate::render::{Caption, Size, Style, Theme};

/// A game in its middle; the last move has just captured.
const MIDDLE: &str = "h1-k1 h6-h3 k1-k2 e5-b5 a4-b4xb5 g5-i5 f10-g10 g7-g9 k8-g8xg9 h3-h8xg8 j6-j10
f4-f3 k4-f4xf3 h8-h3 f2-j2 h3-f3xf4 b6-b7 e6-e5 k7-k11 d6-d4 g1-g5 d4-g4xg5 a8-b8 f8-g8 d11-d8
e7-d7 d1-d6xd7 f3-i3 k6-h6 e5-e2 e11-e3xe2 i5-i6xh6 f11-e11 f5-d5 j10-j8 f7-d7xd6 a6-d6xd7 g8-g9
j8-g8xg9 g4-f4 b4-d4xd5";

/// The king falls in the open field.
const CAPTURED: &str = "j6-j7 h6-h5 d11-d7 f8-d8xd7 k8-e8 d8-d10 e1-e4 d6-d4xe4 h1-k1 g7-g8 f10-f9 h5-h1 k1-i1xh1 g5-j5
i1-i5xj5 g8-i8 g1-i1 g6-g9 b6-b10 d10-c10 h11-h9xg9 i8-i10 f2-k2 i10-f10 a5-b5 f7-f8xf9 h9-f9xf10
d4-d8xe8 j7-f7xf8 c10-c8 f9-c9 d8-k8 d1-d7xe7 k8-f8xf7 d7-c7xc8 f8-c8 b5-a5 e6-c6xc7 k7-c7xc8
c6-c3 f1-c1 f4-c4 i1-g1 c4-g4 k6-j6 c3-c4 a5-c5 f6-c6xc5 g1-e1 c4-b4 c1-c5xc6";

/// The king comes from the castle to the edge.
const ESCAPED: &str = "e10-c10 d6-d2 c6-c2xd2 h6-h8 e2-d2 e7-d7 b5-d5 h8-h4 e11-d11 g7-i7 f9-e9 g5-i5xi6 c10-a10 f8-i8
j7-j9 d7-d8 d11-d10 h4-j4 f3-j3xj4 f4-g4 j3-c3 i5-i4 g10-i10 d8-h8 d2-f2 g4-a4 c3-a3xa4 i4-i3
a10-b10 g6-g5 k6-i6 i3-i5xi6 k7-k11 h8-g8 d10-d8 g8-f8 b10-e10 f7-h7 c2-c8 g5-g7 b7-b4 f8-h8 b4-k4
f5-g5 f2-f5xe5 e6-e7 k4-a4 e7-e5xf5 a7-a10 e5-e3 k5-k7 h8-f8 f11-d11 f6-k6";

/// A moment of a game with what is written beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// The start of the usual layout.
    Serif,
    /// The start of the other one.
    Bell,
    /// A capture in the middle of a game.
    Middle,
    /// The king's capture.
    Captured,
    /// The king's escape.
    Escaped,
}

impl Scene {
    /// All scenes.
    pub const ALL: [Self; 5] =
        [Self::Serif, Self::Bell, Self::Middle, Self::Captured, Self::Escaped];

    /// Its name in file names.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Serif => "serif",
            Self::Bell => "bell",
            Self::Middle => "middle",
            Self::Captured => "captured",
            Self::Escaped => "escaped",
        }
    }

    const fn game(self) -> (&'static str, &'static str) {
        match self {
            Self::Serif => ("serif", ""),
            Self::Bell => ("bell", ""),
            Self::Middle => ("serif", MIDDLE),
            Self::Captured => ("serif", CAPTURED),
            Self::Escaped => ("bell", ESCAPED),
        }
    }

    /// What is written beside it.
    pub fn caption(self) -> Caption {
        match self {
            Self::Serif | Self::Bell => english("Attackers to move"),
            Self::Middle => english("Defenders to move"),
            Self::Captured => english("Attackers win: the king is captured"),
            Self::Escaped => dutch("De verdedigers winnen: de koning is ontsnapt"),
        }
    }

    /// Everything up to it, with what is written beside it.
    pub fn frames(self) -> Vec<(AnyView, Caption)> {
        let (variant, moves) = self.game();
        let record = format!("[Game \"tawlbwrdd\"]\n[Variant \"{variant}\"]\n\n{moves}\n");
        let replay = record::replay(&record::read(&record)[0]);
        assert_eq!(replay.fault, None, "{}", self.name());
        let states = replay.positions.into_iter().map(|(_, state)| state);
        states.map(|state| (state.view(Viewer::Public), self.caption())).collect()
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

/// A style from its parts.
pub fn style(theme: Theme, pixels: u32) -> Style {
    Style { theme, size: Size::new(pixels).unwrap() }
}

/// Captions in English.
pub fn english(status: &str) -> Caption {
    caption(status, "Attackers captured", "Defenders captured")
}

/// Captions in Dutch.
pub fn dutch(status: &str) -> Caption {
    caption(status, "Geslagen aanvallers", "Geslagen verdedigers")
}

/// Captions from their parts.
pub fn caption(status: &str, attackers: &str, defenders: &str) -> Caption {
    let captured =
        vec![(Seat::Attackers, attackers.to_owned()), (Seat::Defenders, defenders.to_owned())];
    Caption { status: status.to_owned(), captured, ..Caption::default() }
}

/// The pixels of a palette-coded PNG.
pub fn decode(bytes: &[u8]) -> RgbImage {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    RgbImage::from_raw(info.width, info.height, pixels).expect("opaque colours")
}

/// The pixels of a GIF after its last frame, and how long each frame stands.
pub fn last_frame(bytes: &[u8]) -> (RgbImage, Vec<u16>) {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).unwrap();
    let (width, height) = (u32::from(decoder.width()), u32::from(decoder.height()));
    let (mut screen, mut delays) = (RgbaImage::new(width, height), Vec::new());
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        let (width, height) = (u32::from(frame.width), u32::from(frame.height));
        let image = RgbaImage::from_raw(width, height, frame.buffer.to_vec()).unwrap();
        image::imageops::overlay(&mut screen, &image, frame.left.into(), frame.top.into());
        delays.push(frame.delay);
    }
    let opaque = screen.pixels().flat_map(|pixel| [pixel.0[0], pixel.0[1], pixel.0[2]]).collect();
    (RgbImage::from_raw(width, height, opaque).unwrap(), delays)
}
