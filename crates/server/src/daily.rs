//! The deal of the day: the same for everybody on that day (UTC), and unknown to anybody before.

use desk::days::written;
use tabletop::Seed;
use time::OffsetDateTime;

use crate::luck;

/// Makes the seeds of all days from one secret.
pub(crate) struct DailySeeds {
    secret: String,
}

impl DailySeeds {
    pub(crate) fn new(secret: String) -> DailySeeds {
        DailySeeds { secret }
    }

    /// The seed of `game` on `day`.
    pub(crate) fn seed(&self, game: &str, day: &str) -> Seed {
        luck::of(&self.secret, &format!("deal of the day/{game}/{day}"))
    }
}

/// Today, as `YYYY-MM-DD`; sorting such texts sorts the days.
pub(crate) fn today() -> String {
    written(OffsetDateTime::now_utc().date())
}

/// Whether the day is over, so that nobody can try its deal any more.
pub(crate) fn is_over(day: &str) -> bool {
    day < today().as_str()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Deals of past days must stay what they were.
    #[test]
    fn a_deal_is_the_keyed_hash_of_its_name() {
        let seed = DailySeeds::new("secret".into()).seed("harbour", "2026-11-21");
        assert_eq!(
            seed.to_string(),
            "04087962ddb65689e763cf10c2c9833d02c03a9424d8ce5917c9bcdc83d63605"
        );
    }

    #[test]
    fn a_day_has_one_deal_a_game_and_a_secret() {
        let daily = DailySeeds::new("secret".into());
        let seed = daily.seed("harbour", "2026-11-21");
        assert_eq!(daily.seed("harbour", "2026-11-21"), seed);
        assert_ne!(daily.seed("harbour", "2026-11-22"), seed);
        assert_ne!(daily.seed("market", "2026-11-21"), seed);
        assert_ne!(DailySeeds::new("other".into()).seed("harbour", "2026-11-21"), seed);
    }

    #[test]
    fn a_day_is_over_when_the_next_begins() {
        assert!(is_over("2020-01-01") && !is_over(&today()));
    }
}
