//! IZ 2 and 8: how a turn begins and ends.

use tabletop::{Log, Seat, Secret};

use super::{ANTIDOTE, EXHAUSTED, POINTS_GOAL, TURNS_MAX, tell};
use crate::card::{HumanBag, HumanCard, Research, ZombieBag};
use crate::event::{Event, Told};
use crate::moves::Move;
use crate::state::Invazions;
use crate::step::{At, HUMAN, Step};

/// IZ 2.5: how many cards a horde draws.
pub(crate) const HORDE_HAND: u8 = 5;

/// IZ 2.4: the resources that each horde brings the human side.
const RESOURCES: u8 = 2;

/// IZ 1.7: the most resources, for each horde.
const RESOURCES_MAX: u8 = 4;

/// IZ 5.3: how many Zombies, and how many Rages, a horde may play in a turn.
const ZOMBIES: u8 = 3;
const RAGES: u8 = 1;

impl Invazions {
    pub(super) fn begin_turn(&mut self, log: &mut Log<Event>) {
        self.turn += 1;
        let turn = self.turn;
        tell(log, || Told::TurnBegan { turn });
        for at in self.ats() {
            self.place_mut(at).refresh();
            self.contaminate(at, log);
        }
        self.steps.push(Step::Supply);
        if 1 < turn {
            self.steps.push(Step::Discard); // IZ 2.2: not on the first turn.
        }
    }

    /// IZ 2.1: a card of the pile comes under a location; an empty pile adds nothing.
    pub(super) fn contaminate(&mut self, at: At, log: &mut Log<Event>) {
        let Some(card) = self.contamination.for_rules_mut().pop() else { return };
        let place = self.place_mut(at);
        place.contamination.insert(card);
        let at = place.location;
        tell(log, || Told::Contaminated { at, card });
    }

    /// IZ 2.2: one card at most, before drawing.
    pub(super) fn discard_moves(&self, moves: &mut Vec<Move>) {
        moves.extend(self.human_hand().kinds().map(Move::Discard));
        moves.push(Move::Keep);
    }

    pub(super) fn discard(&mut self, card: HumanCard, log: &mut Log<Event>) {
        self.steps.pop();
        self.human.lose(card);
        self.human.discard.insert(card);
        tell(log, || Told::HumanDiscarded { card });
    }

    /// IZ 2.2 and 11.6: how many cards the human side holds after drawing.
    pub(crate) fn hand_max(&self) -> u8 {
        let more = |it: HumanCard| self.cards.human(it).hand;
        self.table.players + 3 + self.sum_in_play(more)
    }

    pub(crate) fn resources_max(&self) -> u8 {
        RESOURCES_MAX * self.horde_count()
    }

    /// The sum of a value over all Humans in play.
    fn sum_in_play(&self, each: impl Fn(HumanCard) -> u8) -> u8 {
        let here = |humans: &HumanBag| -> u8 {
            humans.kinds().map(|it| each(it) * humans.count(it)).sum()
        };
        self.places.iter().map(|place| here(&place.humans)).sum()
    }

    pub(super) fn supply(&mut self, log: &mut Log<Event>) {
        self.draw_humans(self.hand_max().saturating_sub(self.human.hand_size()), log);
        self.gain_resources(log);
        for seat in self.seats() {
            let horde = &mut self.hordes[seat];
            (horde.zombies_left, horde.rages_left) = (ZOMBIES, RAGES);
            self.draw_zombies(seat, HORDE_HAND, log);
        }
        self.steps.push(Step::Action);
    }

    /// IZ 2.4 and 9.3: two for each horde, or all four on the first turn with one horde, and what
    /// Cooks bring (IZ 11.5).
    fn gain_resources(&mut self, log: &mut Log<Event>) {
        let first = self.turn == 1 && self.table.players == 2;
        let usual = if first { RESOURCES_MAX } else { RESOURCES * self.horde_count() };
        let gain = usual + self.sum_in_play(|it| self.cards.human(it).resources);
        let now = (self.human.resources + gain).min(self.resources_max());
        let gained = now - self.human.resources;
        self.human.resources = now;
        tell(log, || Told::Supplied { gained, now });
    }

    pub(super) fn draw_humans(&mut self, count: u8, log: &mut Log<Event>) {
        let mut cards = HumanBag::EMPTY;
        for _ in 0..count {
            self.renew_human_deck(log);
            let Some(card) = self.human.deck.for_rules_mut().pop() else { break };
            if 0 < self.human.known_top {
                self.human.known_top -= 1;
                self.human.known.insert(card);
            }
            self.human.hand.for_rules_mut().insert(card);
            cards.insert(card);
        }
        let count = cards.len() as u8;
        if 0 < count {
            log.add(|| Event::HumanDrew { count, cards: Secret::new(HUMAN, cards) });
        }
    }

