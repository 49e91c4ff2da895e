//! What a network reads of a position, as numbers: what one player knows of it. Their order is the
//! order of the weights in the file, so changing it needs a new training.
//!
//! The player's own camp comes first, then the others in the order of play.

use tabletop::{Inputs, SEATS_MAX, Seat};

use super::peril::{Fighter, PERILS, Peril};
use crate::card::{Card, People};
use crate::map::SQUARES;
use crate::options::ROUNDS_MAX;
use crate::state::Planisphere;
use crate::step::{Assault, Step};

/// The number of different stages.
const STAGES: usize = 11;

/// The peoples, and the events.
const PEOPLES: usize = People::ALL.len();
const HAPPENINGS: usize = 100;

/// The numbers of inputs: for a camp, and for the dangers to its units.
const CAMP: usize = 57;
const DANGERS: usize = 2 * PERILS * 4 + 12;

/// Who can destroy whom, which is the same for whoever reads a position.
pub(super) struct Survey {
    fighters: Vec<Fighter>,
    sums: [CampSums; SEATS_MAX],
}

/// A position as one seat sees it.
struct MapReader<'a> {
    game: &'a Planisphere,
    seat: Seat,
    fighters: &'a [Fighter],
    sums: &'a [CampSums; SEATS_MAX],
}

/// What the units of a camp are together.
#[derive(Clone, Copy, Default)]
struct CampSums {
    units: i32,
    condemned: i32,
    /// Those that move in the coming movement.
    moving: i32,
    strength: i32,
    price: f32,
    squares: f32,
    force: f32,
    range: f32,
    /// Pairs, all and those that end their gestation in one, two or three rounds.
    pairs: [i32; 4],
    pairs_price: f32,
    /// How near what they could destroy is, and what could destroy them.
    prey: f32,
    hunters: f32,
}

impl CampSums {
    fn add(&mut self, game: &Planisphere, it: &Fighter) {
        self.units += 1;
        self.condemned += i32::from(game.is_condemned(it.card));
        self.moving += i32::from(it.turn.0 == 0);
        self.strength += i32::from(it.att) + i32::from(it.def);
        self.price += it.price;
        self.squares += it.reach.len() as f32;
        self.force += it.shot.map_or(0.0, |it| f32::from(it.force));
        self.range += it.shot.map_or(0.0, |it| f32::from(it.range));
        self.prey += 1.0 / f32::from(it.near.prey.max(1));
        self.hunters += 1.0 / f32::from(it.near.hunter.max(1));
        if let Some(gestation) = game.unit(it.card).gestation {
            self.pairs[0] += 1;
            (1..4).for_each(|most| self.pairs[most] += i32::from(gestation.left <= most as u8));
            self.pairs_price += it.price;
        }
    }
}

impl Planisphere {
    /// Writes what `seat` knows.
    pub(super) fn told(&self, seat: Seat, to: &mut Inputs) {
        self.told_from(&self.survey(), seat, to);
    }

    pub(super) fn survey(&self) -> Survey {
        let fighters = self.fighters();
        let mut sums = [CampSums::default(); SEATS_MAX];
        fighters.iter().for_each(|it| sums[it.owner.index()].add(self, it));
        Survey { fighters, sums }
    }

    /// The same, where the position has been surveyed already.
    pub(super) fn told_from(&self, all: &Survey, seat: Seat, to: &mut Inputs) {
        let reader = MapReader { game: self, seat, fighters: &all.fighters, sums: &all.sums };
        reader.tell_table(to);
        reader.tell_question(to);
        reader.tell_lead(to);
        reader.tell_peoples(to);
        reader.tell_camps(to);
    }

    /// How many more rounds begin.
    fn rounds_left(&self) -> u16 {
        self.options.rounds.unwrap_or(ROUNDS_MAX).saturating_sub(self.round)
    }
}

