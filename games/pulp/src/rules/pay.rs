//! PI 3.5, 3.6, 3.7 and 3.8: what is due for a card is paid: first with a die and super weapons,
//! then with points, own and exchanged ones in any order.

use tabletop::{ArrayVec, Log};

use super::{ABILITIES_LOST, Moves};
use crate::card::{ABILITIES, Ability, Face, Points, Weapon};
use crate::deck::Power;
use crate::event::Told;
use crate::moves::Move;
use crate::odds;
use crate::state::Pulp;
use crate::step::{Choice, Step};

/// PI 3.7: whether `have` is enough for `due`, at `rate` points of another ability for one. It
/// spends own points first, which is never worse.
fn suffices(have: Points, due: Points, rate: u8) -> bool {
    let (mut short, mut spare) = (0, 0);
    for (have, due) in have.into_iter().zip(due) {
        short += due.saturating_sub(have);
        spare += have.saturating_sub(due) / rate;
    }
    short <= spare
}

impl Pulp {
    /// PI 3.5: whether there is a way to pay that needs no luck: with points alone, or after a die
    /// (if one is still `allowed`) and super weapons (except the one just `spent`).
    pub(crate) fn payable(&self, due: Points, allowed: bool, spent: Option<Weapon>) -> bool {
        let enough = |due| suffices(self.abilities, due, self.exchange());
        enough(due) || self.after_help(due, allowed, &self.powers(spent), &enough)
    }

    /// PI 10.2: whether engaging the card that is met leaves two abilities at 0 in every way to pay
    /// that needs no luck.
    pub(crate) fn is_ruinous(&self) -> bool {
        let paying = self.is_engaging();
        let due = if paying { self.turn.due } else { self.cost(self.turn.at.into()) };
        let (help, survives) = (!self.turn.paying, |due| self.survives(due));
        let powers = if help { self.powers(None) } else { Powers::new() };
        !survives(due) && !self.after_help(due, help && !self.turn.die_spent, &powers, &survives)
    }

    fn survives(&self, due: Points) -> bool {
        odds::payable(due, self.abilities, self.exchange())
    }

    /// What the usable super weapons do, except `spent`.
    fn powers(&self, spent: Option<Weapon>) -> Powers {
        let weapons = self.usable_weapons().filter(|it| Some(*it) != spent);
        weapons.map(|it| self.cards.weapon(it).power).collect()
    }

    /// Whether `will_do` accepts what may be due after a die and super weapons.
    fn after_help(
        &self,
        due: Points,
        die: bool,
        powers: &[Power],
        will_do: &impl Fn(Points) -> bool,
    ) -> bool {
        will_do(due)
            || (die
                && self.weakened_by_dice(due).any(|it| self.after_help(it, false, powers, will_do)))
            || powers.iter().enumerate().any(|(at, power)| {
                let others = powers[..at].iter().chain(&powers[at + 1..]);
                let others: Powers = others.copied().collect();
                changed_by(due, *power).any(|it| self.after_help(it, die, &others, will_do))
            })
    }

    /// What would be due after each of the captain's dice.
    fn weakened_by_dice(&self, due: Points) -> impl Iterator<Item = Points> {
        let dice = self.dice.iter().filter(|it| !self.turn.used.contains(it.die));
        dice.flat_map(move |it| {
            targets(it.die.face(it.number), due)
                .map(move |(ability, points)| weaken(due, ability, points))
        })
    }

    /// PI 3.6: the moves that engage the card that is met and pay each strength with its own ability,
    /// or that pay what is left of it; none where that cannot be done, would end the mission, or
    /// takes no choice.
    pub(crate) fn own_way(&self) -> Vec<Move> {
        let (due, begins) = match self.steps.top() {
            Some(Step::Ask(Choice::Pay)) => (self.turn.due, None),
            Some(Step::Ask(Choice::Meet)) if self.can_engage() => {
                (self.cost(self.turn.at.into()), Some(Move::Engage))
            }
            _ => return Vec::new(),
        };
        let left = due.iter().zip(self.abilities).map(|(due, have)| have.checked_sub(*due));
        let can = left.clone().all(|it| it.is_some());
        let survives = left.filter(|it| *it == Some(0)).count() < 2;
        if !can || !survives || !self.is_choice(due, begins.is_some()) {
            return Vec::new();
        }
        let own = Ability::ALL.iter().filter(|it| 0 < due[**it as usize]);
        let own = own.map(|it| Move::Pay(*it, due[*it as usize]));
        begins.into_iter().chain(own).collect()
    }

    /// Whether there is a choice in paying this; own points alone are taken by themselves when a
    /// payment `begins`.
    fn is_choice(&self, due: Points, begins: bool) -> bool {
        let mut paying = self.clone();
        paying.turn.due = due;
        let offered = paying.offered(Choice::Pay);
        1 < offered.len()
            && !(begins && (due == [0; ABILITIES] || offered.iter().all(super::is_own)))
    }

    pub(super) fn pay_moves(&self, moves: &mut Moves) {
        let due = self.turn.due;
        if !self.turn.paying {
            self.engagement_dice(due, moves);
            self.engagement_weapons(due, moves);
        }
        if suffices(self.abilities, due, self.exchange()) {
            self.own_payments(moves);
            self.exchanges(moves);
        }
    }

