//! What the group has for the Final Conflict, and what waiting for more is worth: two estimates
//! from the same numbers, so that a bot knows when to begin.

use tabletop::{ArrayVec, Game as _, Seat};

use crate::card::{Card, Colour, Module, Species};
use crate::options::Level;
use crate::state::OhNo;

/// How many numbers an estimate weighs.
const NUMBERS: usize = 23;

/// How the numbers of a position are weighed for what beginning the Final Conflict brings. Logistic
/// regression fitted them to 24 Final Conflicts, played out by priors from each of 8,000 turns.
const BEGIN: [f32; NUMBERS] = [
    -3.69, -4.20, 1.67, 0.26, -0.87, -1.21, 0.90, 2.80, 0.02, 0.63, 0.36, 0.13, 4.80, -1.82, -0.34,
    1.60, 0.88, 0.08, -0.27, 0.11, -0.13, 0.01, 0.08,
];

/// The same for waiting, fitted to how the 360 games of these turns ended.
const WAIT: [f32; NUMBERS] = [
    0.02, -2.05, -0.27, 1.54, -5.39, 0.14, 0.32, 1.70, -0.01, 0.14, 0.41, 1.51, 0.97, -0.26, -0.96,
    0.36, 0.71, 1.27, -0.52, 0.41, 2.78, -0.69, -0.24,
];

/// How many turns of a player in the Final Conflict are looked at.
const TURNS: usize = 6;

/// What the group's aim may be worth, from 0 to 1, by estimate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prospects {
    /// If the Final Conflict begins now.
    pub(crate) begin: f32,
    /// If the group waits for a better hand.
    pub(crate) wait: f32,
}

/// What one player has for the Final Conflict.
struct Arms {
    /// The share of the alien colours for which it holds a weapon.
    colours: f32,
    weapons: f32,
    black: f32,
    /// The cards that its Modulomorph could eat; none without one that works.
    fodder: f32,
    /// The number of kamikazes that it should stop, striking after each.
    stamina: f32,
    /// The chance to stop the first one.
    first: f32,
    /// How near its station is to being crushed, robbed or sabotaged.
    dread: f32,
}

impl OhNo {
    pub(crate) fn prospects(&self) -> Prospects {
        let numbers = self.muster();
        let weighed = |weights: &[f32; NUMBERS]| {
            squash(numbers.iter().zip(weights).map(|(it, weight)| it * weight).sum())
        };
        Prospects { begin: weighed(&BEGIN), wait: weighed(&WAIT) }
    }

    /// Numbers of an imagined position that an estimate weighs, most of them from 0 to 1.
    fn muster(&self) -> [f32; NUMBERS] {
        let alive: ArrayVec<Arms, 5> = self.alive().iter().map(|it| self.arms(it)).collect();
        let sum = |of: fn(&Arms) -> f32| alive.iter().map(of).sum::<f32>();
        let most = |of: fn(&Arms) -> f32| alive.iter().map(of).fold(0.0, f32::max);
        let working = |kind: Module| {
            self.alive().iter().filter(|it| self.stations[*it].works(kind)).count() as f32
        };
        let flag = |on: bool| if on { 1.0 } else { 0.0 };
        let players = alive.len() as f32;
        let out = self.shields.len() as f32;
        let share_out = out / f32::from(self.cards.shields);
        let left = f32::from(self.matrix_left());
        let turns = sum(|it| it.stamina) / (out + 1.0);
        [
            1.0,
            share_out,
            share_out * share_out,
            players / f32::from(self.players()),
            players / 5.0,
            sum(|it| it.first) / 5.0,
            alive.iter().map(|it| 1.0 - it.first).product(),
            sum(|it| it.weapons) / 20.0,
            sum(|it| it.black) / 3.0,
            sum(|it| it.fodder) / 20.0,
            sum(|it| it.colours) / 5.0,
            sum(|it| it.stamina) / 10.0,
            turns / (1.0 + turns),
            (1.0 + turns * turns).recip(),
            most(|it| it.stamina) / 5.0,
            self.hit_by_hands(),
            working(Module::Teleporter) / 4.0,
            working(Module::Catalyst) / 4.0,
            sum(|it| it.dread) / 5.0,
            most(|it| it.dread) / 3.0,
            left / self.cards.matrix.len() as f32,
            flag(Level::Two <= self.level),
            flag(self.level == Level::Zero),
        ]
    }

