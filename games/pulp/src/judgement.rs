//! What helps a bot: how a position looks, and which moves come to mind first. All of it looks
//! at imagined games.

use tabletop::BySeat;

use crate::card::{ABILITIES, Ability, Also, Colour, Die, Face, Planet, Weapon};
use crate::deck::{Free, Paid, Power};
use crate::moves::Move;
use crate::rules::{gathered, part, weaken};
use crate::state::Pulp;
use crate::step::Choice;
use crate::view::{Fate, TURNS};

type Points = [u8; ABILITIES];

/// What a planet icon, and a code or key, is worth in points of an ability.
const ICON: f32 = 0.9;
const TOKEN: f32 = 0.5;

impl Pulp {
    /// How likely the mission succeeds from here.
    pub(crate) fn judged(&self) -> BySeat<f32> {
        let chance = squash(self.prospect());
        BySeat::new(1, |_| chance)
    }

    fn prospect(&self) -> f32 {
        let w = [
            -7.177, -0.3684, 0.1831, -6.6684, 0.9810, 0.8684, 0.1560, 0.2473, 0.2180, 0.0985,
            0.0093, 0.1167, 0.3234, -0.1990, 0.0169, -0.1103, 0.0878, -0.0785, 0.2140, 0.1855,
            0.4713, 0.0355, -0.3654, 0.4922, 0.4869, 1.1948,
        ];
        self.zz_features().iter().zip(w).map(|(a, b)| a * b).sum()
    }

    /// The part of the turn's row that is still to be met.
    fn rest_of_turn(&self) -> f32 {
        let ahead = self.turn.row.iter().filter(|it| it.fate == Fate::Ahead).count();
        ahead as f32 / 4.0
    }

    /// How far the mission is from two abilities at 0.
    fn vigour(&self) -> f32 {
        vigour(self.abilities)
    }

    /// What the dice still give, in points a card.
    fn dice_worth(&self) -> f32 {
        self.dice.iter().map(|it| f32::from(it.number).sqrt()).sum()
    }

    /// What tables of balance count: how the game ended, how long it lasted, what was found.
    pub(crate) fn counted_facts(&self) -> Vec<(String, u32)> {
        let found = self.found.iter().map(|it| (format!("found-{}", it.weapon), 1));
        let understood = self.found.iter().filter(|it| it.understood);
        let ended = self.ending.map(|it| (format!("ended-{it}"), 1));
        let mut facts = vec![
            ("turns".to_string(), self.turn.number.into()),
            ("weapons-found".to_string(), self.found.len() as u32),
            ("weapons-understood".to_string(), understood.count() as u32),
            (format!("captain-{}", self.captain), 1),
        ];
        if self.ending == Some(crate::rules::WEAPONS_FOUND) {
            facts.push((format!("won-{}", self.captain), 1));
        }
        facts.extend(found.chain(ended));
        facts
    }

    /// The weight with which playouts choose a move.
    pub(crate) fn urge(&self, mv: Move) -> f32 {
        match mv {
            Move::Leave(die) => self.urge_to_leave(die),
            Move::Explore(planet) => self.urge_to_explore(planet),
            Move::Raise(die) => self.urge_to_raise(die),
            Move::Engage => self.urge_to_engage(),
            Move::Evade | Move::Keep(_) | Move::Draw => 1.0,
            Move::Die(die) => self.urge_to_use(die),
            Move::DieAt(die, ability) => self.urge_to_strike(die, ability),
            Move::Strike(ability) => 0.5 + f32::from(self.turn.due[ability as usize]),
            Move::Cube => 1.0,
            Move::Reroll(die) => self.urge_to_reroll(die),
            Move::Swap(out, new) => self.urge_to_swap(out, new),
            Move::Lower(faces) => {
                if faces == 1 {
                    1.0
                } else {
                    0.3
                }
            }
            Move::Weapon(weapon) => self.urge_to_fire(weapon),
            Move::WeaponAt(weapon, ability) => self.urge_to_aim(weapon, ability),
            Move::Pay(ability, points) => self.urge_to_pay(ability, points),
            Move::Take(colour) => self.urge_to_take(colour),
            Move::Sell(_) => 1.5,
            Move::Activate => self.urge_to_activate(),
            Move::Spend(token) => {
                if self.tokens(token) < 2 {
                    0.7
                } else {
                    1.0
                }
            }
            Move::Gain(ability) => self.urge_to_gain(ability),
            Move::Study(weapon) | Move::Understand(weapon) => self.urge_to_know(weapon),
            Move::Claim(weapon) => 1.0 / (1.0 + f32::from(self.cards.weapon(weapon).cubes)),
            Move::Lose(ability) => self.urge_to_lose(ability),
            Move::KeepAsKey(_) => 0.5,
            Move::Done => self.urge_to_stop(),
        }
    }

