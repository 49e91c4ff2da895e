use std::hash::Hash;

use maud::{Markup, PreEscaped};
use words::TextsKept;

/// Drawings that depend on nothing but their keys, such as the face of a card: a page shows dozens
/// of them again after every move.
#[derive(Debug)]
pub struct DrawingsKept<K>(TextsKept<K>);

impl<K: Eq + Hash> DrawingsKept<K> {
    #[expect(clippy::new_without_default, reason = "it stands in a static")]
    pub const fn new() -> DrawingsKept<K> {
        DrawingsKept(TextsKept::new())
    }

    /// The drawing of `key`, made by `draw` if it is not known. In debug builds it is drawn in any
    /// case: a drawing that depends on something else is a fault.
    pub fn get(&self, key: K, draw: impl FnOnce() -> Markup) -> Markup {
        PreEscaped(self.0.get(key, || draw().into_string()))
    }
}
