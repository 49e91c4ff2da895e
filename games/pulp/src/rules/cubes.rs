//! PI 7: what was drawn in the exploration, cube by cube.

use tabletop::Log;

use super::Moves;
use crate::card::{ABILITIES, Ability, Colour, Sector};
use crate::deck::{Free, Paid, PlanetCard};
use crate::event::{Cause, Told};
use crate::moves::Move;
use crate::state::Pulp;
use crate::step::{Choice, Step};
use crate::view::{Drawn, Went};

impl Pulp {
    /// The place of the first drawn cube of these colours that waits.
    pub(crate) fn waiting(&self, colours: &[Colour]) -> Option<usize> {
        let waits = |it: &Drawn| it.went == Went::Waiting && colours.contains(&it.colour);
        self.turn.drawn.iter().position(waits)
    }

    fn waits(&self, colour: Colour) -> bool {
        self.waiting(&[colour]).is_some()
    }

    pub(crate) fn waiting_coloured(&self) -> Option<usize> {
        self.waiting(&Colour::COLOURED)
    }

    /// Notes where the first waiting cube of these colours went.
    pub(super) fn resolve(&mut self, colours: &[Colour], went: Went) {
        let at = self.waiting(colours).expect("only a cube that waits is resolved");
        self.turn.drawn[at].went = went;
    }

    /// PI 6.5: cubes that leave no choice come first.
    pub(super) fn next_cubes(&mut self, log: &mut Log<Told>) {
        while self.waits(Colour::White) {
            self.white(log);
        }
        while self.waits(Colour::Black) && !self.takes_its_pick() {
            self.black(log);
        }
        if self.turn.drawn.iter().all(|it| it.went != Went::Waiting) {
            return self.end_exploration(log);
        }
        self.steps.push(Step::NextCubes);
        self.steps.push(Step::Offer(Choice::Resolve));
    }

    /// PI 6.5: any of the cubes that wait may be next. The player is asked for the order only where
    /// it can matter: coloured cubes against yellow ones, which may bring something to study, and
    /// against black ones, which may make room. It does not matter when the yellow ones win, or
    /// among coloured cubes.
    pub(super) fn resolve_moves(&self, moves: &mut Moves) {
        let (coloured, yellow) = (self.waiting_coloured().is_some(), self.waits(Colour::Yellow));
        if coloured && !self.is_about_to_win() {
            self.use_moves(moves);
        }
        if yellow {
            self.find_moves(moves);
        }
        if self.waits(Colour::Black) && (coloured || !yellow) && !self.is_about_to_win() {
            self.lose_moves(moves);
        }
    }

    /// PI 10.1: there are as many yellow cubes as super weapons to be found.
    pub(super) fn is_about_to_win(&self) -> bool {
        let yellow = |it: &&Drawn| it.went == Went::Waiting && it.colour == Colour::Yellow;
        let yellow = self.turn.drawn.iter().filter(yellow).count();
        yellow + self.found.len() == usize::from(self.difficulty.weapons())
    }

    /// PI 7.3 and 7.4: a coloured cube raises any ability that is below its most, or studies a
    /// super weapon that is not understood.
    fn use_moves(&self, moves: &mut Moves) {
        self.gain_moves(moves);
        let dark = self.found.iter().filter(|it| !it.understood);
        moves.extend(dark.map(|it| Move::Study(it.weapon)));
    }

    pub(super) fn gain_moves(&self, moves: &mut Moves) {
        let low = Ability::ALL.iter().filter(|it| self.points(**it) < self.most(**it));
        moves.extend(low.map(|it| Move::Gain(*it)));
    }

