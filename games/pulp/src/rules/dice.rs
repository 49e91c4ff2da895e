//! PI 5: the dice.

use tabletop::Log;

use super::Moves;
use super::pay::{targets, weaken};
use crate::card::{ABILITIES, Ability, Also, Colour, Die, FACES, Face, Kind};
use crate::event::{Cause, Told};
use crate::moves::Move;
use crate::state::{OwnDie, Pulp};
use crate::step::{Choice, Step};
use crate::view::{Fate, Raiser};

impl Pulp {
    /// PI 5.4: dice that work outside engagements and evasions.
    pub(super) fn free_dice(&self, moves: &mut Moves) {
        let usable = self.dice.iter().filter(|it| self.is_free(it));
        moves.extend(usable.map(|it| Move::Die(it.die)));
    }

    /// PI 5.2 and 5.3: whether the die was not used for this card, nor for cubes in this turn.
    pub(crate) fn is_free(&self, own: &OwnDie) -> bool {
        let face = own.die.face(own.number);
        let studies = face == Face::Understand && self.found.iter().any(|it| !it.understood);
        let gives = gives_cube(face) && !self.turn.given.contains(own.die);
        (studies || gives) && !self.turn.used.contains(own.die)
    }

    /// PI 5.2: one die for each engagement; what is left must have a sure way to be paid.
    pub(super) fn engagement_dice(&self, due: [u8; ABILITIES], moves: &mut Moves) {
        if self.turn.die_spent {
            return;
        }
        for own in self.dice.iter().filter(|it| !self.turn.used.contains(it.die)) {
            let face = own.die.face(own.number);
            let hits = targets(face, due);
            let hits = hits.filter(|it| self.payable(weaken(due, it.0, it.1), false, None));
            moves.extend(hits.map(|it| Move::DieAt(own.die, it.0)));
            if self.serves_engaging(face) && self.payable(due, false, None) {
                moves.push(Move::Die(own.die));
            }
        }
    }

    /// Whether a face does anything but reduce a strength for the card that is being engaged.
    pub(crate) fn serves_engaging(&self, face: Face) -> bool {
        let kind = self.card(self.met()).kind;
        let icon = 0 < self.icons(self.turn.at.into());
        match face {
            Face::Roll { .. } => true,
            Face::Swap | Face::RerollOnGuard => kind == Kind::Guard && icon,
            // PI 5.8: agents and events share their icon.
            Face::RerollOnAgent => kind != Kind::Guard,
            Face::Strength { .. }
            | Face::Cube
            | Face::Icons { .. }
            | Face::TakeCube
            | Face::DrawCube
            | Face::Understand
            | Face::ChooseWeapon => false,
        }
    }

    /// PI 4.4: one die for each evasion.
    pub(super) fn evasion_dice(&self, moves: &mut Moves) {
        if self.turn.die_spent {
            return;
        }
        let dice = self.dice.iter().filter(|it| !self.turn.used.contains(it.die));
        let usable = dice.filter(|it| self.serves_evading(it.die.face(it.number)));
        moves.extend(usable.map(|it| Move::Die(it.die)));
    }

    pub(crate) fn serves_evading(&self, face: Face) -> bool {
        let whites = 0 < self.bag[Colour::White as usize];
        match face {
            Face::Strength { also: Also::OrWhites, .. } => whites,
            Face::Strength { also: Also::OrTwoCubes, .. } | Face::TakeCube | Face::DrawCube => {
                0 < self.takeable()
            }
            Face::Strength { .. }
            | Face::Cube
            | Face::Roll { .. }
            | Face::Swap
            | Face::RerollOnAgent
            | Face::RerollOnGuard
            | Face::Icons { .. }
            | Face::Understand
            | Face::ChooseWeapon => false,
        }
    }

    /// PI 6.3: dice that add cubes before they are drawn.
    pub(super) fn exploration_dice(&self, moves: &mut Moves) {
        let fresh = self.dice.iter().filter(|it| !self.turn.given.contains(it.die));
        let usable = fresh.filter(|it| self.serves_exploring(it.die.face(it.number)));
        moves.extend(usable.map(|it| Move::Die(it.die)));
    }

