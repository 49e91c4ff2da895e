//! Where the seeds of deals and of bots come from.

use std::sync::{LazyLock, Mutex, PoisonError};

use tabletop::{Chance, Seed};

use crate::names;

/// For tests of pages: with it, a server deals the same games each time that it is started.
const FORESEEN: &str = "REMPART_TEST_SEED";

static STREAM: LazyLock<Option<Mutex<Chance>>> = LazyLock::new(|| {
    let seed: Seed = std::env::var(FORESEEN).ok()?.parse().ok()?;
    tracing::warn!("{FORESEEN} is set: whoever knows it can foresee every deal");
    Some(Mutex::new(Chance::new(seed)))
});

/// A seed that nobody can foresee.
pub(crate) fn seed() -> Seed {
    match &*STREAM {
        Some(stream) => stream.lock().unwrap_or_else(PoisonError::into_inner).seed(),
        None => Seed::new(names::random()),
    }
}
