//! Front ends: adapters without rules, store or hidden state.

pub mod discord;
pub mod web;
pub mod wire;
