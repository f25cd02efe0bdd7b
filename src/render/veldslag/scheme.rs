use crate::games::veldslag::Side;
use crate::render::colour::{Coat, Rgb, fill, stroke};
use crate::render::style::Theme;

/// The colours of an army.
#[derive(Clone, Copy, Debug)]
pub struct Uniform {
    /// The token, and the figure and letter on it.
    pub coat: Coat,
    /// What stands out of a figure: a plume, a pick, a spark.
    pub trim: Rgb,
}

/// What only Veldslag has colours for.
#[derive(Clone, Copy, Debug)]
pub struct Scheme {
    /// The lakes.
    pub water: Rgb,
    /// Waves on them.
    pub wave: Rgb,
    /// The frame around what both sides know, and around what fell last.
    pub known: Rgb,
    /// The fine lines along that frame.
    pub keyline: Rgb,
    red: Uniform,
    blue: Uniform,
}

const LIGHT: Scheme = Scheme {
    water: Rgb::hex("#a9c9d6"),
    wave: Rgb::hex("#82abbd"),
    known: Rgb::hex("#000000"),
    keyline: Rgb::hex("#fffaf0"),
    red: red(Rgb::hex("#2b0a06")),
    blue: BLUE,
};

const DARK: Scheme = Scheme {
    water: Rgb::hex("#1f3945"),
    wave: Rgb::hex("#4d7282"),
    known: Rgb::hex("#000000"),
    keyline: Rgb::hex("#fffaf0"),
    red: red(Rgb::hex("#e8d8bc")),
    blue: BLUE,
};

/// Red's, whose rim stands out from the board.
const fn red(rim: Rgb) -> Uniform {
    let coat = Coat {
        rim,
        fill: Rgb::hex("#8f1d14"),
        shade: Rgb::hex("#7d150d"),
        mark: Rgb::hex("#fbf0da"),
    };
    Uniform { coat, trim: Rgb::hex("#f0b23a") }
}

const BLUE: Uniform = Uniform {
    coat: Coat {
        rim: Rgb::hex("#0b2f57"),
        fill: Rgb::hex("#dcedfb"),
        shade: Rgb::hex("#c4def3"),
        mark: Rgb::hex("#0b3a6b"),
    },
    trim: Rgb::hex("#0072b2"),
};

impl Scheme {
    /// The colours in a theme.
    pub const fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }

    /// A side's colours.
    pub const fn uniform(&self, side: Side) -> &Uniform {
        match side {
            Side::Red => &self.red,
            Side::Blue => &self.blue,
        }
    }

    /// The colours that fill whole areas.
    pub fn flat(&self) -> Vec<Rgb> {
        let armies = Side::ALL.into_iter().flat_map(|side| {
            let Uniform { coat, trim } = self.uniform(side);
            coat.flat().into_iter().chain([*trim])
        });
        [self.water, self.wave, self.known, self.keyline].into_iter().chain(armies).collect()
    }

    /// The style sheet for a side's tokens.
    pub fn sheet(&self, side: Side) -> String {
        let Uniform { coat, trim } = self.uniform(side);
        coat.sheet("token") + &fill("token-trim", *trim)
    }

    /// The style sheet for what is no side's.
    pub fn board_sheet(&self, fallen: Rgb, cross: Rgb) -> String {
        [
            fill("lake-water", self.water),
            stroke("lake-wave", self.wave),
            stroke("known-frame", self.known),
            stroke("known-line", self.keyline),
            fill("beaten-disc", fallen),
            stroke("beaten-disc", cross),
            stroke("beaten-cross", cross),
        ]
        .concat()
    }
}
