//! How long people may think, in words.

use room::Clock;
use words::Lang;

/// How long people may think, in words.
pub fn words(lang: Lang, clock: Clock) -> String {
    match clock {
        Clock::Live { minutes, seconds } => {
            let args = [("minutes", minutes.into()), ("seconds", seconds.into())];
            lang.say_with("account-clock-live", &args)
        }
        Clock::Turns { days } => lang.say_with("account-clock-turns", &[("n", days.into())]),
    }
}
