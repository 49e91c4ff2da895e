//! PI 3.5, 3.6, 3.7 and 3.8: what is due for a card is paid, first with a die and super weapons, then with
//! points.
//!
//! What is due is paid ability by ability, in their order; each with its own points first, then
//! with those of the others in order, so that no way to pay is offered twice.

use tabletop::{ArrayVec, Log};

use super::{ABILITIES_LOST, Moves};
use crate::card::{ABILITIES, Ability, Face, Weapon};
use crate::deck::Power;
use crate::event::Told;
use crate::moves::Move;
use crate::state::Pulp;
use crate::step::{Choice, Step};

type Points = [u8; ABILITIES];

/// PI 3.7: whether `have` suffices for `due`, when so many points of another ability stand for
/// one. Own points first is never worse.
fn suffices(have: Points, due: Points, rate: u8) -> bool {
    let (mut short, mut spare) = (0, 0);
    for (have, due) in have.into_iter().zip(due) {
        short += due.saturating_sub(have);
        spare += have.saturating_sub(due) / rate;
    }
    short <= spare
}

/// The abilities that may pay for `part`: itself, then the others in order.
fn sources(part: usize) -> [usize; ABILITIES] {
    match part {
        0 => [0, 1, 2],
        1 => [1, 0, 2],
        _ => [2, 0, 1],
    }
}

/// Whether the rest can be paid when `part` may only use its sources from `next` on.
fn finishable(have: Points, due: Points, part: usize, next: usize, rate: u8) -> bool {
    let need = due[part];
    if need == 0 || next == 0 {
        return suffices(have, due, rate);
    }
    let Some(source) = sources(part).get(next).copied() else { return false };
    (0..=need).any(|covers| {
        let (mut have, mut due) = (have, due);
        let Some(left) = have[source].checked_sub(covers * rate) else { return false };
        have[source] = left;
        due[part] -= covers;
        finishable(have, due, part, if due[part] == 0 { 0 } else { next + 1 }, rate)
    })
}

/// The ability that is paid for now: the lowest for which something is due.
pub(crate) fn part(due: Points) -> Option<Ability> {
    Ability::ALL.iter().copied().find(|it| 0 < due[*it as usize])
}

impl Pulp {
    /// PI 3.5: whether there is a way to pay that needs no luck: points alone, or a die (if one
    /// is still `allowed`) and super weapons (all but one that was just used) first.
    pub(crate) fn payable(&self, due: Points, allowed: bool, spent: Option<Weapon>) -> bool {
        suffices(self.abilities, due, self.exchange()) || {
            let weapons = self.usable_weapons().filter(|it| Some(*it) != spent);
            let powers: Powers = weapons.map(|it| self.cards.weapon(it).power).collect();
            self.payable_with(due, allowed, &powers)
        }
    }

    fn payable_with(&self, due: Points, die: bool, powers: &[Power]) -> bool {
        suffices(self.abilities, due, self.exchange())
            || (die && self.weakened_by_dice(due).any(|it| self.payable_with(it, false, powers)))
            || powers.iter().enumerate().any(|(at, power)| {
                let others = powers[..at].iter().chain(&powers[at + 1..]);
                let others: Powers = others.copied().collect();
                changed_by(due, *power).any(|it| self.payable_with(it, die, &others))
            })
    }

    /// What would be due after any one die of the captain's.
    fn weakened_by_dice(&self, due: Points) -> impl Iterator<Item = Points> {
        let dice = self.dice.iter().filter(|it| !self.turn.used.contains(it.die));
        dice.flat_map(move |it| {
            targets(it.die.face(it.number), due)
                .map(move |(ability, points)| weaken(due, ability, points))
        })
    }

    pub(super) fn pay_moves(&self, moves: &mut Moves) {
        let due = self.turn.due;
        if !self.turn.paying {
            self.engagement_dice(due, moves);
            self.engagement_weapons(due, moves);
        }
        let Some(part) = part(due) else { return };
        let order = sources(part as usize);
        for (at, source) in order.into_iter().enumerate().skip(self.turn.source.into()) {
            self.payments(part as usize, source, at, moves);
        }
    }

    /// The amounts of one ability after which the rest can still be paid.
    fn payments(&self, part: usize, source: usize, at: usize, moves: &mut Moves) {
        let exchange = self.exchange();
        let rate = if at == 0 { 1 } else { exchange };
        for covers in 1..=self.turn.due[part] {
            let (mut have, mut due) = (self.abilities, self.turn.due);
            let Some(left) = have[source].checked_sub(covers * rate) else { return };
            have[source] = left;
            due[part] -= covers;
            if finishable(have, due, part, at + 1, exchange) {
                moves.push(Move::Pay(Ability::ALL[source], covers * rate));
            }
        }
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
        let due = part(self.turn.due).expect("something is due while it is paid");
        let rate = if ability == due { 1 } else { self.exchange() };
        let covers = points / rate;
        self.abilities[ability as usize] -= points;
        self.turn.due[due as usize] -= covers;
        log.add(|| Told::Paid { ability, points, covers, due });
        self.turn.paying = true;
        let at = sources(due as usize).iter().position(|it| *it == ability as usize);
        let next = at.expect("every ability may pay") as u8 + 1;
        self.turn.source = if self.turn.due[due as usize] == 0 { 0 } else { next };
        if self.is_broken() {
            return self.end(ABILITIES_LOST, log);
        }
        self.steps.push(Step::Offer(Choice::Pay));
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

/// What a face takes off, and of which ability, where there is something to take.
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

/// Everything due of one ability.
pub(crate) fn gathered(due: Points, ability: Ability) -> Points {
    let mut gathered = [0; ABILITIES];
    gathered[ability as usize] = due.iter().sum();
    gathered
}
