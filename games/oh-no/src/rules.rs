//! The rules: how the game is set up, what each step offers, what a choice does, and what happens
//! by itself: one `match` over the steps for each. The phases have files of their own.

mod conflict;
mod fight;
mod invasion;
mod setup;
mod talk;
mod turn;

use std::sync::Arc;

use tabletop::{
    Chance, Game, Log, Outcome, Seat, SeatSet, Seed, SetOf, Setup, SetupError, Stepped, Steps,
    Verdict, Viewer,
};

use crate::deck::Cards;
use crate::event::{Event, Told};
use crate::moves::Move;
use crate::options::{Level, OhNoOptions};
use crate::refusal::Reason;
use crate::state::{DEPTH, OhNo};
use crate::step::Step;
use crate::view::View;

/// The endings of a game.
pub const MATRIX_DESTROYED: &str = "matrix-destroyed";
pub const SHIELDED: &str = "shielded";
pub const ELIMINATED: &str = "eliminated";
pub const ELIMINATED_IN_CONFLICT: &str = "eliminated-in-conflict";

/// ON 2.1: one or two actions a turn.
pub(crate) const ACTIONS_MAX: u8 = 2;

impl Game for OhNo {
    const ID: &'static str = "oh-no";
    const RULES_REVISION: u32 = 2;
    const PLAYERS: (u8, u8) = (3, 5);
    const ENDINGS: &'static [&'static str] =
        &[MATRIX_DESTROYED, SHIELDED, ELIMINATED, ELIMINATED_IN_CONFLICT];
    const MOVES_MAX: usize = 5_000;

    type Options = OhNoOptions;
    type Cards = Cards;
    type Move = Move;
    type Event = Event;
    type Told = Told;
    type View = View;
    type Why = Reason;

    fn setup(
        setup: &Setup<OhNoOptions>,
        cards: Arc<Cards>,
        seed: Seed,
    ) -> Result<OhNo, SetupError> {
        Ok(setup::deal(setup, cards, seed))
    }

    fn players(&self) -> u8 {
        self.stations.players()
    }

    fn to_act(&self) -> SeatSet {
        self.steps.asks()
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if !self.to_act().contains(seat) {
            return;
        }
        let before = moves.len();
        if let Some(step) = self.steps.top() {
            self.offered(step, seat, moves);
        }
        moves[before..].sort_unstable();
    }

    fn asides(&self, seat: Seat, moves: &mut Vec<Move>) {
        self.sayings(seat, moves);
    }

    fn carry_out(&mut self, seat: Seat, mv: Move, log: &mut Log<Event>) {
        if self.say(seat, mv, log) {
            return;
        }
        self.talk.spoken = SeatSet::EMPTY;
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

    fn imagine(&self, viewer: Viewer, chance: &mut Chance) -> OhNo {
        self.imagined_by(viewer, chance)
    }

    fn with_other_luck(&self, chance: &mut Chance) -> OhNo {
        self.dealt_on(chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let verdict = if ending == MATRIX_DESTROYED { Verdict::Won } else { Verdict::Lost };
        Some(Outcome::shared(ending, self.players(), verdict, self.points()))
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.stations[seat].out
    }

    fn is_hushed(&self) -> bool {
        self.talk_closed().is_some()
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn facts(&self) -> Vec<(String, u32)> {
        let won = self.ending == Some(MATRIX_DESTROYED);
        let survivors = if won { self.alive().len() as u32 } else { 0 };
        vec![("survivors".to_string(), survivors)]
    }

    fn census(&self) -> Result<(), String> {
        self.count_cards()
    }
}

impl Stepped<DEPTH> for OhNo {
    type Step = Step;
    type Event = Event;

    fn steps_mut(&mut self) -> &mut Steps<Step, DEPTH> {
        &mut self.steps
    }

    fn run(&mut self, step: Step, log: &mut Log<Event>) {
        match step {
            Step::DrawMatrix { seat } => self.alien_appears(seat, log),
            Step::Land { alien, seat } => self.land(alien, seat, log),
            Step::Order { alien } => self.order(alien, log),
            Step::Evaporate { .. } => self.evaporate(log), // Everybody has picked.
            Step::AfterAction => self.after_action(),
            Step::EndFight { seat } => self.end_fight(seat, log),
            Step::NextTurn => self.next_turn(log),
            Step::BeginConflict { seat } => self.begin_conflict(seat, log),
            Step::ConflictTurn { seat } => self.conflict_turn(seat, log),
            Step::NextConflictTurn => self.next_conflict_turn(),
            Step::Turn { .. }
            | Step::Pack { .. }
            | Step::Flight { .. }
            | Step::Perch { .. }
            | Step::Morph { .. }
            | Step::Call { .. }
            | Step::Spend { .. }
            | Step::Kamikaze { .. }
            | Step::Strike { .. } => unreachable!("these steps ask somebody"),
        }
    }
}

impl OhNo {
    /// Whether everybody sees the whole hand: it is open, or empty. What the player said of it does
    /// not count, since talk never changes who is asked.
    pub(crate) fn is_open(&self, seat: Seat) -> bool {
        self.level == Level::Zero || self.hand(seat).is_empty()
    }

    /// What `step` offers `seat`, which it asks.
    fn offered(&self, step: &Step, seat: Seat, moves: &mut Vec<Move>) {
        match step {
            Step::Turn { .. } => self.turn_moves(seat, moves),
            Step::Pack { .. } => self.pack_moves(seat, moves),
            Step::Flight { alien, .. } => self.flight_moves(seat, *alien, moves),
            Step::Perch { alien, .. } => self.perch_moves(seat, *alien, moves),
            Step::Evaporate { .. } => self.evaporate_moves(seat, moves),
            Step::Morph { purpose, .. } => self.morph_moves(seat, *purpose, moves),
            Step::Call { seat: caller, purpose, .. } => {
                self.call_moves(seat, *caller, *purpose, moves);
            }
            Step::Spend { kind, .. } => self.spend_moves(seat, *kind, moves),
            Step::Kamikaze { alien, .. } => self.kamikaze_moves(seat, *alien, moves),
            Step::Strike { at_matrix, .. } => self.strike_moves(seat, *at_matrix, moves),
            Step::DrawMatrix { .. }
            | Step::Land { .. }
            | Step::Order { .. }
            | Step::AfterAction
            | Step::EndFight { .. }
            | Step::NextTurn
            | Step::BeginConflict { .. }
            | Step::ConflictTurn { .. }
            | Step::NextConflictTurn => unreachable!("these steps ask nobody"),
        }
    }

    /// Carries out a legal move. The step that asked is on top of the stack.
    fn answer(&mut self, seat: Seat, mv: Move, log: &mut Log<Event>) {
        match mv {
            Move::Draw => self.draw(seat, log),
            Move::Give(to) => self.steps.push(Step::Pack { seat, to }),
            Move::Pack(card) | Move::With(card) => self.pick_or_morph(seat, card, mv, log),
            Move::Send => self.send(seat, log),
            Move::Zap(card) => self.zap(seat, card, log),
            Move::Pass => self.let_pass(log),
            Move::Perch(module) => self.perch_here(seat, module, log),
            Move::Evaporate(card) => self.give_up(seat, card),
            Move::Build(card) => self.build(seat, card, log),
            Move::Fight(card, colour) => self.fight(seat, card, colour, seat, log),
            Move::Beam(card, colour, at) => self.beam(seat, card, colour, at, log),
            Move::Call(helper) => self.call(seat, helper, log),
            Move::Aid(card, colour) => self.aid(seat, card, colour, log),
            Move::Refuse => self.refuse(seat, log),
            Move::Morph(card) => self.begin_morph(seat, card),
            Move::Destroy(alien) => self.finish_morph(seat, alien, log),
            Move::Discard(card) => self.spend(seat, card, log),
            Move::End => self.end_turn(seat),
            Move::Conflict => self.decide_conflict(seat),
            Move::Counter(card) => self.countered(seat, SetOf::only(card), log),
            Move::GiveIn => self.give_in(seat, log),
            Move::Strike(card, shield) => self.strike(seat, SetOf::only(card), shield, log),
            Move::Finish(card) => self.finish(seat, card, log),
            Move::Hold => self.hold(seat, log),
            Move::Ask(_) | Move::Tell(_) | Move::Propose(_) | Move::Agree | Move::Disagree => {
                unreachable!("talk is not an answer")
            }
        }
    }

    fn pick_or_morph(
        &mut self,
        seat: Seat,
        card: crate::card::Card,
        mv: Move,
        log: &mut Log<Event>,
    ) {
        self.pick(seat, card);
        if matches!(mv, Move::With(_)) {
            self.morph_fed(seat, log);
        }
    }
}

/// Reports something that everybody is told alike.
fn tell(log: &mut Log<Event>, told: impl FnOnce() -> Told) {
    log.add(|| Event::Open(told()));
}
