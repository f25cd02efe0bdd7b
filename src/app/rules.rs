//! Which pages the rules have.

/// The pages of Tawlbwrdd's rules, in reading order; the messages `rules-tawlbwrdd-TOPIC` hold them.
pub const TAWLBWRDD: &[&str] = &["start", "moving", "capturing", "king", "end", "rulings"];
