/// The colours a picture is drawn in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// For readers with a light background.
    Light,
    /// For readers with a dark background.
    #[default]
    Dark,
}

impl Theme {
    /// Both themes.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// The theme's name in commands and configuration.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme with this name, in either case.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name().eq_ignore_ascii_case(name))
    }
}

/// The width of a picture in pixels; its height follows from what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size(u32);

impl Size {
    /// The usual width.
    pub const DEFAULT: Self = Self(1080);
    /// The narrowest picture.
    pub const MIN: Self = Self(360);
    /// The widest picture.
    pub const MAX: Self = Self(2160);

    /// A width between [`Self::MIN`] and [`Self::MAX`]; `None` outside.
    #[must_use]
    pub const fn new(pixels: u32) -> Option<Self> {
        if Self::MIN.0 <= pixels && pixels <= Self::MAX.0 { Some(Self(pixels)) } else { None }
    }

    /// The width in pixels.
    #[must_use]
    pub const fn pixels(self) -> u32 {
        self.0
    }

    /// A length that is `length` pixels in a picture of the usual width, here.
    pub(super) const fn scale(self, length: u32) -> u32 {
        (length * self.0 + Self::DEFAULT.0 / 2) / Self::DEFAULT.0
    }
}

impl Default for Size {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// How a picture is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Style {
    /// The colours.
    pub theme: Theme,
    /// The width.
    pub size: Size,
}