    /// IZ 2.3: an empty deck is made again from the discards, when a card is needed.
    pub(super) fn renew_human_deck(&mut self, log: &mut Log<Event>) {
        if !self.human.deck.for_rules().is_empty() || self.human.discard.is_empty() {
            return;
        }
        self.remember_humans();
        let discard = std::mem::take(&mut self.human.discard);
        let deck = self.human.deck.for_rules_mut();
        deck.extend(discard.iter());
        self.chance.shuffle(deck);
        tell(log, || Told::HumanReshuffled);
    }

    pub(super) fn draw_zombies(&mut self, seat: Seat, count: u8, log: &mut Log<Event>) {
        let mut cards = ZombieBag::EMPTY;
        for _ in 0..count {
            self.renew_horde_deck(seat, log);
            let horde = &mut self.hordes[seat];
            let Some(card) = horde.deck.for_rules_mut().pop() else { break };
            if 0 < horde.known_top {
                horde.known_top -= 1;
                horde.gain_open(card);
            } else {
                horde.gain_unseen(card);
            }
            cards.insert(card);
        }
        let count = cards.len() as u8;
        if 0 < count {
            log.add(|| Event::HordeDrew { seat, count, cards: Secret::new(seat, cards) });
        }
    }

    /// IZ 2.3: the same for a horde.
    fn renew_horde_deck(&mut self, seat: Seat, log: &mut Log<Event>) {
        let horde = &mut self.hordes[seat];
        if !horde.deck.for_rules().is_empty() || horde.discard.is_empty() {
            return;
        }
        let discard = std::mem::take(&mut horde.discard);
        let deck = horde.deck.for_rules_mut();
        deck.extend(discard.iter());
        self.chance.shuffle(deck);
        tell(log, || Told::HordeReshuffled { seat });
    }

    pub(super) fn end_turn(&mut self, log: &mut Log<Event>) {
        for seat in self.seats() {
            self.disband(seat);
        }
        for at in self.ats() {
            self.score(at, log);
        }
        match () {
            () if POINTS_GOAL <= self.points => self.end(ANTIDOTE, log),
            () if TURNS_MAX <= self.turn => self.end(EXHAUSTED, log),
            () => self.steps.push(Step::BeginTurn),
        }
    }

    /// IZ 8.1: the cards that a horde played, and the rest of its hand, go to its discard.
    fn disband(&mut self, seat: Seat) {
        let horde = &mut self.hordes[seat];
        let hand = std::mem::take(horde.hand.for_rules_mut());
        horde.discard.absorb(&hand);
        for played in horde.played.drain(..).filter(|it| !it.sacrificed) {
            horde.discard.insert(played.card);
        }
        horde.known = ZombieBag::EMPTY;
        horde.lacks = Default::default();
        horde.at = None;
        horde.finished = false;
        (horde.recruits, horde.picks, horde.picked) = (0, 0, false);
    }

    /// IZ 8.2: what the Research card of a location brings.
    fn score(&mut self, at: At, log: &mut Log<Event>) {
        let Some(research) = self.place(at).research else { return };
        let points = self.research_points(at, research);
        self.points += points;
        let (at, now) = (self.place(at).location, self.points);
        tell(log, || Told::Researched { research, at, points, now });
    }

    /// Whether the attack so far is enough to get in.
    fn is_open_now(&self, at: At) -> bool {
        self.is_attacked(at) && self.resistance_of(at) <= self.attack_at(at)
    }

    /// The points that a Research card brings as things stand at its location.
    pub(crate) fn research_points(&self, at: At, research: Research) -> u8 {
        let (face, place) = (self.cards.research(research), self.place(at));
        let humans = place.standing();
        let holds = match research {
            // IZ 13.1: enough Survivors.
            Research::Infected => face.need <= humans.count(HumanCard::Survivors),
            // IZ 13.2: enough Humans.
            Research::Immunology => usize::from(face.need) <= humans.len(),
            // IZ 13.3: nobody got in this turn, nor would as things stand.
            Research::Virus => !place.penetrated && !self.is_open_now(at),
            Research::Equipment => false,
        };
        face.points + if holds { face.bonus } else { 0 }
    }
}