    /// Paying with own points never takes away points that could be exchanged, so the rest can
    /// still be paid.
    fn own_payments(&self, moves: &mut Moves) {
        for ability in Ability::ALL {
            let most = self.points(*ability).min(self.turn.due[*ability as usize]);
            moves.extend((1..=most).map(|points| Move::Pay(*ability, points)));
        }
    }

    /// PI 3.7: the exchanges after which the rest can still be paid.
    fn exchanges(&self, moves: &mut Moves) {
        for ability in Ability::ALL {
            for due in Ability::ALL.iter().filter(|it| *it != ability) {
                let covers = 1..=self.turn.due[*due as usize];
                let payable = covers.filter(|it| self.is_payable_after(*ability, *due, *it));
                let points = payable.map(|it| it * self.exchange());
                moves.extend(points.map(|it| Move::Exchange(*ability, it, *due)));
            }
        }
    }

    fn is_payable_after(&self, ability: Ability, due: Ability, covers: u8) -> bool {
        let (mut have, mut left, rate) = (self.abilities, self.turn.due, self.exchange());
        let Some(points) = have[ability as usize].checked_sub(covers * rate) else { return false };
        have[ability as usize] = points;
        left[due as usize] -= covers;
        suffices(have, left, rate)
    }

    pub(super) fn pay(
        &mut self,
        choice: Choice,
        ability: Ability,
        points: u8,
        log: &mut Log<Told>,
    ) {
        if choice == Choice::Evade {
            return self.pay_to_evade(ability, log);
        }
        self.spend(ability, points, ability, points, log);
        self.pay_on();
    }

    pub(super) fn exchange_for(
        &mut self,
        ability: Ability,
        points: u8,
        due: Ability,
        log: &mut Log<Told>,
    ) {
        self.spend(ability, points, due, points / self.exchange(), log);
        self.pay_on();
    }

    /// PI 3.6: with nothing to use first and nothing to exchange, there is one way to pay, and it
    /// is taken.
    pub(super) fn pay_the_only_way(&mut self, log: &mut Log<Told>) {
        for ability in Ability::ALL {
            let points = self.turn.due[*ability as usize];
            if 0 < points && self.ending.is_none() {
                self.spend(*ability, points, *ability, points, log);
            }
        }
        self.pay_on();
    }

    /// Whether an exchange for `due` wastes points now: those of its own would do, and one be left.
    pub(crate) fn exchange_wastes(&self, due: Ability) -> bool {
        self.turn.due[due as usize] < self.points(due) && 1 < self.exchange()
    }

    /// The points that cover this part of what is due.
    fn spend(
        &mut self,
        ability: Ability,
        points: u8,
        due: Ability,
        covers: u8,
        log: &mut Log<Told>,
    ) {
        if ability != due {
            self.tally.exchanges += 1;
            self.tally.needless += u8::from(self.exchange_wastes(due));
        }
        self.abilities[ability as usize] -= points;
        self.turn.due[due as usize] -= covers;
        self.turn.paying = true;
        log.add(|| Told::Paid { ability, points, covers, due });
        if self.is_broken() {
            self.end(ABILITIES_LOST, log);
        }
    }

    /// Asks for the rest of the payment: a player who has begun to pay pays to the end, or takes it
    /// back.
    fn pay_on(&mut self) {
        if self.ending.is_none() {
            let paid = self.turn.due == [0; ABILITIES];
            self.steps.push(if paid { Step::Engaged } else { Step::Ask(Choice::Pay) });
        }
    }
}

type Powers = ArrayVec<Power, 6>;

/// What would be due after a super weapon.
fn changed_by(due: Points, power: Power) -> impl Iterator<Item = Points> {
    Ability::ALL.iter().filter_map(move |it| match power {
        Power::Weaken(points) => (0 < due[*it as usize]).then(|| weaken(due, *it, points)),
        Power::ChooseAbility => Some(gathered(due, *it)),
        Power::Mirror(_) | Power::Evade | Power::Cubes(_) | Power::Blacken => None,
    })
}

/// How much a face takes off, and of which ability, where there is something to take off.
pub(crate) fn targets(face: Face, due: Points) -> impl Iterator<Item = (Ability, u8)> {
    Ability::ALL.iter().filter_map(move |it| match face {
        Face::Strength { points, against, .. } => {
            let fits = against.is_none_or(|against| against == *it) && 0 < due[*it as usize];
            fits.then_some((*it, points))
        }
        Face::Cube
        | Face::Roll { .. }
        | Face::Swap
        | Face::RerollOnAgent
        | Face::RerollOnGuard
        | Face::Icons { .. }
        | Face::TakeCube
        | Face::DrawCube
        | Face::Understand
        | Face::ChooseWeapon => None,
    })
}

pub(crate) fn weaken(mut due: Points, ability: Ability, points: u8) -> Points {
    due[ability as usize] = due[ability as usize].saturating_sub(points);
    due
}

/// Everything that is due, as due of one ability.
pub(crate) fn gathered(due: Points, ability: Ability) -> Points {
    let mut gathered = [0; ABILITIES];
    gathered[ability as usize] = due.iter().sum();
    gathered
}
