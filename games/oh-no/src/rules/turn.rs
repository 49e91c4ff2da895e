//! ON 2: the turn of a player. Act, build, fight.

use tabletop::{Audience, Log, Seat, SeatSet, Secret, SetOf};

use super::{ACTIONS_MAX, tell};
use crate::card::{Card, Module};
use crate::event::{Event, Told};
use crate::moves::Move;
use crate::options::Level;
use crate::state::{Installed, OhNo, Turn};
use crate::step::Step;
use crate::view::Phase;

impl OhNo {
    pub(super) fn turn_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let before = moves.len();
        if self.turn.phase == Phase::Act {
            self.action_moves(seat, moves);
        }
        let must_act = self.turn.actions == 0 && before < moves.len();
        // ON 7.1: the Final Conflict can begin at any moment of one's turn.
        moves.push(Move::Conflict);
        if must_act {
            return;
        }
        // ON 2.6: the first attack ends building, as the first module ends acting.
        if self.turn.phase < Phase::Fight {
            let modules = self.hand(seat).iter().filter(|card| card.as_module().is_some());
            moves.extend(modules.map(Move::Build));
        }
        self.fight_moves(seat, moves);
        if 0 < self.turn.actions || self.can_go_on(seat) {
            moves.push(Move::End);
        }
    }

    /// ON 2.1: a player who could do no action may end the turn if somebody has something to do
    /// after it. Otherwise only the Final Conflict is left; without that the game would never end.
    fn can_go_on(&self, seat: Seat) -> bool {
        let gives = |it: Seat| self.stations[it].works(Module::Hub) && !self.hand(it).is_empty();
        let drawable = self.can_draw() || !self.stations[seat].laid.is_empty();
        drawable || (1 < self.alive().len() && self.alive().iter().any(gives))
    }

    fn can_draw(&self) -> bool {
        !self.resistance.for_rules().is_empty() || !self.resistance_discard.is_empty()
    }

    /// ON 2.2 and 2.3: draw, or transport through a hub that works.
    fn action_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if self.can_draw() {
            moves.push(Move::Draw);
        }
        if self.stations[seat].works(Module::Hub) && !self.hand(seat).is_empty() {
            moves.extend(self.alive().iter().filter(|to| *to != seat).map(Move::Give));
        }
    }

    /// ON 2.3: any number of cards to one other player.
    pub(super) fn pack_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if !self.picked(seat).is_empty() {
            moves.push(Move::Send);
        }
        moves.extend(self.unpicked(seat).map(Move::Pack));
    }

    /// The cards of the hand that are not picked yet. They are picked in any order.
    pub(super) fn unpicked(&self, seat: Seat) -> impl Iterator<Item = Card> + use<> {
        self.hand(seat).minus(self.picked(seat)).iter()
    }

    /// ON 2.2: a card, or two with a Catalyst (ON 2.8); then the Matrice answers (ON 2.4).
    pub(super) fn draw(&mut self, seat: Seat, log: &mut Log<Event>) {
        let mut cards = SetOf::EMPTY;
        for _ in 0..self.draws(seat) {
            if let Some(card) = self.draw_resistance(log) {
                cards.insert(card);
            }
        }
        self.stations[seat].gain_unseen(cards);
        let count = cards.len() as u8;
        log.add(|| Event::Drew {
            seat,
            count,
            cards: Secret::new(self.hand_audience(seat), cards),
        });
        self.matrix_answers(seat);
    }

    /// ON 2.8: several Catalysts do not add up. ON 9.2: from level 2 on, once a turn.
    fn draws(&mut self, seat: Seat) -> u8 {
        let spent = self.turn.catalysed && Level::Two <= self.level;
        if spent || !self.stations[seat].works(Module::Catalyst) {
            return 1;
        }
        self.turn.catalysed = true;
        2
    }

    /// ON 2.3: the cards go face down; giver and receiver know them.
    pub(super) fn send(&mut self, seat: Seat, log: &mut Log<Event>) {
        let Some(Step::Pack { to, .. }) = self.steps.pop() else {
            unreachable!("Send is offered by Pack alone");
        };
        let cards = self.take_picked(seat);
        let witnesses = [seat.index(), to.index()];
        self.stations[seat].lose_unseen(cards, |at| witnesses.contains(&at));
        self.stations[to].gain_unseen(cards);
        let known = &mut self.stations[to].known[seat.index()];
        *known = known.union(cards);
        let count = cards.len() as u8;
        log.add(|| {
            let cards = Secret::new(self.audience_of_both(seat, to), cards);
            Event::Gave { from: seat, to, count, cards }
        });
        self.matrix_answers(seat);
    }

    /// ON 2.4: each action turns up a Matrice card.
    fn matrix_answers(&mut self, seat: Seat) {
        self.steps.push(Step::AfterAction);
        self.steps.push(Step::DrawMatrix { seat });
    }

    pub(super) fn after_action(&mut self) {
        self.turn.actions += 1;
        if self.turn.actions == ACTIONS_MAX {
            self.turn.phase = Phase::Build;
        }
        // ON 5.1: the turn of a player who is out is over.
        if self.stations[self.turn.seat].out {
            self.steps.replace(Step::NextTurn);
        }
    }

    /// ON 2.5: a module works as soon as it is laid.
    pub(super) fn build(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        self.turn.phase = Phase::Build;
        self.stations[seat].lose(card);
        self.stations[seat].modules.push(Installed { card, guest: None, sabotaged: false });
        tell(log, || Told::Built { seat, card });
    }

    pub(super) fn end_turn(&mut self, seat: Seat) {
        self.steps.replace(Step::NextTurn);
        self.steps.push(Step::EndFight { seat });
    }

    pub(super) fn next_turn(&mut self, log: &mut Log<Event>) {
        let seat = self.next_alive(self.turn.seat);
        self.turn = Turn::of(seat);
        self.talk = Default::default();
        self.steps.push(Step::Turn { seat });
        tell(log, || Told::TurnBegan { seat });
    }

    /// Who sees the hand of `seat`.
    pub(super) fn hand_audience(&self, seat: Seat) -> Audience {
        if self.level == Level::Zero { Audience::Everybody } else { seat.into() }
    }

    fn audience_of_both(&self, one: Seat, other: Seat) -> Audience {
        match self.level {
            Level::Zero => Audience::Everybody,
            Level::One | Level::Two | Level::Three => {
                Audience::Only(SeatSet::from_iter([one, other]))
            }
        }
    }
}
