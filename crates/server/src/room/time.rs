//! Time to think: it runs while a person is asked, and a bot plays for those who have none left.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use store::{Away, Kind, Person, Sitter, Status, Stay};
use tabletop::Seat;
use web::clock::{Clock, TimeLeft};

use super::Room;
use super::leave::SUCCESSOR;
use crate::trouble::Trouble;

/// Milliseconds that those have at least who come back after their time was out.
const LEAST: i64 = 20_000;

/// Milliseconds since 1970 that never go back.
pub(super) fn now() -> i64 {
    static STEADY: Mutex<Option<(Instant, i64)>> = Mutex::new(None);
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let wall = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
    let mut last = STEADY.lock().unwrap_or_else(PoisonError::into_inner);
    steady(&mut last, Instant::now(), wall)
}

/// The time where the clock of the machine says `wall`. One that was set back gives nobody time: it
/// goes on from where it was.
fn steady(last: &mut Option<(Instant, i64)>, at: Instant, wall: i64) -> i64 {
    let passed = |(then, said): (Instant, i64)| said + (at - then).as_millis() as i64;
    let now = last.map_or(wall, |it| passed(it).max(wall));
    *last = Some((at, now));
    now
}

/// How long ago that was. Another server, or the one before a restart, may have had another clock.
fn since(moment: i64, now: i64) -> i64 {
    (now - moment).max(0)
}

impl Room {
    /// How long people may think here.
    pub(crate) fn clock(&self) -> Option<Clock> {
        self.row.clock.as_deref()?.parse().ok()
    }

    /// How many milliseconds so many minutes of a clock are.
    fn minutes(&self, minutes: u32) -> i64 {
        i64::try_from((self.config.minute * minutes).as_millis()).unwrap_or(i64::MAX)
    }

    fn budget(&self, clock: Clock) -> i64 {
        match clock {
            Clock::Live { minutes, .. } => self.minutes(minutes),
            Clock::Turns { days } => self.minutes(days * 24 * 60),
        }
    }

    fn increment(&self, clock: Clock) -> i64 {
        match clock {
            Clock::Live { seconds, .. } => self.minutes(seconds) / 60,
            Clock::Turns { .. } => 0,
        }
    }

    /// Starts the clocks of those who are asked and stops those of the others.
    pub(super) async fn wind(&mut self) {
        let Some(clock) = self.clock() else { return };
        for seat in 0..self.row.seats.len() {
            let runs = self.row.status == Status::Running && self.is_asked(Seat(seat as u8));
            let before = self.row.stays[seat];
            let after = match (runs, before.asked) {
                (true, None) => {
                    let left = before.left.unwrap_or_else(|| self.budget(clock));
                    Stay { left: Some(left), asked: Some(now()), ..before }
                }
                (false, Some(asked)) => self.stopped(clock, before, asked),
                (true, Some(_)) | (false, None) => continue,
            };
            self.row.stays[seat] = after;
            self.keep_clock(seat).await;
        }
    }

    /// One who has answered: what they have left for the next time.
    fn stopped(&self, clock: Clock, stay: Stay, asked: i64) -> Stay {
        let spent = since(asked, now());
        let left = match clock {
            Clock::Live { .. } => stay.left.map(|it| (it - spent).max(0) + self.increment(clock)),
            Clock::Turns { .. } => None,
        };
        Stay { left, asked: None, ..stay }
    }

    /// Days are given for each move that anybody notices, even if the same one is asked again. A
    /// part of a sealed answer is none: the clock would tell of it.
    pub(super) fn restart(&mut self, seat: Seat, noticed: bool) {
        if let (Some(Clock::Turns { .. }), true) = (self.clock(), noticed) {
            let stay = &mut self.row.stays[seat.index()];
            (stay.left, stay.asked) = (None, None);
        }
    }

