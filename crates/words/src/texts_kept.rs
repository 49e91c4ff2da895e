//! Texts that are made once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use foldhash::fast::RandomState;

/// How many texts are kept: more than the cards of a game in all languages and states. Cards that
/// people publish may differ without end.
const MOST: usize = 4096;

/// Texts that depend on nothing but their keys, such as what a card says: a page shows dozens of
/// them again after every move.
#[derive(Debug)]
pub struct TextsKept<K>(LazyLock<Mutex<AllTextsKept<K>>>);

type AllTextsKept<K> = HashMap<K, String, RandomState>;

impl<K: Eq + Hash> TextsKept<K> {
    #[expect(clippy::new_without_default, reason = "it stands in a static")]
    pub const fn new() -> TextsKept<K> {
        TextsKept(LazyLock::new(Mutex::default))
    }

    /// The text of `key`, made by `make` if it is not known. In debug builds it is made in any case:
    /// a text that depends on something else is a fault.
    pub fn get(&self, key: K, make: impl FnOnce() -> String) -> String {
        let known = self.known().get(&key).cloned();
        if let Some(text) = known {
            if cfg!(debug_assertions) {
                assert_eq!(make(), text, "a kept text depends on more than its key");
            }
            return text;
        }
        let text = make();
        let mut known = self.known();
        if MOST <= known.len() {
            known.clear();
        }
        known.insert(key, text.clone());
        text
    }

    fn known(&self) -> MutexGuard<'_, AllTextsKept<K>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static NUMBERS: TextsKept<usize> = TextsKept::new();

    #[test]
    fn a_text_is_made_once_and_not_kept_for_ever() {
        let number = |it: usize| NUMBERS.get(it, || it.to_string());
        assert_eq!((number(1), number(2), number(1)), ("1".into(), "2".into(), "1".into()));
        assert_eq!(NUMBERS.known().len(), 2);
        for it in 0..2 * MOST {
            number(it);
        }
        assert!(NUMBERS.known().len() <= MOST);
    }

    #[test]
    #[should_panic(expected = "depends on more than its key")]
    fn a_text_that_depends_on_something_else_is_found() {
        static SAID: TextsKept<u8> = TextsKept::new();
        SAID.get(1, || "one".into());
        SAID.get(1, || "another".into());
    }
}
