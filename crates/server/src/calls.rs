//! Which tables wait for whom, known without asking any table: those that are awake report it, the
//! others are known to the store.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The tables that wait for each person.
#[derive(Debug)]
pub(crate) struct WaitingTables {
    all: Mutex<HashMap<String, TablesOfPerson>>,
    /// How long what the store said holds.
    fresh: Duration,
}

/// The tables that wait for a person.
#[derive(Debug, Default)]
struct TablesOfPerson {
    /// Those that are awake here.
    awake: BTreeSet<String>,
    /// Those that sleep, and until when that is known.
    asleep: BTreeSet<String>,
    until: Option<Instant>,
}

impl TablesOfPerson {
    fn is_known(&self) -> bool {
        self.until.is_some_and(|it| Instant::now() < it)
    }

    fn count(&self) -> usize {
        self.awake.union(&self.asleep).count()
    }
}

/// When this many people are known, those are forgotten who have not come for a while.
const KNOWN_MAX: usize = 20_000;

impl WaitingTables {
    pub(crate) fn new(fresh: Duration) -> WaitingTables {
        WaitingTables { all: Mutex::default(), fresh }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, TablesOfPerson>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table that is awake no longer waits for the people in `before`, and waits for those in
    /// `now`.
    pub(crate) fn change(&self, table: &str, before: &BTreeSet<String>, now: &BTreeSet<String>) {
        let mut all = self.all();
        for person in before.difference(now) {
            if let Some(waiting) = all.get_mut(person) {
                waiting.awake.remove(table);
                waiting.asleep.remove(table);
            }
        }
        for person in now.difference(before) {
            all.entry(person.clone()).or_default().awake.insert(table.to_string());
        }
    }

    /// A table that waits for these people falls asleep.
    pub(crate) fn sleep(&self, table: &str, people: &BTreeSet<String>) {
        let mut all = self.all();
        for person in people {
            if let Some(waiting) = all.get_mut(person) {
                waiting.awake.remove(table);
                waiting.asleep.insert(table.to_string());
            }
        }
    }

    /// How many tables wait for a person; none if the store must be asked for those that sleep.
    pub(crate) fn count(&self, person: &str) -> Option<usize> {
        let all = self.all();
        all.get(person).filter(|it| it.is_known()).map(TablesOfPerson::count)
    }

    /// These are the tables asleep that wait for a person. Returns how many wait in all.
    pub(crate) fn know(&self, person: &str, asleep: BTreeSet<String>) -> usize {
        let mut all = self.all();
        if KNOWN_MAX <= all.len() {
            all.retain(|_, it| it.is_known() || !it.awake.is_empty());
        }
        let waiting = all.entry(person.to_string()).or_default();
        (waiting.asleep, waiting.until) = (asleep, Some(Instant::now() + self.fresh));
        waiting.count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_table_calls_those_who_are_asked() {
        let calls = WaitingTables::new(Duration::from_secs(600));
        calls.change("a", &names(&[]), &names(&["ida", "nils"]));
        calls.change("b", &names(&[]), &names(&["ida"]));
        assert_eq!(calls.count("ida"), None, "nobody has asked the store");
        assert_eq!((calls.know("ida", names(&[])), calls.know("nils", names(&["z"]))), (2, 2));
        calls.change("a", &names(&["ida", "nils"]), &names(&["nils"]));
        assert_eq!((calls.count("ida"), calls.count("nils")), (Some(1), Some(2)));
        calls.sleep("a", &names(&["nils"]));
        assert_eq!(calls.count("nils"), Some(2));
        calls.change("a", &names(&[]), &names(&["nils"]));
        assert_eq!(calls.count("nils"), Some(2), "it is awake again");
        calls.change("a", &names(&["nils"]), &names(&["ida"]));
        assert_eq!((calls.count("ida"), calls.count("nils")), (Some(2), Some(1)));
    }
}
