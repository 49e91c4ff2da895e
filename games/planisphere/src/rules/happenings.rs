//! PL 10: the seventh phase, and the moments of the other phases in which events act.

use tabletop::{Log, Seat};

use crate::event::Event;
use crate::state::{Death, Planisphere};
use crate::view::Phase;

impl Planisphere {
    /// The player throws for an event.
    pub(super) fn happening(&mut self, _seat: Seat, _log: &mut Log<Event>) {}

    /// A phase begins, before its first player.
    pub(super) fn phase_begins(&mut self, _phase: Phase, _log: &mut Log<Event>) {}

    /// A phase ends, before it is settled who is out.
    pub(super) fn phase_ends(&mut self, phase: Phase, _log: &mut Log<Event>) {
        if phase == Phase::Movement {
            // PL 9.7: the heat lasts for one movement phase.
            for card in self.on_board().iter() {
                self.unit_mut(card).overheated = false;
            }
        }
    }

    /// A unit has been destroyed.
    pub(super) fn destroyed(&mut self, _death: Death, _log: &mut Log<Event>) {}
}
