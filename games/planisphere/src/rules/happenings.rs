//! PL 10: the phase of random events. A result is carried out for everybody before the next die is
//! thrown. What it changes for a time is put in force first, so that it already holds for the
//! result itself.

mod camps;
mod choices;
mod combat;
mod deaths;
mod ground;
mod hands;
mod wager;

use tabletop::{Log, Seat, SeatSet};

use crate::event::{Event, Told};
use crate::happening::{Act, Class, Happening, News, Question};
use crate::state::Planisphere;
use crate::step::Step;
use crate::view::{InForce, Phase};

/// The faces of the die that decides (PL 10.1).
const DIE: u8 = 100;

impl Planisphere {
    /// Reports what an event does; everybody is told the same.
    fn report(&mut self, log: &mut Log<Event>, news: News) {
        if self.newsreel.is_full() {
            self.newsreel.remove(0);
        }
        self.newsreel.push(news);
        log.add(|| Event::Open(Told::Happening { news }));
    }

    /// What events do when a phase begins, before its first player.
    pub(super) fn phase_begins(&mut self, phase: Phase, log: &mut Log<Event>) {
        if phase == Phase::Movement {
            self.slide(log);
        }
    }

    /// What events do when a phase ends, before it is settled who is out.
    pub(super) fn phase_ends(&mut self, phase: Phase, log: &mut Log<Event>) {
        if phase == Phase::Movement {
            // PL 9.7: overheating lasts for one movement phase.
            for card in self.on_board().iter() {
                self.unit_mut(card).overheated = false;
            }
        }
        if phase == Phase::Reproduction {
            self.end_happenings(log);
        }
    }

    /// PL 10.2: events that lasted until now are over: lent cards go home, condemned units die.
    fn end_happenings(&mut self, log: &mut Log<Event>) {
        let over = |it: &InForce| it.ends.is_some_and(|ends| ends <= self.round);
        let ended: Vec<u8> =
            self.in_force.iter().filter(|it| over(it)).map(|it| it.number).collect();
        let round = self.round;
        self.in_force.retain(|it| it.ends.is_none_or(|ends| round < ends));
        ended.into_iter().for_each(|number| self.report(log, News::Over { number }));
        self.newsreel.clear();
        self.forget_happenings();
        self.call_loans_home(log);
        self.bury_the_condemned(log);
    }

    /// Removes the marks of events that last one turn.
    fn forget_happenings(&mut self) {
        self.fined = SeatSet::EMPTY;
        self.exploded = SeatSet::EMPTY;
        for card in self.on_board().iter() {
            self.unit_mut(card).light = false;
        }
    }

    /// PL 10.1: a player throws the die.
    pub(super) fn toss(&mut self, seat: Seat, log: &mut Log<Event>) {
        let number = self.chance.die(DIE);
        self.report(log, News::Rolled { seat, number });
        self.bring_about(seat, Happening::of(number), log);
    }

    /// Carries a result out. Tests call it too, to choose the result.
    pub(crate) fn bring_about(&mut self, by: Seat, it: &Happening, log: &mut Log<Event>) {
        self.steps.push(Step::AfterHappening);
        self.put_in_force(by, it);
        if let Some(act) = it.act {
            self.carry_out_act(it.number, act, log);
        }
    }

    /// PL 10.3: an event that is in force for several turns, and is rolled again, begins again.
    fn put_in_force(&mut self, by: Seat, it: &Happening) {
        let ends = match it.class {
            Class::AtOnce | Class::Choice => return,
            Class::Turns(turns) => Some(self.round + u16::from(turns)),
            Class::Game => None,
        };
        if it.class != Class::Turns(1) {
            self.in_force.retain(|old| old.number != it.number);
        }
        self.in_force.push(InForce { number: it.number, by, ends });
    }

    fn carry_out_act(&mut self, number: u8, act: Act, log: &mut Log<Event>) {
        match act {
            Act::Destroy(whom) => self.destroy_all(number, whom, log),
            Act::Remove(whom) => self.remove_all(whom, log),
            Act::Strike(force, region) => self.strike_all(number, force, region, log),
            Act::Lightning => self.lightning(number, log),
            Act::Countdown => self.condemn_all(),
            Act::HurryGestations(most) => self.hurry_gestations(most),
            Act::Elixir => self.slow_gestations(),
            Act::Exhumation => self.exhume(log),
            Act::Nostalgia => self.recall_the_last(log),
            Act::Miracle => self.recall_all(log),
            Act::Recoil { defence_below, squares } => self.recoil(defence_below, squares, log),
            Act::Migrations => self.migrate(log),
            Act::Hacker => self.hack(number, log),
            Act::Voyeur => self.lay_hands_open(log),
            Act::HoldUp => self.hold_up(log),
            Act::Rebellion => self.rebel(log),
            Act::BoobyTrap => self.spring_the_trap(log),
            Act::ShuffleAndDraw(cards) => self.brainwash(cards, log),
            Act::Ask(Question::Seasickness) => self.run_aground(number, log),
            Act::Ask(Question::Traitor) => self.ask_for_all(number, Step::Betray),
            Act::Ask(Question::Wager) => self.ask_for_all(number, Step::SettleWager),
            Act::Ask(_) => self.consult_everybody(number),
        }
    }
}
