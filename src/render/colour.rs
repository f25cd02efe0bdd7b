use std::fmt;

use super::style::Theme;

/// An opaque sRGB colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rgb(pub [u8; 3]);

impl Rgb {
    /// The colour written `#rrggbb`; anything else does not compile.
    pub const fn hex(code: &str) -> Self {
        let code = code.as_bytes();
        assert!(code.len() == 7 && code[0] == b'#', "a colour is written #rrggbb");
        Self([pair(code[1], code[2]), pair(code[3], code[4]), pair(code[5], code[6])])
    }

    /// The pixel of an image.
    pub const fn pixel(self) -> image::Rgba<u8> {
        let [red, green, blue] = self.0;
        image::Rgba([red, green, blue, u8::MAX])
    }

    /// This colour with `part` of `whole` of another over it.
    pub fn mix(self, over: Self, part: u32, whole: u32) -> Self {
        let channel = |i: usize| {
            let (under, over) = (u32::from(self.0[i]), u32::from(over.0[i]));
            let mixed = (under * (whole - part) + over * part + whole / 2) / whole;
            u8::try_from(mixed).expect("a mean of bytes is a byte")
        };
        Self([channel(0), channel(1), channel(2)])
    }
}

const fn pair(high: u8, low: u8) -> u8 {
    digit(high) * 16 + digit(low)
}

const fn digit(digit: u8) -> u8 {
    match digit {
        b'0'..=b'9' => digit - b'0',
        b'a'..=b'f' => digit - b'a' + 10,
        _ => panic!("a digit is one of 0 to 9 and a to f"),
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// The colours of one kind of token.
#[derive(Clone, Copy, Debug)]
pub struct Coat {
    /// The outline.
    pub rim: Rgb,
    /// The body.
    pub fill: Rgb,
    /// The body's half away from the light.
    pub shade: Rgb,
    /// The emblem.
    pub mark: Rgb,
}

impl Coat {
    /// The colours that fill whole areas.
    pub const fn flat(&self) -> [Rgb; 4] {
        [self.rim, self.fill, self.shade, self.mark]
    }

    /// The rules that colour drawings of a kind.
    pub fn sheet(&self, name: &str) -> String {
        [
            stroke(&format!("{name}-rim"), self.rim),
            stroke(&format!("{name}-seam"), self.fill),
            fill(&format!("{name}-fill"), self.fill),
            fill(&format!("{name}-shade"), self.shade),
            fill(&format!("{name}-mark"), self.mark),
        ]
        .concat()
    }
}

/// A style sheet's rule that fills drawings of a class.
pub fn fill(class: &str, colour: Rgb) -> String {
    format!(".{class}{{fill:{colour}}}")
}

/// A style sheet's rule that colours the lines of a class.
pub fn stroke(class: &str, colour: Rgb) -> String {
    format!(".{class}{{stroke:{colour}}}")
}

/// The colours of a theme that all games share.
#[derive(Clone, Copy, Debug)]
pub struct Colours {
    /// What the board lies on.
    pub page: Rgb,
    /// Text that is read first.
    pub ink: Rgb,
    /// Text that stands back: coordinates and labels.
    pub muted: Rgb,
    /// The board's frame.
    pub frame: Rgb,
    /// Lines between squares.
    pub line: Rgb,
    /// Ordinary squares.
    pub field: Rgb,
    /// The ring where the last move came from.
    pub from: Rgb,
    /// The brackets where it went.
    pub to: Rgb,
    /// The cross where a piece fell.
    pub fallen: Rgb,
}

const LIGHT: Colours = Colours {
    page: Rgb::hex("#f7f2e8"),
    ink: Rgb::hex("#2b241c"),
    muted: Rgb::hex("#6b5c48"),
    frame: Rgb::hex("#7d623f"),
    line: Rgb::hex("#c4ab7e"),
    field: Rgb::hex("#ebddbf"),
    from: Rgb::hex("#00629e"),
    to: Rgb::hex("#b84600"),
    fallen: Rgb::hex("#6b1d3f"),
};

const DARK: Colours = Colours {
    page: Rgb::hex("#242428"),
    ink: Rgb::hex("#f3eee4"),
    muted: Rgb::hex("#b4ac9e"),
    frame: Rgb::hex("#7a6a52"),
    line: Rgb::hex("#302c28"),
    field: Rgb::hex("#4b453d"),
    from: Rgb::hex("#6cc0f0"),
    to: Rgb::hex("#f2a02e"),
    fallen: Rgb::hex("#e8a0b8"),
};

impl Colours {
    /// The colours of a theme.
    pub const fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }

    /// The colours that fill whole areas: the palette keeps them exactly.
    pub const fn flat(&self) -> [Rgb; 7] {
        let Self { page, frame, line, field, from, to, fallen, .. } = *self;
        [page, frame, line, field, from, to, fallen]
    }
}