    fn urge_to_leave(&self, die: Die) -> f32 {
        match die {
            Die::Red | Die::Blue | Die::Green => 0.5,
            Die::Orange | Die::Pink => 1.0,
        }
    }

    /// Planets that can be paid for, and that bring more.
    fn urge_to_explore(&self, planet: Planet) -> f32 {
        let card = self.cards.planet(planet);
        let free = match card.free {
            Some(Free::Cubes(cubes) | Free::Double { cubes }) if cubes < 0 => 0.5,
            Some(Free::Cubes(_) | Free::Double { .. }) => 1.5,
            Some(Free::Guards { .. } | Free::Engaged { .. }) => 1.4,
            Some(Free::WhitesLeave) => 1.2,
            Some(Free::Raise(_)) => 1.5,
            None => 0.8,
        };
        let payable = card.paid.is_some_and(|(cost, _)| self.affords(cost));
        if payable { free + 0.6 } else { free }
    }

    fn urge_to_raise(&self, die: Die) -> f32 {
        let number = self.shows(die).unwrap_or(1);
        if die.is_system() { 0.5 } else { 1.0 + 0.3 * f32::from(6 - number) }
    }

    /// What engaging costs in points, after what a die takes off, against what evading costs.
    fn urge_to_engage(&self) -> f32 {
        let at = usize::from(self.turn.at);
        let cost = self.cost(at);
        let dice = self.dice.iter().filter(|it| !self.turn.used.contains(it.die));
        let best = dice.map(|it| struck(it.die.face(it.number), cost)).fold(0.0, f32::max);
        let engaging = (self.price(cost) - best).max(0.0) - ICON * f32::from(self.icons(at));
        let card = self.card(self.met());
        let token = if card.token.is_some() { TOKEN } else { 0.0 };
        let cubes: u8 = Colour::COLOURED.iter().map(|it| self.bag[*it as usize]).sum();
        let evading = f32::from(self.evasion(at)) + f32::from(cubes.min(2)) - 0.4;
        (0.7 * (evading + token - engaging)).exp().clamp(0.02, 20.0)
    }

    /// Points that have to be spent, and how much nearer to the end that is.
    fn price(&self, due: Points) -> f32 {
        let mut left = self.abilities;
        let mut short = 0;
        for (left, due) in left.iter_mut().zip(due) {
            short += due.saturating_sub(*left);
            *left = left.saturating_sub(due);
        }
        let rate = f32::from(self.exchange());
        let own: u8 = due.iter().sum::<u8>() - short;
        let fear = left.iter().filter(|it| **it == 0).count() as f32;
        f32::from(own) + rate * f32::from(short) + 1.5 * fear
    }

    fn urge_to_use(&self, die: Die) -> f32 {
        let Some(number) = self.shows(die) else { return 0.0 };
        match die.face(number) {
            Face::Cube | Face::Understand => 3.0,
            Face::Strength { also: Also::OrCube, .. } => 1.0,
            Face::Strength { .. } => 0.5,
            Face::Icons { cards } => 1.0 + f32::from(cards),
            Face::Roll { .. } => 1.0,
            Face::Swap => 0.3,
            Face::RerollOnAgent | Face::RerollOnGuard => {
                if self.dice.iter().any(|it| !it.die.is_system() && it.number < 3) {
                    1.2
                } else {
                    0.1
                }
            }
            Face::TakeCube | Face::DrawCube => 3.0,
            Face::ChooseWeapon => 0.7,
        }
    }

