//! Calling those for whom the table waits.

use std::collections::BTreeSet;
use std::time::Instant;

use store::Status;
use tabletop::Seat;

use super::Room;
use crate::reminder::Reminder;

impl Room {
    /// The people for whom the table waits.
    fn awaited(&self) -> BTreeSet<String> {
        let seats = 0..self.row.seats.len();
        let running = self.row.status == Status::Running;
        let asked = seats.filter(|it| running && self.is_asked(Seat(*it as u8)));
        asked.filter_map(|it| self.row.seats[it].person().map(str::to_string)).collect()
    }

    /// Lets everybody know for whom the table waits, and plans to remind those who are not here.
    pub(super) fn call(&mut self, remind: bool) {
        let now = self.awaited();
        if now == self.called {
            return;
        }
        self.calls.change(&self.row.id, &self.called, &now);
        self.reminders.retain(|(_, it)| now.contains(it));
        if remind {
            let at = Instant::now() + self.config.remind;
            let fresh = now.difference(&self.called).cloned();
            self.reminders.extend(fresh.map(|person| (at, person)));
        }
        self.called = now;
    }

    /// When the first is to be reminded.
    pub(super) fn next_reminder(&self) -> Option<Instant> {
        self.reminders.iter().map(|(at, _)| *at).min()
    }

    /// Reminds those who are still awaited and look at no page of the table.
    pub(super) fn remind(&mut self) {
        let now = Instant::now();
        let due = self.reminders.extract_if(.., |(at, _)| *at <= now);
        for (_, person) in due.collect::<Vec<_>>() {
            if !self.is_here(&person) && self.store.keeps(&self.row.id) {
                let reminder =
                    Reminder { person, table: self.row.id.clone(), game: self.row.game.clone() };
                tokio::spawn(reminder.send(self.store.clone(), self.config));
            }
        }
    }
}

impl Drop for Room {
    /// A room that is gone calls nobody.
    fn drop(&mut self) {
        self.calls.change(&self.row.id, &self.called, &BTreeSet::new());
    }
}
