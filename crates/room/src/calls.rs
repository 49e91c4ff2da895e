//! For whom the table waits, and who is to be reminded of it.

use std::collections::BTreeSet;

/// The people for whom the table waits.
#[derive(Clone, Debug, Default)]
pub(crate) struct Calls {
    called: BTreeSet<String>,
    /// When somebody is to be reminded, and who.
    reminders: Vec<(i64, String)>,
}

impl Calls {
    /// From now on the table waits for those who are `awaited`; if `remind_at` is given, those who
    /// are new are reminded then. Returns for whom the table waited before, if that has changed.
    pub(crate) fn change(
        &mut self,
        awaited: BTreeSet<String>,
        remind_at: Option<i64>,
    ) -> Option<BTreeSet<String>> {
        if awaited == self.called {
            return None;
        }
        self.reminders.retain(|(_, it)| awaited.contains(it));
        if let Some(at) = remind_at {
            let fresh = awaited.difference(&self.called).cloned();
            self.reminders.extend(fresh.map(|person| (at, person)));
        }
        Some(std::mem::replace(&mut self.called, awaited))
    }

    /// The people for whom it waits.
    pub(crate) fn called(&self) -> &BTreeSet<String> {
        &self.called
    }

    /// The time of the first reminder.
    pub(crate) fn next(&self) -> Option<i64> {
        self.reminders.iter().map(|(at, _)| *at).min()
    }

    /// Everybody whose reminder is due now, each once.
    pub(crate) fn due(&mut self, now: i64) -> Vec<String> {
        self.reminders.extract_if(.., |(at, _)| *at <= now).map(|(_, person)| person).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn people(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn one_is_reminded_once_and_only_while_awaited() {
        let mut calls = Calls::default();
        assert_eq!(calls.change(people(&["ida", "nils"]), Some(90)), Some(people(&[])));
        assert_eq!(calls.change(people(&["ida", "nils"]), Some(95)), None);
        assert_eq!(calls.change(people(&["nils"]), Some(99)), Some(people(&["ida", "nils"])));
        assert_eq!((calls.next(), calls.due(89)), (Some(90), Vec::new()));
        assert_eq!(calls.due(90), ["nils"]);
        assert_eq!((calls.next(), calls.due(99)), (None, Vec::new()));
    }

    #[test]
    fn who_was_awaited_when_the_table_woke_is_not_reminded() {
        let mut calls = Calls::default();
        calls.change(people(&["ida"]), None);
        assert_eq!(calls.next(), None);
    }
}
