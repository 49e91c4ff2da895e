//! PI 7: what was drawn in the exploration, cube by cube.

use tabletop::Log;

use super::Moves;
use crate::card::{Ability, Colour, Sector};
use crate::deck::{Free, Paid};
use crate::event::{Cause, Told};
use crate::moves::Move;
use crate::state::Pulp;
use crate::step::{Choice, Step};
use crate::view::Went;

impl Pulp {
    /// The colour of the cube that is resolved now.
    pub(super) fn waiting_cube(&self) -> Colour {
        self.turn.drawn[usize::from(self.turn.resolved)].colour
    }

    /// Notes where the cube went, and goes on to the next.
    pub(super) fn resolve(&mut self, went: Went) {
        self.turn.drawn[usize::from(self.turn.resolved)].went = went;
        self.turn.resolved += 1;
    }

    pub(super) fn next_cube(&mut self, log: &mut Log<Told>) {
        if usize::from(self.turn.resolved) == self.turn.drawn.len() {
            return self.end_exploration(log);
        }
        self.steps.push(Step::NextCube);
        match self.waiting_cube() {
            Colour::Red | Colour::Blue | Colour::Green => {
                self.steps.push(Step::Offer(Choice::Use));
            }
            Colour::Black => self.black(log),
            Colour::White => self.white(log),
            Colour::Yellow => self.steps.push(Step::Offer(Choice::Find)),
        }
    }

    /// PI 7.3 and 7.4: a coloured cube raises any ability below its most, or studies a super
    /// weapon that is not understood.
    pub(super) fn use_moves(&self, moves: &mut Moves) {
        self.gain_moves(moves);
        let dark = self.found.iter().filter(|it| !it.understood);
        moves.extend(dark.map(|it| Move::Study(it.weapon)));
    }

    pub(super) fn gain_moves(&self, moves: &mut Moves) {
        let low = Ability::ALL.iter().filter(|it| self.points(**it) < self.most(**it));
        moves.extend(low.map(|it| Move::Gain(*it)));
    }

    /// PI 7.3: the cube goes to the reserve. PI 7.6: the market pays points alone.
    pub(super) fn use_on_ability(&mut self, choice: Choice, ability: Ability, log: &mut Log<Told>) {
        if let Choice::Trade { points } = choice {
            return self.gain(ability, points, Some(self.place_cause()), log);
        }
        let doubled = matches!(self.planet().free, Some(Free::Double { .. }));
        let (points, cause) = if doubled { (2, Some(self.planet_cause())) } else { (1, None) };
        self.gain(ability, points, cause, log);
        self.reserve[self.waiting_cube() as usize] += 1;
        self.resolve(Went::Ability { ability });
    }

    /// Every ability is at its most, and nothing is left to understand.
    pub(super) fn waste_cube(&mut self, log: &mut Log<Told>) {
        let colour = self.waiting_cube();
        self.reserve[colour as usize] += 1;
        log.add(|| Told::CubeWasted { colour });
        self.resolve(Went::Reserve { lost: None });
    }

    /// PI 7.5: to the Quietus, until its sector is past; then it costs a point.
    fn black(&mut self, log: &mut Log<Told>) {
        if self.turn.activated && matches!(self.planet().paid, Some((_, Paid::BlacksLeave))) {
            return self.spare(Colour::Black, log);
        }
        let quietus = self.sectors.iter().position(|it| *it == Sector::Omn);
        if quietus.is_some_and(|it| it < self.sector_at()) {
            return self.steps.push(Step::Offer(Choice::Lose));
        }
        self.quietus += 1;
        let cubes = self.quietus;
        log.add(|| Told::QuietusGrew { cubes });
        self.resolve(Went::Quietus);
    }

    pub(super) fn lose_moves(&self, moves: &mut Moves) {
        let held = Ability::ALL.iter().filter(|it| 0 < self.points(**it));
        moves.extend(held.map(|it| Move::Lose(*it)));
    }

    pub(super) fn lose_to_quietus(&mut self, ability: Option<Ability>, log: &mut Log<Told>) {
        if let Some(ability) = ability {
            self.abilities[ability as usize] -= 1;
        }
        self.reserve[Colour::Black as usize] += 1;
        log.add(|| Told::QuietusStruck { ability });
        self.resolve(Went::Reserve { lost: ability });
    }

    /// PI 7.2: a failure goes back into the bag.
    fn white(&mut self, log: &mut Log<Told>) {
        if self.planet().free == Some(Free::WhitesLeave) {
            return self.spare(Colour::White, log);
        }
        self.bag[Colour::White as usize] += 1;
        log.add(|| Told::Failed);
        self.resolve(Went::Bag);
    }

    /// The planet sees to it that the cube goes to the reserve.
    fn spare(&mut self, colour: Colour, log: &mut Log<Told>) {
        self.reserve[colour as usize] += 1;
        let planet = self.turn.planet.expect("a turn has its planet");
        log.add(|| Told::Spared { colour, planet });
        self.resolve(Went::Reserve { lost: None });
    }

    /// What a planet takes at the end; then the turn is over.
    fn end_exploration(&mut self, log: &mut Log<Told>) {
        if let Some((_, Paid::CubesThenLose { ability, .. })) = self.planet().paid
            && self.turn.activated
            && 0 < self.points(ability)
        {
            self.abilities[ability as usize] -= 1;
            let cause: Cause = self.planet_cause();
            log.add(|| Told::Lost { ability, cause });
        }
        self.steps.push(Step::EndTurn);
        self.steps.push(Step::Offer(Choice::Keep));
    }
}
