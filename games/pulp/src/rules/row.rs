//! PI 2: a turn begins, a planet is chosen, and four cards are dealt.

use tabletop::{ArrayVec, Log};

use super::{ABILITIES_LOST, PILES_EXHAUSTED};
use crate::card::{COLOURS, Encounter, Kind, Planet};
use crate::deck::Rule;
use crate::event::Told;
use crate::state::{Pulp, Slot, Turn};
use crate::step::{Choice, Step};
use crate::view::{Fate, Raiser, TURNS, TURNS_A_SECTOR};

/// Cards dealt each turn.
const ROW: usize = 4;
/// Planets that lie open together.
const OPEN: usize = 3;

impl Pulp {
    pub(super) fn begin_turn(&mut self, log: &mut Log<Told>) {
        // PI 10.3: the piles are used up, and super weapons are still missing.
        if self.turn.number == TURNS {
            return self.end(PILES_EXHAUSTED, log);
        }
        // PI 10.2: an encounter phase that begins with two abilities at 0 is lost.
        if self.is_broken() {
            return self.end(ABILITIES_LOST, log);
        }
        self.reveal_planets(log);
        self.steps.push(Step::Offer(Choice::Planet));
    }

    /// PI 2.2: three new planets when all three have been explored.
    pub(super) fn reveal_planets(&mut self, log: &mut Log<Told>) {
        if !self.planets.is_empty() {
            return;
        }
        let pile = self.planet_pile.for_rules_mut();
        self.planets = (0..OPEN).filter_map(|_| pile.pop()).collect();
        log.add(|| Told::PlanetsRevealed { planets: self.planets.clone() });
    }

    pub(super) fn explore(&mut self, planet: Planet, log: &mut Log<Told>) {
        self.planets.retain(|it| *it != planet);
        let number = self.turn.number + 1;
        self.turn = Turn { number, planet: Some(planet), ..Turn::default() };
        self.found.iter_mut().for_each(|it| it.used = false);
        let sector = self.sector();
        // PI 2.5: four turns in each sector.
        if 1 < number && number % TURNS_A_SECTOR == 1 {
            log.add(|| Told::SectorEntered { sector });
        }
        log.add(|| Told::PlanetChosen { planet, turn: number, sector });
        self.steps.push(Step::DealRow);
    }

    /// PI 2.3: four cards come from the pile of the sector, and their cubes into the bag.
    pub(super) fn deal_row(&mut self, log: &mut Log<Told>) {
        let deck = self.encounters.for_rules_mut();
        let cards: ArrayVec<Encounter, ROW> = (0..ROW).filter_map(|_| deck.pop()).collect();
        log.add(|| Told::RowDealt { cards: cards.clone() });
        self.fill_for(&cards, log);
        for card in cards {
            match self.card(card).kind {
                Kind::Place => self.place_arrives(card, log),
                Kind::Guard | Kind::Agent | Kind::Event => {
                    let drawn = ArrayVec::new();
                    self.turn.row.push(Slot { card, fate: Fate::Ahead, drawn });
                }
            }
        }
        self.steps.push(Step::NextCard);
        let raise = self
            .rules()
            .find_map(|it| if let Rule::Raise(faces) = it { Some(faces) } else { None });
        if let Some(faces) = raise {
            self.steps.push(Step::Offer(Choice::Raise { faces, raiser: Raiser::Place }));
        }
    }

    fn fill_for(&mut self, cards: &[Encounter], log: &mut Log<Told>) {
        let (mut filled, mut missing) = ([0; COLOURS], [0; COLOURS]);
        for card in cards {
            for colour in self.card(*card).cubes.clone() {
                let tally = if self.fill(colour) { &mut filled } else { &mut missing };
                tally[colour as usize] += 1;
            }
        }
        log.add(|| Told::BagFilled { cubes: filled, missing });
    }

    /// PI 2.4: of several places, the last one stays.
    fn place_arrives(&mut self, card: Encounter, log: &mut Log<Told>) {
        let replaced = self.place.replace(card);
        replaced.into_iter().for_each(|it| self.discard.insert(it));
        log.add(|| Told::PlaceArrived { card, replaced });
    }

    /// PI 2.6: the row is met from left to right.
    pub(super) fn next_card(&mut self, log: &mut Log<Told>) {
        let Some(at) = self.turn.row.iter().position(|it| it.fate == Fate::Ahead) else {
            return self.steps.push(Step::BeginExploration);
        };
        self.turn.at = at as u8;
        self.turn.row[at].fate = Fate::Met;
        self.turn.used = Default::default();
        self.turn.die_spent = false;
        self.turn.paying = false;
        self.apply_line(log);
        self.steps.push(Step::Offer(Choice::Meet));
    }

    /// PI 9.2: the row and the planet are put away; the next turn begins.
    pub(super) fn end_turn(&mut self) {
        for slot in std::mem::take(&mut self.turn.row) {
            if !self.hand.contains(slot.card) {
                self.discard.insert(slot.card);
            }
        }
        if let Some(planet) = self.turn.planet.take() {
            self.explored.insert(planet);
        }
        self.steps.push(Step::BeginTurn);
    }
}
