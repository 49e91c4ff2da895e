//! How often somebody may do something.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::trouble::Trouble;

/// An action whose number is limited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Deed {
    /// Opening a table, or becoming a new guest.
    Open,
    /// Opening a table that is listed for everybody.
    List,
    Talk,
    /// Calling the API.
    Call,
    /// Letting a bot think.
    Think,
    /// Making an account.
    SignUp,
    /// Trying a password, for any account.
    SignIn,
    /// Trying the password of one account.
    SignInAs,
}

impl Deed {
    /// How often it is allowed, and within what time.
    fn most(self) -> (u32, Duration) {
        match self {
            Deed::Open => (60, Duration::from_secs(600)),
            Deed::List => (8, Duration::from_secs(3600)),
            Deed::Talk => (15, Duration::from_secs(15)),
            Deed::Call => (1200, Duration::from_secs(60)),
            Deed::Think => (30, Duration::from_secs(60)),
            Deed::SignUp => (10, Duration::from_secs(3600)),
            Deed::SignIn => (60, Duration::from_secs(600)),
            Deed::SignInAs => (10, Duration::from_secs(600)),
        }
    }
}

/// The most keys that are remembered at once.
const REMEMBERED_MAX: usize = 10_000;

/// A person, an address or a network. The limit for it is multiplied by `weight`.
#[derive(Clone, Debug)]
pub(crate) struct Requester {
    pub(crate) who: String,
    pub(crate) weight: u32,
}

impl Requester {
    pub(crate) fn one(who: &str) -> Requester {
        Requester { who: who.to_string(), weight: 1 }
    }
}

/// Counts actions by who does them.
#[derive(Debug)]
pub(crate) struct Limits {
    on: bool,
    counts: Mutex<DeedCounts>,
}

impl Limits {
    pub(crate) fn new(on: bool) -> Limits {
        Limits { on, counts: Mutex::new(HashMap::new()) }
    }

    /// Counts an action. Refuses it if it was done too often, and says when it is allowed again.
    pub(crate) fn allow(&self, deed: Deed, who: &[Requester]) -> Result<(), Trouble> {
        if !self.on {
            return Ok(());
        }
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        make_room(&mut counts);
        let waits = who.iter().filter_map(|it| count(&mut counts, deed, it));
        // Every key counts the action, even if one of them is over its limit.
        match waits.fold(None, |most, it| most.max(Some(it))) {
            Some(again) => Err(Trouble::too_many("error-too-often", again)),
            None => Ok(()),
        }
    }
}

type DeedCounts = HashMap<(Deed, String), (Instant, u32)>;

/// If there are too many keys, those whose time is over are forgotten; if that is not enough, all
/// of them. So the memory is bounded, and nothing has to be sorted.
fn make_room(counts: &mut DeedCounts) {
    if REMEMBERED_MAX <= counts.len() {
        counts.retain(|(deed, _), (since, _)| since.elapsed() < deed.most().1);
        if REMEMBERED_MAX / 2 < counts.len() {
            counts.clear();
        }
    }
}

/// Counts an action; returns how long to wait if it is one too many.
fn count(counts: &mut DeedCounts, deed: Deed, who: &Requester) -> Option<Duration> {
    let (most, span) = deed.most();
    let entry = counts.entry((deed, who.who.clone())).or_insert((Instant::now(), 0));
    if span <= entry.0.elapsed() {
        *entry = (Instant::now(), 0);
    }
    entry.1 = entry.1.saturating_add(1);
    (most * who.weight < entry.1).then(|| span.saturating_sub(entry.0.elapsed()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn may(limits: &Limits, deed: Deed, who: &str) -> bool {
        limits.allow(deed, &[Requester::one(who)]).is_ok()
    }

    #[test]
    fn talk_has_an_end() {
        let limits = Limits::new(true);
        assert!((0..15).all(|_| may(&limits, Deed::Talk, "ida")));
        assert!(!may(&limits, Deed::Talk, "ida"));
        assert!(may(&limits, Deed::Talk, "nils"));
        assert!(may(&limits, Deed::Open, "ida"));
    }

    #[test]
    fn who_is_refused_hears_how_long() {
        let limits = Limits::new(true);
        let ida = [Requester::one("ida")];
        let refused = (0..=15).find_map(|_| limits.allow(Deed::Talk, &ida).err());
        let again = refused.unwrap().again.unwrap();
        assert!((13..=15).contains(&again.get()), "{again}");
    }

    #[test]
    fn what_is_wider_has_a_limit_of_its_own() {
        let limits = Limits::new(true);
        let wide = Requester { who: "street".to_string(), weight: 4 };
        let house = |number: u32| [Requester::one(&number.to_string()), wide.clone()];
        assert!((0..60).all(|it| limits.allow(Deed::Talk, &house(it % 6)).is_ok()));
        assert!(limits.allow(Deed::Talk, &house(7)).is_err());
    }

    #[test]
    fn not_everybody_is_remembered() {
        let limits = Limits::new(true);
        assert!((0..3 * REMEMBERED_MAX).all(|it| may(&limits, Deed::Open, &it.to_string())));
        assert!(limits.counts.lock().unwrap().len() <= REMEMBERED_MAX);
    }
}
