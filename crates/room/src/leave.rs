//! People who leave a table: for a while, for good, because the host sends them away, or because
//! all agree to end the game. And bots that play for them.

use facts::{Away, Person, Sitter, Status, TalkKind, Write};
use tabletop::Seat;

use crate::draft::Draft;
use crate::objection::{Done, Objection};
use crate::state::Advice;

/// The level of the bot that plays for somebody who has left.
pub const SUCCESSOR: &str = "sergeant";

impl Draft<'_> {
    /// Lets a bot play for the person in a seat, or no longer.
    pub(crate) fn relay(&mut self, seat: Seat, by: Option<&str>, away: Option<Away>) {
        let mut sitter = self.seats().sitter(seat).clone();
        if let Sitter::Person { relief, .. } = &mut sitter {
            *relief = by.map(str::to_string);
        }
        let confirms = self.seats().stay(seat).confirms;
        self.give(seat, sitter, away, confirms);
    }

    /// Lets a bot play a person's seat from here on.
    pub(crate) fn relieve(&mut self, person: &Person, level: String) -> Done {
        if self.facts.tournament.is_some() {
            return Err(self.state.now(&person.id, Objection::conflict("error-tournament-table")));
        }
        if self.is_try() {
            let duel = self.facts.duel.is_some();
            let key = if duel { "error-duel-alone" } else { "error-day-alone" };
            return Err(self.state.now(&person.id, Objection::conflict(key)));
        }
        let seat = self.sits(&person.id)?;
        self.relay(seat, Some(&level), None);
        self.note(person, TalkKind::Relieved, level);
        Ok(())
    }

    /// Gives a person back the seat that a bot plays for them.
    pub(crate) fn come_back(&mut self, person: &Person) -> Done {
        let seat = self.sits(&person.id)?;
        self.relay(seat, None, None);
        self.note(person, TalkKind::Returned, String::new());
        Ok(())
    }

    /// A bot plays for everybody whose time is out. When they come back they have some time left.
    pub(crate) fn time_out(&mut self) {
        let Some(watch) = self.watch(self.settings.minute) else { return };
        let clocks = self.clocks(self.settings.minute, self.now);
        let out =
            |it: &Seat| clocks[it.index()].is_some_and(|left| left.runs && left.milliseconds == 0);
        for seat in Seat::all(clocks.len() as u8).filter(out) {
            let Sitter::Person { id, name, .. } = self.seats().sitter(seat).clone() else {
                continue;
            };
            self.relay(seat, Some(SUCCESSOR), Some(Away::Time));
            self.set_clock(seat, watch.again(), None);
            let person = Person { id, name, lang: self.facts.lang.clone() };
            self.keep(&person, Some(seat), TalkKind::OutOfTime, SUCCESSOR.to_string());
        }
    }

    /// Somebody leaves. While the game runs, a bot plays for them until they are back. Before it
    /// begins, their seat becomes free.
    pub(crate) fn leave(&mut self, person: &Person) {
        match self.facts.status {
            Status::Lobby => self.part(&person.id),
            Status::Running if !self.is_try() => {
                let seats = self.seats().of_person(&person.id);
                let seats: Vec<Seat> = seats.filter(|it| self.seats().bot(*it).is_none()).collect();
                for seat in &seats {
                    self.relay(*seat, Some(SUCCESSOR), Some(Away::Left));
                }
                if !seats.is_empty() {
                    self.note(person, TalkKind::Left, SUCCESSOR.to_string());
                }
                self.end_if_agreed();
            }
            Status::Running | Status::Finished | Status::Closed => {}
        }
    }

    /// Somebody looks at the table again; if they had left, they get their seat back.
    pub(crate) fn welcome(&mut self, person: &Person) {
        let seats = self.seats().left_by(&person.id);
        if !self.is_running() || seats.is_empty() {
            return;
        }
        for seat in seats {
            self.relay(seat, None, None);
        }
        self.note(person, TalkKind::Returned, String::new());
    }

    /// A person opens a page of the table. They have `seen` this many moves according to the store;
    /// what they have not seen yet will be told.
    pub(crate) fn arrive(&mut self, seat: Seat, seen: Option<usize>) {
        let now = self.plies_shown(tabletop::Viewer::Seat(seat));
        let seen = self.seen(seat, seen);
        if let Some(seen) = seen.filter(|it| *it < now) {
            self.state.since.entry(seat).or_insert(seen);
        }
        if seen != Some(now) {
            self.remember_look(seat);
        }
    }

    /// A person says that they have seen what happened.
    pub(crate) fn have_seen(&mut self, person: &str) -> Done {
        let seat = self.seat_of(person).ok_or_else(|| self.no_seat(person))?;
        self.state.since.remove(&seat);
        self.told = true;
        Ok(())
    }

    /// Somebody is gone for good. Bots play their seats; before the game, the seats become free. A
    /// table that has nobody left, or that lost its host before the game, is closed.
    pub(crate) fn part(&mut self, person: &str) {
        let seats: Vec<Seat> = self.seats().of_person(person).collect();
        for seat in seats {
            self.vacate(seat);
        }
        let lost = self.facts.status == Status::Lobby && self.facts.host == person;
        self.close_if_deserted(lost);
    }

    fn vacate(&mut self, seat: Seat) {
        match self.facts.status {
            Status::Lobby => self.give(seat, Sitter::Free, None, false),
            Status::Running => {
                self.give(seat, Sitter::Bot(SUCCESSOR.to_string()), None, false);
            }
            Status::Finished | Status::Closed => {}
        }
    }

    fn close_if_deserted(&mut self, lost: bool) {
        let deserted = self.is_running() && self.seats().people().is_empty();
        match lost || deserted {
            true => self.close("error-closed-left"),
            false => self.end_if_agreed(),
        }
    }

    /// Somebody gives up their seat; a bot plays it from now on.
    pub(crate) fn resign(&mut self, person: &Person) -> Done {
        let seat = self.sits(&person.id)?;
        self.note(person, TalkKind::Resigned, String::new());
        self.writes.push(Write::Guest { table: None, person: person.id.clone() });
        self.vacate(seat);
        self.close_if_deserted(false);
        Ok(())
    }

    /// Somebody takes the game with them, to go on elsewhere from its file.
    pub(crate) fn carry(&mut self, person: &str) -> Done {
        if !self.may_carry(person) {
            return Err(self.state.now(person, Objection::conflict("error-not-to-carry")));
        }
        self.close("error-closed-carried");
        Ok(())
    }

    /// The host sends somebody away, who may not come back.
    pub(crate) fn send_away(&mut self, host: &Person, seat: usize) -> Done {
        self.only_host(&host.id)?;
        if self.facts.tournament.is_some() {
            return Err(Objection::conflict("error-tournament-table"));
        }
        let (id, name) = match self.seats().named(seat)? {
            Sitter::Person { id, name, .. } if *id != host.id => (id.clone(), name.clone()),
            Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Free => {
                return Err(Objection::conflict("error-not-to-send"));
            }
        };
        self.writes.push(Write::Bar { person: id.clone() });
        self.state.barred.insert(id.clone());
        if self.is_running() {
            self.note(host, TalkKind::SentAway, name);
        }
        self.part(&id);
        Ok(())
    }

    /// Somebody agrees to end the game as it stands, or no longer agrees. The game ends when all
    /// agree.
    pub(crate) fn agree(&mut self, person: &Person, agrees: bool) -> Done {
        let seat = self.sits(&person.id)?;
        if self.agrees(seat) == agrees {
            return Ok(());
        }
        self.writes.push(Write::Agrees { seat: seat.index(), agrees });
        self.state.facts.stays[seat.index()].agrees = agrees;
        let kind = if agrees { TalkKind::Agrees } else { TalkKind::Objects };
        self.note(person, kind, String::new());
        self.end_if_agreed();
        Ok(())
    }

    fn end_if_agreed(&mut self) {
        if self.is_running() && self.seats().all_agree() {
            self.close("error-closed-agreed");
        }
    }

    /// Keeps a hint for the person who asked for it; the others learn only that they asked.
    pub(crate) fn advise(&mut self, person: &Person, seat: Seat, advice: Advice) -> Done {
        if advice.settled != self.settled(tabletop::Viewer::Seat(seat)) {
            return Err(self.state.now(&person.id, Objection::conflict("error-stale")));
        }
        self.state.advice.insert(seat, advice);
        self.note(person, TalkKind::Hint, String::new());
        Ok(())
    }

    /// The same people play again at `next`, unless they already play again elsewhere. Everybody
    /// who sits here may come in there.
    pub(crate) fn set_rematch(&mut self, host: &str, next: &str) {
        let others = self.seats().sitters().filter_map(|it| it.1.person());
        let people: Vec<String> = others.filter(|it| *it != host).map(str::to_string).collect();
        if people.is_empty() || self.facts.rematch.is_some() {
            return;
        }
        self.writes.push(Write::Rematch(next.to_string()));
        for person in people {
            self.writes.push(Write::Guest { table: Some(next.to_string()), person });
        }
        self.state.facts.rematch = Some(next.to_string());
        self.told = true;
    }
}
