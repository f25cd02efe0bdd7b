//! Pictures: drawn in both themes, kept as PNG or, where they move, GIF files.

use serde::Deserialize;

use super::kept::KeptPicture;
use crate::present::Picture;
use crate::render::{Size, Style, Theme};
use crate::store::{Drawer, StoreError};

/// A picture that has been drawn.
pub(super) struct Drawn {
    /// The picture in words.
    pub(super) alt: String,
    /// The file for light pages.
    pub(super) light: Vec<u8>,
    /// The file for dark pages.
    pub(super) dark: Vec<u8>,
}

/// For which pages a picture is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum PngTheme {
    /// Light ones.
    Light,
    /// Dark ones.
    Dark,
}

impl PngTheme {
    const ALL: [Self; 2] = [Self::Light, Self::Dark];

    const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

impl Drawn {
    /// Draws a picture.
    pub(super) fn new(picture: &Picture) -> Self {
        let draw = |theme| picture.draw(Style { theme, size: Size::DEFAULT });
        Self { alt: picture.alt.clone(), light: draw(Theme::Light), dark: draw(Theme::Dark) }
    }

    const fn file(&self, theme: PngTheme) -> &Vec<u8> {
        match theme {
            PngTheme::Light => &self.light,
            PngTheme::Dark => &self.dark,
        }
    }
}

/// Keeps a picture's files under a name.
pub(super) fn keep(
    drawer: &Drawer<'_>,
    id: String,
    drawn: &Drawn,
) -> Result<KeptPicture, StoreError> {
    for theme in PngTheme::ALL {
        drawer.put_file(&record(&id, theme), drawn.file(theme))?;
    }
    let (width, height) = size(&drawn.light);
    Ok(KeptPicture { id, alt: drawn.alt.clone(), width, height })
}

/// Reads one of a picture's files.
pub(super) fn read(
    drawer: &Drawer<'_>,
    id: &str,
    theme: PngTheme,
) -> Result<Option<Vec<u8>>, StoreError> {
    drawer.file(&record(id, theme))
}

/// Takes a picture's files out.
pub(super) fn forget(drawer: &Drawer<'_>, id: &str) -> Result<(), StoreError> {
    PngTheme::ALL.iter().try_for_each(|theme| drawer.remove(&record(id, *theme)))
}

fn record(id: &str, theme: PngTheme) -> String {
    format!("pictures/{id}/{}", theme.name())
}

/// What kind of file a picture is.
pub(super) fn media(file: &[u8]) -> &'static str {
    if file.starts_with(GIF) { "image/gif" } else { "image/png" }
}

/// What every GIF file begins with.
const GIF: &[u8] = b"GIF8";

/// Width and height from a file's header.
fn size(file: &[u8]) -> (u32, u32) {
    if file.starts_with(GIF) {
        let number = |at: usize| {
            let bytes = file.get(at..at + 2).and_then(|bytes| bytes.try_into().ok());
            bytes.map_or(0, u16::from_le_bytes).into()
        };
        return (number(6), number(8));
    }
    let png = file;
    let number = |at: usize| {
        let bytes = png.get(at..at + 4).and_then(|bytes| bytes.try_into().ok());
        bytes.map_or(0, u32::from_be_bytes)
    };
    (number(16), number(20))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_tells_the_size() {
        let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        png.extend([0, 0, 4, 0x38, 0, 0, 4, 0xb0]);
        assert_eq!(size(&png), (1080, 1200));
        assert_eq!(size(b""), (0, 0));
        assert_eq!(size(b"GIF89a\x38\x04\xb0\x04"), (1080, 1200));
        assert_eq!((media(&png), media(b"GIF89a")), ("image/png", "image/gif"));
    }
}
