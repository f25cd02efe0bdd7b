//! Bosworth: hands, draw piles, and the order still to come.

mod campaign;
mod decks;
mod forced;
mod secrets;
mod table;
mod twins;
mod views;
