//! What a network reads of a mission, as numbers. Their order is the order of the weights in the
//! file, so changing it needs a new training.

use tabletop::Inputs;

use crate::card::{
    ABILITIES, Ability, COLOURS, Captain, Colour, Die, Encounter, FACES, Face, Kind, Planet,
    Sector, Token, Weapon,
};
use crate::state::{Pulp, Slot};
use crate::step::Step;
use crate::view::{Fate, TURNS, TURNS_A_SECTOR, Went};

/// The most cards in a row.
const ROW: usize = 4;

/// How many places there are: the last cards of the box.
const PLACES: usize = 6;

/// The number of different situations that [`stage`](Pulp::stage) tells apart.
const STAGES: usize = 26;

impl Pulp {
    pub(crate) fn told(&self, to: &mut Inputs) {
        self.tell_mission(to);
        self.tell_ship(to);
        self.tell_bag(to);
        self.tell_planets(to);
        self.tell_row(to);
        self.tell_meeting(to);
    }

    fn tell_mission(&self, to: &mut Inputs) {
        to.one_of(Some(self.difficulty as usize), 3);
        to.one_of(Some(self.captain as usize), Captain::ALL.len());
        to.steps(self.missing().into(), 0, Weapon::ALL.len());
        to.steps(self.turn.number.into(), 0, TURNS.into());
        let within = self.turn.number.saturating_sub(1) % TURNS_A_SECTOR;
        to.one_of(Some(within.into()), TURNS_A_SECTOR.into());
        for sector in Sector::ALL {
            let at = self.sectors.iter().position(|it| it == sector).unwrap_or_default();
            to.flag(at == self.sector_at());
            to.flag(at < self.sector_at());
        }
        to.steps(self.quietus.into(), 0, 6);
        let place = self.place.map(|it| it as usize + PLACES - Encounter::ALL.len());
        to.one_of(place, PLACES);
        to.one_of(place.filter(|_| self.rules().next().is_some()), PLACES);
        to.steps(self.exchange().into(), 2, 2);
        to.one_of(self.stage(), STAGES);
    }

    /// The number of super weapons still to be found.
    fn missing(&self) -> u8 {
        self.difficulty.weapons().saturating_sub(self.found.len() as u8)
    }

    /// The situation, as a number: what luck or the player decides next.
    fn stage(&self) -> Option<usize> {
        Some(match self.steps.top()? {
            Step::Ask(choice) | Step::Offer(choice) => choice.kind(),
            Step::BeginTurn => 21,
            Step::DealRow => 22,
            Step::Escape => 23,
            Step::DrawCubes => 24,
            Step::SetOut
            | Step::NextCard
            | Step::Engaged
            | Step::Evaded
            | Step::BeginExploration
            | Step::NextCubes
            | Step::Activated
            | Step::EndTurn => 25,
        })
    }

    /// The captain's abilities, dice, cards and super weapons.
    fn tell_ship(&self, to: &mut Inputs) {
        for ability in Ability::ALL {
            to.steps(self.points(*ability).into(), 0, 10);
            to.number(f32::from(self.points(*ability)) / 10.0);
        }
        let mut sorted = self.abilities;
        sorted.sort_unstable();
        sorted.iter().for_each(|it| to.steps((*it).into(), 0, 8));
        to.number(f32::from(sorted.iter().sum::<u8>()) / 20.0);
        for die in Die::ALL {
            to.one_of(self.shows(*die).map(|it| usize::from(it) - 1), FACES.into());
        }
        Token::ALL.iter().for_each(|it| to.steps(self.tokens(*it).into(), 0, 4));
        for weapon in Weapon::ALL {
            let found = self.found(*weapon);
            let needs = self.cards.weapon(*weapon).cubes;
            let lacks = |it: &crate::state::Found| needs - it.cubes.iter().sum::<u8>().min(needs);
            to.flag(found.is_some());
            to.flag(found.is_some_and(|it| it.understood));
            to.flag(found.is_some_and(|it| it.understood && !it.used));
            let dark = found.filter(|it| !it.understood);
            to.one_of(dark.map(|it| usize::from(lacks(it)).min(4)), 5);
        }
    }

    fn tell_bag(&self, to: &mut Inputs) {
        let size = f32::from(self.bag_size().max(1));
        for colour in Colour::ALL {
            let cubes = self.bag[*colour as usize];
            to.steps(cubes.into(), 0, 8);
            to.number(f32::from(cubes) / size);
            to.number(f32::from(self.reserve[*colour as usize]) / 8.0);
        }
        to.number(size / 20.0);
        let coloured: u8 = Colour::COLOURED.iter().map(|it| self.bag[*it as usize]).sum();
        for colour in Colour::COLOURED {
            to.number(f32::from(self.bag[colour as usize]) / f32::from(coloured.max(1)));
        }
        to.number(f32::from(coloured) / size);
        to.number(size / f32::from(self.missing().max(1)) / 10.0);
    }

    /// The planets that lie open, the one of this turn, and what it will bring.
    fn tell_planets(&self, to: &mut Inputs) {
        let affords = |it: Planet| self.cards.planet(it).paid.is_some_and(|it| self.affords(it.0));
        let indices = |it: &Planet| *it as usize;
        to.each(self.planets.iter().map(indices), Planet::ALL.len(), 1.0);
        let payable = self.planets.iter().filter(|it| affords(**it));
        to.each(payable.map(indices), Planet::ALL.len(), 1.0);
        let planet = self.turn.planet;
        to.one_of(planet.map(|it| it as usize), Planet::ALL.len());
        let open = planet.filter(|it| !self.turn.activated && affords(*it));
        to.one_of(open.map(|it| it as usize), Planet::ALL.len());
        let active = planet.filter(|_| self.turn.activated);
        to.one_of(active.map(|it| it as usize), Planet::ALL.len());
        self.tell_cubes(to);
    }

