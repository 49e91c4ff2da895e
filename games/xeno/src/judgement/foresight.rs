//! The position after a move, as far as the player itself decides it. Its own sealed answer is
//! taken as carried out, so that the network reads what follows from it.

use tabletop::{Game, Log, Seat};

use crate::card::{Card, Price};
use crate::moves::Move;
use crate::state::Xeno;
use crate::step::{Ask, Step};

impl Xeno {
    pub(super) fn foreseen_by(&self, seat: Seat, mv: Move) -> Xeno {
        let mut game = self.clone();
        match game.steps.top().copied() {
            Some(Step::Together { ask, .. }) => {
                game.note(ask, seat, mv);
                game.presume(ask, seat);
            }
            _ => game.carry_out(seat, mv, &mut Log::silent()),
        }
        game
    }

    /// Takes the player's sealed answer as carried out, as far as it is given.
    fn presume(&mut self, ask: Ask, seat: Seat) {
        match ask {
            Ask::Pick => (),
            Ask::Start => self.presume_start(seat),
            Ask::Explore | Ask::HandLimit | Ask::PayDevelopment => {
                self.presume_spent(seat, self.left(seat) as u8);
            }
            Ask::Develop | Ask::Settle => self.presume_placed(ask, seat),
            Ask::PayWorld | Ask::Defend => {
                self.presume_used(seat);
                self.presume_spent(seat, self.left_to_pick(ask, seat));
            }
            Ask::WarEffort => self.presume_given(seat),
            Ask::Damage => self.presume_damaged(seat),
        }
    }

    /// Takes the picked cards out of the hand, with `due` cards still to be paid.
    fn presume_spent(&mut self, seat: Seat, due: u8) {
        let empire = &mut self.empires[seat];
        let picked = empire.sealed.for_rules().picked;
        let hand = empire.hand.for_rules_mut();
        *hand = hand.minus(picked);
        empire.owes = due;
    }

    fn presume_start(&mut self, seat: Seat) {
        let due = self.left(seat) as u8;
        if let Some(world) = self.empires[seat].sealed.for_rules().card {
            self.presume_laid(seat, world);
        }
        self.presume_spent(seat, due);
    }

    /// Puts a card into the tableau, where it works; a windfall world gets its good.
    fn presume_laid(&mut self, seat: Seat, card: Card) {
        let windfall = self.faces.of(card).is_windfall();
        let empire = &mut self.empires[seat];
        empire.hand.for_rules_mut().remove(card);
        empire.tableau.push(card);
        empire.laid.insert(card);
        if windfall {
            empire.stocked.insert(card);
        }
    }

    fn presume_placed(&mut self, ask: Ask, seat: Seat) {
        let placed = self.empires[seat].sealed.for_rules().card;
        self.empires[seat].placed = placed;
        let Some(card) = placed else { return };
        let due = match ask {
            Ask::Develop => self.development_cost(seat, card),
            _ => self.world_bill(seat, card, &[]).cards().unwrap_or_default(),
        };
        self.empires[seat].owes = due;
        self.presume_laid(seat, card);
    }

    /// Takes away goods given for powers, and cards that are the price of their own power.
    fn presume_used(&mut self, seat: Seat) {
        let sealed = self.empires[seat].sealed.for_rules().clone();
        for power in &sealed.used {
            if self.price(*power) == Some(Price::Itself) {
                self.give_up(seat, power.card);
            }
        }
        sealed.spent.iter().for_each(|it| self.unstock(seat, it));
    }

    fn presume_given(&mut self, seat: Seat) {
        let goods = self.empires[seat].sealed.for_rules().spent;
        goods.iter().for_each(|it| self.unstock(seat, it));
        self.gain(seat, goods.len() as u8);
        self.empires[seat].effort += goods.len() as u16;
        if let Some(xenos) = &mut self.invasion {
            xenos.threat = xenos.threat.saturating_sub(goods.len() as u8);
        }
    }

    fn presume_damaged(&mut self, seat: Seat) {
        let empire = &mut self.empires[seat];
        let Some(world) = empire.sealed.for_rules().card else { return };
        empire.stocked.remove(world);
        empire.damaged.insert(world);
    }
}
