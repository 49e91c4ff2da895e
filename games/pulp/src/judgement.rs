//! What helps a bot: the value of a position and the priors of moves. All of it looks at imagined
//! games.

mod features;
mod learned;

use tabletop::{BySeat, Game, Gauge, Judgement, Seat, Viewer};

use crate::card::{Ability, Also, Colour, Die, Face, Planet, Points, Weapon};
use crate::deck::{Free, Paid, Power};
use crate::moves::Move;
use crate::rules::{gathered, weaken};
use crate::state::Pulp;
use crate::step::Choice;
use crate::view::{Fate, TURNS, Went};

/// The weight of each of the [`features`](Pulp::features), fitted by logistic regression to the
/// ends of 24,000 games in which moves were drawn by their priors.
const WEIGHTS: [f32; 14] =
    [-6.33, -0.35, 0.88, -5.0, 0.92, 0.50, 0.25, 0.14, 0.08, -0.135, 0.206, 0.253, 0.07, 0.04];

/// The worth of a planet icon, and of a code or key, in points of an ability.
const ICON: f32 = 0.9;
const TOKEN: f32 = 0.5;

/// The factor on the prior of paying in parts.
const PIECEMEAL: f32 = 0.1;

impl Judgement for Pulp {
    const MAIN: &'static [&'static str] = &["difficulty"];

    fn hand(&self, seat: Seat) -> Vec<String> {
        self.view(Viewer::Seat(seat)).hand.iter().map(|it| it.card.to_string()).collect()
    }

    fn progress(&self) -> f32 {
        f32::from(self.turn.number) / f32::from(TURNS)
    }

    fn judge(&self) -> BySeat<f32> {
        self.judged()
    }

    fn prior(&self, _: Seat, mv: Move) -> f32 {
        self.hand_made_prior(mv)
    }

    fn is_taught(&self) -> bool {
        true
    }

    fn learned(&self) -> Option<BySeat<f32>> {
        Some(self.learned_worths())
    }

    fn learned_prior(&self, seat: Seat, mv: Move) -> Option<f32> {
        Some(self.trained_prior(seat, mv))
    }

    fn missed(&self, _seat: Seat, mv: Move) -> f32 {
        self.waste(mv)
    }

    fn aim(&self, seat: Seat) -> Option<f32> {
        self.esteem(seat)
    }

    fn round(&self) -> u16 {
        self.turn.number.into()
    }

    fn gauges(&self, _: Seat) -> Vec<Gauge> {
        let low = self.abilities.iter().filter(|it| **it == 0).count() as u8;
        let understood = self.found.iter().filter(|it| it.understood).count() as u8;
        vec![
            Gauge::high("found", self.found.len() as u8),
            Gauge::low("spent", low),
            Gauge::high("points", self.abilities.iter().sum::<u8>()),
            Gauge::high("understood", understood),
            Gauge::high("dice", self.dice.iter().map(|it| it.number).sum::<u8>()),
            Gauge::high("tokens", self.hand.len() as u8),
        ]
    }
}

impl Pulp {
    /// How likely the mission succeeds from here, from 0 to 1.
    pub(crate) fn judged(&self) -> BySeat<f32> {
        let prospect: f32 =
            self.features().iter().zip(WEIGHTS).map(|(it, weight)| it * weight).sum();
        let chance = squash(prospect);
        BySeat::new(1, |_| chance)
    }

    /// What the judgement reads: a constant; what is left to find, and its inverse; whether this is
    /// the last turn; the points in all, and for each thing to find; the distance from two
    /// abilities at 0; what the crew dice show, and the number of dice; what the cards ahead cost,
    /// and their icons; the coloured cubes to expect; the super weapons understood; the cubes that
    /// wait.
    fn features(&self) -> [f32; WEIGHTS.len()] {
        let left = f32::from(self.difficulty.weapons()) - self.found.len() as f32;
        let turns = f32::from(TURNS - self.turn.number);
        let bag = f32::from(self.bag_size()).max(1.0);
        let coloured: u8 = Colour::COLOURED.iter().map(|it| self.bag[*it as usize]).sum();
        let points = f32::from(self.abilities.iter().sum::<u8>());
        let (price, icons) = self.ahead();
        let cubes = f32::from(self.cubes_coming());
        let waiting = self.turn.drawn.iter().filter(|it| it.went == Went::Waiting).count();
        [
            1.0,
            left,
            1.0 / left.max(0.5),
            if turns < 1.0 { 1.0 } else { 0.0 },
            points.ln_1p(),
            (points.max(1.0) / left.max(0.5)).ln(),
            self.vigour(),
            self.crew(),
            self.dice.len() as f32,
            price,
            icons,
            cubes * f32::from(coloured) / bag,
            self.found.iter().filter(|it| it.understood).count() as f32,
            waiting as f32,
        ]
    }

