//! The whole truth about one game. Nothing here leaves the process: the outside world gets a
//! [`View`](crate::view::View).

use std::sync::Arc;

use tabletop::{ArrayVec, Chance, Log, Secret, SetOf, Steps};

use crate::card::{
    ABILITIES, Ability, COLOURS, Captain, Colour, Die, Encounter, FACES, Planet, Sector, Token,
    Weapon,
};
use crate::deck::{Cards, EncounterCard};
use crate::event::{Cause, Told};
use crate::options::Difficulty;
use crate::step::Step;
use crate::view::{DRAWN_MAX, Drawn, Fate, TURNS_A_SECTOR};

/// How deep the stack of steps may grow.
pub(crate) const DEPTH: usize = 8;

/// One game of Pulp Invasion! Deliberately not `Serialize`: a saved game is its record.
///
/// ```compile_fail
/// fn save(game: pulp::Pulp) -> impl serde::Serialize { game }
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Pulp {
    pub(crate) cards: Arc<Cards>,
    pub(crate) difficulty: Difficulty,
    pub(crate) captain: Captain,
    pub(crate) sectors: [Sector; 3],
    pub(crate) abilities: [u8; ABILITIES],
    pub(crate) dice: ArrayVec<OwnDie, 5>,
    pub(crate) bag: Cubes,
    pub(crate) reserve: Cubes,
    /// Black cubes on the Quietus.
    pub(crate) quietus: u8,
    /// The three piles as one: the top of the first is the last.
    pub(crate) encounters: Secret<ArrayVec<Encounter, 48>>,
    pub(crate) place: Option<Encounter>,
    pub(crate) hand: SetOf<Encounter>,
    /// Cards of the hand that count as keys, whatever they show.
    pub(crate) as_keys: SetOf<Encounter>,
    pub(crate) discard: SetOf<Encounter>,
    /// The planets that lie open.
    pub(crate) planets: ArrayVec<Planet, 3>,
    pub(crate) planet_pile: Secret<ArrayVec<Planet, 12>>,
    pub(crate) explored: SetOf<Planet>,
    pub(crate) found: ArrayVec<Found, 6>,
    /// The top is the last.
    pub(crate) weapon_pile: Secret<ArrayVec<Weapon, 6>>,
    /// The super weapons that are out of the game.
    pub(crate) weapon_box: Secret<ArrayVec<Weapon, 6>>,
    pub(crate) turn: Turn,
    pub(crate) tally: Tally,
    pub(crate) steps: Steps<Step, DEPTH>,
    pub(crate) ending: Option<&'static str>,
    pub(crate) chance: Chance,
}

/// How many cubes of each colour, by [`Colour`].
pub(crate) type Cubes = [u8; COLOURS];

/// A die of the captain's, and the face on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OwnDie {
    pub(crate) die: Die,
    pub(crate) number: u8,
}

/// A super weapon that was found; its yellow cube lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    pub(crate) weapon: Weapon,
    /// Red, blue and green cubes.
    pub(crate) cubes: [u8; ABILITIES],
    pub(crate) understood: bool,
    /// Whether it was used in this encounter phase.
    pub(crate) used: bool,
}

/// What is counted for tables of balance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) engaged: u8,
    pub(crate) evaded: u8,
    /// Payments by exchange, and how many of them were needless: own points would have been enough,
    /// with one left.
    pub(crate) exchanges: u8,
    pub(crate) needless: u8,
    pub(crate) fired: u8,
    pub(crate) kept: u8,
    /// Cards from the hand that were sold or given up.
    pub(crate) used: u8,
}

/// A card of the row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Slot {
    pub(crate) card: Encounter,
    pub(crate) fate: Fate,
    /// Drawn when it was evaded.
    pub(crate) drawn: ArrayVec<Colour, 2>,
}

/// What a turn remembers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Turn {
    /// From 1; 0 before the first row.
    pub(crate) number: u8,
    pub(crate) planet: Option<Planet>,
    pub(crate) row: ArrayVec<Slot, 4>,
    /// The place in the row of the card that is met.
    pub(crate) at: u8,
    /// What is still due for it, by ability.
    pub(crate) due: [u8; ABILITIES],
    /// The points of an evasion that are still due.
    pub(crate) points: u8,
    /// A point has been paid for the card that is met.
    pub(crate) paying: bool,
    /// A die has been used for the engagement or evasion.
    pub(crate) die_spent: bool,
    /// The dice used while this card is met.
    pub(crate) used: SetOf<Die>,
    /// The dice that have given cubes or icons in this turn.
    pub(crate) given: SetOf<Die>,
    /// The die that was rolled last in this turn, and how it fell.
    pub(crate) rolled: Option<(Die, u8)>,
    /// How many of the draws of an evasion a die has replaced.
    pub(crate) replaced: u8,
    /// A card has been evaded in this phase.
    pub(crate) evaded: bool,
    pub(crate) sold: bool,
    /// The card that was engaged first in this phase.
    pub(crate) first_engaged: Option<Encounter>,
    /// More or fewer cubes, from dice, weapons and what was paid for.
    pub(crate) bonus: i8,
    pub(crate) activated: bool,
    /// The die that the planet has raised.
    pub(crate) raised: Option<Die>,
    pub(crate) drawn: ArrayVec<Drawn, DRAWN_MAX>,
}

impl Pulp {
    pub(crate) fn card(&self, card: Encounter) -> &EncounterCard {
        self.cards.encounter(card)
    }

