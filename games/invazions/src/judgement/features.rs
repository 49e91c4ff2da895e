//! What a network reads of a position: what one player knows of it, as numbers. Their order is the
//! order of the weights in the file, so changing it needs a new training.
//!
//! The two sides know different things, so each has a part of the inputs of its own.

use std::cmp::Reverse;

use tabletop::{ArrayVec, Inputs, Seat};

use super::value;
use crate::card::{HumanBag, HumanCard, Research, ZombieBag, ZombieCard};
use crate::moves::Moment;
use crate::rules::FREED_GOAL;
use crate::state::Invazions;
use crate::step::{At, HUMAN, Step};

/// The numbers of inputs: for a place, for a horde, for the whole table, and for what only one
/// side's player knows.
const PLACE: usize = 111;
const HORDE: usize = 55;
const TABLE: usize = 153;
const HUMAN_OWN: usize = 76;
const HORDE_OWN: usize = 72;

/// The number of different steps, those that ask nobody included.
const STEPS: usize = 20;

/// The places of the table, in an order that does not depend on their names, which have no meaning
/// for the rules.
type Order = ArrayVec<At, 4>;

impl Invazions {
    /// Writes what `seat` knows.
    pub(super) fn told(&self, seat: Seat, to: &mut Inputs) {
        // As many places and hordes as the largest table has at which the same network plays.
        let (places, hordes) = if self.table.players == 2 { (2, 1) } else { (4, 3) };
        let shared = TABLE + places * PLACE + hordes * HORDE;
        let (human, horde) = (shared + HUMAN_OWN, shared + HORDE_OWN);
        if seat == HUMAN {
            self.tell_shared(seat, (places, hordes), to);
            self.tell_human(to);
            to.zeros(horde);
        } else {
            to.zeros(human);
            self.tell_shared(seat, (places, hordes), to);
            self.tell_own_horde(seat, to);
        }
        debug_assert_eq!(to.width(), human + horde, "the parts are as wide as they say");
    }

    fn tell_shared(&self, seat: Seat, (places, hordes): (usize, usize), to: &mut Inputs) {
        let mut order: Order = self.ats().collect();
        let rank = |at: &At| {
            let place = self.place(*at);
            (place.research.is_none(), place.research, Reverse(place.humans.len()), *at)
        };
        order.sort_unstable_by_key(rank);
        self.tell_table(seat, to);
        for slot in 0..places {
            match order.get(slot) {
                Some(at) => self.tell_place(*at, seat, to),
                None => to.zeros(PLACE),
            }
        }
        let own = self.seats().filter(|it| *it == seat);
        let mut all = own.chain(self.seats().filter(|it| *it != seat));
        for _ in 0..hordes {
            match all.next() {
                Some(horde) => self.tell_horde(horde, &order, to),
                None => to.zeros(HORDE),
            }
        }
    }

    fn tell_table(&self, seat: Seat, to: &mut Inputs) {
        let start = to.width();
        to.one_of(Some(usize::from(self.table.players - 2)), 3);
        to.flag(self.table.by_lot);
        to.number(f32::from(self.turn) / 20.0);
        to.flag(self.turn == 1);
        to.number(f32::from(self.points) / 30.0);
        to.steps(self.points.into(), 0, 30);
        self.tell_freed(to);
        let human = &self.human;
        to.steps(human.resources.into(), 0, 12);
        to.steps(i32::from(self.resources_max() - human.resources), 0, 4);
        to.steps(human.hand_size().into(), 0, 10);
        to.steps(i32::from(self.hand_max()) - i32::from(human.hand_size()), 0, 4);
        to.number(f32::from(human.deck_size()) / 30.0);
        tell_humans(&human.discard, 0.25, to);
        for card in [Research::Infected, Research::Immunology, Research::Virus, Research::Equipment]
        {
            self.tell_research(card, to);
        }
        to.one_of(self.steps.top().map(stage), STEPS);
        to.flag(self.steps.top().is_some_and(|it| asked(it) == Some(seat)));
        to.number(f32::from(self.wounded) / 10.0);
        to.number((self.turns_of_humans() / 15.0).min(2.0));
        to.number((self.turns_of_hordes() / 15.0).min(2.0));
        to.number(self.judged());
        debug_assert_eq!(to.width() - start, TABLE);
    }

    /// How far the hordes are, and what the pile still holds.
    fn tell_freed(&self, to: &mut Inputs) {
        let shown: u8 =
            self.places.iter().map(|it| it.contamination.count(ZombieCard::Freed)).sum();
        let (pile, hidden) = self.pile_and_freed();
        to.steps(self.freed().into(), 0, 5);
        to.steps(shown.into(), 0, 4);
        to.number(f32::from(hidden) / 5.0);
        to.number(f32::from(pile) / 40.0);
        to.number(f32::from(hidden) / (f32::from(pile) + 1.0));
        to.flag(self.freed() + shown + hidden < FREED_GOAL);
    }

