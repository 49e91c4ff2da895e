//! XI 16: worlds are damaged, and the empires perhaps defeated.

use tabletop::{Log, Seat, SeatSet, SetOf};

use super::DEFEATED;
use crate::card::{Card, Tag};
use crate::event::{Event, Told};
use crate::moves::Move;
use crate::state::Xeno;
use crate::step::{Ask, Step};

/// XI 16.6: after how many rounds in which nobody defends the empires are defeated.
const DEFEATS: u8 = 2;

impl Xeno {
    /// XI 16.1: worlds of `seat` that can be damaged.
    pub(crate) fn unharmed(&self, seat: Seat) -> SetOf<Card> {
        self.working(seat).intersection(self.faces.tagged(Tag::World))
    }

    /// XI 16.1: a player who has failed chooses a world, if there is a choice.
    pub(super) fn ask_for_damage(&mut self) {
        let mut waiting = SeatSet::EMPTY;
        for seat in self.xenos().failed.iter() {
            let worlds = self.unharmed(seat);
            if worlds.len() < 2 {
                self.empires[seat].sealed.for_rules_mut().card = worlds.first();
            } else {
                waiting.insert(seat);
            }
        }
        self.steps.push(Step::Together { ask: Ask::Damage, waiting });
    }

    pub(super) fn damage_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend(self.unharmed(seat).iter().map(Move::Damage));
    }

    /// All have chosen: the worlds are turned over, and the step ends.
    pub(super) fn damage_worlds(&mut self, log: &mut Log<Event>) {
        for seat in self.in_order() {
            if let Some(world) = self.unseal(seat).card {
                self.harm(seat, world, log);
            }
        }
        self.send_xenos_away(log);
    }

    fn harm(&mut self, seat: Seat, world: Card, log: &mut Log<Event>) {
        if self.empires[seat].stocked.contains(world) {
            self.unstock(seat, world);
        }
        self.empires[seat].damaged.insert(world);
        self.tally.damaged += 1;
        log.add(|| Event::Open(Told::Damaged { seat, world }));
    }

    /// XI 16.7: the cards of the step go; those of wave 3 may come back.
    fn send_xenos_away(&mut self, log: &mut Log<Event>) {
        self.seats().for_each(|it| self.refresh(it));
        let xenos = self.xenos_mut();
        let failed = std::mem::take(&mut xenos.failed);
        xenos.last = xenos.faced.clone();
        xenos.asked = SeatSet::EMPTY;
        xenos.fought.iter_mut().for_each(|it| *it.1 = None);
        let cards = xenos.faced.iter_mut().filter_map(|it| it.1.take());
        xenos.waves.spent.extend(cards);
        if failed == SeatSet::all(self.empires.players()) {
            self.count_defeat(log);
        }
    }

    /// XI 16.6: nobody has defended.
    fn count_defeat(&mut self, log: &mut Log<Event>) {
        let xenos = self.xenos_mut();
        xenos.defeats += 1;
        let count = xenos.defeats;
        log.add(|| Event::Open(Told::Defeat { count }));
        if count == DEFEATS {
            self.end(DEFEATED, log);
        }
    }
}
