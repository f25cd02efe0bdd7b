use crate::games::bosworth::Colour;
use crate::render::colour::{Coat, Colours, Rgb, fill, stroke};
use crate::render::style::Theme;

/// What only Bosworth has colours for.
#[derive(Clone, Copy, Debug)]
pub struct Scheme {
    /// A card face down.
    pub back: Rgb,
    /// Its lattice.
    pub lattice: Rgb,
    /// Its edge.
    pub edge: Rgb,
    /// The ground of the woods.
    pub wood: Rgb,
    /// Their trunks.
    pub trunk: Rgb,
    /// Their trees.
    pub tree: Rgb,
    /// The trees in front.
    pub front: Rgb,
    /// The camp of a defeated kingdom.
    pub gone: Rgb,
    red: Coat,
    yellow: Coat,
    green: Coat,
    blue: Coat,
}

const LIGHT: Scheme = Scheme {
    back: Rgb::hex("#d3c3a0"),
    lattice: Rgb::hex("#bda983"),
    edge: Rgb::hex("#a08a63"),
    wood: Rgb::hex("#dbd6b0"),
    trunk: Rgb::hex("#8b7650"),
    tree: Rgb::hex("#a3b487"),
    front: Rgb::hex("#8da274"),
    gone: Rgb::hex("#b9ad9a"),
    red: Coat {
        rim: Rgb::hex("#3a0c06"),
        fill: Rgb::hex("#ba3226"),
        shade: Rgb::hex("#ab2a1f"),
        mark: Rgb::hex("#fff3df"),
    },
    yellow: Coat {
        rim: Rgb::hex("#3a2a00"),
        fill: Rgb::hex("#f7d94c"),
        shade: Rgb::hex("#f0cd38"),
        mark: Rgb::hex("#33230a"),
    },
    green: Coat {
        rim: Rgb::hex("#08301f"),
        fill: Rgb::hex("#58b98f"),
        shade: Rgb::hex("#4eaf85"),
        mark: Rgb::hex("#041c12"),
    },
    blue: Coat {
        rim: Rgb::hex("#06142e"),
        fill: Rgb::hex("#122f69"),
        shade: Rgb::hex("#0f285c"),
        mark: Rgb::hex("#eaf3ff"),
    },
};

const DARK: Scheme = Scheme {
    back: Rgb::hex("#5d554a"),
    lattice: Rgb::hex("#6f665a"),
    edge: Rgb::hex("#857a6b"),
    wood: Rgb::hex("#3c4036"),
    trunk: Rgb::hex("#2f2a23"),
    tree: Rgb::hex("#4f5c46"),
    front: Rgb::hex("#5d6b52"),
    gone: Rgb::hex("#5a554d"),
    red: Coat { rim: Rgb::hex("#f3d9c4"), ..LIGHT.red },
    yellow: Coat { rim: Rgb::hex("#fff4c4"), ..LIGHT.yellow },
    green: Coat { rim: Rgb::hex("#d4f3e4"), ..LIGHT.green },
    blue: Coat { rim: Rgb::hex("#c9dcf5"), ..LIGHT.blue },
};

impl Scheme {
    /// The colours in a theme.
    pub const fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }

    /// The cards of a colour.
    pub const fn coat(&self, colour: Colour) -> &Coat {
        match colour {
            Colour::Red => &self.red,
            Colour::Yellow => &self.yellow,
            Colour::Green => &self.green,
            Colour::Blue => &self.blue,
        }
    }

    /// The colours that fill whole areas.
    pub fn flat(&self) -> Vec<Rgb> {
        let Self { back, lattice, edge, wood, trunk, tree, front, gone, .. } = *self;
        let coats = Colour::ALL.into_iter().flat_map(|colour| self.coat(colour).flat());
        [back, lattice, edge, wood, trunk, tree, front, gone].into_iter().chain(coats).collect()
    }

    /// The style sheet for a colour's cards.
    pub fn sheet(&self, colour: Colour) -> String {
        let coat = self.coat(colour);
        coat.sheet("card") + &stroke("card-arrow", coat.mark)
    }

    /// The style sheet for a defeated kingdom's emblem.
    pub fn defeated_sheet(&self, colours: &Colours) -> String {
        let (fill, mark) = (self.gone, colours.muted);
        Coat { rim: mark, fill, shade: fill, mark }.sheet("card")
    }

    /// The style sheet for what is no kingdom's.
    pub fn board_sheet(&self, colours: &Colours) -> String {
        [
            fill("back-fill", self.back),
            stroke("back-line", self.lattice),
            stroke("back-rim", self.edge),
            fill("wood-ground", self.wood),
            fill("wood-trunk", self.trunk),
            fill("wood-tree", self.tree),
            fill("wood-front", self.front),
            fill("icon-card", self.back),
            stroke("icon-card", colours.ink),
            fill("mark-to", colours.to),
            stroke("mark-from", colours.from),
            fill("taken-disc", colours.fallen),
            stroke("taken-disc", colours.page),
            stroke("taken-cross", colours.page),
            fill("placed-disc", colours.page),
            stroke("placed-disc", colours.ink),
            stroke("placed-plus", colours.ink),
            stroke("turn-ring", colours.ink),
            stroke("defeated-edge", colours.page),
            stroke("defeated-cross", colours.ink),
        ]
        .concat()
    }
}