    /// While no server ran nobody could play: clocks of minutes go on from where they were.
    pub(super) async fn resume(&mut self) {
        let Some(Clock::Live { .. }) = self.clock() else { return };
        if !self.store.is_alone() {
            return;
        }
        for seat in 0..self.row.stays.len() {
            if let Some(asked) = &mut self.row.stays[seat].asked {
                *asked = now();
                self.keep_clock(seat).await;
            }
        }
    }

    async fn keep_clock(&self, seat: usize) {
        let stay = self.row.stays[seat];
        let kept = self.store.set_clock(&self.row.id, seat, stay.left, stay.asked).await;
        if let Err(error) = kept {
            tracing::error!(%error, table = self.row.id, "a clock is not kept");
        }
    }

    /// What is left to each seat.
    pub(super) fn clocks(&self) -> Vec<Option<TimeLeft>> {
        self.clocks_at(now())
    }

    /// What was left to each seat at a moment, in milliseconds since 1970.
    pub(super) fn clocks_at(&self, moment: i64) -> Vec<Option<TimeLeft>> {
        let Some(clock) = self.clock() else { return Vec::new() };
        let seats = self.row.stays.iter().zip(&self.row.seats);
        seats.map(|(stay, sitter)| self.time_left(clock, stay, sitter, moment)).collect()
    }

    fn time_left(
        &self,
        clock: Clock,
        stay: &Stay,
        sitter: &Sitter,
        moment: i64,
    ) -> Option<TimeLeft> {
        let human = sitter.person().is_some() && sitter.bot().is_none();
        let spent = stay.asked.map_or(0, |asked| since(asked, moment));
        let left = stay.left.unwrap_or_else(|| self.budget(clock)) - spent;
        let milliseconds = u64::try_from(left).unwrap_or_default();
        (human && self.row.status == Status::Running)
            .then_some(TimeLeft { milliseconds, runs: stay.asked.is_some() })
    }

    /// How long until the first is out of time, where it is for this server to see.
    pub(super) fn deadline(&self) -> Option<Duration> {
        if !self.store.keeps(&self.row.id) {
            return None;
        }
        let runs = |it: &TimeLeft| it.runs;
        let left = self.clocks().into_iter().flatten().filter(runs);
        left.map(|it| Duration::from_millis(it.milliseconds)).min()
    }

    /// A bot plays for those who are out of time. Who comes back has a little to go on with.
    pub(super) async fn time_out(&mut self) -> Result<(), Trouble> {
        let Some(clock) = self.clock() else { return Ok(()) };
        let out = |it: &Option<TimeLeft>| it.is_some_and(|it| it.runs && it.milliseconds == 0);
        let clocks = self.clocks();
        for seat in (0..clocks.len()).filter(|it| out(&clocks[*it])) {
            let Sitter::Person { id, name, .. } = self.row.seats[seat].clone() else { continue };
            self.relay(Seat(seat as u8), Some(SUCCESSOR.to_string()), Some(Away::Time)).await?;
            let again = match clock {
                Clock::Live { .. } => Some(self.increment(clock).max(LEAST)),
                Clock::Turns { .. } => None,
            };
            (self.row.stays[seat].left, self.row.stays[seat].asked) = (again, None);
            self.store.set_clock(&self.row.id, seat, again, None).await?;
            let person = Person { id, name, lang: self.row.lang.clone() };
            let words = SUCCESSOR.to_string();
            self.note_of(&person, Some(seat as u8), Kind::OutOfTime, words).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_set_back_gives_no_time() {
        let (mut last, start) = (None, Instant::now());
        let mut at = |seconds, wall| steady(&mut last, start + Duration::from_secs(seconds), wall);
        assert_eq!(at(0, 5_000_000), 5_000_000);
        assert_eq!(at(1, 5_001_000), 5_001_000);
        assert_eq!(at(3, 1_000), 5_003_000, "set back");
        assert_eq!(at(4, 2_000), 5_004_000);
        assert_eq!(at(5, 9_000_000), 9_000_000, "set forward");
        assert_eq!(since(9_000_000, 8_000_000), 0);
    }
}
