//! Who asked lately: whoever plays asks again with every move, and to ask the database each time
//! costs as much of a processor as a large part of the move itself.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use facts::Person;

use crate::{Result, Store};

/// How long somebody is known, whatever happens.
const LASTS: Duration = Duration::from_secs(60);

/// When so many are known, all are forgotten.
const KNOWN_MAX: usize = 20_000;

/// By what somebody is recognised.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Proof {
    /// The id of a guest.
    Guest,
    /// The id of a session.
    Session,
}

/// The people who were found lately. Everything that changes who is found makes them all unknown
/// ([`PeopleKnown::changing`]); what another program changes in the same file is announced by a notice.
#[derive(Debug, Default)]
pub(crate) struct PeopleKnown(Mutex<PeopleFound>);

#[derive(Debug, Default)]
struct PeopleFound {
    /// By each [`Proof`].
    people: [HashMap<String, (Instant, Person)>; 2],
    /// How often all were forgotten.
    changes: u64,
}

/// Something is about to change who is found: when this is dropped, nobody is known.
pub(crate) struct PeopleChanging<'a>(&'a PeopleKnown);

impl Drop for PeopleChanging<'_> {
    fn drop(&mut self) {
        let mut found = self.0.found();
        *found = PeopleFound { changes: found.changes + 1, ..PeopleFound::default() };
    }
}

impl PeopleKnown {
    fn found(&self) -> MutexGuard<'_, PeopleFound> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Must be held while something changes who is found.
    pub(crate) fn changing(&self) -> PeopleChanging<'_> {
        PeopleChanging(self)
    }

    /// The person, if known; and how often people had changed by then.
    fn get(&self, proof: Proof, id: &str) -> (Option<Person>, u64) {
        let found = self.found();
        let known = found.people[proof as usize].get(id);
        let fresh = known.filter(|it| it.0.elapsed() < LASTS);
        (fresh.map(|it| it.1.clone()), found.changes)
    }

    /// Keeps somebody who was found when people had changed so often. What was read while they were
    /// being changed again may be old.
    fn keep(&self, proof: Proof, id: &str, person: &Person, changes: u64) {
        let mut found = self.found();
        if found.changes != changes {
            return;
        }
        let people = &mut found.people[proof as usize];
        if KNOWN_MAX <= people.len() {
            people.clear();
        }
        people.insert(id.to_string(), (Instant::now(), person.clone()));
    }
}

impl Store {
    /// The person with this proof: known, or as the database `finds` them. Where several servers
    /// share a database it is always asked, since each of them may sign somebody out. Nobody is
    /// known not to be there.
    pub(crate) async fn recognise(
        &self,
        proof: Proof,
        id: &str,
        finds: impl Future<Output = Result<Option<Person>>>,
    ) -> Result<Option<Person>> {
        if self.is_shared() {
            return finds.await;
        }
        let (known, changes) = self.people.get(proof, id);
        if known.is_some() {
            return Ok(known);
        }
        let found = finds.await?;
        if let Some(person) = &found {
            self.people.keep(proof, id, person, changes);
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ida() -> Person {
        Person { id: "ida".into(), name: "Ida".into(), lang: "fr".into() }
    }

    #[test]
    fn nobody_is_known_after_a_change() {
        let known = PeopleKnown::default();
        let (nobody, changes) = known.get(Proof::Guest, "ida");
        assert_eq!(nobody, None);
        known.keep(Proof::Guest, "ida", &ida(), changes);
        assert_eq!(known.get(Proof::Guest, "ida").0, Some(ida()));
        assert_eq!(known.get(Proof::Session, "ida").0, None, "a guest's id is no session");
        drop(known.changing());
        assert_eq!(known.get(Proof::Guest, "ida").0, None);
    }

    #[test]
    fn what_was_read_before_a_change_is_not_kept() {
        let known = PeopleKnown::default();
        let (_, changes) = known.get(Proof::Session, "s");
        drop(known.changing());
        known.keep(Proof::Session, "s", &ida(), changes);
        assert_eq!(known.get(Proof::Session, "s").0, None);
    }
}