    /// What the cards cost that are still to be met, and their planet icons.
    fn ahead(&self) -> (f32, f32) {
        let row = self.turn.row.iter().enumerate();
        let ahead = row.filter(|it| matches!(it.1.fate, Fate::Ahead | Fate::Met));
        ahead.fold((0.0, 0.0), |(price, icons), (at, _)| {
            let cost: u8 = self.cost(at).iter().sum();
            (price + f32::from(cost), icons + f32::from(self.icons(at)))
        })
    }

    fn cubes_coming(&self) -> u8 {
        if self.turn.planet.is_some() { self.exploration().cubes } else { 0 }
    }

    /// How far the mission is from two abilities at 0, which would end it.
    fn vigour(&self) -> f32 {
        vigour(self.abilities)
    }

    /// The sum of the crew dice.
    fn crew(&self) -> f32 {
        let crew = self.dice.iter().filter(|it| !it.die.is_system());
        crew.map(|it| f32::from(it.number)).sum()
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
        let tally = &self.tally;
        for (name, count) in [
            ("engaged", tally.engaged),
            ("evaded", tally.evaded),
            ("exchanges", tally.exchanges),
            ("exchanges-needless", tally.needless),
            ("weapons-fired", tally.fired),
            ("cards-kept", tally.kept),
            ("cards-used", tally.used),
        ] {
            facts.push((name.to_string(), count.into()));
        }
        if self.ending == Some(crate::rules::WEAPONS_FOUND) {
            facts.push((format!("won-{}", self.captain), 1));
            facts.push(("won-firing".to_string(), u32::from(0 < tally.fired)));
        }
        facts.extend(found.chain(ended));
        facts
    }

    /// The prior of a move.
    pub(crate) fn hand_made_prior(&self, mv: Move) -> f32 {
        match mv {
            Move::Leave(die) => self.prior_of_leave(die),
            Move::Explore(planet) => self.prior_of_explore(planet),
            Move::Raise(die) => self.prior_of_raise(die),
            Move::Engage => self.prior_of_engage(),
            Move::Evade | Move::Keep(_) | Move::Draw => 1.0,
            Move::Die(die) => self.prior_of_use(die),
            Move::DieAt(die, ability) => self.prior_of_strike(die, ability),
            Move::Strike(ability) => 0.5 + f32::from(self.turn.due[ability as usize]),
            Move::Cube => 1.0,
            Move::Reroll(die) => self.prior_of_reroll(die),
            Move::Swap(out, new) => self.prior_of_swap(out, new),
            Move::Lower(faces) => {
                if faces == 1 {
                    1.0
                } else {
                    0.3
                }
            }
            Move::Weapon(weapon) => self.prior_of_fire(weapon),
            Move::WeaponAt(weapon, ability) => self.prior_of_aim(weapon, ability),
            Move::Pay(ability, points) => self.prior_of_pay(ability, points),
            Move::Exchange(ability, points, due) => self.prior_of_exchange(ability, points, due),
            Move::Find => 20.0,
            Move::Take(colour) => self.prior_of_take(colour),
            Move::Sell(_) => 1.5,
            Move::Activate => self.prior_of_activate(),
            Move::Spend(token) => {
                if self.tokens(token) < 2 {
                    0.7
                } else {
                    1.0
                }
            }
            Move::Gain(ability) => self.prior_of_gain(ability),
            Move::Study(weapon) | Move::Understand(weapon) => self.prior_of_know(weapon),
            Move::Claim(weapon) => 1.0 / (1.0 + f32::from(self.cards.weapon(weapon).cubes)),
            Move::Lose(ability) => self.prior_of_lose(ability),
            Move::KeepAsKey(_) => 0.5,
            Move::Done => self.prior_of_stop(),
        }
    }

    fn prior_of_leave(&self, die: Die) -> f32 {
        match die {
            Die::Red | Die::Blue | Die::Green => 0.5,
            Die::Orange | Die::Pink => 1.0,
        }
    }

