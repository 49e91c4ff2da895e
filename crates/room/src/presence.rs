//! Who looks at the table.

use std::collections::{BTreeMap, BTreeSet};

/// The people who have a page of the table open.
#[derive(Clone, Debug, Default)]
pub struct Presence {
    /// The number of pages that each person has open on this server.
    here: BTreeMap<String, u32>,
    /// People who look at the table on other servers.
    elsewhere: BTreeSet<String>,
}

impl Presence {
    /// Somebody opened a page. Returns whether it is their first.
    pub(crate) fn come(&mut self, person: &str) -> bool {
        let pages = self.here.entry(person.to_string()).or_default();
        *pages += 1;
        *pages == 1
    }

    /// Somebody closed a page. Returns whether it was their last.
    pub(crate) fn go(&mut self, person: &str) -> bool {
        let Some(pages) = self.here.get_mut(person) else { return false };
        *pages -= 1;
        let last = *pages == 0;
        if last {
            self.here.remove(person);
        }
        last
    }

    /// Sets who looks at the table on other servers. Returns whether that has changed.
    pub(crate) fn hear(&mut self, elsewhere: BTreeSet<String>) -> bool {
        let news = elsewhere != self.elsewhere;
        self.elsewhere = elsewhere;
        news
    }

    /// Whether a person has a page open on this server.
    pub fn is_at_page(&self, person: &str) -> bool {
        self.here.contains_key(person)
    }

    /// Whether a person looks at the table, on any server.
    pub fn is_here(&self, person: &str) -> bool {
        self.is_at_page(person) || self.elsewhere.contains(person)
    }

    /// The people who have a page open on this server.
    pub fn people(&self) -> BTreeSet<String> {
        self.here.keys().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_two_pages_is_gone_with_the_second() {
        let mut presence = Presence::default();
        assert!(presence.come("ida"));
        assert!(!presence.come("ida"));
        assert!(!presence.go("ida") && presence.is_here("ida"));
        assert!(presence.go("ida") && !presence.is_here("ida"));
        assert!(!presence.go("ida"), "nobody goes twice");
    }

    #[test]
    fn who_looks_elsewhere_is_here_without_a_page() {
        let mut presence = Presence::default();
        let nils = || BTreeSet::from(["nils".to_string()]);
        assert!(presence.hear(nils()) && !presence.hear(nils()));
        assert!(presence.is_here("nils") && !presence.is_at_page("nils"));
    }
}
