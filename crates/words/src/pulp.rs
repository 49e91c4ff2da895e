//! Pulp Invasion! in words.

mod texts;

pub use self::texts::{Texts, signed};
