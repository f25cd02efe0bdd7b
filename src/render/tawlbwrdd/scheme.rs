use crate::render::colour::{Coat, Rgb, fill, stroke};
use crate::render::style::Theme;

/// What only Tawlbwrdd has colours for.
#[derive(Clone, Copy, Debug)]
pub struct Scheme {
    /// Squares on the edge, the king's goal.
    pub edge: Rgb,
    /// The castle's floor.
    pub castle: Rgb,
    /// The castle's walls.
    pub wall: Rgb,
    /// The attackers' tokens.
    pub dark: Coat,
    /// The defenders' tokens.
    pub light: Coat,
    /// The king's crown.
    pub crown: Coat,
}

const LIGHT: Scheme = Scheme {
    edge: Rgb::hex("#ddc9a0"),
    castle: Rgb::hex("#d8c090"),
    wall: Rgb::hex("#a48552"),
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

const DARK: Scheme = Scheme {
    edge: Rgb::hex("#3d3832"),
    castle: Rgb::hex("#524738"),
    wall: Rgb::hex("#a08a5e"),
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

impl Scheme {
    /// The colours in a theme.
    pub const fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }

    /// The colours that fill whole areas.
    pub fn flat(&self) -> Vec<Rgb> {
        let tokens = [self.dark, self.light, self.crown].map(|coat| coat.flat());
        [self.edge, self.castle, self.wall]
            .into_iter()
            .chain(tokens.into_iter().flatten())
            .collect()
    }

    /// The style sheet for the drawings.
    pub fn sheet(&self) -> String {
        [
            self.dark.sheet("attacker"),
            self.light.sheet("defender"),
            self.crown.sheet("crown"),
            stroke("castle-wall", self.wall),
            fill("castle-tower", self.wall),
        ]
        .concat()
    }
}