    /// A die is for a card that is worth it: what is struck, against what the face could strike.
    fn urge_to_strike(&self, die: Die, ability: Ability) -> f32 {
        let Face::Strength { points, .. } = die.face(self.shows(die).unwrap_or(1)) else {
            return 0.0;
        };
        let due = self.turn.due[ability as usize];
        let (struck, wasted) = (points.min(due), points.saturating_sub(due));
        let low = if self.points(ability) < due { 2.0 } else { 1.0 };
        low * (2.0 * f32::from(struck) - 0.8 * f32::from(wasted)).max(0.3)
    }

    fn urge_to_reroll(&self, die: Die) -> f32 {
        let number = self.shows(die).unwrap_or(6);
        let crew = if die.is_system() { 0.5 } else { 1.0 };
        crew * f32::from(7 - number).powi(2) / 8.0
    }

    fn urge_to_swap(&self, out: Die, new: Die) -> f32 {
        let low = f32::from(7 - self.shows(out).unwrap_or(6));
        let fresh = if new.is_system() { 0.4 } else { 1.5 };
        low * fresh / 4.0
    }

    fn urge_to_fire(&self, weapon: Weapon) -> f32 {
        match self.cards.weapon(weapon).power {
            Power::Mirror(_) | Power::Cubes(_) | Power::Evade => 6.0,
            Power::Blacken => 2.0,
            Power::Weaken(_) | Power::ChooseAbility => 1.0,
        }
    }

    fn urge_to_aim(&self, weapon: Weapon, ability: Ability) -> f32 {
        let due = self.turn.due;
        let after = if let Power::Weaken(points) = self.cards.weapon(weapon).power {
            weaken(due, ability, points)
        } else {
            gathered(due, ability)
        };
        (1.2 * (self.price(due) - self.price(after)) - 1.5).exp().min(10.0)
    }

    /// As few points as may be, and no ability to its end.
    fn urge_to_pay(&self, ability: Ability, points: u8) -> f32 {
        let mut after = self.abilities;
        after[ability as usize] -= points;
        let wasted = match part(self.turn.due) {
            Some(due) if self.choice() == Some(Choice::Pay) && due != ability => {
                f32::from(points) - f32::from(points) / f32::from(self.exchange())
            }
            _ => 0.0,
        };
        let drop = vigour(self.abilities) - vigour(after);
        (-2.5 * drop - 0.35 * wasted).exp().max(0.001)
    }

    fn urge_to_take(&self, colour: Colour) -> f32 {
        match colour {
            Colour::White => 2.0,
            Colour::Black => 1.5,
            Colour::Red | Colour::Blue | Colour::Green => 0.5,
            Colour::Yellow => 0.01,
        }
    }

    fn urge_to_activate(&self) -> f32 {
        match self.planet().paid.map(|it| it.1) {
            Some(Paid::Cubes(_) | Paid::Crew { .. } | Paid::More(_)) => 5.0,
            Some(Paid::CubesThenLose { .. } | Paid::Raise(_)) => 2.5,
            Some(Paid::BlacksLeave) => 0.4,
            Some(Paid::Redraw) => {
                let blank =
                    |it: &crate::view::Drawn| matches!(it.colour, Colour::White | Colour::Black);
                if self.turn.drawn.iter().any(blank) { 4.0 } else { 0.3 }
            }
            None => 1.0,
        }
    }

    fn urge_to_gain(&self, ability: Ability) -> f32 {
        let mut after = self.abilities;
        after[ability as usize] += 1;
        (3.0 * (vigour(after) - vigour(self.abilities))).exp()
    }