    /// The place of the current sector among the three.
    pub(crate) fn sector_at(&self) -> usize {
        usize::from(self.turn.number.saturating_sub(1) / TURNS_A_SECTOR)
    }

    /// PI 2.5: the sector changes when the next row is dealt.
    pub(crate) fn sector(&self) -> Sector {
        self.sectors[self.sector_at()]
    }

    /// The place in the row of the card that is met, if one is.
    pub(crate) fn met_at(&self) -> Option<usize> {
        self.turn.row.iter().position(|it| it.fate == Fate::Met)
    }

    /// The card that is met.
    pub(crate) fn met(&self) -> Encounter {
        self.turn.row[usize::from(self.turn.at)].card
    }

    pub(crate) fn points(&self, ability: Ability) -> u8 {
        self.abilities[ability as usize]
    }

    pub(crate) fn most(&self, ability: Ability) -> u8 {
        self.cards.captain(self.captain).most[ability as usize]
    }

    /// The number on top of a die, if the captain owns it.
    pub(crate) fn shows(&self, die: Die) -> Option<u8> {
        self.dice.iter().find(|it| it.die == die).map(|it| it.number)
    }

    pub(crate) fn turn_die(&mut self, die: Die, to: u8, log: &mut Log<Told>) {
        let own = self.dice.iter_mut().find(|it| it.die == die);
        let own = own.expect("only a die of the captain's is turned");
        let from = std::mem::replace(&mut own.number, to);
        log.add(|| Told::DieTurned { die, from, to });
    }

    /// PI 5.6: no die goes beyond its highest face.
    pub(crate) fn raise_die(&mut self, die: Die, faces: u8, log: &mut Log<Told>) {
        let to = (self.shows(die).unwrap_or(FACES) + faces).min(FACES);
        self.turn_die(die, to, log);
    }

    pub(crate) fn found(&self, weapon: Weapon) -> Option<&Found> {
        self.found.iter().find(|it| it.weapon == weapon)
    }

    pub(crate) fn found_mut(&mut self, weapon: Weapon) -> &mut Found {
        let found = self.found.iter_mut().find(|it| it.weapon == weapon);
        found.expect("only a super weapon that was found is used")
    }

    /// What a card of the hand counts as.
    pub(crate) fn token(&self, card: Encounter) -> Option<Token> {
        if self.as_keys.contains(card) { Some(Token::Key) } else { self.card(card).token }
    }

    pub(crate) fn tokens(&self, token: Token) -> u8 {
        self.hand.iter().filter(|it| self.token(*it) == Some(token)).count() as u8
    }

    /// Gives up the first card of the box that has this token; cards with the same token are alike.
    pub(crate) fn spend_token(&mut self, token: Token, cause: Cause, log: &mut Log<Told>) {
        let card = self.hand.iter().find(|it| self.token(*it) == Some(token));
        let card = card.expect("a token is spent only if it is there");
        self.tally.used += 1;
        self.hand.remove(card);
        self.as_keys.remove(card);
        self.discard.insert(card);
        log.add(|| Told::TokenSpent { card, token, cause });
    }

    /// PI 2.3: moves a cube from the reserve into the bag; false if the reserve has none.
    pub(crate) fn fill(&mut self, colour: Colour) -> bool {
        let there = 0 < self.reserve[colour as usize];
        if there {
            self.reserve[colour as usize] -= 1;
            self.bag[colour as usize] += 1;
        }
        there
    }

    /// A cube goes from the bag to the reserve.
    pub(crate) fn empty(&mut self, colour: Colour) {
        self.bag[colour as usize] -= 1;
        self.reserve[colour as usize] += 1;
    }

    pub(crate) fn bag_size(&self) -> u8 {
        self.bag.iter().sum()
    }

    /// A colour drawn at random among the cubes of the bag that are of the colours `which`. This
    /// gives the same chances as drawing any cube, and again whenever another colour comes.
    pub(crate) fn draw(&mut self, which: &[Colour]) -> Option<Colour> {
        let cubes = which.iter().map(|it| usize::from(self.bag[*it as usize]));
        let all = cubes.clone().sum();
        if all == 0 {
            return None;
        }
        let mut at = self.chance.below(all);
        let found = which.iter().zip(cubes).find(|(_, count)| match at.checked_sub(*count) {
            Some(rest) => {
                at = rest;
                false
            }
            None => true,
        });
        found.map(|it| *it.0)
    }

    /// An ability gains points, up to the captain's most; returns how many.
    pub(crate) fn gain(
        &mut self,
        ability: Ability,
        points: u8,
        cause: Option<Cause>,
        log: &mut Log<Told>,
    ) -> u8 {
        let most = self.most(ability);
        let track = &mut self.abilities[ability as usize];
        let gained = points.min(most.saturating_sub(*track));
        *track += gained;
        log.add(|| Told::Gained { ability, points: gained, cause });
        gained
    }

    /// PI 10.2: whether two abilities are at 0.
    pub(crate) fn is_broken(&self) -> bool {
        2 <= self.abilities.iter().filter(|it| **it == 0).count()
    }

    /// The game is over.
    pub(crate) fn end(&mut self, ending: &'static str, log: &mut Log<Told>) {
        self.ending = Some(ending);
        self.steps.clear();
        let (found, of, turn) =
            (self.found.len() as u8, self.difficulty.weapons(), self.turn.number);
        log.add(|| Told::Ended { ending, found, of, turn });
    }
}
