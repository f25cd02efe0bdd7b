//! Veldslag: the ranks of the pieces.

mod battle;
mod table;
mod twins;
mod views;