    /// The cubes of this turn's exploration: those to come, and those that wait.
    fn tell_cubes(&self, to: &mut Inputs) {
        let undrawn = self.turn.planet.is_some() && self.turn.drawn.is_empty();
        let cubes = if undrawn { self.exploration().cubes } else { 0 };
        to.steps(cubes.into(), 0, 14);
        let size = f32::from(self.bag_size().max(1));
        let share = f32::from(cubes) / size;
        for colour in Colour::ALL {
            to.number(share * f32::from(self.bag[*colour as usize]) / 2.0);
        }
        // The chance that no super weapon is found.
        let yellow = self.bag[Colour::Yellow as usize];
        to.number((1.0 - share).max(0.0).powi(yellow.into()));
        to.number(if undrawn { f32::from(self.turn.bonus) / 4.0 } else { 0.0 });
        let mut waiting = [0; COLOURS];
        let drawn = self.turn.drawn.iter().filter(|it| it.went == Went::Waiting);
        drawn.for_each(|it| waiting[it.colour as usize] += 1);
        waiting.iter().for_each(|it| to.steps(*it, 0, 4));
        to.steps(waiting[..ABILITIES].iter().sum(), 0, 6);
        to.flag(!self.turn.drawn.is_empty());
        to.number(f32::from(self.points_of_a_cube() - 1));
    }

    fn tell_row(&self, to: &mut Inputs) {
        let mut ahead = [0.0; ABILITIES];
        let (mut left, mut icons, mut engaged, mut evaded) = (0, 0, 0, 0);
        for (at, slot) in self.turn.row.iter().enumerate() {
            match slot.fate {
                Fate::Ahead | Fate::Met => {
                    let cost = self.cost(at);
                    ahead.iter_mut().zip(cost).for_each(|(sum, it)| *sum += f32::from(it));
                    left += 1;
                    icons += i32::from(self.icons(at));
                }
                Fate::Engaged => engaged += i32::from(self.icons(at)),
                Fate::Evaded => evaded += 1,
            }
        }
        ahead.iter().for_each(|it| to.number(it / 5.0));
        to.steps(left, 0, ROW);
        to.steps(icons, 0, 8);
        to.steps(engaged, 0, 8);
        to.steps(evaded, 0, ROW);
        (0..ROW).for_each(|at| self.tell_slot(at, to));
    }

    fn tell_slot(&self, at: usize, to: &mut Inputs) {
        let slot: Option<&Slot> = self.turn.row.get(at);
        to.one_of(slot.map(|it| it.fate as usize), 4);
        let ahead = slot.filter(|it| it.fate == Fate::Ahead);
        let cost = ahead.map_or([0; ABILITIES], |_| self.cost(at));
        cost.iter().for_each(|it| to.number(f32::from(*it) / 4.0));
        to.number(ahead.map_or(0.0, |_| f32::from(self.icons(at)) / 3.0));
        to.number(ahead.map_or(0.0, |_| f32::from(self.evasion(at)) / 2.0));
        let live = slot.filter(|it| matches!(it.fate, Fate::Ahead | Fate::Engaged));
        let token = live.and_then(|it| self.card(it.card).token);
        to.one_of(token.map(|it| it as usize), Token::ALL.len());
        to.flag(ahead.is_some_and(|it| self.card(it.card).kind == Kind::Guard));
        to.flag(ahead.is_some_and(|it| self.card(it.card).strength == 0));
    }

    /// The card that is met, and what has been done about it.
    fn tell_meeting(&self, to: &mut Inputs) {
        let met = self.met_at();
        let paying = met.is_some() && self.is_engaging();
        let due = match met {
            Some(_) if paying => self.turn.due,
            Some(at) => self.cost(at),
            None => [0; ABILITIES],
        };
        to.flag(paying);
        for (due, points) in due.iter().zip(self.abilities) {
            to.steps((*due).into(), 0, 5);
            to.number(f32::from(due.saturating_sub(points)) / 2.0);
            to.flag(0 < *due && *due == points);
        }
        to.steps(due.iter().sum::<u8>().into(), 0, 7);
        to.number(if paying { 0.0 } else { self.best_blow(due) / 3.0 });
        to.steps(met.map_or(0, |at| self.icons(at).into()), 0, 4);
        to.steps(met.map_or(0, |at| self.evasion(at).into()), 0, 3);
        let card = met.map(|at| self.card(self.turn.row[at].card));
        to.one_of(card.and_then(|it| it.token).map(|it| it as usize), Token::ALL.len());
        to.flag(card.is_some_and(|it| it.kind == Kind::Guard));
        to.flag(card.is_some_and(|it| it.strength == 0));
        to.steps(self.turn.points.into(), 0, 3);
        to.flag(self.turn.replaced != 0);
        to.flag(self.turn.die_spent);
        to.flag(self.turn.sold);
        for dice in [self.turn.given, self.turn.used] {
            to.each(dice.iter().map(|it| it as usize), Die::ALL.len(), 1.0);
        }
    }

    /// The most that a die may take off.
    fn best_blow(&self, due: [u8; ABILITIES]) -> f32 {
        let blow = |face: Face| super::struck(face, due);
        self.dice.iter().map(|it| blow(it.die.face(it.number))).fold(0.0, f32::max)
    }
}
