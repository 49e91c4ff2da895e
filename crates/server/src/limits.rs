//! How often somebody may do something.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Deed {
    /// Opening a table, or coming anew.
    Open,
    Talk,
    /// Calling the API.
    Call,
    /// Letting a bot think.
    Think,
    /// Making an account.
    SignUp,
    /// Saying a password, whosever it is.
    SignIn,
    /// Saying the password of one person.
    SignInAs,
}

impl Deed {
    /// So many in such a while.
    fn most(self) -> (u32, Duration) {
        match self {
            Deed::Open => (60, Duration::from_secs(600)),
            Deed::Talk => (15, Duration::from_secs(15)),
            Deed::Call => (1200, Duration::from_secs(60)),
            Deed::Think => (30, Duration::from_secs(60)),
            Deed::SignUp => (10, Duration::from_secs(3600)),
            Deed::SignIn => (60, Duration::from_secs(600)),
            Deed::SignInAs => (10, Duration::from_secs(600)),
        }
    }
}

/// More people than this are not remembered at once.
const REMEMBERED_MAX: usize = 10_000;

/// Counts deeds by who does them.
#[derive(Debug)]
pub(crate) struct Limits {
    on: bool,
    counts: Mutex<HashMap<(Deed, String), (Instant, u32)>>,
}

impl Limits {
    pub(crate) fn new(on: bool) -> Limits {
        Limits { on, counts: Mutex::new(HashMap::new()) }
    }

    /// Whether `who` may do it once more now; if so, it is counted.
    pub(crate) fn allow(&self, deed: Deed, who: &str) -> bool {
        if !self.on {
            return true;
        }
        let (most, span) = deed.most();
        let mut counts = self.counts.lock().expect("counting does not panic");
        if REMEMBERED_MAX <= counts.len() {
            counts.retain(|(deed, _), (since, _)| since.elapsed() < deed.most().1);
        }
        let entry = counts.entry((deed, who.to_string())).or_insert((Instant::now(), 0));
        if span <= entry.0.elapsed() {
            *entry = (Instant::now(), 0);
        }
        entry.1 += 1;
        entry.1 <= most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn talk_has_an_end() {
        let limits = Limits::new(true);
        assert!((0..15).all(|_| limits.allow(Deed::Talk, "ida")));
        assert!(!limits.allow(Deed::Talk, "ida"));
        assert!(limits.allow(Deed::Talk, "nils"));
        assert!(limits.allow(Deed::Open, "ida"));
    }
}
