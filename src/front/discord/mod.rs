//! Discord: the only user of serenity.
