//! Text with its structure as data: who is spoken of, what stands out, what is code. Each front end
//! writes it in its own way, and alone knows what has to be escaped there and how much fits.
//!
//! The patterns in `assets/i18n` are written in a light markup of our own, which [`parse`] reads and
//! [`Rich`]'s `Display` writes:
//!
//! ```text
//! **strong**  _emphasis_  *emphasis*  `code`  [words]({ $link })
//! - an item of a list        1. one of a numbered list
//! -# small print             > a quote
//! ```
//!
//! A backslash takes the meaning from the mark after it, and a mark that is not closed is plain
//! text. Only patterns are read so: the values of a message come in as data, and nothing in them
//! can become markup.

mod cut;
mod display;
mod ids;
mod markup;
mod rich;
#[cfg(test)]
mod tests;
mod value;

pub use ids::{MessageId, PersonId, RoomId};
pub use markup::{parse, placeholder};
pub use rich::{Kind, Line, Link, Person, Rich, Span, Target};
pub use value::Value;