    pub(crate) fn serves_exploring(&self, face: Face) -> bool {
        let counts = matches!(face, Face::Icons { .. }) && 0 < self.evaded_with_icons();
        counts || gives_cube(face)
    }

    fn evaded_with_icons(&self) -> u8 {
        let row = self.turn.row.iter().enumerate();
        let evaded = row.filter(|(at, it)| it.fate == Fate::Evaded && 0 < self.icons(*at));
        evaded.count() as u8
    }

    /// PI 5.5: a die goes down when everything that it does is done.
    fn begin_using(&mut self, die: Die, after: Choice, log: &mut Log<Told>) -> u8 {
        let number = self.shows(die).expect("only a die of the captain's is used");
        log.add(|| Told::DieUsed { die, face: number });
        self.turn.used.insert(die);
        self.steps.push(Step::Offer(after));
        self.steps.push(Step::Offer(Choice::Lower { die }));
        number
    }

    pub(super) fn use_die(&mut self, choice: Choice, die: Die, log: &mut Log<Told>) {
        let spends = matches!(choice, Choice::Pay | Choice::Evade);
        self.turn.die_spent |= spends;
        if choice == Choice::Resolve {
            return self.look_through_weapons(die, log);
        }
        let number = self.begin_using(die, choice, log);
        let cause = Cause::Die { die };
        match die.face(number) {
            Face::Strength { also: Also::OrWhites, .. } => self.take_whites(cause, log),
            Face::Strength { also: Also::OrTwoCubes, .. } => self.begin_taking(2, die, log),
            Face::Strength { .. } | Face::Cube => self.give_cubes(die, 1, log),
            Face::Icons { cards } => {
                let icons = cards.min(self.evaded_with_icons());
                self.give_cubes(die, icons as i8, log);
            }
            Face::Roll { crew } => self.roll_crew(crew, log),
            Face::Swap => self.steps.push(Step::Offer(Choice::Swap)),
            Face::RerollOnAgent | Face::RerollOnGuard => {
                self.steps.push(Step::Offer(Choice::Reroll));
            }
            Face::TakeCube => {
                self.turn.replaced = 1;
                self.begin_taking(1, die, log);
            }
            Face::DrawCube => self.draw_harmless(cause, log),
            Face::Understand => self.steps.push(Step::Offer(Choice::Understand)),
            Face::ChooseWeapon => unreachable!("this face serves a yellow cube alone"),
        }
    }

    /// PI 5.3: cubes for this turn's exploration, once a turn from each die.
    fn give_cubes(&mut self, die: Die, cubes: i8, log: &mut Log<Told>) {
        self.turn.given.insert(die);
        self.change_cubes(cubes, Cause::Die { die }, log);
    }

    pub(super) fn change_cubes(&mut self, by: i8, cause: Cause, log: &mut Log<Told>) {
        self.turn.bonus += by;
        log.add(|| Told::CubesChanged { by, cause });
    }

    pub(super) fn strike_with(&mut self, die: Die, ability: Ability, log: &mut Log<Told>) {
        self.turn.die_spent = true;
        let number = self.begin_using(die, Choice::Pay, log);
        self.hit(die, number, ability, Cause::Die { die }, log);
    }

    /// A face of strength reduces the card's strength; the engineer also raises a system (PI 5.6).
    fn hit(&mut self, die: Die, number: u8, ability: Ability, cause: Cause, log: &mut Log<Told>) {
        let Face::Strength { points, also, .. } = die.face(number) else {
            unreachable!("only faces of strength hit");
        };
        self.weaken(ability, points, cause, log);
        if let Also::Raise { faces } = also {
            let raiser = Raiser::Engineer;
            self.steps.push(Step::Offer(Choice::Raise { faces, raiser }));
        }
    }

    pub(super) fn weaken(
        &mut self,
        ability: Ability,
        points: u8,
        cause: Cause,
        log: &mut Log<Told>,
    ) {
        self.turn.due = weaken(self.turn.due, ability, points);
        let left = self.turn.due[ability as usize];
        log.add(|| Told::Weakened { ability, points, left, cause });
    }

