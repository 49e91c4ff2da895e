//! Values that only some viewers may see.

use std::fmt;

use crate::seat::{Seat, SeatSet, Viewer};

/// Who may see a secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    Everybody,
    Only(SeatSet),
}

impl Audience {
    /// Nobody at all, as for a face-down deck.
    pub const NOBODY: Audience = Audience::Only(SeatSet::EMPTY);

    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::Everybody, _) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Viewer::Spectator) => false,
        }
    }
}

impl From<Seat> for Audience {
    fn from(seat: Seat) -> Audience {
        Audience::Only(SeatSet::only(seat))
    }
}

/// A value that only its audience may see. It cannot be printed or serialised.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret<T> {
    audience: Audience,
    value: T,
}

impl<T> Secret<T> {
    pub fn new(audience: impl Into<Audience>, value: T) -> Secret<T> {
        Secret { audience: audience.into(), value }
    }

    /// The value, if `viewer` belongs to the audience.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&T> {
        self.audience.includes(viewer).then_some(&self.value)
    }

    /// The value, for rules only; views, bots and pages may not call this (a test checks it).
    pub fn for_rules(&self) -> &T {
        &self.value
    }

    /// The value for changing it, for rules only.
    pub fn for_rules_mut(&mut self) -> &mut T {
        &mut self.value
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret(for {:?})", self.audience)
    }
}
