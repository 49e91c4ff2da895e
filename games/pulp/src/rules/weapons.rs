//! PI 8: super weapons, found, understood and used.

use tabletop::{Audience, Log, Secret};

use super::pay::gathered;
use super::{Moves, WEAPONS_FOUND};
use crate::card::{ABILITIES, Ability, Colour, Die, FACES, Face, Weapon};
use crate::deck::Power;
use crate::event::{Cause, Told};
use crate::moves::Move;
use crate::state::{Found, OwnDie, Pulp};
use crate::step::{Choice, Step};
use crate::view::Went;

impl Pulp {
    /// PI 8.3: the weapons that are understood and not used in this phase.
    pub(crate) fn usable_weapons(&self) -> impl Iterator<Item = Weapon> + '_ {
        self.found.iter().filter(|it| it.understood && !it.used).map(|it| it.weapon)
    }

    /// PI 8.4: super weapons that change what is due, before a point is paid.
    pub(super) fn engagement_weapons(&self, due: [u8; ABILITIES], moves: &mut Moves) {
        for weapon in self.usable_weapons() {
            let power = self.cards.weapon(weapon).power;
            for ability in Ability::ALL {
                let Some(after) = self.after_weapon(power, *ability, due) else { continue };
                // The player must have a sure way to pay what is left.
                if self.payable(after, !self.turn.die_spent, Some(weapon)) {
                    moves.push(Move::WeaponAt(weapon, *ability));
                }
            }
        }
    }

    /// What is due after a super weapon was used at `ability`; none if it changes nothing.
    fn after_weapon(
        &self,
        power: Power,
        ability: Ability,
        due: [u8; ABILITIES],
    ) -> Option<[u8; ABILITIES]> {
        let after = match power {
            Power::Weaken(points) => super::pay::weaken(due, ability, points),
            Power::ChooseAbility => gathered(due, ability),
            Power::Mirror(_) | Power::Evade | Power::Cubes(_) | Power::Blacken => return None,
        };
        (after != due).then_some(after)
    }

    fn begin_firing(&mut self, weapon: Weapon, log: &mut Log<Told>) {
        self.found_mut(weapon).used = true;
        self.tally.fired += 1;
        log.add(|| Told::WeaponUsed { weapon });
    }

    pub(super) fn aim_weapon(&mut self, weapon: Weapon, ability: Ability, log: &mut Log<Told>) {
        self.begin_firing(weapon, log);
        match self.cards.weapon(weapon).power {
            Power::Weaken(points) => self.weaken(ability, points, Cause::Weapon { weapon }, log),
            Power::ChooseAbility => {
                self.turn.due = gathered(self.turn.due, ability);
                log.add(|| Told::AbilityChosen { ability, weapon });
            }
            Power::Mirror(_) | Power::Evade | Power::Cubes(_) | Power::Blacken => {
                unreachable!("these super weapons are not aimed")
            }
        }
        self.steps.push(Step::Offer(Choice::Pay));
    }

    pub(super) fn use_weapon(&mut self, weapon: Weapon, log: &mut Log<Told>) {
        self.begin_firing(weapon, log);
        let cause = Cause::Weapon { weapon };
        let power = self.cards.weapon(weapon).power;
        if power == Power::Evade {
            return self.evade_by_weapon(cause, log);
        }
        self.steps.push(Step::Offer(Choice::Meet));
        match power {
            Power::Mirror(faces) => self.steps.push(Step::Offer(Choice::Mirror { faces })),
            Power::Cubes(cubes) => self.change_cubes(cubes, cause, log),
            Power::Blacken => {
                self.empty(Colour::Black);
                log.add(|| Told::TakenOut { colour: Colour::Black, count: 1, cause });
            }
            Power::Weaken(_) | Power::ChooseAbility | Power::Evade => {
                unreachable!("these super weapons are used at a card")
            }
        }
    }

    pub(super) fn mirror_moves(&self, moves: &mut Moves) {
        let low = self.dice.iter().filter(|it| it.number < FACES);
        moves.extend(low.map(|it| Move::Raise(it.die)));
        moves.extend(self.dice.iter().map(|it| Move::Reroll(it.die)));
    }

    pub(super) fn understand_moves(&self, moves: &mut Moves) {
        let dark = self.found.iter().filter(|it| !it.understood);
        moves.extend(dark.map(|it| Move::Understand(it.weapon)));
    }

    pub(super) fn understand(&mut self, weapon: Weapon, log: &mut Log<Told>) {
        self.found_mut(weapon).understood = true;
        log.add(|| Told::Understood { weapon });
    }

    /// PI 8.5: the digitiser may choose which super weapon a yellow cube brings, unless all that
    /// are left are found anyway.
    pub(super) fn find_moves(&self, moves: &mut Moves) {
        let chooses = |it: &&OwnDie| it.die.face(it.number) == Face::ChooseWeapon;
        let chooser = self.dice.iter().filter(|_| !self.is_about_to_win()).find(chooses);
        moves.extend(chooser.map(|it| Move::Die(it.die)));
        moves.push(Move::Find);
    }

    pub(super) fn look_through_weapons(&mut self, die: Die, log: &mut Log<Told>) {
        let number = self.shows(die).expect("only a die of the captain's is used");
        log.add(|| Told::DieUsed { die, face: number });
        let pile = self.weapon_pile.for_rules().clone();
        self.weapon_pile = Secret::new(Audience::Everybody, pile);
        self.steps.push(Step::Offer(Choice::Lower { die }));
        self.steps.push(Step::Offer(Choice::Claim));
    }

    /// Takes `weapon` out of the pile and shuffles the rest, so that its order stays unknown.
    pub(super) fn claim(&mut self, weapon: Weapon, log: &mut Log<Told>) {
        let pile = self.weapon_pile.for_rules_mut();
        pile.retain(|it| *it != weapon);
        // After the digitiser everybody knows what is in the pile; sorted, it tells nothing of its
        // order.
        pile.sort_unstable();
        let mut hidden = pile.clone();
        self.chance.shuffle(&mut hidden);
        *self.weapon_pile.for_rules_mut() = hidden;
        self.take_weapon(weapon, log);
    }

    /// PI 7.1 and 8.1: finds the super weapon on top of the pile.
    pub(super) fn find(&mut self, log: &mut Log<Told>) {
        let top = self.weapon_pile.for_rules_mut().pop();
        let weapon = top.expect("there are as many yellow cubes as super weapons");
        self.take_weapon(weapon, log);
    }

    fn take_weapon(&mut self, weapon: Weapon, log: &mut Log<Told>) {
        let needs = self.cards.weapon(weapon).cubes;
        let understood = needs == 0;
        self.found.push(Found { weapon, cubes: [0; ABILITIES], understood, used: false });
        self.resolve(&[Colour::Yellow], Went::Weapon { weapon });
        let (found, of) = (self.found.len() as u8, self.difficulty.weapons());
        log.add(|| Told::WeaponFound { weapon, found, of });
        // PI 10.1: the last one wins at once.
        if found == of {
            self.end(WEAPONS_FOUND, log);
        }
    }

    /// PI 8.2: a cube lies on a super weapon until there are enough.
    pub(super) fn study(&mut self, weapon: Weapon, log: &mut Log<Told>) {
        let at = self.waiting_coloured().expect("a coloured cube waits while it is used");
        let colour = self.turn.drawn[at].colour;
        let needs = self.cards.weapon(weapon).cubes;
        let found = self.found_mut(weapon);
        found.cubes[colour as usize] += 1;
        let cubes = found.cubes.iter().sum();
        found.understood = cubes == needs;
        log.add(|| Told::Studied { weapon, colour, cubes, needs });
        if cubes == needs {
            log.add(|| Told::Understood { weapon });
        }
        self.resolve(&[colour], Went::Weapon { weapon });
    }
}
