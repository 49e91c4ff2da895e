//! Days, as `YYYY-MM-DD`: sorting the texts sorts the days.

/// The day (UTC) of a moment in milliseconds since 1970.
pub(crate) fn day_of(now: i64) -> String {
    // Years that begin in March have their leap day at the end (Howard Hinnant, chrono-compatible
    // low-level date algorithms, 2013).
    let days = now.div_euclid(86_400_000) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        const DAY: i64 = 86_400_000;
        for (now, day) in [
            (0, "1970-01-01"),
            (DAY - 1, "1970-01-01"),
            (-1, "1969-12-31"),
            (19_782 * DAY, "2024-02-29"),
            (19_783 * DAY, "2024-03-01"),
            (20_779 * DAY, "2026-11-22"),
        ] {
            assert_eq!(day_of(now), day);
        }
    }
}
