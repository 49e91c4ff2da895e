//! Pulp Invasion! in words.

mod log;
mod texts;

pub use self::texts::{Texts, signed};
