//! The rules: how the game is set up, what each step offers, what a choice does, and what happens
//! by itself: one `match` over the steps for each. The phases have files of their own.

mod consume;
mod damage;
mod defend;
mod explore;
mod invasion;
mod pay;
mod piles;
mod place;
mod produce;
mod repair;
mod round;
mod score;
mod setup;
mod together;

use std::sync::Arc;

use tabletop::{
    Asks, Chance, Game, Log, Outcome, Seat, SeatSet, Seed, Setup, SetupError, Stepped, Steps,
    Viewer,
};

pub(crate) use round::{PHASES, phase_of};

use crate::deck::Cards;
use crate::event::{Event, Told};
use crate::moves::Move;
use crate::options::XenoOptions;
use crate::refusal::Reason;
use crate::state::{DEPTH, Xeno};
use crate::step::Step;
use crate::view::View;

/// The endings of a game: the pool was emptied, somebody has twelve cards, the rounds are over, the
/// Xenos were repulsed, or they defeated the empires (XI 2.6, 2.7 and 18.1).
pub const CHIPS: &str = "chips";
pub const TWELVE: &str = "twelve";
pub const ROUNDS: &str = "rounds";
pub const REPULSED: &str = "repulsed";
pub const DEFEATED: &str = "defeated";

impl Game for Xeno {
    const ID: &'static str = "xeno";
    const RULES_REVISION: u32 = 2;
    /// XI 1.1
    const PLAYERS: (u8, u8) = (2, 5);
    const ENDINGS: &'static [&'static str] = &[CHIPS, TWELVE, ROUNDS, REPULSED, DEFEATED];
    const MOVES_MAX: usize = 40_000;

    type Options = XenoOptions;
    type Cards = Cards;
    type Move = Move;
    type Event = Event;
    type Told = Told;
    type View = View;
    type Why = Reason;

    fn setup(
        setup: &Setup<XenoOptions>,
        cards: Arc<Cards>,
        seed: Seed,
    ) -> Result<Xeno, SetupError> {
        if setup.options.expert && setup.players != 2 {
            let args = vec![("players", setup.players.to_string())];
            return Err(SetupError::Game { key: "xeno-setup-experts", args });
        }
        Ok(setup::deal(setup, cards, seed))
    }

    fn players(&self) -> u8 {
        self.empires.players()
    }

    fn to_act(&self) -> SeatSet {
        self.steps.asks()
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if let Some(step) = self.steps.top().filter(|it| it.asks().contains(seat)) {
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

    fn imagine(&self, viewer: Viewer, chance: &mut Chance) -> Xeno {
        self.imagined_by(viewer, chance)
    }

    fn with_other_luck(&self, chance: &mut Chance) -> Xeno {
        self.dealt_on(chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(|ending| self.final_count(ending))
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

impl Stepped<DEPTH> for Xeno {
    type Step = Step;
    type Event = Event;

    fn steps_mut(&mut self) -> &mut Steps<Step, DEPTH> {
        &mut self.steps
    }

    // The compiler must name both this `match` and the one in `offered` for a new step.
    #[warn(clippy::wildcard_enum_match_arm)]
    fn run(&mut self, step: Step, log: &mut Log<Event>) {
        match step {
            Step::BeginRound => self.begin_round(log),
            Step::Phase(phase) => self.try_phase(phase),
            Step::Begin { phase, again } => self.begin_phase(phase, again, log),
            Step::Together { ask, .. } => self.open_answers(ask, log),
            Step::Turn { phase, place } => self.take_turn(phase, place, log),
            Step::Feast { seat } => self.feast(seat, log),
            Step::Harvest { seat } => self.harvest(seat, log),
            Step::End { phase, again } => self.end_phase(phase, again, log),
            Step::Invade => self.invade(log),
            Step::Deal => self.deal_invasions(log),
            Step::EndRound => self.end_round(log),
            Step::Sell { .. }
            | Step::Consume { .. }
            | Step::Feed { .. }
            | Step::Guess { .. }
            | Step::Cash { .. }
            | Step::Produce { .. }
            | Step::Charge { .. }
            | Step::Mend { .. } => unreachable!("these steps ask somebody"),
        }
    }
}

impl Xeno {
    /// What `step` offers `seat`, which it asks; sorted.
    #[warn(clippy::wildcard_enum_match_arm)]
    fn offered(&self, step: &Step, seat: Seat, moves: &mut Vec<Move>) {
        match *step {
            Step::Together { ask, .. } => self.sealed_moves(ask, seat, moves),
            Step::Sell { .. } => moves.extend(self.empires[seat].stocked.iter().map(Move::Sell)),
            Step::Consume { .. } => self.consume_moves(seat, moves),
            Step::Feed { power, picked, left, .. } => {
                moves.extend(self.feed_moves(seat, power, picked, left).iter().map(Move::Spend));
            }
            Step::Guess { power, .. } => self.guess_moves(power, moves),
            Step::Cash { picked, left, .. } => self.cash_moves(seat, picked, left, moves),
            Step::Produce { .. } => self.produce_moves(seat, moves),
            Step::Charge { power, world, .. } => self.charge_moves(seat, power, world, moves),
            Step::Mend { first, .. } => self.mend_moves(seat, first, moves),
            Step::BeginRound
            | Step::Phase(_)
            | Step::Begin { .. }
            | Step::Turn { .. }
            | Step::Feast { .. }
            | Step::Harvest { .. }
            | Step::End { .. }
            | Step::Invade
            | Step::Deal
            | Step::EndRound => unreachable!("these steps ask nobody"),
        }
    }

    /// Carries out a legal move. The step that asked is on top of the stack.
    fn answer(&mut self, seat: Seat, mv: Move, log: &mut Log<Event>) {
        let Some(step) = self.steps.top().copied() else { return };
        if let Step::Together { ask, .. } = step {
            return self.seal(ask, seat, mv);
        }
        self.steps.pop();
        match (step, mv) {
            (Step::Sell { power, .. }, Move::Sell(world)) => self.sell(seat, world, power, log),
            (Step::Consume { .. }, Move::Use(card, number)) => {
                self.use_consume(seat, crate::view::PowerRef { card, number }, log);
            }
            (Step::Consume { .. }, _) => self.leave_table(seat),
            (Step::Feed { power, picked, left, .. }, Move::Spend(world)) => {
                self.feed(seat, power, picked, left, world, log);
            }
            (Step::Guess { power, .. }, Move::Guess(number)) => {
                self.guess(seat, power, number, log);
            }
            (Step::Cash { power, picked, left, .. }, mv) => {
                self.cash(seat, power, picked, left, mv, log);
            }
            (Step::Produce { .. }, mv) => self.choose_produce(seat, mv, log),
            (Step::Charge { power, world, .. }, mv) => self.charge(seat, power, world, mv, log),
            (Step::Mend { world, first, .. }, Move::Pay(card)) => {
                self.mend(seat, world, first, card, log);
            }
            _ => unreachable!("only what is offered is carried out"),
        }
    }
}
