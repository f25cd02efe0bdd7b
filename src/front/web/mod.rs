//! The local room: the only user of axum.
