//! The rules once more, as plainly as can be, and games that are steered to where rules are rare.
//! Position by position they are compared with what is played.
//!
//! [`rules`] knows nothing of the code it checks: it takes letters of decks, and gives text.

mod compare;
mod games;
mod players;
mod rules;
mod scripts;
mod tally;
