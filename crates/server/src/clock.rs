//! What time it is.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970, which never go back.
pub(crate) fn now() -> i64 {
    static STEADY: Mutex<Option<(Instant, i64)>> = Mutex::new(None);
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let wall = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
    let mut last = STEADY.lock().unwrap_or_else(PoisonError::into_inner);
    steady(&mut last, Instant::now(), wall)
}

/// The time if the clock of the machine says `wall`. A clock that was set back gives nobody more
/// time: the time goes on from where it was.
fn steady(last: &mut Option<(Instant, i64)>, at: Instant, wall: i64) -> i64 {
    let passed = |(then, said): (Instant, i64)| said + (at - then).as_millis() as i64;
    let now = last.map_or(wall, |it| passed(it).max(wall));
    *last = Some((at, now));
    now
}

/// So many milliseconds.
pub(crate) fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

/// Waits until a moment; for ever if there is none.
pub(crate) async fn until(moment: Option<i64>) {
    match moment {
        Some(moment) => {
            let left = u64::try_from(moment.saturating_sub(now())).unwrap_or_default();
            tokio::time::sleep(Duration::from_millis(left)).await;
        }
        None => std::future::pending().await,
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
    }
}
