//! Days as `YYYY-MM-DD`, and dates as pages write them.

use time::{Month, OffsetDateTime};
use web::site::Date;

/// The date in this text; none if it is not exactly in that form.
pub fn read(day: &str) -> Option<time::Date> {
    let mut parts = day.splitn(3, '-').map(str::parse::<u16>);
    let mut part = || parts.next()?.ok();
    let (year, month, of_month) = (part()?, part()?, part()?);
    let month = Month::try_from(u8::try_from(month).ok()?).ok()?;
    let date =
        time::Date::from_calendar_date(year.into(), month, of_month.try_into().ok()?).ok()?;
    (written(date) == day).then_some(date)
}

pub fn written(date: time::Date) -> String {
    format!("{:04}-{:02}-{:02}", date.year(), u8::from(date.month()), date.day())
}

/// The first and the last day of the week of a day, which begins on a Monday.
pub fn week_of(day: time::Date) -> (time::Date, time::Date) {
    let after_monday = day.weekday().number_days_from_monday();
    let monday = day - time::Duration::days(after_monday.into());
    (monday, monday + time::Duration::days(6))
}

/// The date in the type that pages use.
pub fn date_of(day: time::Date) -> Date {
    Date { year: day.year(), month: day.month().into(), day: day.day() }
}

/// The date of a moment, in seconds since 1970.
pub fn date(seconds: i64) -> Date {
    let moment = OffsetDateTime::from_unix_timestamp(seconds);
    date_of(moment.unwrap_or(OffsetDateTime::UNIX_EPOCH).date())
}

/// The day of a moment, in seconds since 1970.
pub fn day(seconds: i64) -> String {
    let moment = OffsetDateTime::from_unix_timestamp(seconds);
    written(moment.unwrap_or(OffsetDateTime::UNIX_EPOCH).date())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_week_begins_on_a_monday() {
        let week = |day: &str| {
            let (first, last) = week_of(read(day).unwrap());
            (written(first), written(last))
        };
        let of = ("2026-11-23".to_string(), "2026-11-29".to_string());
        for day in ["2026-11-23", "2026-11-26", "2026-11-29"] {
            assert_eq!(week(day), of, "{day}");
        }
        assert_eq!(week("2026-11-30").0, "2026-11-30");
    }

    #[test]
    fn only_real_days_are_read() {
        assert_eq!(read("2026-11-21").map(written).as_deref(), Some("2026-11-21"));
        for odd in ["", "2026-2-3", "2026-02-30", "2026-11", "2026-11-21-1", "x-y-z"] {
            assert_eq!(read(odd), None, "{odd}");
        }
    }
}