    /// Nearly understood is best; while points are short, they come first.
    fn urge_to_know(&self, weapon: Weapon) -> f32 {
        let needs = self.cards.weapon(weapon).cubes;
        let has: u8 = self.found(weapon).map_or(0, |it| it.cubes.iter().sum());
        0.6 / f32::from(needs.saturating_sub(has).max(1))
    }

    fn urge_to_lose(&self, ability: Ability) -> f32 {
        let mut after = self.abilities;
        after[ability as usize] -= 1;
        (3.0 * (vigour(after) - vigour(self.abilities))).exp()
    }

    fn urge_to_stop(&self) -> f32 {
        match self.choice() {
            Some(Choice::Keep) => 0.02,
            _ => 1.0,
        }
    }
}

/// What a face takes off a card that costs so much.
fn struck(face: Face, cost: Points) -> f32 {
    let Face::Strength { points, against, .. } = face else { return 0.0 };
    let hit = |it: &Ability| cost[*it as usize].min(points);
    let most =
        Ability::ALL.iter().filter(|it| against.is_none_or(|one| one == **it)).map(hit).max();
    f32::from(most.unwrap_or(0))
}

/// How far the abilities are from two at 0: the second lowest counts most.
fn vigour(abilities: Points) -> f32 {
    let mut sorted = abilities;
    sorted.sort_unstable();
    let [low, middle, high] = sorted.map(f32::from);
    let dead = if sorted[1] == 0 { -2.0 } else { 0.0 };
    dead + 0.35 * low.sqrt() + 0.6 * middle.sqrt() + 0.25 * high.sqrt()
}

/// Any number into 0 to 1.
fn squash(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
impl Pulp {
    pub fn zz_features(&self) -> Vec<f32> {
        let left = f32::from(self.difficulty.weapons()) - self.found.len() as f32;
        let turns = f32::from(TURNS - self.turn.number);
        let bag = f32::from(self.bag_size()).max(1.0);
        let y = f32::from(self.bag[5]) / bag;
        let mut s = self.abilities;
        s.sort_unstable();
        let total: u8 = s.iter().sum();
        let total = f32::from(total);
        let [low, mid, high] = s.map(f32::from);
        let dice: f32 =
            self.dice.iter().filter(|d| !d.die.is_system()).map(|d| f32::from(d.number)).sum();
        let sys = self.dice.iter().filter(|d| d.die.is_system()).count() as f32;
        let ahead = self
            .turn
            .row
            .iter()
            .enumerate()
            .filter(|it| it.1.fate == Fate::Ahead || it.1.fate == Fate::Met);
        let price: u8 = ahead.clone().map(|it| self.cost(it.0).iter().sum::<u8>()).sum();
        let icons: u8 = ahead.map(|it| self.icons(it.0)).sum();
        let cubes = f32::from(self.exploration().cubes)
            * if self.turn.planet.is_some() { 1.0 } else { 0.0 };
        let und = self.found.iter().filter(|f| f.understood).count() as f32;
        let coloured = f32::from(self.bag[0] + self.bag[1] + self.bag[2]) / bag;
        let waiting = self.turn.drawn.len() as f32 - f32::from(self.turn.resolved);
        vec![
            1.0,
            left,
            turns.min(5.0),
            y,
            y * left,
            total.ln_1p(),
            low.sqrt(),
            mid.sqrt(),
            high.sqrt(),
            if mid < 2.0 { 1.0 } else { 0.0 },
            if mid < 3.0 { 1.0 } else { 0.0 },
            dice,
            self.dice.len() as f32,
            sys,
            self.hand.len() as f32,
            f32::from(price),
            f32::from(icons),
            cubes * y,
            cubes * coloured,
            und,
            coloured,
            waiting,
            total.ln_1p() / left.max(0.5),
            (total.max(1.0) / left.max(0.5)).ln(),
            f32::from(icons) * y,
            1.0 / left.max(0.5),
        ]
    }
}
