//! The rules: how the game is set up, what each step offers, what a choice does, and what happens
//! by itself: one `match` over the steps for each. The phases have files of their own.

mod contact;
mod fate;
pub(crate) mod happenings;
mod movement;
mod reinforcement;
mod reproduction;
mod round;
mod setup;
mod shooting;

use std::sync::Arc;

use tabletop::{
    BySeat, Chance, Game, Log, Outcome, Seat, SeatSet, Seed, Setup, SetupError, Stepped, Steps,
    Viewer,
};

use crate::deck::Cards;
use crate::event::{Event, Told};
use crate::moves::Move;
use crate::options::PlanisphereOptions;
use crate::refusal::Reason;
use crate::state::{DEPTH, Planisphere};
use crate::step::{Assault, Step};
use crate::view::View;

/// The endings of a game.
pub const LAST_STANDING: &str = "last-standing";
pub const ANNIHILATION: &str = "annihilation";
pub const ROUND_LIMIT: &str = "round-limit";
pub const ROUND_LIMIT_DRAWN: &str = "round-limit-drawn";

impl Game for Planisphere {
    const ID: &'static str = "planisphere";
    const RULES_REVISION: u32 = 2;
    /// PL 1.1
    const PLAYERS: (u8, u8) = (2, 4);
    const ENDINGS: &'static [&'static str] =
        &[LAST_STANDING, ANNIHILATION, ROUND_LIMIT, ROUND_LIMIT_DRAWN];
    const MOVES_MAX: usize = 400_000;

    type Options = PlanisphereOptions;
    type Cards = Cards;
    type Move = Move;
    type Event = Event;
    type Told = Told;
    type View = View;
    type Why = Reason;

    fn setup(
        setup: &Setup<PlanisphereOptions>,
        cards: Arc<Cards>,
        seed: Seed,
    ) -> Result<Planisphere, SetupError> {
        Ok(setup::deal(setup, cards, seed))
    }

    fn players(&self) -> u8 {
        self.camps.players()
    }

    fn to_act(&self) -> SeatSet {
        self.steps.asks()
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if let Some(step) = self.steps.top().filter(|it| tabletop::Asks::asks(*it).contains(seat)) {
            self.offered(step, seat, moves);
        }
    }

    fn carry_out(&mut self, seat: Seat, mv: Move, log: &mut Log<Event>) {
        self.answer(seat, mv, log);
        self.advance(log);
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Reason {
        self.reason_against(seat, mv)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Told> {
        Some(event.told(viewer))
    }

    fn imagine(&self, viewer: Viewer, chance: &mut Chance) -> Planisphere {
        self.imagined_by(viewer, chance)
    }

    fn with_other_luck(&self, chance: &mut Chance) -> Planisphere {
        self.dealt_on(chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(|ending| Outcome {
            ending,
            seats: BySeat::new(self.players(), |seat| self.standing(seat)),
        })
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.camps[seat].out
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn facts(&self) -> Vec<(String, u32)> {
        self.counted()
    }

    fn census(&self) -> Result<(), String> {
        self.count_cards()
    }
}

impl Stepped<DEPTH> for Planisphere {
    type Step = Step;
    type Event = Event;

    fn steps_mut(&mut self) -> &mut Steps<Step, DEPTH> {
        &mut self.steps
    }

    fn run(&mut self, step: Step, log: &mut Log<Event>) {
        match step {
            Step::BeginRound => self.begin_round(log),
            Step::Turn { phase, place } => self.take_turn(phase, place, log),
            Step::EndPhase { phase } => self.end_phase(phase, log),
            Step::Consult { choice } => self.consult(choice, log),
            Step::Betray => self.betray(log),
            Step::SettleWager => self.settle_wager(log),
            Step::AfterHappening => self.settle_camps(log), // PL 10.6
            Step::Reinforce { .. }
            | Step::March { .. }
            | Step::Shoot { .. }
            | Step::Fight { .. }
            | Step::Duplicate { .. }
            | Step::Breed { .. }
            | Step::NameContinent { .. }
            | Step::Explode { .. }
            | Step::Decide { .. } => unreachable!("these steps ask somebody"),
        }
    }
}

impl Planisphere {
    /// What `step` offers `seat`, which it asks; sorted.
    fn offered(&self, step: &Step, seat: Seat, moves: &mut Vec<Move>) {
        match step {
            Step::Reinforce { tried, .. } => self.landing_moves(seat, *tried, moves),
            Step::March { .. } => self.marching_moves(seat, moves),
            Step::Shoot { .. } => self.aiming_moves(seat, moves),
            Step::Fight { .. } => self.fighting_moves(seat, moves),
            Step::Duplicate { card, .. } => self.duplicating_moves(seat, *card, moves),
            Step::Breed { .. } => self.breeding_moves(seat, moves),
            Step::NameContinent { card, .. } => self.continents(*card, moves),
            Step::Explode { defender, .. } => self.explosion_moves(*defender, moves),
            Step::Decide { choice } => self.choices(choice, moves),
            Step::BeginRound
            | Step::Turn { .. }
            | Step::EndPhase { .. }
            | Step::Consult { .. }
            | Step::Betray
            | Step::SettleWager
            | Step::AfterHappening => unreachable!("these steps ask nobody"),
        }
    }

    /// Carries out a legal move. The step that asked is on top of the stack.
    pub(crate) fn answer(&mut self, seat: Seat, mv: Move, log: &mut Log<Event>) {
        match self.steps.top() {
            Some(Step::Decide { choice }) => return self.decide(*choice, mv, log),
            Some(Step::Explode { .. }) => return self.explode(mv != Move::Done, log),
            _ => (),
        }
        match mv {
            Move::Land(card) => self.land(seat, card, log),
            Move::Move(card, square) => self.march(seat, card, square, log),
            Move::Lighten(card) => self.lighten(seat, card, log),
            Move::Aim(card, target) => self.aim(seat, card, target, log),
            Move::Attack(card, target) => self.assault(seat, card, target, Assault::Attack, log),
            Move::Control(card, target) => self.assault(seat, card, target, Assault::Control, log),
            Move::Martyr(card, target) => self.sacrifice(seat, card, target, log),
            Move::Duplicate(card) => self.duplicate(seat, card, log),
            Move::Breed(card, child) => self.breed(seat, card, child, log),
            Move::Done => self.done(log),
            Move::Continent(continent) => self.land_on(continent, log),
            Move::Pick(_) | Move::Pair(..) => {
                unreachable!("only events ask for cards")
            }
        }
    }

    /// Nothing more is wanted: the step is over.
    fn done(&mut self, log: &mut Log<Event>) {
        if let Some(Step::Reinforce { seat, .. }) = self.steps.pop() {
            tell(log, || Told::HeldBack { seat });
        }
    }
}

/// Reports something that everybody is told alike.
pub(crate) fn tell(log: &mut Log<Event>, told: impl FnOnce() -> Told) {
    log.add(|| Event::Open(told()));
}
