//! Where the seeds of deals and of bots come from.

use std::sync::{Mutex, PoisonError};

use ring::hmac;
use tabletop::{Chance, Seed};

use crate::names;

/// A seed that nobody can foresee.
pub(crate) fn seed() -> Seed {
    Seed::new(names::random())
}

/// A seed that follows from a secret and a name, and tells nothing of either.
pub(crate) fn of(secret: &str, name: &str) -> Seed {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let tag = hmac::sign(&key, name.as_bytes());
    Seed::new(tag.as_ref().try_into().expect("a seed is as long as a hash"))
}

/// The seeds of new deals, one after the other.
pub(crate) struct Deals(Option<Mutex<Chance>>);

impl Deals {
    /// Unpredictable deals, or, in tests, deals that follow from a seed.
    pub(crate) fn new(foreseen: Option<Seed>) -> Deals {
        if foreseen.is_some() {
            tracing::warn!("whoever knows the given seed can foresee every deal");
        }
        Deals(foreseen.map(|seed| Mutex::new(Chance::new(seed))))
    }

    pub(crate) fn next(&self) -> Seed {
        match &self.0 {
            Some(stream) => stream.lock().unwrap_or_else(PoisonError::into_inner).seed(),
            None => seed(),
        }
    }
}
