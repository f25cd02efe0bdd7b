use std::fmt;

use super::style::Theme;

/// An opaque sRGB colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub [u8; 3]);

impl Rgb {
    /// The colour written `#rrggbb`; anything else does not compile.
    const fn hex(code: &str) -> Self {
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

/// The colours of a theme.
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
    /// Squares on the edge, the king's goal.
    pub edge: Rgb,
    /// The castle's floor.
    pub castle: Rgb,
    /// The castle's walls.
    pub wall: Rgb,
    /// The ring where the last move came from.
    pub from: Rgb,
    /// The brackets where it went.
    pub to: Rgb,
    /// The cross where a piece fell.
    pub fallen: Rgb,
    /// The dark side's tokens.
    pub dark: Coat,
    /// The light side's tokens.
    pub light: Coat,
    /// The king's crown.
    pub crown: Coat,
}

const LIGHT: Colours = Colours {
    page: Rgb::hex("#f7f2e8"),
    ink: Rgb::hex("#2b241c"),
    muted: Rgb::hex("#6b5c48"),
    frame: Rgb::hex("#7d623f"),
    line: Rgb::hex("#c4ab7e"),
    field: Rgb::hex("#ebddbf"),
    edge: Rgb::hex("#ddc9a0"),
    castle: Rgb::hex("#d8c090"),
    wall: Rgb::hex("#a48552"),
    from: Rgb::hex("#00629e"),
    to: Rgb::hex("#b84600"),
    fallen: Rgb::hex("#6b1d3f"),
    dark: Coat {
        rim: Rgb::hex("#1a1512"),
        fill: Rgb::hex("#332c29"),
        shade: Rgb::hex("#a03c24"),
        mark: Rgb::hex("#d3caba"),
    },
    light: Coat {
        rim: Rgb::hex("#2b2118"),
        fill: Rgb::hex("#fdf8ec"),
        shade: Rgb::hex("#e4d8bf"),
        mark: Rgb::hex("#1f5f9e"),
    },
    crown: Coat {
        rim: Rgb::hex("#2b2118"),
        fill: Rgb::hex("#f5bc3c"),
        shade: Rgb::hex("#d9971c"),
        mark: Rgb::hex("#fdf8ec"),
    },
};

const DARK: Colours = Colours {
    page: Rgb::hex("#242428"),
    ink: Rgb::hex("#f3eee4"),
    muted: Rgb::hex("#b4ac9e"),
    frame: Rgb::hex("#7a6a52"),
    line: Rgb::hex("#302c28"),
    field: Rgb::hex("#4b453d"),
    edge: Rgb::hex("#3d3832"),
    castle: Rgb::hex("#524738"),
    wall: Rgb::hex("#a08a5e"),
    from: Rgb::hex("#6cc0f0"),
    to: Rgb::hex("#f2a02e"),
    fallen: Rgb::hex("#e8a0b8"),
    dark: Coat {
        rim: Rgb::hex("#c4baa6"),
        fill: Rgb::hex("#1b1816"),
        shade: Rgb::hex("#983620"),
        mark: Rgb::hex("#c4baa6"),
    },
    light: Coat {
        rim: Rgb::hex("#1b1611"),
        fill: Rgb::hex("#fbf5e7"),
        shade: Rgb::hex("#ddd1b8"),
        mark: Rgb::hex("#1f5f9e"),
    },
    crown: Coat {
        rim: Rgb::hex("#1b1611"),
        fill: Rgb::hex("#f5bc3c"),
        shade: Rgb::hex("#d9971c"),
        mark: Rgb::hex("#fbf5e7"),
    },
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
    pub fn flat(&self) -> Vec<Rgb> {
        let board = [self.page, self.frame, self.line, self.field, self.edge, self.castle];
        let marks = [self.wall, self.from, self.to, self.fallen];
        let coats = [self.dark, self.light, self.crown];
        let tokens =
            coats.into_iter().flat_map(|coat| [coat.rim, coat.fill, coat.shade, coat.mark]);
        board.into_iter().chain(marks).chain(tokens).collect()
    }

    /// The style sheet that dresses the drawings.
    pub fn sheet(&self) -> String {
        let fill = |class: &str, colour: Rgb| format!(".{class}{{fill:{colour}}}");
        let stroke = |class: &str, colour: Rgb| format!(".{class}{{stroke:{colour}}}");
        let coat = |name: &str, coat: &Coat| {
            [
                stroke(&format!("{name}-rim"), coat.rim),
                stroke(&format!("{name}-seam"), coat.fill),
                fill(&format!("{name}-fill"), coat.fill),
                fill(&format!("{name}-shade"), coat.shade),
                fill(&format!("{name}-mark"), coat.mark),
            ]
            .concat()
        };
        [
            coat("attacker", &self.dark),
            coat("defender", &self.light),
            coat("crown", &self.crown),
            stroke("castle-wall", self.wall),
            fill("castle-tower", self.wall),
        ]
        .concat()
    }
}