    /// PI 7.3: the cube goes to the reserve. PI 7.6: the market pays only points.
    pub(super) fn use_on_ability(&mut self, choice: Choice, ability: Ability, log: &mut Log<Told>) {
        if let Choice::Trade { points } = choice {
            self.gain(ability, points, Some(self.place_cause()), log);
            return;
        }
        let doubled = matches!(self.planet().free, Some(Free::Double { .. }));
        let cause = doubled.then(|| self.planet_cause());
        let points = self.gain(ability, self.points_of_a_cube(), cause, log);
        let at = self.waiting_coloured().expect("a coloured cube waits while it is used");
        self.reserve[self.turn.drawn[at].colour as usize] += 1;
        self.resolve(&Colour::COLOURED, Went::Ability { ability, points });
    }

    /// PI 7.3: the points that a coloured cube gives an ability here and now.
    pub(crate) fn points_of_a_cube(&self) -> u8 {
        let double = |it: &PlanetCard| matches!(it.free, Some(Free::Double { .. }));
        if self.turn.planet.is_some_and(|it| double(self.cards.planet(it))) { 2 } else { 1 }
    }

    /// PI 7.4: every ability is at its most and nothing is left to understand, so the cube is lost.
    pub(super) fn waste_cube(&mut self, log: &mut Log<Told>) {
        let at = self.waiting_coloured().expect("only a coloured cube can be of no use");
        let colour = self.turn.drawn[at].colour;
        self.reserve[colour as usize] += 1;
        log.add(|| Told::CubeWasted { colour });
        self.resolve(&[colour], Went::Reserve { lost: None });
    }

    /// PI 7.5: whether a black cube costs a point that the player must choose: the sector of the
    /// Quietus is past, the planet spares no cube, and there is a point.
    fn takes_its_pick(&self) -> bool {
        self.is_quietus_past() && !self.spares_blacks() && self.abilities != [0; ABILITIES]
    }

    fn is_quietus_past(&self) -> bool {
        let quietus = self.sectors.iter().position(|it| *it == Sector::Omn);
        quietus.is_some_and(|it| it < self.sector_at())
    }

    fn spares_blacks(&self) -> bool {
        self.turn.activated && matches!(self.planet().paid, Some((_, Paid::BlacksLeave)))
    }

    /// PI 7.5: black cubes go to the Quietus until its sector is past. After that they cost a
    /// point, if there is one.
    fn black(&mut self, log: &mut Log<Told>) {
        if self.spares_blacks() {
            return self.spare(Colour::Black, log);
        }
        if self.is_quietus_past() {
            return self.strike(None, log);
        }
        self.quietus += 1;
        let cubes = self.quietus;
        log.add(|| Told::QuietusGrew { cubes });
        self.resolve(&[Colour::Black], Went::Quietus);
    }

    fn lose_moves(&self, moves: &mut Moves) {
        let held = Ability::ALL.iter().filter(|it| 0 < self.points(**it));
        moves.extend(held.map(|it| Move::Lose(*it)));
    }

    pub(super) fn lose_to_quietus(&mut self, ability: Ability, log: &mut Log<Told>) {
        self.abilities[ability as usize] -= 1;
        self.strike(Some(ability), log);
    }

    fn strike(&mut self, ability: Option<Ability>, log: &mut Log<Told>) {
        self.reserve[Colour::Black as usize] += 1;
        log.add(|| Told::QuietusStruck { ability });
        self.resolve(&[Colour::Black], Went::Reserve { lost: ability });
    }

    /// PI 7.2: a failure goes back into the bag.
    fn white(&mut self, log: &mut Log<Told>) {
        if self.planet().free == Some(Free::WhitesLeave) {
            return self.spare(Colour::White, log);
        }
        self.bag[Colour::White as usize] += 1;
        log.add(|| Told::Failed);
        self.resolve(&[Colour::White], Went::Bag);
    }

    /// The planet sends the cube to the reserve without effect.
    fn spare(&mut self, colour: Colour, log: &mut Log<Told>) {
        self.reserve[colour as usize] += 1;
        let planet = self.turn.planet.expect("a turn has its planet");
        log.add(|| Told::Spared { colour, planet });
        self.resolve(&[colour], Went::Reserve { lost: None });
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
