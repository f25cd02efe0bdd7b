//! Rules checked by hand.
