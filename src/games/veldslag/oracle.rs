//! A second rulebook.