    fn arms(&self, seat: Seat) -> Arms {
        let hand = self.hand(seat);
        let count = |of: fn(&Card) -> bool| hand.iter().filter(of).count() as f32;
        let seen = hand.iter().filter_map(Card::colour).filter(|it| *it != Colour::Black);
        let seen = seen.fold(0_u16, |seen, colour| seen | 1 << colour as u8);
        let weapons = count(|it| it.as_weapon().is_some());
        let black = count(|it| it.colour() == Some(Colour::Black));
        let morphs = self.stations[seat].works(Module::Modulomorph) && 1 < hand.len();
        let fodder = if morphs { hand.len() as f32 } else { 0.0 };
        let colours = seen.count_ones() as f32 / Colour::ALIEN.len() as f32;
        let first = if morphs { 1.0 } else { colours };
        let stamina = stamina(colours, weapons, hand.len() as f32, morphs);
        Arms { colours, weapons, black, fodder, stamina, first, dread: self.dread(seat) }
    }

    /// The share of the Shields outside that a weapon in some hand hits; 1 if there are none.
    fn hit_by_hands(&self) -> f32 {
        let colours = |seat: Seat| self.hand(seat).iter().filter_map(Card::colour);
        let hit = |it: Colour| self.alive().iter().any(|seat| colours(seat).any(|at| at.hits(it)));
        let hits = self.shields.iter().filter(|it| hit(it.colour())).count() as f32;
        if self.shields.is_empty() { 1.0 } else { hits / self.shields.len() as f32 }
    }

    /// How near a station is to being crushed, robbed or sabotaged.
    pub(crate) fn dread(&self, seat: Seat) -> f32 {
        let station = &self.stations[seat];
        let danger = |colour: Colour| {
            let aliens = f32::from(self.count(seat, colour));
            match colour.species() {
                Species::Invalien => (aliens / 4.5).powi(2),
                Species::Evaporalien => 0.5 * aliens,
                Species::Sabotalien | Species::Shield => 0.3 * aliens,
            }
        };
        let sabotaged = station.modules.iter().filter(|it| it.sabotaged).count() as f32;
        station.colours().map(danger).sum::<f32>() + 0.8 * sabotaged
    }
}

/// In how many turns of the Final Conflict a player should stop the kamikaze and strike, who holds
/// so many cards, so many weapons among them, for this share of the colours.
fn stamina(mut colours: f32, mut weapons: f32, mut cards: f32, modulomorph: bool) -> f32 {
    let (mut stands, mut turns) = (1.0, 0.0);
    for _ in 0..TURNS {
        let morphs = modulomorph && 3.0 <= cards;
        stands *= if morphs { 1.0 } else { colours };
        if weapons < 2.0 && !(morphs && 1.0 <= weapons) {
            break;
        }
        turns += stands;
        let eaten = if morphs { 2.0 - colours } else { 1.0 };
        colours *= (1.0 - 1.5 / weapons.max(2.0)).max(0.0);
        weapons -= 1.0 + if morphs { 0.6 * eaten } else { 1.0 };
        cards -= 1.0 + eaten;
    }
    turns
}

/// Maps any number to between 0 and 1.
fn squash(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::Move;
    use crate::scene::set;

    /// Three players with these hands, and so many Shields out.
    fn group(hands: [&str; 3], shields: &str) -> OhNo {
        let [a, b, c] = hands;
        set(&format!(
            "shields: {shields}
            A: hub.3 modulomorph.1 | hand {a}
            B: hub.2 modulomorph.2 | hand {b}
            C: hub.1 | hand {c}"
        ))
    }

    const RICH: [&str; 3] = [
        "red-bomb blue-bomb pink-bomb green-bomb red-rocket blue-rocket mauve-bomb",
        "yellow-bomb silver-bomb orange-bomb yellow-rocket silver-rocket pink-rocket black-bomb",
        "red-cannon blue-cannon green-cannon pink-cannon orange-cannon mauve-cannon",
    ];
    const POOR: [&str; 3] = ["red-bomb", "blue-bomb", "pink-bomb"];

    /// Who is well armed thinks of beginning the Final Conflict; who is not waits.
    #[test]
    fn the_well_armed_begin() {
        let (rich, poor) = (group(RICH, "red-shield"), group(POOR, "red-shield"));
        assert!(poor.prospects().begin < 0.5 && 0.9 < rich.prospects().begin);
        let prior = |game: &OhNo, mv| game.hand_made_prior(Seat(0), mv);
        assert!(prior(&poor, Move::Conflict) < 0.1 * prior(&poor, Move::Draw));
        assert!(10.0 * prior(&poor, Move::Conflict) < prior(&rich, Move::Conflict));
    }

    /// Every Shield outside makes the Final Conflict harder, and so do players who are out.
    #[test]
    fn shields_and_losses_count() {
        let begin = |shields| group(RICH, shields).prospects().begin;
        assert!(begin("red-shield blue-shield pink-shield") < begin("red-shield"));
        let mut two = group(RICH, "red-shield");
        two.stations[Seat(2)].out = true;
        assert!(two.prospects().begin < begin("red-shield"));
    }
}
