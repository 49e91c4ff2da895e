//! XI 16: worlds are damaged, and the empires perhaps defeated.

use tabletop::{Log, Seat, SeatSet, SetOf};

use super::{DEFEATED, tell};
use crate::card::Card;
use crate::event::{Event, Told};
use crate::moves::Move;
use crate::state::Xeno;
use crate::step::{Ask, Step};

/// XI 16.6: how many rounds in which nobody defends defeat the empires.
const DEFEATS: u8 = 2;

impl Xeno {
    /// XI 16.1: worlds of `seat` that can be damaged.
    fn unharmed(&self, seat: Seat) -> SetOf<Card> {
        let empire = &self.empires[seat];
        let worlds = empire.tableau.iter().copied().filter(|it| self.faces.of(*it).is_world());
        worlds.collect::<SetOf<Card>>().minus(empire.damaged)
    }

    /// XI 16.1: who has failed chooses a world, if there is a choice.
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

    /// Everybody has chosen: the worlds are turned over, and the step ends.
    pub(super) fn damaged(&mut self, log: &mut Log<Event>) {
        for seat in self.timing_order() {
            if let Some(world) = self.take_sealed(seat).card {
                self.harm(seat, world, log);
            }
        }
        self.count_defeat(log);
        self.send_xenos_away();
    }

    fn harm(&mut self, seat: Seat, world: Card, log: &mut Log<Event>) {
        self.lose_good(seat, world);
        self.empires[seat].damaged.insert(world);
        self.tally.damaged += 1;
        tell(log, || Told::Damaged { seat, world });
    }

    /// XI 16.6: nobody has defended.
    fn count_defeat(&mut self, log: &mut Log<Event>) {
        let players = self.empires.players();
        let xenos = self.xenos_mut();
        if xenos.failed == SeatSet::all(players) {
            xenos.defeats += 1;
            let count = xenos.defeats;
            tell(log, || Told::Defeat { count });
            if count == DEFEATS {
                self.end(DEFEATED, log);
            }
        }
    }

    /// XI 16.7: the cards go; of wave 3 they may come back.
    fn send_xenos_away(&mut self) {
        let xenos = self.xenos_mut();
        xenos.failed = SeatSet::EMPTY;
        let cards = xenos.faced.iter_mut().filter_map(|it| it.1.take());
        xenos.waves.spent.extend(cards);
    }
}
