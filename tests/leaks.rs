//! Nothing hidden is ever seen: whatever a viewer gets is the same, to the byte, in the real world
//! and in another one that differs only in what the viewer may not know.
#![allow(clippy::unwrap_used, reason = "a test ends where something is not as it should be")]

#[path = "leaks/battle.rs"]
mod battle;
#[path = "leaks/twins.rs"]
mod twins;
#[path = "leaks/views.rs"]
mod views;
#[path = "leaks/world.rs"]
mod world;
