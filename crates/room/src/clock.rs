//! Clocks: how long people may think at a table, and how much time each has left.

use std::fmt;
use std::str::FromStr;

use facts::{Stay, TimeLeft};

/// The least time, in milliseconds, of somebody who comes back after their time was out.
const LEAST: i64 = 20_000;

/// How long people may think at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clock {
    /// This many minutes for the whole game, and this many seconds more after each answer.
    Live { minutes: u32, seconds: u32 },
    /// This many days for each move.
    Turns { days: u32 },
}

/// A text that is no clock, or a clock that cannot be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoClock;

impl Clock {
    /// The largest values that can be chosen: minutes, seconds, days.
    pub const MOST: (u32, u32, u32) = (600, 600, 30);

    /// Whether it can be chosen.
    pub fn is_good(self) -> bool {
        let (most_minutes, most_seconds, most_days) = Clock::MOST;
        match self {
            Clock::Live { minutes, seconds } => {
                (1..=most_minutes).contains(&minutes) && seconds <= most_seconds
            }
            Clock::Turns { days } => (1..=most_days).contains(&days),
        }
    }
}

/// As it is stored: `live 20+10`, `turns 3`.
impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Clock::Live { minutes, seconds } => write!(f, "live {minutes}+{seconds}"),
            Clock::Turns { days } => write!(f, "turns {days}"),
        }
    }
}

impl FromStr for Clock {
    type Err = NoClock;

    fn from_str(text: &str) -> Result<Clock, NoClock> {
        let number = |text: &str| text.parse().map_err(|_| NoClock);
        let clock = match text.split_once(' ').ok_or(NoClock)? {
            ("live", rest) => {
                let (minutes, seconds) = rest.split_once('+').ok_or(NoClock)?;
                Clock::Live { minutes: number(minutes)?, seconds: number(seconds)? }
            }
            ("turns", days) => Clock::Turns { days: number(days)? },
            _ => return Err(NoClock),
        };
        if clock.is_good() { Ok(clock) } else { Err(NoClock) }
    }
}

/// The clock of a table; a minute of it may last another time, for tests.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableClock {
    pub(crate) clock: Clock,
    pub(crate) minute: i64,
}

/// How long ago a moment was; 0 for a moment in the future, since another server may have another
/// clock.
fn since(moment: i64, now: i64) -> i64 {
    now.saturating_sub(moment).max(0)
}

impl TableClock {
    /// The time of somebody who has not been asked yet, in milliseconds.
    fn budget(self) -> i64 {
        match self.clock {
            Clock::Live { minutes, .. } => self.minute * i64::from(minutes),
            Clock::Turns { days } => self.minute * i64::from(days) * 24 * 60,
        }
    }

    /// The time that somebody gains with an answer, in milliseconds.
    fn increment(self) -> i64 {
        match self.clock {
            Clock::Live { seconds, .. } => self.minute * i64::from(seconds) / 60,
            Clock::Turns { .. } => 0,
        }
    }

    /// The seat with its clock running if `is_asked`, otherwise stopped.
    pub(crate) fn wound(self, stay: Stay, is_asked: bool, now: i64) -> Stay {
        match (is_asked, stay.asked) {
            (true, None) => {
                Stay { left: Some(stay.left.unwrap_or(self.budget())), asked: Some(now), ..stay }
            }
            (false, Some(asked)) => {
                let left = match self.clock {
                    Clock::Live { .. } => {
                        let spent = since(asked, now);
                        stay.left.map(|it| (it - spent).max(0) + self.increment())
                    }
                    Clock::Turns { .. } => None,
                };
                Stay { left, asked: None, ..stay }
            }
            (true, Some(_)) | (false, None) => stay,
        }
    }

    /// The time that is left at a moment.
    pub(crate) fn left(self, stay: &Stay, now: i64) -> TimeLeft {
        let spent = stay.asked.map_or(0, |asked| since(asked, now));
        let left = stay.left.unwrap_or(self.budget()).saturating_sub(spent);
        let milliseconds = u64::try_from(left).unwrap_or_default();
        TimeLeft { milliseconds, runs: stay.asked.is_some() }
    }

    /// When the time of a seat that is asked will be out.
    pub(crate) fn deadline(self, stay: &Stay) -> Option<i64> {
        Some(stay.asked?.saturating_add(stay.left.unwrap_or(self.budget())))
    }

    /// The time of somebody who comes back after their time was out.
    pub(crate) fn again(self) -> Option<i64> {
        match self.clock {
            Clock::Live { .. } => Some(self.increment().max(LEAST)),
            Clock::Turns { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_kept_as_text() {
        for text in ["live 20+10", "live 1+0", "turns 3"] {
            assert_eq!(text.parse::<Clock>().unwrap().to_string(), text);
        }
        for text in ["", "live 0+5", "live 5", "turns 0", "turns 31", "live 601+0", "none"] {
            assert_eq!(text.parse::<Clock>(), Err(NoClock), "{text}");
        }
    }

    const LIVE: TableClock =
        TableClock { clock: Clock::Live { minutes: 2, seconds: 5 }, minute: 60_000 };

    #[test]
    fn a_live_clock_runs_while_one_is_asked() {
        let asked = LIVE.wound(Stay::default(), true, 1_000);
        assert_eq!((asked.left, asked.asked), (Some(120_000), Some(1_000)));
        assert_eq!(LIVE.wound(asked, true, 9_000), asked, "it goes on");
        assert_eq!(LIVE.left(&asked, 31_000).milliseconds, 90_000);
        assert_eq!(LIVE.deadline(&asked), Some(121_000));
        let answered = LIVE.wound(asked, false, 31_000);
        assert_eq!((answered.left, answered.asked), (Some(95_000), None));
        assert!(!LIVE.left(&answered, 99_000).runs);
    }

    #[test]
    fn days_are_given_for_each_move() {
        let days = TableClock { clock: Clock::Turns { days: 1 }, minute: 60_000 };
        let asked = days.wound(Stay::default(), true, 0);
        assert_eq!(asked.left, Some(86_400_000));
        assert_eq!(days.wound(asked, false, 5_000).left, None);
        assert_eq!((days.again(), LIVE.again()), (None, Some(20_000)));
    }

    #[test]
    fn a_clock_that_is_set_back_gives_no_time() {
        let asked = LIVE.wound(Stay::default(), true, 9_000_000);
        assert_eq!(LIVE.left(&asked, 8_000_000).milliseconds, 120_000);
    }
}