// The table.
impl MapReader<'_> {
    fn others(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (own, players) = (self.seat.0, self.game.camps.players());
        (1..players).map(move |at| Seat((own + at) % players))
    }

    fn of(&self, seat: Seat) -> impl Iterator<Item = &Fighter> + Clone {
        self.fighters.iter().filter(move |it| it.owner == seat)
    }

    fn tell_table(&self, to: &mut Inputs) {
        let (game, options) = (self.game, &self.game.options);
        to.one_of(Some(usize::from(game.camps.players()) - 2), 3);
        for on in [options.events, options.wrap, options.rebirth, options.rotation] {
            to.flag(on);
        }
        let left = game.rounds_left();
        to.steps(left.min(20).into(), 0, 12);
        to.number(f32::from(left.min(30)) / 15.0);
        to.steps(game.round.min(20).into(), 0, 4);
        to.number(f32::from(game.pile_size()) / 60.0);
        let mut in_force = [false; HAPPENINGS];
        game.in_force.iter().for_each(|it| in_force[usize::from(it.number) - 1] = true);
        in_force.iter().for_each(|it| to.flag(*it));
        to.number(game.in_force.len() as f32 / 5.0);
    }

    /// What is being decided, and by whom.
    fn tell_question(&self, to: &mut Inputs) {
        let top = self.game.steps.top();
        to.one_of(Some(self.game.phase as usize), 8);
        to.one_of(top.map(stage), STAGES);
        let asked = top.and_then(|it| tabletop::Asks::asks(it).first());
        to.flag(asked == Some(self.seat));
        to.one_of(Some(self.game.place_of(self.seat).into()), SEATS_MAX);
        self.tell_coming(to);
        self.tell_control(to);
    }

    /// A card that is about to come into play.
    fn tell_coming(&self, to: &mut Inputs) {
        let coming = match self.game.steps.top() {
            Some(Step::NameContinent { card, seat, .. }) => Some((*card, *seat)),
            _ => None,
        };
        let own = coming.filter(|it| it.1 == self.seat).map(|it| it.0);
        to.one_of(own.map(|it| it.people() as usize), PEOPLES);
        let tested = coming.is_some_and(|it| self.game.needs_test(it.1));
        to.flag(own.is_some() && tested);
        let ground = |it: Card| 1.0 - self.game.forbidden(it).len() as f32 / f32::from(SQUARES);
        to.number(own.map_or(0.0, ground));
        let chance = if tested { 0.5 } else { 1.0 };
        to.number(own.map_or(0.0, |it| chance * self.game.price(it) / 10.0));
        to.flag(coming.is_some() && own.is_none());
    }

    /// A unit that is about to try to take over another.
    fn tell_control(&self, to: &mut Inputs) {
        let control = match self.game.steps.top() {
            Some(Step::Explode { attacker, defender, how: Assault::Control, .. }) => {
                Some((*attacker, *defender))
            }
            _ => None,
        };
        let (mut own, mut others) = (0.0, 0.0);
        if let Some((attacker, defender)) = control {
            let chance = f32::from(10 - self.game.def(defender).clamp(0, 10)) / 10.0;
            let seats = [attacker, defender].map(|it| self.game.unit(it).owner);
            own = if seats[0] == self.seat { chance } else { 0.0 };
            others = if seats[1] == self.seat { chance } else { 0.0 };
        }
        let price = control.map_or(0.0, |it| self.game.price(it.1) / 10.0);
        [own, own * price, others, others * price].iter().for_each(|it| to.number(*it));
    }

    /// By how much the player leads, again for the last rounds, in which nothing else counts.
    fn tell_lead(&self, to: &mut Inputs) {
        let count = |it: Seat| self.sums[it.index()].units;
        let strength = |it: Seat| self.sums[it.index()].strength;
        let lead = count(self.seat) - self.others().map(count).max().unwrap_or_default();
        let edge = strength(self.seat) - self.others().map(strength).max().unwrap_or_default();
        let left = self.game.rounds_left();
        for on in [true, left == 0, 0 < left && left < 3] {
            if on {
                to.steps(lead, -5, 10);
                to.steps(edge.div_euclid(5), -5, 10);
                to.number(if lead == 0 { edge.signum() as f32 } else { 0.0 });
            } else {
                to.zeros(21);
            }
        }
    }
}