    /// PI 5.7: a crew die, whether the captain owns it or not, is rolled once and used at once.
    fn roll_crew(&mut self, die: Die, log: &mut Log<Told>) {
        let number = self.chance.die(FACES);
        self.turn.rolled = Some((die, number));
        log.add(|| Told::Rolled { die, face: number });
        self.steps.push(Step::Offer(Choice::Rolled { die, number }));
    }

    pub(super) fn rolled_moves(&self, die: Die, number: u8, moves: &mut Moves) {
        let face = die.face(number);
        moves.extend(targets(face, self.turn.due).map(|it| Move::Strike(it.0)));
        if gives_cube(face) {
            moves.push(Move::Cube);
        }
    }

    pub(super) fn strike_rolled(&mut self, choice: Choice, ability: Ability, log: &mut Log<Told>) {
        let Choice::Rolled { die, number } = choice else {
            unreachable!("a rolled face is used when it is rolled");
        };
        self.hit(die, number, ability, Cause::Die { die: Die::Orange }, log);
    }

    pub(super) fn cube_rolled(&mut self, log: &mut Log<Told>) {
        self.change_cubes(1, Cause::Die { die: Die::Orange }, log);
    }

    /// PI 5.5: down by one face or by two. A die on 1 stays there; one that was swapped is gone.
    pub(super) fn lower_moves(&self, die: Die, moves: &mut Moves) {
        match self.shows(die) {
            None | Some(..=1) => (),
            Some(2) => moves.push(Move::Lower(1)),
            Some(_) => moves.extend([Move::Lower(1), Move::Lower(2)]),
        }
    }

    pub(super) fn lower(&mut self, choice: Choice, faces: u8, log: &mut Log<Told>) {
        let Choice::Lower { die } = choice else {
            unreachable!("a die goes down after it was used");
        };
        let number = self.shows(die).expect("the die is still there");
        self.turn_die(die, number - faces, log);
    }

    /// PI 5.6: the engineer raises a system, everything else any die; the second die that a planet
    /// raises is another one.
    pub(super) fn raise_moves(&self, raiser: Raiser, moves: &mut Moves) {
        let fits = |die: Die| match raiser {
            Raiser::Place | Raiser::Planet => true,
            Raiser::Engineer => die.is_system(),
            Raiser::PlanetAgain => self.turn.raised != Some(die),
        };
        let low = self.dice.iter().filter(|it| it.number < FACES && fits(it.die));
        moves.extend(low.map(|it| Move::Raise(it.die)));
    }

    pub(super) fn raise(&mut self, choice: Choice, die: Die, log: &mut Log<Told>) {
        if let Choice::Raise { raiser: Raiser::Planet, .. } = choice {
            self.turn.raised = Some(die);
        }
        let (Choice::Raise { faces, .. } | Choice::Mirror { faces }) = choice else {
            unreachable!("only these choices turn a die up");
        };
        self.raise_die(die, faces, log);
    }

    pub(super) fn reroll(&mut self, die: Die, log: &mut Log<Told>) {
        let face = self.chance.die(FACES);
        let own = self.dice.iter_mut().find(|it| it.die == die);
        own.expect("only a die of the captain's is rolled").number = face;
        self.turn.rolled = Some((die, face));
        log.add(|| Told::DieRolled { die, face });
    }

    /// PI 5.8: one of the captain's dice for one that the captain does not own.
    pub(super) fn swap_moves(&self, moves: &mut Moves) {
        let new = |die: &&Die| self.shows(**die).is_none();
        for own in &self.dice {
            moves.extend(Die::ALL.iter().filter(new).map(|it| Move::Swap(own.die, *it)));
        }
    }

    pub(super) fn swap(&mut self, out: Die, new: Die, log: &mut Log<Told>) {
        let face = self.fresh(new);
        self.turn.rolled = Some((new, face));
        self.dice.retain(|it| it.die != out);
        let at = self.dice.iter().position(|it| new < it.die).unwrap_or(self.dice.len());
        self.dice.insert(at, OwnDie { die: new, number: face });
        log.add(|| Told::DieSwapped { out, new, face });
    }
}

/// Whether a face brings a cube in the exploration.
pub(crate) fn gives_cube(face: Face) -> bool {
    matches!(face, Face::Cube | Face::Strength { also: Also::OrCube, .. })
}
