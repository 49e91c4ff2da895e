//! IZ 7: what was devoured leaves, the hordes recruit, and may announce.

use tabletop::{ArrayVec, Log, Seat};

use super::{FALSE_ALARM, FREED, FREED_GOAL, tell};
use crate::card::ZombieCard;
use crate::event::{Event, Told};
use crate::moves::Move;
use crate::state::Invazions;
use crate::step::{At, Step};

/// IZ 3.3: the highest number of a die.
const DIE_MAX: u8 = 6;

/// IZ 7.4: with fewer Zombies Libérés nobody is asked, since nobody could believe in five.
pub(crate) const ANNOUNCE_FROM: u8 = FREED_GOAL - 1;

impl Invazions {
    pub(super) fn clear(&mut self, log: &mut Log<Event>) {
        self.steps.push(Step::Recruited);
        for at in self.ats().rev() {
            self.bury(at, log);
            self.muster(at);
            self.recruit_next(at);
        }
    }

    /// IZ 6.5: Humans go to the discard; a Research card comes back, and its die goes up (IZ 3.3).
    fn bury(&mut self, at: At, log: &mut Log<Event>) {
        let place = self.place_mut(at);
        let fallen = std::mem::take(&mut place.fallen);
        place.humans = place.humans.minus(&fallen);
        let fell = std::mem::take(&mut place.fallen_research);
        let research = place.research.filter(|_| fell);
        if fell {
            place.research = None;
        }
        self.human.discard.absorb(&fallen);
        let Some(research) = research else { return };
        let dice = self.human.research.iter_mut();
        for (_, die) in dice.filter(|it| it.0 == research) {
            *die = (*die + 1).min(DIE_MAX);
            let die = *die;
            tell(log, || Told::Returned { research, die });
        }
    }

    /// IZ 7.1 and 7.2: a horde that got in may take one card, and one for each +1 Recrutement; IZ
    /// 9.2: on the first turn a single horde takes one card wherever it is.
    fn muster(&mut self, at: At) {
        let penetrated = self.place(at).penetrated;
        let anyway = self.turn == 1 && self.horde_count() == 1;
        for seat in self.hordes_at(at).iter() {
            let horde = &mut self.hordes[seat];
            horde.picked = false;
            horde.picks = match penetrated {
                true => 1 + horde.recruits,
                false => u8::from(anyway),
            };
        }
    }

    /// IZ 7.3: in seat order, beginning with the horde that attacked hardest: first each takes one,
    /// then each takes the rest of what it may.
    pub(crate) fn next_recruiter(&self, at: At) -> Option<Seat> {
        if self.place(at).contamination.is_empty() {
            return None;
        }
        let here: ArrayVec<Seat, 4> = self.hordes_at(at).iter().collect();
        let hardest = here.iter().max_by_key(|it| (self.hordes[**it].attack(), u8::MAX - it.0))?;
        let first = here.iter().position(|it| it == hardest)?;
        let order = || here[first..].iter().chain(&here[..first]).copied();
        let may = |it: &Seat| 0 < self.hordes[*it].picks;
        let fresh = order().filter(may).find(|it| !self.hordes[*it].picked);
        fresh.or_else(|| order().find(may))
    }

    fn recruit_next(&mut self, at: At) {
        if let Some(seat) = self.next_recruiter(at) {
            self.steps.push(Step::Recruit { seat, at });
        }
    }

    pub(super) fn recruit_moves(&self, at: At, moves: &mut Vec<Move>) {
        moves.extend(self.place(at).contamination.kinds().map(Move::Take));
        moves.push(Move::Skip);
    }

    pub(super) fn recruit(&mut self, seat: Seat, at: At, card: ZombieCard, log: &mut Log<Event>) {
        self.place_mut(at).contamination.remove(card);
        let horde = &mut self.hordes[seat];
        horde.discard.insert(card);
        horde.picks -= 1;
        horde.picked = true;
        let location = self.place(at).location;
        tell(log, || Told::Recruited { seat, at: location, card });
        self.recruit_next(at);
    }

    /// A horde that recruits nothing more leaves the rest to the others.
    pub(super) fn recruit_no_more(&mut self, seat: Seat, at: At, log: &mut Log<Event>) {
        self.hordes[seat].picks = 0;
        let (location, some) = (self.place(at).location, self.hordes[seat].picked);
        tell(log, || Told::RecruitedNoMore { seat, at: location, some });
        self.recruit_next(at);
    }

    /// IZ 7.4: the hordes are asked whether they announce, if they own nearly enough.
    pub(super) fn recruited(&mut self) {
        self.steps.push(Step::EndTurn);
        if ANNOUNCE_FROM <= self.freed() {
            let seat = self.seats().next().expect("there is a horde");
            self.steps.push(Step::Announce { seat });
        }
    }

    /// IZ 7.5: one announcement decides the game for all.
    pub(super) fn announce(&mut self, seat: Seat, log: &mut Log<Event>) {
        let freed = self.freed();
        tell(log, || Told::Announced { seat, freed });
        self.end(if FREED_GOAL <= freed { FREED } else { FALSE_ALARM }, log);
    }

    pub(super) fn wait(&mut self, seat: Seat) {
        self.steps.pop();
        if let Some(next) = self.seats().find(|it| seat < *it) {
            self.steps.push(Step::Announce { seat: next });
        }
    }
}
