//! Everything hidden dealt again, and the census, which checks that nothing is lost.

use tabletop::{Chance, Seat, SetOf, Viewer};

use crate::card::{ABILITIES, COLOURS, Colour, Encounter, Planet, Weapon};
use crate::rules::{BOX, MARKERS};
use crate::state::{Cubes, Pulp};
use crate::view::Went;

impl Pulp {
    /// Hidden are the order of the piles, which super weapons are out of the game, and all luck to
    /// come.
    pub(crate) fn imagined_by(&self, viewer: Viewer, chance: &mut Chance) -> Pulp {
        let mut game = self.clone();
        game.chance = Chance::new(chance.seed());
        chance.deal_again(game.encounters.for_rules_mut());
        chance.deal_again(game.planet_pile.for_rules_mut());
        game.deal_weapons_again(viewer, chance);
        game
    }

    /// The only player is all there is to know something.
    pub(crate) fn dealt_on(&self, chance: &mut Chance) -> Pulp {
        self.imagined_by(Viewer::Seat(Seat(0)), chance)
    }

    /// PI 8.5: a player who has looked through the pile knows which cards are in it, but not their
    /// order.
    fn deal_weapons_again(&mut self, viewer: Viewer, chance: &mut Chance) {
        let known = self.weapon_pile.seen_by(viewer).is_some();
        let pile = self.weapon_pile.for_rules_mut();
        if !known {
            let boxed = self.weapon_box.for_rules_mut();
            let left = pile.len();
            pile.extend(boxed.drain(..));
            chance.deal_again(pile);
            boxed.extend(pile.drain(left..));
        }
        chance.deal_again(pile);
    }

    /// Checks that every card and cube is in exactly one place.
    pub(crate) fn count_everything(&self) -> Result<(), String> {
        self.count_encounters()?;
        self.count_planets()?;
        self.count_weapons()?;
        self.count_cubes()
    }

    fn count_encounters(&self) -> Result<(), String> {
        let row = self.turn.row.iter().map(|it| it.card).filter(|it| !self.hand.contains(*it));
        let piles = self.encounters.for_rules().iter().copied();
        let kept = self.hand.iter().chain(self.discard.iter()).chain(self.place);
        once_each(piles.chain(row).chain(kept), Encounter::ALL)
    }

    fn count_planets(&self) -> Result<(), String> {
        let open = self.planets.iter().chain(self.planet_pile.for_rules()).copied();
        once_each(open.chain(self.explored.iter()).chain(self.turn.planet), Planet::ALL)
    }

    fn count_weapons(&self) -> Result<(), String> {
        let hidden = self.weapon_pile.for_rules().iter().chain(self.weapon_box.for_rules());
        let found = self.found.iter().map(|it| it.weapon);
        once_each(hidden.copied().chain(found), Weapon::ALL)
    }

    fn count_cubes(&self) -> Result<(), String> {
        let mut all: Cubes =
            std::array::from_fn(|it| self.bag[it] + self.reserve[it] + MARKERS[it]);
        all[Colour::Black as usize] += self.quietus;
        for found in &self.found {
            (0..ABILITIES).for_each(|it| all[it] += found.cubes[it]);
            all[Colour::Yellow as usize] += 1;
        }
        let waiting = self.turn.drawn.iter().filter(|it| it.went == Went::Waiting);
        waiting.for_each(|it| all[it.colour as usize] += 1);
        let wrong = (0..COLOURS).find(|it| all[*it] != BOX[*it]);
        wrong.map_or(Ok(()), |it| {
            Err(format!("{} {} cubes instead of {}", all[it], Colour::ALL[it], BOX[it]))
        })
    }
}

fn once_each<T: tabletop::Indexed + std::fmt::Debug>(
    places: impl Iterator<Item = T>,
    all: &[T],
) -> Result<(), String> {
    let mut seen = SetOf::EMPTY;
    for card in places {
        if seen.contains(card) {
            return Err(format!("{card:?} is in two places"));
        }
        seen.insert(card);
    }
    let all: SetOf<T> = all.iter().copied().collect();
    if seen == all { Ok(()) } else { Err(format!("{:?} are missing", all.minus(seen))) }
}
