//! XI 3: Explore.

use tabletop::{Log, SeatSet};

use crate::event::{Draw, Event};
use crate::state::Xeno;
use crate::step::{Ask, Step};

impl Xeno {
    /// XI 3.1: all draw; XI 3.2: they discard from the whole hand.
    pub(super) fn explore(&mut self, log: &mut Log<Event>) {
        let mut waiting = SeatSet::EMPTY;
        for seat in self.in_order() {
            let empire = &self.empires[seat];
            let (draw, keep) = empire.powers.explores(&empire.picks);
            let drawn = self.draw(seat, draw, Draw::Explore, log);
            let owes = drawn.saturating_sub(keep);
            self.empires[seat].owes = owes;
            if 0 < owes {
                waiting.insert(seat);
            }
        }
        self.steps.push(Step::Together { ask: Ask::Explore, waiting });
    }
}