    fn tell_research(&self, card: Research, to: &mut Inputs) {
        let owned = self.human.research.iter().any(|it| it.0 == card);
        to.flag(owned);
        to.flag(self.places.iter().any(|it| it.research == Some(card)));
        to.steps(self.human.die(card).into(), 0, 5);
        to.flag(owned && self.research_cost(card) <= self.human.resources);
    }

    fn tell_place(&self, at: At, seat: Seat, to: &mut Inputs) {
        let (start, place) = (to.width(), self.place(at));
        to.one_of(place.research.map(|it| it as usize), 4);
        to.steps(self.points_next(at).into(), 0, 4);
        to.steps(place.humans.count(HumanCard::Survivors).into(), 0, 4);
        for card in &HumanCard::HUMANS[1..] {
            to.flag(place.humans.contains(*card));
        }
        to.steps(place.humans.len() as i32, 0, 4);
        to.flag(place.humans.len() < self.table.humans_max.into());
        let walls = i32::from(self.resistance_of(at));
        to.steps(walls, 5, 6);
        to.number(f32::from(self.bulk(at)) / 20.0);
        to.flag(self.human.barricade == Some(at));
        tell_zombies(&place.contamination, 0.5, to);
        to.steps(place.contamination.len() as i32, 0, 6);
        let prize: f32 = place.contamination.iter().map(value).fold(0.0, f32::max);
        to.number(prize / 10.0);
        self.tell_attack(at, walls, seat, to);
        debug_assert_eq!(to.width() - start, PLACE);
    }

    /// The points needed to devour everything at a place.
    fn bulk(&self, at: At) -> u8 {
        let place = self.place(at);
        let humans = place.standing();
        let humans = humans.iter().map(|it| self.resistance(at, crate::card::Defender::Human(it)));
        let research = place.standing_research();
        let research = research.map(|it| self.resistance(at, crate::card::Defender::Research(it)));
        humans.chain(research).sum()
    }

    fn tell_attack(&self, at: At, walls: i32, seat: Seat, to: &mut Inputs) {
        let place = self.place(at);
        let there = self.hordes_at(at);
        let attacked = !there.is_empty();
        let margin = if attacked { i32::from(self.attack_at(at)) - walls } else { -9 };
        to.steps(there.len() as i32, 0, 3);
        to.number(f32::from(self.attack_at(at)) / 10.0);
        to.steps(margin, -8, 18);
        let risk = self.at_risk(at);
        to.number(risk.len() as f32 / 3.0);
        to.flag(risk.iter().any(|it| matches!(it, crate::card::Defender::Research(_))));
        to.flag(place.penetrated);
        to.number(place.fallen.len() as f32 / 3.0);
        to.flag(place.fallen_research);
        to.number(f32::from(place.stand) / 4.0);
        to.number(f32::from(place.charge) / 4.0);
        to.flag(there.contains(seat));
        let power = |it: Seat| self.expected_attack(it, seat);
        let there_power: f32 = there.iter().map(power).sum();
        let strongest = self.seats().map(power).fold(0.0, f32::max);
        let other = if seat != HUMAN && !there.contains(seat) { power(seat) } else { 0.0 };
        let coming = match () {
            () if seat != HUMAN => there_power + other,
            () if attacked => there_power,
            () => strongest,
        };
        to.steps((coming - walls as f32).round() as i32, -8, 18);
        to.number(there_power / 10.0);
    }

    /// The attack of a horde when it has played, as far as `seat` can tell.
    fn expected_attack(&self, of: Seat, seat: Seat) -> f32 {
        let horde = &self.hordes[of];
        let left = match horde.finished {
            true => 0.0,
            false if of == seat => self.might(of),
            false => (self.power(of) - f32::from(horde.attack())).max(0.0),
        };
        f32::from(horde.attack()) + left
    }

    fn tell_horde(&self, seat: Seat, order: &Order, to: &mut Inputs) {
        let (start, horde) = (to.width(), &self.hordes[seat]);
        let deck = self.deck_of(seat);
        to.flag(true);
        tell_zombies(&deck, 0.34, to);
        to.number(deck.len() as f32 / 15.0);
        let power = self.power(seat);
        to.number(power / 10.0);
        to.steps(power as i32, 3, 12);
        to.number(f32::from(horde.hand_size()) / 5.0);
        to.number(f32::from(horde.deck_size()) / 10.0);
        to.number(f32::from(horde.zombies_left) / 3.0);
        to.number(f32::from(horde.rages_left) / 2.0);
        to.number(f32::from(horde.recruits));
        to.number(f32::from(horde.picks) / 2.0);
        to.flag(horde.finished);
        to.number(f32::from(horde.attack()) / 10.0);
        to.one_of(order.iter().position(|it| horde.at == Some(*it)), 4);
        to.steps(horde.freed().into(), 0, 4);
        to.number(f32::from(horde.discard.len() as u8) / 10.0);
        to.number(f32::from(deck.count(ZombieCard::Wounded)) / (deck.len() as f32 + 1.0));
        debug_assert_eq!(to.width() - start, HORDE);
    }

