//! On how many processors something may be worked at.

use std::thread;

/// All of them.
pub(crate) fn all() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Half of them, for what the others must not wait for.
pub(crate) fn half() -> usize {
    (all() / 2).max(1)
}
