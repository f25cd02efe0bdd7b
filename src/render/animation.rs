use std::borrow::Cow;
use std::io::Write;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::canvas::{Canvas, HOLE};
use super::palette::Palette;

/// How long a frame stands, in hundredths of a second.
const DELAY: u16 = 100;
/// How long the last one does.
const LAST_DELAY: u16 = 500;

/// A GIF that loops over canvases of one size. Each frame repaints only the rectangle that changed,
/// and in it only the pixels that did.
pub fn gif(mut frames: impl Iterator<Item = Canvas>, palette: &Palette) -> Vec<u8> {
    let Some(first) = frames.next() else { return Vec::new() };
    let mut bytes = Vec::new();
    write(&mut bytes, first, frames, palette).expect("writing to memory does not fail");
    bytes
}

fn write(
    bytes: &mut Vec<u8>,
    first: Canvas,
    frames: impl Iterator<Item = Canvas>,
    palette: &Palette,
) -> Result<(), EncodingError> {
    let mut colours = palette.bytes();
    colours.resize(3 * (usize::from(HOLE) + 1), 0);
    let mut encoder = Encoder::new(bytes, side(first.width()), side(first.height()), &colours)?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut pending = whole(&first);
    let mut shown = first;
    for next in frames {
        write_frame(&mut encoder, pending, DELAY)?;
        pending = change(&shown, &next);
        shown = next;
    }
    write_frame(&mut encoder, pending, LAST_DELAY)
}

fn write_frame(
    encoder: &mut Encoder<impl Write>,
    frame: Frame<'static>,
    delay: u16,
) -> Result<(), EncodingError> {
    encoder.write_frame(&Frame { delay, dispose: DisposalMethod::Keep, ..frame })
}

fn whole(canvas: &Canvas) -> Frame<'static> {
    Frame {
        width: side(canvas.width()),
        height: side(canvas.height()),
        buffer: Cow::Owned(canvas.pixels().to_vec()),
        ..Frame::default()
    }
}

/// What turns one canvas into the next: the smallest rectangle, transparent where nothing changed.
fn change(old: &Canvas, new: &Canvas) -> Frame<'static> {
    let (left, width) = extent(new.width(), |x| (0..new.height()).any(|y| differs(old, new, x, y)));
    let (top, height) =
        extent(new.height(), |y| old.row(0, y, old.width()) != new.row(0, y, new.width()));
    let pixels = (top..top + height).flat_map(|y| {
        let pairs = old.row(left, y, width).iter().zip(new.row(left, y, width));
        pairs.map(|(old, new)| if old == new { HOLE } else { *new })
    });
    Frame {
        left: side(left),
        top: side(top),
        width: side(width),
        height: side(height),
        transparent: Some(HOLE),
        buffer: Cow::Owned(pixels.collect()),
        ..Frame::default()
    }
}

/// Where the first line that changed lies, and how many there are up to the last one; one line
/// where none changed, as a frame can't be empty.
fn extent(lines: u32, changed: impl Fn(u32) -> bool) -> (u32, u32) {
    let first = (0..lines).find(|&line| changed(line)).unwrap_or(0);
    let last = (first..lines).rev().find(|&line| changed(line)).unwrap_or(first);
    (first, last - first + 1)
}

fn differs(old: &Canvas, new: &Canvas, x: u32, y: u32) -> bool {
    old.row(x, y, 1) != new.row(x, y, 1)
}

fn side(pixels: u32) -> u16 {
    u16::try_from(pixels).expect("pictures are a few thousand pixels wide")
}