    /// What the human side alone knows: its hand, and therefore what is left to draw.
    fn tell_human(&self, to: &mut Inputs) {
        let (start, hand) = (to.width(), self.human_hand());
        for card in HumanCard::ALL {
            to.steps(hand.count(card).into(), 0, 3);
        }
        let affordable = |it: &HumanCard| self.cards.cost(*it) <= self.human.resources;
        let fitting = |it: &HumanCard| it.is_human() && self.ats().any(|at| self.fits(at, *it));
        let playable = hand.iter().filter(affordable).filter(fitting).count();
        to.steps(playable as i32, 0, 5);
        to.steps(hand.iter().filter(|it| !it.is_human()).count() as i32, 0, 6);
        to.number(hand.iter().filter(|it| self.is_useless(*it)).count() as f32 / 3.0);
        to.number(hand.iter().map(|it| f32::from(self.cards.cost(it))).sum::<f32>() / 10.0);
        to.number(f32::from(self.max_power()) / 10.0);
        let left = match self.table.by_lot {
            true => HumanBag::EMPTY,
            false => self.human.deck.for_rules().iter().copied().collect(),
        };
        tell_humans(&left, 0.25, to);
        let weight = left.len() as f32 + 1.0;
        let bravery = left.iter().filter(|it| !it.is_human()).count() as f32;
        to.number(bravery / weight);
        to.number(f32::from(left.count(HumanCard::Survivors)) / weight);
        debug_assert_eq!(to.width() - start, HUMAN_OWN);
    }

    /// The power of the strongest horde.
    fn max_power(&self) -> u8 {
        self.seats().map(|it| self.power(it) as u8).max().unwrap_or_default()
    }

    /// What a horde alone knows: its hand, and therefore what is left to draw.
    fn tell_own_horde(&self, seat: Seat, to: &mut Inputs) {
        let (start, horde) = (to.width(), &self.hordes[seat]);
        let hand = self.hand(seat);
        tell_zombies(hand, 0.5, to);
        let might = self.might(seat);
        to.number(might / 10.0);
        to.steps(might as i32, 2, 18);
        tell_zombies(&horde.drawn_from(), 0.34, to);
        let points = match self.steps.top() {
            Some(Step::Wound { points, .. }) => *points,
            _ => 0,
        };
        to.steps(points.into(), 0, 8);
        to.number(hand.len() as f32 / 5.0);
        debug_assert_eq!(to.width() - start, HORDE_OWN);
    }
}

fn tell_zombies(cards: &ZombieBag, weight: f32, to: &mut Inputs) {
    ZombieCard::ALL.iter().for_each(|it| to.number(weight * f32::from(cards.count(*it))));
}

fn tell_humans(cards: &HumanBag, weight: f32, to: &mut Inputs) {
    HumanCard::ALL.iter().for_each(|it| to.number(weight * f32::from(cards.count(*it))));
}

fn asked(step: &Step) -> Option<Seat> {
    tabletop::Asks::asks(step).first()
}

/// A number for each question, and for each moment at which Bravery is asked for.
fn stage(step: &Step) -> usize {
    match step {
        Step::Discard => 0,
        Step::Action => 1,
        Step::Clean { .. } => 2,
        Step::Barricade => 3,
        Step::Go { .. } => 4,
        Step::Window { moment: Moment::Places } => 5,
        Step::Window { moment: Moment::Cards(_) } => 6,
        Step::Window { moment: Moment::Wounds } => 7,
        Step::Window { moment: Moment::Recruitment | Moment::Idle } => 8,
        Step::Slash { .. } => 9,
        Step::Order { .. } => 10,
        Step::Play { .. } => 11,
        Step::Frum { .. } | Step::Swallow { .. } | Step::Select { .. } => 12,
        Step::Vermin { .. } => 13,
        Step::Harangue { .. } | Step::Sneak { .. } => 14,
        Step::Wound { .. } => 15,
        Step::Recruit { .. } => 16,
        Step::Announce { .. } => 17,
        Step::BeginTurn | Step::Supply => 18,
        Step::Combat | Step::Wounds | Step::Clear | Step::Recruited | Step::EndTurn => 19,
    }
}
