//! PI 1: how the game is set up.

use std::sync::Arc;

use tabletop::{ArrayVec, Audience, Chance, Log, Secret, Seed, SetOf, Setup, Stepped, Steps};

use super::Moves;
use crate::card::{COLOURS, Captain, Colour, Die, Encounter, FACES, Planet, Sector, Weapon};
use crate::deck::Cards;
use crate::event::Told;
use crate::moves::Move;
use crate::options::PulpOptions;
use crate::state::{Cubes, OwnDie, Pulp, Tally, Turn};
use crate::step::{Choice, Step};

/// The cubes of the box, by colour.
pub(crate) const BOX: Cubes = [15, 15, 15, 15, 10, 6];
/// PI 1.2: a red, a blue and a green cube mark the abilities, so they are not in the reserve.
pub(crate) const MARKERS: Cubes = [1, 1, 1, 0, 0, 0];
/// PI 1.4: the number of cubes in the bag, each, of red, blue, green and black.
const BAG_EACH: u8 = 4;

pub(super) fn deal(setup: &Setup<PulpOptions>, cards: Arc<Cards>, seed: Seed) -> Pulp {
    let mut chance = Chance::new(seed);
    let difficulty = setup.options.difficulty;
    // PI 1.1: the sectors lie in random order.
    let mut sectors = [Sector::Kah, Sector::Omn, Sector::Veld];
    chance.shuffle(&mut sectors);
    // PI 1.2: the captain is drawn, unless the table chose one.
    let drawn = *chance.pick(Captain::ALL);
    let captain = setup.options.captain.unwrap_or(drawn);
    // PI 1.5: the super weapons in play, the planets and the encounter cards are shuffled.
    let encounters = shuffled(Encounter::ALL, &mut chance);
    let mut weapon_pile: ArrayVec<Weapon, 6> = shuffled(Weapon::ALL, &mut chance);
    let weapon_box = weapon_pile.drain(usize::from(difficulty.weapons())..).collect();
    let planet_pile = shuffled::<Planet, 12>(Planet::ALL, &mut chance);
    let bag = first_bag(difficulty.weapons());
    let sheet = cards.captain(captain);
    let mut game = Pulp {
        difficulty,
        captain,
        sectors,
        abilities: sheet.start,
        dice: sheet.dice.iter().map(|die| OwnDie { die: *die, number: FACES }).collect(),
        bag,
        reserve: std::array::from_fn(|it| BOX[it] - MARKERS[it] - bag[it]),
        quietus: 0,
        encounters: Secret::new(Audience::NOBODY, encounters),
        place: None,
        hand: SetOf::EMPTY,
        as_keys: SetOf::EMPTY,
        discard: SetOf::EMPTY,
        planets: ArrayVec::new(),
        planet_pile: Secret::new(Audience::NOBODY, planet_pile),
        explored: SetOf::EMPTY,
        found: ArrayVec::new(),
        weapon_pile: Secret::new(Audience::NOBODY, weapon_pile),
        weapon_box: Secret::new(Audience::NOBODY, weapon_box),
        turn: Turn::default(),
        tally: Tally::default(),
        steps: Steps::new(Step::SetOut),
        ending: None,
        chance,
        cards,
    };
    game.reveal_planets(&mut Log::silent());
    game.steps.push(Step::Offer(Choice::LeaveDie));
    game.advance(&mut Log::silent());
    game
}

fn shuffled<T: Copy, const N: usize>(all: &[T], chance: &mut Chance) -> ArrayVec<T, N> {
    let mut pile: ArrayVec<T, N> = all.iter().copied().collect();
    chance.shuffle(&mut pile);
    pile
}

/// PI 1.4: four each of four colours, and as many yellow and white ones as there are weapons.
fn first_bag(weapons: u8) -> Cubes {
    let mut bag = [BAG_EACH; COLOURS];
    bag[Colour::Yellow as usize] = weapons;
    bag[Colour::White as usize] = weapons;
    bag
}

impl Pulp {
    /// PI 1.3: the player leaves dice behind, in the order of the box, until the captain has as
    /// many as it keeps.
    pub(super) fn leave_moves(&self, moves: &mut Moves) {
        let keep = self.cards.captain(self.captain).keep;
        if usize::from(keep) < self.dice.len() {
            moves.extend(self.dice.iter().map(|it| Move::Leave(it.die)));
        }
    }

    pub(super) fn leave(&mut self, die: Die, log: &mut Log<Told>) {
        self.dice.retain(|it| it.die != die);
        log.add(|| Told::DieLeft { die });
        self.steps.push(Step::Offer(Choice::LeaveDie));
    }

    /// PI 1.3: crew dice begin on 6, system dice are rolled.
    pub(super) fn set_out(&mut self, log: &mut Log<Told>) {
        for at in 0..self.dice.len() {
            self.dice[at].number = self.fresh(self.dice[at].die);
        }
        let captain = self.captain;
        log.add(|| {
            let dice = self.dice.iter().map(|it| (it.die, it.number)).collect();
            Told::SetOut { captain, dice }
        });
        self.steps.push(Step::BeginTurn);
    }

    /// The number that a die shows when the captain gets it.
    pub(super) fn fresh(&mut self, die: Die) -> u8 {
        if die.is_system() { self.chance.die(FACES) } else { FACES }
    }
}
