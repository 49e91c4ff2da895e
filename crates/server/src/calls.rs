//! Which tables wait for whom, known at once without asking any table.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The tables that wait for each person. Every running table reports this by itself.
#[derive(Debug, Default)]
pub(crate) struct Calls(Mutex<HashMap<String, BTreeSet<String>>>);

impl Calls {
    fn all(&self) -> MutexGuard<'_, HashMap<String, BTreeSet<String>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table no longer waits for the people in `before`, and waits for those in `now`.
    pub(crate) fn change(&self, table: &str, before: &BTreeSet<String>, now: &BTreeSet<String>) {
        let mut all = self.all();
        for person in before.difference(now) {
            let tables = all.entry(person.clone()).or_default();
            tables.remove(table);
            if tables.is_empty() {
                all.remove(person);
            }
        }
        for person in now.difference(before) {
            all.entry(person.clone()).or_default().insert(table.to_string());
        }
    }

    /// How many tables wait for a person.
    pub(crate) fn count(&self, person: &str) -> usize {
        self.all().get(person).map_or(0, BTreeSet::len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_calls_those_who_are_asked() {
        let calls = Calls::default();
        let people = |names: &[&str]| names.iter().map(ToString::to_string).collect();
        calls.change("a", &people(&[]), &people(&["ida", "nils"]));
        calls.change("b", &people(&[]), &people(&["ida"]));
        assert_eq!((calls.count("ida"), calls.count("nils")), (2, 1));
        calls.change("a", &people(&["ida", "nils"]), &people(&["nils"]));
        assert_eq!((calls.count("ida"), calls.count("nils"), calls.count("nobody")), (1, 1, 0));
    }
}
