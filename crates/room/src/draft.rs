//! A request before it is stored: a copy of the table on which the request is carried out, and what
//! is to be written. When the store has written that, the copy becomes the table; otherwise nobody
//! hears of it.

use std::ops::Deref;
use std::sync::Arc;

use facts::{Person, Said, Status, TalkKind, Write};
use tabletop::{Seat, Viewer};

use crate::clock::Clock;
use crate::settings::Settings;
use crate::state::{SAID_MAX, State};

/// The table as it would be after the request.
#[derive(Debug)]
pub(crate) struct Draft<'a> {
    pub(crate) state: State,
    pub(crate) writes: Vec<Write>,
    /// Whether everybody who looks at the table must look again.
    pub(crate) told: bool,
    pub(crate) settings: &'a Settings,
    pub(crate) now: i64,
}

impl Deref for Draft<'_> {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}

impl<'a> Draft<'a> {
    pub(crate) fn of(state: &State, settings: &'a Settings, now: i64) -> Draft<'a> {
        Draft { state: state.clone(), writes: Vec::new(), told: false, settings, now }
    }

    /// Adds a line to the talk, from somebody in that seat or from a spectator.
    pub(crate) fn keep(
        &mut self,
        person: &Person,
        seat: Option<Seat>,
        kind: TalkKind,
        words: String,
    ) {
        self.state.facts.version += 1;
        let said = Said {
            person: person.id.clone(),
            name: person.name.clone(),
            seat: seat.map(|it| it.0),
            kind,
            words,
            version: self.facts.version,
        };
        self.writes.push(Write::Said(said.clone()));
        let talk = Arc::make_mut(&mut self.state.talk);
        talk.push(said);
        let old = talk.len().saturating_sub(SAID_MAX);
        talk.drain(..old);
        self.told = true;
    }

    /// Adds a note to the talk about something that somebody did beside the game.
    pub(crate) fn note(&mut self, person: &Person, kind: TalkKind, words: String) {
        let seat = self.seat_of(&person.id);
        self.keep(person, seat, kind, words);
    }

    /// The game cannot go on, for this reason.
    pub(crate) fn close(&mut self, reason: &str) {
        self.writes.push(Write::Closes(reason.to_string()));
        self.state.facts.status = Status::Closed;
        self.state.facts.reason = Some(reason.to_string());
        self.state.game = None;
        self.told = true;
    }

    /// Starts the clocks of those who are asked and stops those of the others.
    pub(crate) fn wind(&mut self) {
        let Some(watch) = self.watch(self.settings.minute) else { return };
        for seat in Seat::all(self.seats().count() as u8) {
            let runs = self.is_running() && self.is_asked(seat);
            let before = *self.seats().stay(seat);
            let after = watch.wound(before, runs, self.now);
            if after != before {
                self.set_clock(seat, after.left, after.asked);
            }
        }
    }

    /// Sets how much time a seat has left, and since when it is asked.
    pub(crate) fn set_clock(&mut self, seat: Seat, left: Option<i64>, asked: Option<i64>) {
        let stay = &mut self.state.facts.stays[seat.index()];
        (stay.left, stay.asked) = (left, asked);
        self.writes.push(Write::Clock { seat: seat.index(), left, asked });
    }

    /// A clock of days starts again with each move that anybody notices, even if the same seat is
    /// asked again. A part of a sealed answer does not count: the clock would tell of it.
    pub(crate) fn restart_clock(&mut self, seat: Seat, noticed: bool) {
        if let (Some(Clock::Turns { .. }), true) = (self.clock(), noticed) {
            let stay = &mut self.state.facts.stays[seat.index()];
            (stay.left, stay.asked) = (None, None);
        }
    }

    /// The table wakes. While no server ran nobody could play, so if no other server ran, clocks of
    /// minutes go on from where they were. No seat may be asked since a moment in the future.
    pub(crate) fn resume(&mut self, alone: bool) {
        let Some(clock) = self.clock() else { return };
        let stood = alone && matches!(clock, Clock::Live { .. });
        for seat in Seat::all(self.seats().count() as u8) {
            let stay = *self.seats().stay(seat);
            if stay.asked.is_some_and(|asked| stood || self.now < asked) {
                self.set_clock(seat, stay.left, Some(self.now));
            }
        }
    }

    /// Notes for whom the table waits while it sleeps.
    pub(crate) fn rest(&mut self) {
        self.writes.push(Write::Rests(self.awaited()));
    }

    /// Notes that the person in a seat has seen the table up to here.
    pub(crate) fn remember_look(&mut self, seat: Seat) {
        let ply = self.plies_shown(Viewer::Seat(seat));
        self.writes.push(Write::Look { seat: seat.index(), ply });
    }

    /// Stores what is kept in the memo for all servers, if it changed.
    pub(crate) fn remember(&mut self) {
        let memo = self.written_memo();
        if memo != self.memo {
            self.writes.push(Write::Memo(memo.clone()));
            self.state.memo = memo;
        }
    }
}