// Units.
impl MapReader<'_> {
    /// What the player has of each people, and what the others have.
    fn tell_peoples(&self, to: &mut Inputs) {
        let mut counts = [[0.0_f32; PEOPLES]; 6];
        for unit in self.fighters {
            let at = unit.card.people() as usize;
            let own = unit.owner == self.seat;
            let by = unit.worst(self.game.seats().filter(|it| own || *it == self.seat));
            let block = if own { 0 } else { 3 };
            counts[block][at] += 0.5;
            counts[block + 1][at] += if by.helped <= Peril::Stalked { 0.5 } else { 0.0 };
            counts[block + 2][at] += if unit.gestating { 0.5 } else { 0.0 };
        }
        counts.iter().flatten().for_each(|it| to.number(*it));
        let hand = self.game.hand(self.seat);
        let mut held = [0.0_f32; PEOPLES];
        hand.iter().for_each(|it| held[it.people() as usize] += 0.5);
        held.iter().for_each(|it| to.number(*it));
        let idle = self.of(self.seat).filter(|it| !it.gestating);
        let twins = |it: &Fighter| hand.iter().any(|card| card.people() == it.card.people());
        to.steps(idle.filter(|it| twins(it)).count() as i32, 0, 3);
        to.number(hand.iter().map(|it| self.game.price(it)).fold(0.0, f32::max) / 10.0);
    }

    fn tell_camps(&self, to: &mut Inputs) {
        self.tell_camp(Some(self.seat), to);
        self.tell_dangers(self.seat, self.others(), to);
        let mut others = self.others();
        for _ in 1..SEATS_MAX {
            let seat = others.next();
            self.tell_camp(seat, to);
            match seat {
                Some(seat) => {
                    self.tell_dangers(seat, std::iter::once(self.seat), to);
                    self.tell_losses(seat, to);
                }
                None => to.zeros(DANGERS + 2 * PERILS),
            }
        }
    }

    fn tell_camp(&self, seat: Option<Seat>, to: &mut Inputs) {
        let start = to.width();
        let Some(seat) = seat else { return to.zeros(CAMP) };
        let (game, camp) = (self.game, &self.game.camps[seat]);
        to.flag(true);
        to.flag(camp.out);
        to.flag(camp.landed);
        let hand = game.hand(seat).len();
        to.steps(hand as i32, 0, 8);
        self.tell_sums(&self.sums[seat.index()], to);
        let asked = game.steps.top().map(tabletop::Asks::asks);
        to.flag(asked.is_some_and(|it| it.contains(seat)));
        let lent = game.loans.iter().filter(|it| camp.units.contains(it.card)).count();
        to.number(lent as f32 / 2.0);
        let coming = game.returning.iter().filter(|it| it.owner == seat).count();
        to.number(coming as f32 / 2.0);
        to.flag(game.fined.contains(seat));
        let place = (game.place_of(seat) + SEATS_MAX as u8 - game.place_of(self.seat)) % 4;
        to.one_of(Some(place.into()), 4);
        debug_assert_eq!(to.width() - start, CAMP);
    }

    fn tell_sums(&self, sums: &CampSums, to: &mut Inputs) {
        to.steps(sums.units, 0, 12);
        to.number(sums.units as f32 / 10.0);
        to.steps(sums.pairs[0], 0, 4);
        sums.pairs[1..].iter().for_each(|it| to.number(*it as f32 / 2.0));
        to.number(sums.pairs_price / 30.0);
        to.steps(sums.condemned, 0, 4);
        to.number(sums.strength as f32 / 100.0);
        to.number(sums.price / 100.0);
        to.number(sums.squares / 100.0);
        to.number(sums.force / 5.0);
        to.number(sums.range / 5.0);
        to.steps(sums.moving, 0, 6);
        to.number(sums.prey / 3.0);
        to.number(sums.hunters / 3.0);
    }

    /// What these seats can do to the units of `seat`.
    fn tell_dangers(&self, seat: Seat, by: impl Iterator<Item = Seat> + Clone, to: &mut Inputs) {
        let mut sums = [PerilSums::default(); 2];
        let (mut taken, mut martyrs) = (0.0, 0.0);
        for unit in self.of(seat) {
            let danger = unit.worst(by.clone());
            sums[0].add(danger.alone, unit.price);
            sums[1].add(danger.helped, unit.price);
            taken += danger.taken * unit.price;
            martyrs += if danger.martyr { 1.0 } else { 0.0 };
        }
        sums.iter().for_each(|it| it.tell(to));
        to.number(taken / 20.0);
        to.number(martyrs / 3.0);
    }

    /// What anybody can do to the units of another player.
    fn tell_losses(&self, seat: Seat, to: &mut Inputs) {
        let mut sums = PerilSums::default();
        self.of(seat).for_each(|it| sums.add(it.worst(self.game.seats()).helped, it.price));
        sums.prices[..PERILS].iter().for_each(|it| to.number(it / 20.0));
        sums.counts[..PERILS].iter().for_each(|it| to.number(*it as f32 / 3.0));
    }
}

/// How many units are in each peril, and what they are worth.
#[derive(Clone, Copy, Default)]
struct PerilSums {
    counts: [i32; PERILS + 1],
    prices: [f32; PERILS + 1],
}

impl PerilSums {
    fn add(&mut self, peril: Peril, price: f32) {
        self.counts[peril as usize] += 1;
        self.prices[peril as usize] += price;
    }

    fn tell(&self, to: &mut Inputs) {
        for (count, price) in self.counts.iter().zip(self.prices).take(PERILS) {
            to.steps(*count, 0, 3);
            to.number(price / 20.0);
        }
        to.steps(self.counts[Peril::Chased as usize..].iter().sum(), 0, 5);
    }
}

/// A number for each question, and for what luck decides.
fn stage(step: &Step) -> usize {
    match step {
        Step::Reinforce { .. } => 0,
        Step::March { .. } => 1,
        Step::Shoot { .. } => 2,
        Step::Fight { .. } => 3,
        Step::Duplicate { .. } => 4,
        Step::Breed { .. } => 5,
        Step::NameContinent { .. } => 6,
        Step::Explode { .. } => 7,
        Step::Decide { .. } | Step::Consult { .. } | Step::Betray | Step::SettleWager => 8,
        Step::BeginRound => 9,
        Step::Turn { .. } | Step::EndPhase { .. } | Step::AfterHappening => 10,
    }
}
