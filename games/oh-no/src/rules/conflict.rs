//! ON 7: the Final Conflict. Kamikaze, then strike, until no player or no Matrice is left.

use tabletop::{Log, Seat, SetOf};

use super::{MATRIX_DESTROYED, tell};
use crate::card::{Alien, Card};
use crate::event::{Cause, Event, Told};
use crate::moves::Move;
use crate::state::{OhNo, Turn};
use crate::step::Step;

impl OhNo {
    /// ON 7.1: there is no way back. A fight that has begun is settled first.
    pub(super) fn decide_conflict(&mut self, seat: Seat) {
        self.steps.replace(Step::BeginConflict { seat });
        self.steps.push(Step::EndFight { seat });
    }

    pub(super) fn begin_conflict(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.conflict = true;
        self.talk = Default::default();
        tell(log, || Told::ConflictBegan { seat });
        self.steps.push(Step::ConflictTurn { seat });
    }

    /// ON 7.2: the next Matrice card, whatever it is, dives at the player as a kamikaze.
    pub(super) fn conflict_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.turn = Turn::of(seat);
        match self.draw_matrix(log) {
            Some(alien) => {
                self.steps.push(Step::Kamikaze { seat, alien });
                tell(log, || Told::Kamikaze { seat, alien });
            }
            None => self.may_strike(seat),
        }
    }

    pub(super) fn next_conflict_turn(&mut self) {
        let seat = self.next_alive(self.turn.seat);
        self.steps.push(Step::ConflictTurn { seat });
    }

    pub(super) fn kamikaze_moves(&self, seat: Seat, alien: Alien, moves: &mut Vec<Move>) {
        moves.extend(self.counters(seat, alien).map(Move::Counter));
        self.morph_starts(seat, moves);
        self.call_starts(seat, moves);
        moves.push(Move::GiveIn);
    }

    /// ON 7.3: the weapons that stop a kamikaze; black ones do not.
    pub(super) fn counters(&self, seat: Seat, alien: Alien) -> impl Iterator<Item = Card> {
        let colour = alien.colour();
        self.hand(seat).iter().filter(move |card| card.colour() == Some(colour))
    }

    /// `by` has stopped the kamikaze with these cards; its victim may strike.
    pub(super) fn countered(&mut self, by: Seat, cards: SetOf<Card>, log: &mut Log<Event>) {
        self.end_call();
        let Some(Step::Kamikaze { seat, alien }) = self.steps.pop() else {
            unreachable!("only a kamikaze is countered");
        };
        cards.iter().for_each(|card| self.discard(by, card));
        self.matrix_discard.insert(alien);
        tell(log, || Told::Countered { seat, by, cards: cards.iter().collect(), alien });
        self.may_strike(seat);
    }

    /// The helper's part is done: it was the turn's Teleporter attack.
    fn end_call(&mut self) {
        if let Some(Step::Call { .. }) = self.steps.top() {
            self.steps.pop();
            self.turn.teleported = true;
        }
    }

    /// ON 7.4: a player who does not counter is out; the next player meets a new kamikaze.
    pub(super) fn give_in(&mut self, seat: Seat, log: &mut Log<Event>) {
        let Some(Step::Kamikaze { alien, .. }) = self.steps.pop() else {
            unreachable!("one gives in to a kamikaze");
        };
        self.matrix_discard.insert(alien);
        self.eliminate(seat, Cause::Kamikaze, log);
        self.steps.push(Step::NextConflictTurn);
        self.check_survivors(log);
    }

    /// ON 7.6: the Matrice can be hit only if no Shield was left before this turn.
    fn may_strike(&mut self, seat: Seat) {
        let at_matrix = self.shields.is_empty();
        self.steps.push(Step::Strike { seat, at_matrix });
    }

    pub(super) fn strike_moves(&self, seat: Seat, at_matrix: bool, moves: &mut Vec<Move>) {
        moves.push(Move::Hold);
        if at_matrix {
            // ON 7.6: any weapon will do, and only a weapon.
            let weapons = self.hand(seat).iter().filter(|it| it.as_weapon().is_some());
            return moves.extend(weapons.map(Move::Finish));
        }
        let strikes = self.weapons_at_shields(seat);
        moves.extend(strikes.map(|(card, shield)| Move::Strike(card, shield)));
        self.morph_starts(seat, moves);
        if self.may_call_to_strike() {
            self.call_starts(seat, moves);
        }
    }

    /// ON 7.5: a weapon of a Shield's colour, or a black one (ON 6.3).
    pub(super) fn weapons_at_shields(&self, seat: Seat) -> impl Iterator<Item = (Card, Alien)> {
        self.hand(seat).iter().flat_map(move |card| {
            let hits = move |it: &Alien| card.colour().is_some_and(|at| at.hits(it.colour()));
            self.shields.iter().filter(hits).map(move |shield| (card, shield))
        })
    }

    /// ON 7.5: a turn destroys one Shield, then it is over.
    pub(super) fn strike(
        &mut self,
        by: Seat,
        cards: SetOf<Card>,
        shield: Alien,
        log: &mut Log<Event>,
    ) {
        self.end_call();
        let Some(Step::Strike { seat, .. }) = self.steps.pop() else {
            unreachable!("a Shield is destroyed by a strike");
        };
        cards.iter().for_each(|card| self.discard(by, card));
        self.shields.remove(shield);
        self.struck.insert(shield);
        self.matrix_discard.insert(shield);
        let left = self.shields.len() as u8;
        tell(log, || Told::Struck { seat, by, cards: cards.iter().collect(), shield, left });
        self.steps.push(Step::NextConflictTurn);
    }

    /// ON 7.6 and 8.1: the Matrice is destroyed, and all have won.
    pub(super) fn finish(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        self.discard(seat, card);
        tell(log, || Told::MatrixDestroyed { seat, card });
        self.end(MATRIX_DESTROYED, log);
    }

    pub(super) fn hold(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.steps.replace(Step::NextConflictTurn);
        tell(log, || Told::Held { seat });
    }
}
