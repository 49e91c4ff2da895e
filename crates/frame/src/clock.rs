//! How much of somebody's time to think is left.

use facts::TimeLeft;
use maud::{Markup, html};
use words::Lang;

/// The time that is left, in words: `4:07`, `2 h 15 min`, `3 d 4 h`.
pub fn left_words(lang: Lang, left: TimeLeft) -> String {
    let seconds = left.milliseconds.div_ceil(1000);
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

/// The time that is left to somebody, beside their name. A script counts down the last hour.
pub(crate) fn clock(lang: Lang, left: Option<TimeLeft>) -> Markup {
    html! {
        @if let Some(it) = left {
            span.clock.num data-left=(it.milliseconds) data-runs[it.runs]
                title=(lang.say("account-left")) { (left_words(lang, it)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_said_in_fitting_units() {
        let said = |seconds: u64| {
            left_words(Lang::En, TimeLeft { milliseconds: seconds * 1000, runs: true })
        };
        assert_eq!((said(0).as_str(), said(247).as_str()), ("0:00", "4:07"));
        assert_eq!(said(8100), "2\u{a0}h 15\u{a0}min");
        assert_eq!(said(3 * 86_400 + 4 * 3600), "3\u{a0}d 4\u{a0}h");
    }
}
