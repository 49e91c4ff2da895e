//! The battery of promises that every game keeps.
