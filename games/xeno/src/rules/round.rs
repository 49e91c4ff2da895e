//! XI 2: rounds, actions and phases, and when the game ends.

use tabletop::{Log, Seat, SeatSet, Stepped};

use crate::event::{Draw, Event, Told};
use crate::moves::Action;
use crate::rules::{CHIPS, ROUNDS, TWELVE};
use crate::state::Xeno;
use crate::step::{Ask, Step};
use crate::view::Phase;

/// After how many rounds a game always ends (XI 2.7).
const ROUNDS_MAX: u16 = 99;

/// The most cards in a hand at the end of a round.
pub(super) const HAND_MAX: u8 = 10;

/// The number of cards in a tableau that ends the game.
const TABLEAU_END: usize = 12;

/// The phases that actions call, in their order.
pub(crate) const PHASES: [Phase; 5] =
    [Phase::Explore, Phase::Develop, Phase::Settle, Phase::Consume, Phase::Produce];

/// The phase that an action calls.
pub(crate) fn phase_of(action: Action) -> Phase {
    match action {
        Action::ExploreFive | Action::ExploreOne => Phase::Explore,
        Action::Develop => Phase::Develop,
        Action::Settle => Phase::Settle,
        Action::Trade | Action::Double => Phase::Consume,
        Action::Produce | Action::Repair => Phase::Produce,
    }
}

impl Xeno {
    pub(super) fn begin_round(&mut self, log: &mut Log<Event>) {
        self.round += 1;
        self.phase = Phase::Pick;
        let round = self.round;
        log.add(|| Event::Open(Told::RoundBegan { round }));
        let waiting = SeatSet::all(self.empires.players());
        self.steps.push(Step::Phase(Phase::Explore));
        self.steps.push(Step::Together { ask: Ask::Pick, waiting });
    }

    /// XI 2.1: the picks are revealed.
    pub(super) fn reveal_picks(&mut self, log: &mut Log<Event>) {
        for seat in self.seats() {
            let picks = self.unseal(seat).actions;
            picks.iter().for_each(|it| self.tally.actions[*it as usize] += 1);
            log.add(|| Event::Open(Told::Picked { seat, actions: picks.to_vec() }));
            self.empires[seat].picks = picks;
        }
    }

    /// Whether an action of the phase was picked.
    fn called(&self, phase: Phase) -> bool {
        self.empires.values().any(|it| it.picks.iter().any(|it| phase_of(*it) == phase))
    }

    /// XI 12.5: in round 1 of the Invasion mode all settle.
    fn is_automatic(&self, phase: Phase) -> bool {
        phase == Phase::Settle && self.round == 1 && self.options.invasion && !self.called(phase)
    }

    /// Whether the phase happens in this round.
    pub(crate) fn happens(&self, phase: Phase) -> bool {
        self.called(phase) || self.is_automatic(phase)
    }

    /// XI 2.2: the phase happens if somebody picked it; the others follow.
    pub(super) fn try_phase(&mut self, phase: Phase) {
        let next = match phase {
            Phase::Explore => Step::Phase(Phase::Develop),
            Phase::Develop => Step::Phase(Phase::Settle),
            Phase::Settle => Step::Phase(Phase::Consume),
            Phase::Consume => Step::Phase(Phase::Produce),
            Phase::Produce => Step::Phase(Phase::Limit),
            Phase::Limit | Phase::Invasion | Phase::Start | Phase::Pick => {
                return self.limit_hands();
            }
        };
        self.steps.push(next);
        if self.happens(phase) {
            self.steps.push(Step::Begin { phase, again: false });
        }
    }

    pub(super) fn begin_phase(&mut self, phase: Phase, again: bool, log: &mut Log<Event>) {
        (self.phase, self.again) = (phase, again);
        let automatic = self.is_automatic(phase);
        log.add(|| Event::Open(Told::PhaseBegan { phase, again, automatic }));
        self.steps.push(Step::End { phase, again });
        match phase {
            Phase::Explore => self.explore(log),
            Phase::Develop => self.develop(log),
            Phase::Settle => self.ask_all(Ask::Settle),
            Phase::Consume => self.begin_turns(phase),
            Phase::Produce => self.begin_produce(),
            Phase::Limit | Phase::Invasion | Phase::Start | Phase::Pick => (),
        }
    }