    /// Higher for planets whose second effect the hand can pay, and for those that bring more.
    fn prior_of_explore(&self, planet: Planet) -> f32 {
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

    fn prior_of_raise(&self, die: Die) -> f32 {
        let number = self.shows(die).unwrap_or(1);
        if die.is_system() { 0.5 } else { 1.0 + 0.3 * f32::from(6 - number) }
    }

    /// Compares what engaging costs in points, after the help of a die, with what evading costs.
    fn prior_of_engage(&self) -> f32 {
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

    /// What a payment costs: its points, and how much nearer it brings the end.
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

    fn prior_of_use(&self, die: Die) -> f32 {
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

    /// High for a die of which little is wasted: compares what it takes off with what its face
    /// could take off.
    fn prior_of_strike(&self, die: Die, ability: Ability) -> f32 {
        let Face::Strength { points, .. } = die.face(self.shows(die).unwrap_or(1)) else {
            return 0.0;
        };
        let due = self.turn.due[ability as usize];
        let (struck, wasted) = (points.min(due), points.saturating_sub(due));
        let low = if self.points(ability) < due { 2.0 } else { 1.0 };
        low * (2.0 * f32::from(struck) - 0.8 * f32::from(wasted)).max(0.3)
    }

    fn prior_of_reroll(&self, die: Die) -> f32 {
        let number = self.shows(die).unwrap_or(6);
        let crew = if die.is_system() { 0.5 } else { 1.0 };
        crew * f32::from(7 - number).powi(2) / 8.0
    }

    fn prior_of_swap(&self, out: Die, new: Die) -> f32 {
        let low = f32::from(7 - self.shows(out).unwrap_or(6));
        let fresh = if new.is_system() { 0.4 } else { 1.5 };
        low * fresh / 4.0
    }

    fn prior_of_fire(&self, weapon: Weapon) -> f32 {
        match self.cards.weapon(weapon).power {
            Power::Mirror(_) | Power::Cubes(_) | Power::Evade => 6.0,
            Power::Blacken => 2.0,
            Power::Weaken(_) | Power::ChooseAbility => 1.0,
        }
    }

    fn prior_of_aim(&self, weapon: Weapon, ability: Ability) -> f32 {
        let due = self.turn.due;
        let after = if let Power::Weaken(points) = self.cards.weapon(weapon).power {
            weaken(due, ability, points)
        } else {
            gathered(due, ability)
        };
        (1.2 * (self.price(due) - self.price(after)) - 1.5).exp().min(10.0)
    }

    /// Low for a payment that uses up an ability; low for a part of what is due, unless another
    /// ability must pay the rest.
    fn prior_of_pay(&self, ability: Ability, points: u8) -> f32 {
        if self.choice() == Some(Choice::Evade) {
            return (-2.5 * self.drop(ability, points)).exp().max(0.001);
        }
        let due = self.turn.due[ability as usize];
        let scale = f32::from(due) / f32::from(points);
        self.piecemeal(ability, points)
            * (-2.5 * scale * self.drop(ability, points)).exp().max(0.001)
    }

    /// [`PIECEMEAL`] for a payment by which own points pay only a part of what they could; else 1.
    fn piecemeal(&self, ability: Ability, points: u8) -> f32 {
        let due = self.turn.due[ability as usize];
        if points < due.min(self.points(ability)) { PIECEMEAL } else { 1.0 }
    }

    fn prior_of_exchange(&self, ability: Ability, points: u8, due: Ability) -> f32 {
        let covers = points / self.exchange();
        let left = self.turn.due[due as usize];
        let needless = if self.exchange_wastes(due) { 0.1 } else { 1.0 };
        let scale = f32::from(left) / f32::from(covers);
        let cost = 2.5 * self.drop(ability, points) + 0.35 * f32::from(points - covers);
        needless * (-scale * cost).exp().max(0.001)
    }

    /// How much nearer to two abilities at 0 the loss of these points brings the mission.
    fn drop(&self, ability: Ability, points: u8) -> f32 {
        let mut after = self.abilities;
        after[ability as usize] -= points;
        vigour(self.abilities) - vigour(after)
    }

    fn prior_of_take(&self, colour: Colour) -> f32 {
        match colour {
            Colour::White => 2.0,
            Colour::Black => 1.5,
            Colour::Red | Colour::Blue | Colour::Green => 0.5,
            Colour::Yellow => 0.01,
        }
    }

    fn prior_of_activate(&self) -> f32 {
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

    fn prior_of_gain(&self, ability: Ability) -> f32 {
        let mut after = self.abilities;
        after[ability as usize] += 1;
        (3.0 * (vigour(after) - vigour(self.abilities))).exp()
    }

    /// High for the weapon that needs the fewest cubes; lower while points are short.
    fn prior_of_know(&self, weapon: Weapon) -> f32 {
        let needs = self.cards.weapon(weapon).cubes;
        let has: u8 = self.found(weapon).map_or(0, |it| it.cubes.iter().sum());
        0.6 / f32::from(needs.saturating_sub(has).max(1))
    }

    fn prior_of_lose(&self, ability: Ability) -> f32 {
        let mut after = self.abilities;
        after[ability as usize] -= 1;
        (3.0 * (vigour(after) - vigour(self.abilities))).exp()
    }

    fn prior_of_stop(&self) -> f32 {
        match self.choice() {
            Some(Choice::Keep) => 0.02,
            _ => 1.0,
        }
    }
}

/// How much a face takes off a card that costs this much.
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

/// Maps any number to between 0 and 1.
fn squash(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
