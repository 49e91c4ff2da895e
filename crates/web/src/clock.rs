//! Time to think: what a table allows, and how what is left of it is said.

use std::fmt;
use std::str::FromStr;

use maud::{Markup, html};
use words::Lang;

/// How long people may think at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clock {
    /// So many minutes for the whole game, and so many seconds more whenever one was asked.
    Live { minutes: u32, seconds: u32 },
    /// So many days for each move.
    Turns { days: u32 },
}

impl Clock {
    /// The most of each that can be chosen: minutes, seconds, days.
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

    /// In words.
    pub fn words(self, lang: Lang) -> String {
        match self {
            Clock::Live { minutes, seconds } => {
                let args = [("minutes", minutes.into()), ("seconds", seconds.into())];
                lang.say_with("account-clock-live", &args)
            }
            Clock::Turns { days } => lang.say_with("account-clock-turns", &[("n", days.into())]),
        }
    }
}

/// Something that is no clock, or one that cannot be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoClock;

/// As it is kept: `live 20+10`, `turns 3`.
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

/// What is left to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLeft {
    pub milliseconds: u64,
    /// Whether it is running out now.
    pub runs: bool,
}

impl TimeLeft {
    /// As it is said: `4:07`, `2 h 15 min`, `3 d 4 h`.
    pub fn words(self, lang: Lang) -> String {
        let seconds = self.milliseconds.div_ceil(1000);
        let (minutes, hours) = (seconds / 60, seconds / 3600);
        let two = |key, great: u64, small: u64| {
            lang.say_with(key, &[("great", great.into()), ("small", small.into())])
        };
        match seconds {
            0..3600 => format!("{minutes}:{:02}", seconds % 60),
            3600..86_400 => two("account-left-hours", hours, minutes % 60),
            _ => two("account-left-days", hours / 24, hours % 24),
        }
    }
}

/// What is left to somebody, beside their name. A script counts the last hour down.
pub(crate) fn clock(lang: Lang, left: Option<TimeLeft>) -> Markup {
    html! {
        @if let Some(it) = left {
            span.clock.num data-left=(it.milliseconds) data-runs[it.runs]
                title=(lang.say("account-left")) { (it.words(lang)) }
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

    #[test]
    fn what_is_left_is_said_in_fitting_units() {
        let said =
            |seconds: u64| TimeLeft { milliseconds: seconds * 1000, runs: true }.words(Lang::En);
        assert_eq!((said(0).as_str(), said(247).as_str()), ("0:00", "4:07"));
        assert_eq!(said(8100), "2\u{a0}h 15\u{a0}min");
        assert_eq!(said(3 * 86_400 + 4 * 3600), "3\u{a0}d 4\u{a0}h");
    }
}
