//! Skeleton.
use crate::games::{AnyView, Seat};
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theme {
    Light,
    Dark,
}
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size(u32);
impl Size {
    pub const DEFAULT: Size = Size(1080);
    pub fn new(px: u32) -> Option<Size> {
        (360..=2160).contains(&px).then_some(Size(px))
    }
}
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    pub theme: Theme,
    pub size: Size,
}
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caption {
    pub status: String,
    pub captured: Vec<(Seat, String)>,
}
pub fn png(_view: &AnyView, _style: Style, _caption: &Caption) -> Vec<u8> {
    unimplemented!()
}
