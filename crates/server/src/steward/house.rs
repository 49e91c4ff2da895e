//! The tables that are awake. A steward leaves here when its table falls asleep.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::Handle;
use crate::calls::WaitingTables;

/// The rooms that are awake, and for whom they wait.
pub(crate) struct House {
    rooms: Mutex<HashMap<String, Handle>>,
    pub(crate) calls: WaitingTables,
}

impl House {
    pub(crate) fn new(fresh: Duration) -> House {
        House { rooms: Mutex::default(), calls: WaitingTables::new(fresh) }
    }

    pub(crate) fn rooms(&self) -> MutexGuard<'_, HashMap<String, Handle>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
