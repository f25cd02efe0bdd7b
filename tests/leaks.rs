//! Nothing hidden is ever seen: whatever a viewer gets is the same, to the byte, in the real world
//! and in another one that differs only in what the viewer may not know.
#![allow(clippy::unwrap_used, reason = "a test ends where something is not as it should be")]

#[path = "leaks/bosworth/mod.rs"]
mod bosworth;
#[path = "leaks/compare.rs"]
mod compare;
#[path = "leaks/log.rs"]
mod log;
#[path = "leaks/veldslag/mod.rs"]
mod veldslag;
#[path = "leaks/world.rs"]
mod world;