    pub(super) fn ask_all(&mut self, ask: Ask) {
        let waiting = SeatSet::all(self.empires.players());
        self.steps.push(Step::Together { ask, waiting });
    }

    /// XI 11.2 and 11.3: a second Develop or Settle phase follows if one player picked both cards.
    pub(super) fn end_phase(&mut self, phase: Phase, again: bool, log: &mut Log<Event>) {
        match phase {
            Phase::Develop | Phase::Settle => self.end_placing(phase, log),
            Phase::Produce => self.end_produce(log),
            _ => (),
        }
        let twice = |picks: &[Action]| {
            !again && matches!(picks, [one, other] if one == other && phase_of(*one) == phase)
        };
        if self.empires.values().any(|it| twice(&it.picks)) {
            self.steps.push(Step::Begin { phase, again: true });
        }
        self.again = false;
        // XI 2.5: each power is used once in a phase, so none has been used in the next one.
        self.empires.iter_mut().for_each(|it| it.1.used = 0);
    }

    /// Whether the player has the bonus of an action in this phase (XI 2.2 and 11.2).
    pub(crate) fn has_bonus(&self, seat: Seat, action: Action) -> bool {
        let needed = if self.again { 2 } else { 1 };
        needed <= self.empires[seat].picks.iter().filter(|it| **it == action).count()
    }

    /// Consume and Produce are played in timing order.
    pub(super) fn begin_turns(&mut self, phase: Phase) {
        self.empires.iter_mut().for_each(|it| it.1.closed = false);
        self.steps.push(Step::Turn { phase, place: 0 });
    }

    pub(super) fn take_turn(&mut self, phase: Phase, place: u8, log: &mut Log<Event>) {
        let players = self.empires.players();
        let seat = Seat((self.first.0 + place) % players);
        if place + 1 < players {
            self.steps.push(Step::Turn { phase, place: place + 1 });
        }
        if phase == Phase::Consume {
            self.steps.push(Step::Feast { seat });
            self.trade(seat, log);
        } else {
            self.steps.push(Step::Harvest { seat });
        }
    }

    /// XI 2.3: the discard to ten, the invasion, and the end of the round.
    fn limit_hands(&mut self) {
        self.phase = Phase::Limit;
        self.steps.push(Step::EndRound);
        if self.options.invasion {
            self.steps.push(Step::Invade);
        }
        let mut waiting = SeatSet::EMPTY;
        for (seat, empire) in self.empires.iter_mut() {
            empire.owes = (empire.hand.for_rules().len() as u8).saturating_sub(HAND_MAX);
            if 0 < empire.owes {
                waiting.insert(seat);
            }
        }
        if !waiting.is_empty() {
            self.steps.push(Step::Together { ask: Ask::HandLimit, waiting });
        }
    }

    /// XI 2.6 and 2.7
    pub(super) fn end_round(&mut self, log: &mut Log<Event>) {
        let full = self.empires.values().any(|it| TABLEAU_END <= it.tableau.len());
        match () {
            () if self.pool <= 0 => self.end(CHIPS, log),
            () if full => self.end(TWELVE, log),
            () if self.round == ROUNDS_MAX => self.end(ROUNDS, log),
            () => self.steps.push(Step::BeginRound),
        }
    }

    /// The game is over.
    pub(super) fn end(&mut self, ending: &'static str, log: &mut Log<Event>) {
        self.ending = Some(ending);
        self.steps_mut().clear();
        self.tell_bonuses(log);
        log.add(|| Event::Open(Told::Ended { ending, winners: self.winners() }));
    }

    /// Draws for every player concerned, in timing order.
    pub(super) fn draw_all(
        &mut self,
        why: Draw,
        log: &mut Log<Event>,
        count: impl Fn(&Xeno, Seat) -> u8,
    ) {
        for seat in self.in_order() {
            let cards = count(self, seat);
            self.draw(seat, cards, why, log);
        }
    }
}
