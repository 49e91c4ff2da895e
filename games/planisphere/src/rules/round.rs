//! PL 2: the round, its phases, and drawing.

use tabletop::{Log, Seat, Secret, SetOf, Stepped};

use super::tell;
use crate::card::Card;
use crate::event::{Event, Told};
use crate::options::ROUNDS_MAX;
use crate::state::Planisphere;
use crate::step::Step;
use crate::view::Phase;

/// PL 2.3: the number of cards in the first draw.
const FIRST_HAND: u8 = 4;

impl Planisphere {
    /// PL 1.5: with this option, all draw and land some units before the first round.
    pub(super) fn open(&mut self) {
        let landings = self.options.landings;
        for _ in 0..landings {
            self.steps.push(Step::Turn { phase: Phase::Overture, place: 0 });
        }
        if 0 < landings {
            self.steps.push(Step::Turn { phase: Phase::Draw, place: 0 });
        }
        self.advance(&mut Log::silent());
    }

    pub(super) fn begin_round(&mut self, log: &mut Log<Event>) {
        self.round += 1;
        if self.options.rotation && 1 < self.round {
            self.first = self.next_alive(self.first); // PL 2.2
        }
        self.winners = SetOf::EMPTY;
        self.shots.clear();
        for card in self.on_board().iter() {
            let unit = self.unit_mut(card);
            (unit.from, unit.fought) = (None, SetOf::EMPTY);
            (unit.moved, unit.aimed, unit.controlled, unit.light) = (false, false, false, false);
        }
        let (round, first) = (self.round, self.first);
        tell(log, || Told::RoundBegan { round, first });
        self.bring_back_the_reborn(log);
        self.steps.push(Step::Turn { phase: Phase::Draw, place: 0 });
    }

    /// The next seat still in the game after `seat`; itself if it is the only one.
    pub(crate) fn next_alive(&self, seat: Seat) -> Seat {
        let mut next = seat.next(self.camps.players());
        while self.camps[next].out && next != seat {
            next = next.next(self.camps.players());
        }
        next
    }

    /// PL 2.1: all players do a phase, in order, before the next phase begins.
    pub(super) fn take_turn(&mut self, phase: Phase, place: u8, log: &mut Log<Event>) {
        if place == 0 {
            self.phase = phase;
            if !self.happens(phase) {
                return self.steps.push(Step::EndPhase { phase });
            }
            tell(log, || Told::PhaseBegan { phase });
            self.phase_begins(phase, log);
        }
        let Some(seat) = self.in_order().nth(place.into()) else {
            return self.steps.push(Step::EndPhase { phase });
        };
        self.steps.push(Step::Turn { phase, place: place + 1 });
        if !self.camps[seat].out {
            self.do_phase(phase, seat, log);
        }
    }

    /// Pushes what the phase asks of `seat`, unless everybody can see that it asks nothing.
    fn do_phase(&mut self, phase: Phase, seat: Seat, log: &mut Log<Event>) {
        match phase {
            Phase::Draw => self.draw_phase(seat, log),
            Phase::Overture | Phase::Reinforcement => self.reinforcement(seat),
            Phase::Movement => self.movement(seat),
            Phase::Shooting => self.shooting(seat),
            Phase::Contact => self.contact(seat),
            Phase::Reproduction => self.reproduction(seat, log),
            Phase::Happenings => self.toss(seat, log),
        }
    }

    /// PL 2.5: who is out is decided at the end of each phase.
    pub(super) fn end_phase(&mut self, phase: Phase, log: &mut Log<Event>) {
        if phase == Phase::Contact {
            self.resolve_shots(log);
        }
        self.phase_ends(phase, log);
        self.settle_camps(log);
        if self.ending.is_some() || self.round == 0 {
            return; // Before the first round the stack already holds what follows.
        }
        match self.after(phase) {
            Some(next) => self.steps.push(Step::Turn { phase: next, place: 0 }),
            None => self.end_round(log),
        }
    }

    /// PL 2.1: the next phase; none after the last.
    fn after(&self, phase: Phase) -> Option<Phase> {
        match phase {
            Phase::Draw => Some(Phase::Reinforcement),
            Phase::Overture | Phase::Reinforcement => Some(Phase::Movement),
            Phase::Movement => Some(Phase::Shooting),
            Phase::Shooting => Some(Phase::Contact),
            Phase::Contact => Some(Phase::Reproduction),
            Phase::Reproduction => self.options.events.then_some(Phase::Happenings),
            Phase::Happenings => None,
        }
    }

    /// PL 2.8: after the very last round units are counted.
    fn end_round(&mut self, log: &mut Log<Event>) {
        if self.options.rounds.unwrap_or(ROUNDS_MAX) <= self.round {
            return self.count_out(log);
        }
        self.steps.push(Step::BeginRound);
    }

    /// PL 2.3: four cards the first time, then one.
    fn draw_phase(&mut self, seat: Seat, log: &mut Log<Event>) {
        let count = match self.round {
            0 => FIRST_HAND + self.options.landings,
            1 if 0 < self.options.landings => 0, // PL 1.5: the first draw has been made.
            1 => FIRST_HAND,
            _ => 1 + self.extra_cards(),
        };
        self.draw(seat, count, log);
    }

    /// PL 2.4: a player takes cards from the top of the pile; cards that everybody knew to be next
    /// stay known. PL 2.6: an empty pile gives nothing.
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, log: &mut Log<Event>) {
        let (mut hidden, mut open) = (SetOf::EMPTY, SetOf::EMPTY);
        for _ in 0..count {
            let height = self.pile.for_rules().len();
            let Some(card) = self.pile.for_rules_mut().pop() else { break };
            if 0 < self.known_above {
                self.known_above -= 1;
                open.insert(card);
            } else if height == usize::from(self.known_below) {
                self.known_below -= 1;
                open.insert(card);
            } else {
                hidden.insert(card);
            }
            self.dead.retain(|death| death.card != card);
            self.camps[seat].hand.for_rules_mut().insert(card);
        }
        self.show(open);
        if !hidden.is_empty() {
            log.add(|| Event::Drew { seat, cards: Secret::new(seat, hidden) });
        }
        if !open.is_empty() {
            let cards = Secret::new(tabletop::Audience::Everybody, open);
            log.add(|| Event::Drew { seat, cards });
        }
    }

    /// Everybody sees these cards of hands.
    pub(crate) fn show(&mut self, cards: SetOf<Card>) {
        self.known.iter_mut().for_each(|known| *known = known.union(cards));
    }

    /// A card leaves a hand for a place where everybody sees it.
    pub(crate) fn leave_hand(&mut self, seat: Seat, card: Card) {
        self.camps[seat].hand.for_rules_mut().remove(card);
        self.known.iter_mut().for_each(|known| known.remove(card));
    }

    /// PL 2.4: everybody sees a card go under the pile.
    pub(crate) fn put_under(&mut self, card: Card) {
        self.loans.retain(|it| it.card != card);
        self.pile.for_rules_mut().insert(0, card);
        self.known_below += 1;
    }
}
