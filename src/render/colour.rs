use std::fmt;

use super::style::Theme;

/// An opaque sRGB colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub [u8; 3]);

impl Rgb {
    /// The colour written `0xRRGGBB`.
    pub const fn hex(code: u32) -> Self {
        let [_, red, green, blue] = code.to_be_bytes();
        Self([red, green, blue])
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
    page: Rgb::hex(0xF7_F2_E8),
    ink: Rgb::hex(0x2B_24_1C),
    muted: Rgb::hex(0x6B_5C_48),
    frame: Rgb::hex(0x7D_62_3F),
    line: Rgb::hex(0xC4_AB_7E),
    field: Rgb::hex(0xEB_DD_BF),
    edge: Rgb::hex(0xDD_C9_A0),
    castle: Rgb::hex(0xD8_C0_90),
    wall: Rgb::hex(0xA4_85_52),
    from: Rgb::hex(0x00_62_9E),
    to: Rgb::hex(0xB8_46_00),
    fallen: Rgb::hex(0x6B_1D_3F),
    dark: Coat {
        rim: Rgb::hex(0x1A_15_12),
        fill: Rgb::hex(0x33_2C_29),
        shade: Rgb::hex(0xA0_3C_24),
        mark: Rgb::hex(0xD3_CA_BA),
    },
    light: Coat {
        rim: Rgb::hex(0x2B_21_18),
        fill: Rgb::hex(0xFD_F8_EC),
        shade: Rgb::hex(0xE4_D8_BF),
        mark: Rgb::hex(0x1F_5F_9E),
    },
    crown: Coat {
        rim: Rgb::hex(0x2B_21_18),
        fill: Rgb::hex(0xF5_BC_3C),
        shade: Rgb::hex(0xD9_97_1C),
        mark: Rgb::hex(0xFD_F8_EC),
    },
};

const DARK: Colours = Colours {
    page: Rgb::hex(0x24_24_28),
    ink: Rgb::hex(0xF3_EE_E4),
    muted: Rgb::hex(0xB4_AC_9E),
    frame: Rgb::hex(0x7A_6A_52),
    line: Rgb::hex(0x30_2C_28),
    field: Rgb::hex(0x4B_45_3D),
    edge: Rgb::hex(0x3D_38_32),
    castle: Rgb::hex(0x52_47_38),
    wall: Rgb::hex(0x7C_6A_4C),
    from: Rgb::hex(0x6C_C0_F0),
    to: Rgb::hex(0xF2_A0_2E),
    fallen: Rgb::hex(0xE8_A0_B8),
    dark: Coat {
        rim: Rgb::hex(0xC4_BA_A6),
        fill: Rgb::hex(0x1B_18_16),
        shade: Rgb::hex(0x98_36_20),
        mark: Rgb::hex(0xC4_BA_A6),
    },
    light: Coat {
        rim: Rgb::hex(0x1B_16_11),
        fill: Rgb::hex(0xFB_F5_E7),
        shade: Rgb::hex(0xDD_D1_B8),
        mark: Rgb::hex(0x1F_5F_9E),
    },
    crown: Coat {
        rim: Rgb::hex(0x1B_16_11),
        fill: Rgb::hex(0xF5_BC_3C),
        shade: Rgb::hex(0xD9_97_1C),
        mark: Rgb::hex(0xFB_F5_E7),
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
